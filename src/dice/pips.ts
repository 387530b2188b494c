// Where the pips of a die lie, as one path of dots on a field of 10 by 10.
import type { Pips } from "../game/words/dice.ts";

const DOTS: Readonly<Record<Pips, string>> = {
  1: "5 4.9",
  2: "2.9 2.8,7.1 7",
  3: "2.7 2.6,5 4.9,7.3 7.2",
  4: "2.9 2.8,7.1 2.8,2.9 7,7.1 7",
  5: "2.7 2.6,7.3 2.6,5 4.9,2.7 7.2,7.3 7.2",
  6: "2.9 2.4,7.1 2.4,2.9 4.9,7.1 4.9,2.9 7.4,7.1 7.4",
};

/** A stroke of no length with round ends is a dot: one path a face, so far to the right. */
export const pipPath = (pips: Pips, across = 0): string =>
  DOTS[pips]
    .split(",")
    .map((at) => {
      const [x, y] = at.split(" ");
      return `M${Number(x) + across} ${y}h.01`;
    })
    .join("");
