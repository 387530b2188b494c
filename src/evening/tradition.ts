// Which tradition a game was played in.

import { PRESET_IDS, type PresetId } from "../game/rules/preset.ts";
import { PRESETS } from "../game/rules/registry.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";

export const HOUSE = "house-rules";
export const TRADITIONS = [...PRESET_IDS, HOUSE] as const;
export type Tradition = (typeof TRADITIONS)[number];

const flat = ({ meyerLoss, ...rest }: Ruleset): Readonly<Record<string, unknown>> => ({
  ...rest,
  lifter: meyerLoss.lifter,
  claimant: meyerLoss.claimant,
});

/** Takes a ruleset; gives the preset that it equals in every option, or null: house rules. */
export function presetOf(ruleset: Ruleset): PresetId | null {
  const own = flat(ruleset);
  const same = PRESETS.find((preset) =>
    Object.entries(flat(preset.ruleset)).every(([name, value]) => own[name] === value),
  );
  return same?.id ?? null;
}
