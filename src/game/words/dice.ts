// What two dice can show: the 21 rolls, and the roll a pair of dice is read as.

export const PIPS = [1, 2, 3, 4, 5, 6] as const;
export type Pips = (typeof PIPS)[number];

/** Two dice in the order they fell. */
export type Dice = readonly [Pips, Pips];

/** Every roll once, pairs last; the order here is no ranking (that is the ladder's). */
export const ROLLS = [
  21, 31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66,
] as const;
export type Roll = (typeof ROLLS)[number];

export const MEYER = 21 satisfies Roll;
export const LITTLE_MEYER = 31 satisfies Roll;
export const HALF_MEYER = 42 satisfies Roll;
export const JOKER = 32 satisfies Roll;

/** Three pictures out of this many mark a roll until it is lifted (DESIGN: The seal). */
export const SEAL_PICTURES = 24;
export type Seal = readonly [number, number, number];
