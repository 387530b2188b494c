// The coach: what a fresh roll is worth against the standing claim. Public: it never knows what lies in the cup.

import { waysToHold } from "../rules/odds.ts";
import type { Roll } from "../words/dice.ts";
import type { TableView } from "./view.ts";

/** `ways`: in how many of the 36 ways two dice fall a fresh roll holds the claim. */
export type Coach = Readonly<{ claim: Roll; ways: number }>;

/** Takes what the table sees; gives the odds of the claim that is to be answered, null when none is. RULES: Tables, odds. */
export function coachOf({ phase, ruleset }: Pick<TableView, "phase" | "ruleset">): Coach | null {
  if (phase.name !== "answering") return null;
  const claim = phase.standing.roll;
  return { claim, ways: waysToHold(ruleset, claim) };
}
