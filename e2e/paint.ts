// What is really painted: the light of every pixel of a part of the page, and what can be counted in it.
import type { Locator } from "@playwright/test";
import { pixels } from "./tools/png.mjs";

/** Relative luminance, 0 to 1, line by line. */
export type Painted = Readonly<{ width: number; height: number; light: readonly number[] }>;

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

export function lightOf(png: Buffer): Painted {
  const { width, height, bytes, data } = pixels(png);
  const light = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * bytes, at * bytes + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
  return { width, height, light };
}

export const painted = async (on: Locator): Promise<Painted> =>
  lightOf(await on.screenshot({ animations: "disabled" }));

/** A part of its width, from one share of it to another. */
export function strip({ width, height, light }: Painted, from: number, to: number): Painted {
  const [left, right] = [Math.round(from * width), Math.round(to * width)];
  const part = light.filter((_, at) => at % width >= left && at % width < right);
  return { width: right - left, height, light: part };
}

/** As WCAG counts it, 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const middle = (light: readonly number[]) =>
  [...light].sort((a, b) => a - b)[light.length >> 1] ?? 0;

/** How far the ground of a part stands off from what is written on it: from the hundredth part that differs most. */
export function legible({ light }: Painted): number {
  const ground = middle(light);
  const off = light.map((one) => contrast(one, ground)).sort((a, b) => b - a);
  return off[Math.floor(light.length / 100)] ?? 1;
}

/** The pips of a die that fills the picture, and how far they stand off from its face. */
export function face({ width, height, light }: Painted): Readonly<{ pips: number; off: number }> {
  const edge = 0.17;
  const inside = (at: number) => {
    const x = (at % width) / width;
    const y = Math.floor(at / width) / height;
    return x > edge && x < 1 - edge && y > edge && y < 1 - edge;
  };
  const ground = middle(light.filter((_, at) => inside(at)));
  const differs = light.map((one, at) => (inside(at) ? contrast(one, ground) : 1));
  const off = [...differs].sort((a, b) => b - a)[Math.floor(light.length / 200)] ?? 1;
  const left = new Set<number>();
  for (const [at, by] of differs.entries()) if (by > Math.sqrt(off)) left.add(at);
  let pips = 0;
  for (const first of left) {
    left.delete(first);
    const blot = [first];
    for (const at of blot) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (left.delete(next)) blot.push(next);
      }
    }
    if (blot.length > light.length / 200) pips += 1;
  }
  return { pips, off };
}
