// The moments that are told first: bluffs that were believed, the biggest lie, the unluckiest lift.

import { ladderOf } from "../game/rules/ladder.ts";
import { waysToHold } from "../game/rules/odds.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import type { Roll } from "../game/words/dice.ts";
import { counting, isBluff, isLie, type Said, type Truth } from "./said.ts";

/** Half of the 36 ways: a lift was unlucky where the odds were on the lifter's side. */
const EVEN = 18;

/** Takes a claim and the roll beneath it; gives how many places of the ladder lie between, up positive. */
export function places(rules: Ruleset, claim: Roll, beneath: Roll): number {
  const ladder = ladderOf(rules);
  return ladder.indexOf(beneath) - ladder.indexOf(claim);
}

/** The first of the entries that no other surpasses; null of none. */
function most<T>(entries: readonly T[], surpasses: (one: T, other: T) => boolean): T | null {
  const [first, ...rest] = entries;
  if (first === undefined) return null;
  return rest.reduce((best, entry) => (surpasses(entry, best) ? entry : best), first);
}

/** Takes the truth; gives the lies that were believed, in order. */
export function bluffsOf({ said }: Truth): readonly Said[] {
  return counting(said).filter(isBluff);
}

/** How far above the truth a lie was, in places of the ladder; 0 where the roll is not known. */
export function sizeOf({ ruleset }: Pick<Truth, "ruleset">, { roll, beneath }: Said): number {
  return beneath === null ? 0 : places(ruleset, roll, beneath);
}

/** Takes the truth; gives the lie with most places of the ladder between claim and roll, the first of equals. */
export function biggestLieOf(truth: Truth): Said | null {
  const lies = counting(truth.said).filter(isLie);
  return most(lies, (one, other) => sizeOf(truth, one) > sizeOf(truth, other));
}

/**
 * Takes the truth; gives the lift that missed although a fresh roll would have held the claim in the fewest
 * of the 36 ways, the first of equals. Null where every claim that held was as likely as not to.
 */
export function unluckiestLiftOf({ said, ruleset }: Truth): Said | null {
  const missed = counting(said).filter(({ answer }) => answer?.aim === "missed");
  const ways = ({ roll }: Said) => waysToHold(ruleset, roll);
  const unlucky = missed.filter((lift) => ways(lift) < EVEN);
  return most(unlucky, (one, other) => ways(one) < ways(other));
}
