// A preset: a tradition's or a table's ruleset under a name.

import type { Ruleset } from "./ruleset.ts";

export const PRESET_IDS = [
  "meiern",
  "meyer-no",
  "meyer-dk",
  "meyer-vaertshus",
  "mia",
  "bodega",
  "kneipe",
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export type Preset = Readonly<{ id: PresetId; ruleset: Ruleset }>;
