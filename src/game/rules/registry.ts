// The one list of presets.

import type { Preset, PresetId } from "./preset.ts";
import type { Ruleset } from "./ruleset.ts";
import { bodega } from "./rulesets/bodega.ts";
import { kneipe } from "./rulesets/kneipe.ts";
import { meiern } from "./rulesets/meiern.ts";
import { meyerDk } from "./rulesets/meyer-dk.ts";
import { meyerNo } from "./rulesets/meyer-no.ts";
import { meyerVaertshus } from "./rulesets/meyer-vaertshus.ts";
import { mia } from "./rulesets/mia.ts";

export const PRESETS: readonly Preset[] = [
  meiern,
  meyerNo,
  meyerDk,
  meyerVaertshus,
  mia,
  bodega,
  kneipe,
];

/** Takes a preset's id; gives the preset. RULES: The traditions. */
export function presetOf(id: PresetId): Preset {
  const preset = PRESETS.find((known) => known.id === id);
  if (!preset) throw new Error(`No preset is called ${id}`);
  return preset;
}

/** What makes the tradition: everything but how many lives there are and whose dice, which each table picks. */
const flat = ({
  meyerLoss,
  lives: _lives,
  cup: _cup,
  ...rest
}: Ruleset): Readonly<Record<string, unknown>> => ({
  ...rest,
  lifter: meyerLoss.lifter,
  claimant: meyerLoss.claimant,
});

/**
 * Takes a ruleset; gives the preset that it is, or null: house rules. More lives or fewer, and real dice, are
 * no house rules: "we played Meiern, with three lives". RULES: The traditions. DESIGN: Setup.
 */
export function presetLike(ruleset: Ruleset): PresetId | null {
  const own = flat(ruleset);
  const same = PRESETS.find((preset) =>
    Object.entries(flat(preset.ruleset)).every(([name, value]) => own[name] === value),
  );
  return same?.id ?? null;
}
