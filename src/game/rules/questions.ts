// "How do you play?": seven questions, each about one or two options, from any preset to a table's own ruleset.

import type { OptionName, QuestionName } from "../words/house.ts";
import { differences } from "./options.ts";
import type { PresetId } from "./preset.ts";
import { PRESETS, presetOf } from "./registry.ts";
import type { Ruleset } from "./ruleset.ts";
import { type Changes, withChanges } from "./variants.ts";

/** What each question asks for; the answers are the values of these options. */
export const ASKED: Readonly<Record<QuestionName, readonly OptionName[]>> = {
  "little-meyer": ["littleMeyer"],
  "best-pair": ["pairs"],
  raise: ["raise"],
  understate: ["understate"],
  meyer: ["meyerBelieved", "lifterLoss"],
  blind: ["blindPass"],
  lives: ["lives", "drinks"],
};

/** What was answered so far; a question that was skipped is not in it. */
export type Answers = Changes;

/**
 * Takes the preset that the language starts from and the answers; gives the ruleset they describe, which
 * can be played whatever was answered: an answer that its own ruleset forbids is passed over.
 */
export function answered(from: PresetId, answers: Answers): Ruleset {
  return withChanges(presetOf(from).ruleset, answers);
}

/** Takes a ruleset; gives the preset it differs from in the fewest options, `from` where several do. */
export function closest(rules: Ruleset, from: PresetId): PresetId {
  const far = (id: PresetId) => differences(rules, presetOf(id).ruleset).length;
  return PRESETS.map(({ id }) => id).reduce((best, id) => (far(id) < far(best) ? id : best), from);
}
