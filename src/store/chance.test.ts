// Fair dice, and the one way in which chance may be used.
import { describe, expect, test } from "vitest";
import { PIPS } from "../game/words/dice.ts";
import { cryptoChance, drawChance } from "./chance.ts";

type Asked = { readonly name: string; readonly length: number };

/** A source that gives these bytes to whoever asks for one, and counts what it is asked for. */
function bytes(given: readonly number[]) {
  const asked: Asked[] = [];
  const left = [...given];
  const getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const view = array as unknown as Uint8Array<ArrayBuffer>;
    asked.push({ name: view.constructor.name, length: view.length });
    if (view.length === 1) view[0] = left.shift() ?? 0;
    else crypto.getRandomValues(view);
    return array;
  };
  return { asked, left, source: { getRandomValues } as Pick<Crypto, "getRandomValues"> };
}

describe("a die", () => {
  test("over all bytes shows every face 42 times and draws four again", () => {
    const faces = new Map<number, number>();
    let again = 0;
    for (let byte = 0; byte < 256; byte += 1) {
      const { source, asked } = bytes([byte, 0]);
      const die = cryptoChance(source).die();
      if (asked.length === 2) again += 1;
      else faces.set(die, (faces.get(die) ?? 0) + 1);
    }
    expect(again).toBe(4);
    expect(PIPS.map((pips) => faces.get(pips))).toEqual([42, 42, 42, 42, 42, 42]);
  });

  test.each([
    ["0 is a 1", [0], 1],
    ["5 is a 6", [5], 6],
    ["251 is a 6", [251], 6],
    ["252 is drawn again", [252, 2], 3],
    ["255 is drawn again, and again", [255, 254, 253, 1], 2],
  ] as const)("%s", (_, given, pips) => {
    const { source, left } = bytes(given);
    expect(cryptoChance(source).die()).toBe(pips);
    expect(left).toEqual([]);
  });
});

/** The browser's own source, asked for many bytes at a time: one by one takes too long. */
function pooled(): Pick<Crypto, "getRandomValues"> {
  const pool = new Uint8Array(65_536);
  let at = pool.length;
  const getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (at === pool.length) {
      crypto.getRandomValues(pool);
      at = 0;
    }
    (array as unknown as Uint8Array)[0] = pool[at] ?? 0;
    at += 1;
    return array;
  };
  return { getRandomValues } as Pick<Crypto, "getRandomValues">;
}

/** How far counts are from being all alike. */
function chiSquare(counts: readonly number[]): number {
  const meant = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - meant) ** 2 / meant, 0);
}

test("two million rolls are as even as chance allows, each die and both together", () => {
  const rolls = 2_000_000;
  const { dice } = cryptoChance(pooled());
  const pairs = new Array<number>(36).fill(0);
  for (let roll = 0; roll < rolls; roll += 1) {
    const [first, second] = dice();
    const pair = (first - 1) * 6 + second - 1;
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  const sum = (of: (pair: number) => boolean) =>
    pairs.reduce((all, count, pair) => (of(pair) ? all + count : all), 0);
  const faces = [0, 1, 2, 3, 4, 5];
  // Each is surpassed once in a million times.
  expect(chiSquare(pairs)).toBeLessThan(90);
  expect(chiSquare(faces.map((face) => sum((pair) => Math.floor(pair / 6) === face)))).toBeLessThan(
    35.9,
  );
  expect(chiSquare(faces.map((face) => sum((pair) => pair % 6 === face)))).toBeLessThan(35.9);
});

describe("a roll", () => {
  test("takes a byte for each die, first die first", () => {
    const { source, asked } = bytes([5, 255, 0]);
    expect(cryptoChance(source).dice()).toEqual([6, 1]);
    expect(asked).toEqual(Array(3).fill({ name: "Uint8Array", length: 1 }));
  });

  test.each([
    ["roll", 2],
    ["die", 1],
    ["none", 0],
  ] as const)("for %s %i single bytes are drawn", (need, singles) => {
    const { source, asked } = bytes([0, 0]);
    drawChance(cryptoChance(source), need);
    expect(asked.filter(({ length }) => length === 1)).toHaveLength(singles);
  });
});

describe("what is no die", () => {
  test("never draws a single value", () => {
    const { source, asked } = bytes([]);
    const chance = cryptoChance(source);
    for (let times = 0; times < 100; times += 1) {
      chance.seal();
      chance.id();
      chance.below(1 + (times % 12));
    }
    expect(asked.every(({ length }) => length > 1)).toBe(true);
  });

  test("a seal has three different pictures of 24, each as often", () => {
    const { seal } = cryptoChance(crypto);
    const seen = new Array<number>(24).fill(0);
    const draws = 24_000;
    let alike = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const pictures = seal();
      if (new Set(pictures).size < 3) alike += 1;
      for (const picture of pictures) seen[picture] = (seen[picture] ?? 0) + 1;
    }
    const meant = (draws * 3) / 24;
    expect(alike).toBe(0);
    for (const times of seen) expect(Math.abs(times - meant)).toBeLessThan(350);
  });

  test("has no bias: what would favour the low ones is drawn again", () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 1, 7, 8];
    const getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const view = array as unknown as Uint32Array;
      view.forEach((_, index) => {
        view[index] = words.shift() ?? 0;
      });
      return array;
    };
    const chance = cryptoChance({ getRandomValues } as Pick<Crypto, "getRandomValues">);
    expect(chance.below(5)).toBe(2);
    expect(words).toEqual([]);
  });

  test("ids differ even where every draw is the same, and need no randomUUID", () => {
    const getRandomValues = <T>(array: T): T => array;
    const { id } = cryptoChance({ getRandomValues } as Pick<Crypto, "getRandomValues">);
    expect(new Set(Array.from({ length: 1_000 }, id)).size).toBe(1_000);
  });
});
