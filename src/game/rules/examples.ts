// Worked examples for the rule card: lifts judged by the ruleset itself.

import { HALF_MEYER, JOKER, LITTLE_MEYER, MEYER, type Roll } from "../words/dice.ts";
import { isPair } from "./dice.ts";
import { claimable, isHigher, ladderOf } from "./ladder.ts";
import type { Ruleset } from "./ruleset.ts";
import { liftStakes } from "./stakes.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** A lift with more than two still in. `stake`: lives at stake for the loser, 0 where nobody loses. */
export type Example = Readonly<{
  claim: Roll;
  inCup: Roll;
  /** Whether the roll in the cup was re-rolled blind. */
  blind: boolean;
  /** Less was claimed than lay there, which these rules forbid after a look. */
  unseen: boolean;
  double: boolean;
  verdict: Verdict;
  loser: "lifter" | "claimant" | null;
  stake: number;
}>;

type Lift = Pick<Example, "claim" | "inCup"> & Partial<Pick<Example, "blind" | "double">>;

const LOSER = { held: "lifter", lied: "claimant", toast: null } as const;

/** Takes a lift; gives it judged. RULES: A round, lift; Meyer; The 32. */
export function exampleOf(
  rules: Ruleset,
  { claim, inCup, blind = false, double = false }: Lift,
): Example {
  const verdict = verdictOf(rules, claim, inCup, blind);
  const loser = LOSER[verdict];
  const stakes = liftStakes(rules, claim, { double, lastTwo: false });
  const unseen = !rules.understate && !blind && isHigher(rules, inCup, claim);
  return { claim, inCup, blind, unseen, double, verdict, loser, stake: loser ? stakes[loser] : 0 };
}

/**
 * Takes a ruleset; gives the lifts that are argued about under it: a claim over more than it, over exactly
 * it, a Meyer over less and over itself, and what 31, 42, 32 and a doubled stake come to where they matter.
 */
export function examplesOf(rules: Ruleset): readonly Example[] {
  const pairs = ladderOf(rules).filter(isPair);
  const best = pairs[0] ?? 66;
  const weakest = pairs[pairs.length - 1] ?? 11;
  const lifts: Lift[] = [
    { claim: 54, inCup: 62 },
    { claim: 54, inCup: 54 },
    { claim: 65, inCup: weakest },
    { claim: best, inCup: weakest },
    { claim: MEYER, inCup: best },
    { claim: MEYER, inCup: MEYER },
  ];
  if (rules.double) {
    lifts.push({ claim: MEYER, inCup: best, double: true });
    lifts.push({ claim: MEYER, inCup: MEYER, double: true });
  }
  if (rules.littleMeyer) {
    lifts.push({ claim: best, inCup: LITTLE_MEYER }, { claim: LITTLE_MEYER, inCup: best });
  } else {
    lifts.push({ claim: JOKER, inCup: LITTLE_MEYER });
  }
  if (rules.halfMeyer) lifts.push({ claim: best, inCup: HALF_MEYER });
  if (rules.thirtyTwo === "joker") lifts.push({ claim: MEYER, inCup: JOKER });
  if (rules.thirtyTwo === "toast") {
    lifts.push({ claim: 54, inCup: JOKER });
    if (rules.blindReroll !== "off") lifts.push({ claim: 54, inCup: JOKER, blind: true });
  }
  const claims = claimable(rules);
  return lifts.filter(({ claim }) => claims.includes(claim)).map((lift) => exampleOf(rules, lift));
}
