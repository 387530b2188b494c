// What a lift shows: whether the claim held, whether it was a lie, or whether all drink.

import { JOKER, type Roll } from "../words/dice.ts";
import { holds } from "./ladder.ts";
import type { Ruleset } from "./ruleset.ts";

/** `toast`: a blindly re-rolled 32 under `thirtyTwo: toast`; nobody loses. */
export type Verdict = "held" | "lied" | "toast";

type Judging = Pick<Ruleset, "littleMeyer" | "halfMeyer" | "pairs" | "thirtyTwo">;

/**
 * Takes the lifted claim, what lay in the cup, and whether that was re-rolled blind; gives the verdict.
 * RULES: Words, holds; The 32.
 */
export function verdictOf(rules: Judging, claim: Roll, inCup: Roll, blind: boolean): Verdict {
  if (rules.thirtyTwo === "toast" && blind && inCup === JOKER) return "toast";
  return holds(rules, claim, inCup) ? "held" : "lied";
}
