// What the odds of a ladder predict, in whole numbers: ways out of 36, and what follows from them.

import { waysToRoll } from "../game/rules/dice.ts";
import { isHigher, isRaise, raises } from "../game/rules/ladder.ts";
import { waysToHold } from "../game/rules/odds.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { JOKER, ROLLS, type Roll } from "../game/words/dice.ts";

export const WAYS = 36;

/** A number that chance decides, as it is expected: its mean, and its variance (the mean square off it). */
export type Expected = Readonly<{ mean: number; variance: number }>;

const known = new WeakMap<Ruleset, Readonly<Record<Roll, number>>>();

/** Takes a ruleset; gives in how many of the 36 ways a fresh roll holds each claim, counted once. */
export function waysOf(rules: Ruleset): Readonly<Record<Roll, number>> {
  const counted = known.get(rules);
  if (counted) return counted;
  const ways = Object.fromEntries(ROLLS.map((roll) => [roll, waysToHold(rules, roll)]));
  known.set(rules, ways as Record<Roll, number>);
  return ways as Record<Roll, number>;
}

const isJoker = ({ thirtyTwo }: Ruleset, roll: Roll) => thirtyTwo === "joker" && roll === JOKER;

/** Something that happens in so many of the 36 ways, counted 36 when it does. */
export function chance(ways: number): Expected {
  return { mean: ways, variance: ways * (WAYS - ways) };
}

/** Takes what each roll is worth; gives 36 times what a fresh roll is worth. */
function fresh(worth: (roll: Roll) => number): Expected {
  let [sum, squares] = [0, 0];
  for (const roll of ROLLS) {
    const value = worth(roll);
    sum += waysToRoll(roll) * value;
    squares += waysToRoll(roll) * value * value;
  }
  return { mean: sum, variance: WAYS * squares - sum * sum };
}

/** Takes the claim to meet; gives in how many of the 36 ways a fresh roll does not meet it. A joker does. */
export function waysToMiss(rules: Ruleset, standing: Roll): number {
  return ROLLS.filter((roll) => !isRaise(rules, roll, standing) && !isJoker(rules, roll)).reduce(
    (ways, roll) => ways + waysToRoll(roll),
    0,
  );
}

/**
 * Takes the claim to meet, or null; gives 36 times the ways that hold the next claim of somebody who says
 * what they rolled, or the lowest raise where that is none. Null where there is no choice of claims.
 */
export function plainClaim(rules: Ruleset, standing: Roll | null): Expected | null {
  const claims = raises(rules, standing);
  const lowest = claims.at(-1);
  if (lowest === undefined || claims.length === 1) return null;
  const ways = waysOf(rules);
  return fresh((roll) => ways[claims.includes(roll) ? roll : lowest]);
}

/** Takes a roll; gives its height: twice the ways that are lower and once those that are equal, 0 to 72. */
export function heightOf(rules: Ruleset, roll: Roll): number {
  const joker = isJoker(rules, roll);
  const lower = (other: Roll) =>
    !isJoker(rules, other) && (joker || isHigher(rules, roll, other)) && roll !== other;
  const below = ROLLS.filter(lower).reduce((ways, other) => ways + waysToRoll(other), 0);
  return 2 * below + waysToRoll(roll);
}

/** 36 times the height of a fresh roll. */
export function freshHeight(rules: Ruleset): Expected {
  return fresh((roll) => heightOf(rules, roll));
}
