// Which tradition a game was played in.

import { PRESET_IDS } from "../game/rules/preset.ts";

export const HOUSE = "house-rules";
export const TRADITIONS = [...PRESET_IDS, HOUSE] as const;
export type Tradition = (typeof TRADITIONS)[number];
