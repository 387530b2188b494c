// What a fresh roll is worth, counted, not estimated.

import { ROLLS, type Roll } from "../words/dice.ts";
import { waysToRoll } from "./dice.ts";
import { holds } from "./ladder.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Takes a claim; gives in how many of the 36 ways two dice fall a fresh roll holds it. A joker holds
 * every claim and counts; a 32 under `toast` counts as the low roll it is. RULES: Tables, odds.
 */
export function waysToHold(
  rules: Pick<Ruleset, "littleMeyer" | "halfMeyer" | "pairs" | "thirtyTwo">,
  claim: Roll,
): number {
  return ROLLS.filter((roll) => holds(rules, claim, roll)).reduce(
    (ways, roll) => ways + waysToRoll(roll),
    0,
  );
}
