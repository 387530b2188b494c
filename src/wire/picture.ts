// A text as a QR code, made on the phone: which squares are dark, without the light margin.

import { encode } from "uqr";

export type Squares = readonly (readonly boolean[])[];

/** How much of it may be covered: `Q` a quarter of its words, `L` seven in a hundred. */
export type Strength = "L" | "M" | "Q" | "H";

/** The most bytes that any QR code holds. */
export const MOST = 2_953;

/** Takes a text and how strong the code must at least be; gives its squares, row by row, or null where it is too long. */
export function squaresOf(text: string, strength: Strength): Squares | null {
  try {
    // Where the same size can stand more damage, it does.
    return encode(text, { ecc: strength, boostEcc: true, border: 0 }).data;
  } catch {
    return null;
  }
}
