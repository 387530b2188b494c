// What the standing claim asks for, in words: something above it, at least as much, or, over a Meyer, that again.

import type { Claim } from "../../game/flow/state.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { MEYER } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { rollName } from "../words.ts";

/** Takes the standing claim, null for none, and who answers for it. */
export function standingLine(
  words: Catalogue,
  rules: Ruleset,
  standing: Claim | null,
  name: string,
): string {
  if (standing === null) return words.claim.free;
  const { toBeat, toMeet, toMeetTop } = words.claim;
  const least = rules.raise === "equal" ? toMeet : toBeat;
  const line = standing.roll === MEYER ? toMeetTop : least;
  return line(rollName(words, rules, standing.roll), name);
}
