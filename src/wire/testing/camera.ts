// A camera for the tests: squares as a picture, damaged as asked, read by a decoder that is not ours.
import jsqr from "jsqr";
import type { Rng } from "../../game/testing/chance.ts";
import type { Squares } from "../picture.ts";

const MARGIN = 4;
const SCALE = 4;

export type Photo = Readonly<{ pixels: Uint8ClampedArray; width: number }>;

/** Takes squares; gives a picture of them with their light margin, four pixels a square. */
export function photoOf(squares: Squares): Photo {
  const width = (squares.length + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = squares[Math.floor(y / SCALE) - MARGIN];
      if (row?.[Math.floor(x / SCALE) - MARGIN])
        pixels.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { pixels, width };
}

type Blot = Readonly<{ x: number; y: number; side: number }>;

/** The marks by which a camera finds a code at all: without one of them none is found, whatever its strength. */
function hitsMark({ x, y, side }: Blot, code: number): boolean {
  const near = 8 * SCALE;
  const far = code - near;
  const [small, smallFar] = [code - 9 * SCALE, code - 4 * SCALE];
  const corner =
    (x < near && y < near) || (x + side > far && y < near) || (x < near && y + side > far);
  return corner || (x + side > small && x < smallFar && y + side > small && y < smallFar);
}

/** Lays blots of one grey over so many hundredths of the code, wherever chance says but on those marks. */
export function covered({ pixels, width }: Photo, percent: number, blots: number, rng: Rng): Photo {
  const copy = pixels.slice();
  const code = width - 2 * MARGIN * SCALE;
  const side = Math.ceil(code * Math.sqrt(percent / 100 / blots));
  const grey = rng.pick([0, 90, 160, 255]);
  for (let laid = 0; laid < blots; ) {
    const blot = { x: rng.below(code - side), y: rng.below(code - side), side };
    if (hitsMark(blot, code)) continue;
    laid += 1;
    for (let row = blot.y; row < blot.y + side; row += 1) {
      const at = 4 * ((row + MARGIN * SCALE) * width + blot.x + MARGIN * SCALE);
      for (let pixel = at; pixel < at + 4 * side; pixel += 4) copy.fill(grey, pixel, pixel + 3);
    }
  }
  return { pixels: copy, width };
}

/** Takes a picture; gives the text that is read in it, or null. */
export function readIn({ pixels, width }: Photo): string | null {
  const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;
  return decode(pixels, width, width)?.data ?? null;
}
