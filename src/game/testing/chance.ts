// Chance for the random tests: repeatable from a seed, with the rare rolls made common.
import type { Dice, Pips, Seal } from "../words/dice.ts";
import { PIPS } from "../words/dice.ts";

export type Rng = Readonly<{
  /** 0 to 1, 1 not included. */
  next: () => number;
  /** 0 to count - 1. */
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True so many times out of 100. */
  often: (percent: number) => boolean;
  shuffled: <T>(list: readonly T[]) => readonly T[];
}>;

/** mulberry32, public domain: small, fast, good enough to walk about in a game. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function rngOf(seed: number): Rng {
  const next = mulberry(seed);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[below(list.length)] as T;
  };
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((value) => ({ value, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ value }) => value);
  return { next, below, pick, often: (percent) => next() * 100 < percent, shuffled };
}

/** What the rare rules turn on: 21, 31, 32, 42. */
const RARE: readonly Dice[] = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [4, 2],
  [2, 4],
];

export const dieFrom = (rng: Rng): Pips => rng.pick(PIPS);

/** Half of the time one of the rare rolls, otherwise two fair dice. */
export const diceFrom = (rng: Rng): Dice =>
  rng.often(50) ? rng.pick(RARE) : [dieFrom(rng), dieFrom(rng)];

export const sealFrom = (rng: Rng): Seal => [rng.below(24), rng.below(24), rng.below(24)];
