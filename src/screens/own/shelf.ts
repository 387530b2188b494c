// The table's own rulesets, as the screens use them; where they are kept is handed in.

import { differences } from "../../game/rules/options.ts";
import type { PresetId } from "../../game/rules/preset.ts";
import { presetOf } from "../../game/rules/registry.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Catalogue } from "../../i18n/shape.ts";

export type OwnRules = Readonly<{
  id: string;
  name: string;
  /** The tradition it started from. */
  preset: PresetId;
  ruleset: Ruleset;
  /** When it was saved first, in ms since 1970. */
  at: number;
}>;

export type Shelf = Readonly<{
  /** Oldest first. */
  own: readonly OwnRules[];
  /** The one that Setup begins with; null: the last table's. */
  preferred: string | null;
  /** False while the disk holds less than this. */
  kept: boolean;
}>;

export type ShelfPort = Readonly<{
  get: () => Shelf;
  watch: (changed: () => void) => () => void;
  save: (own: OwnRules) => Promise<boolean>;
  /** Saves rules under a new id; gives it at once. */
  add: (own: Pick<OwnRules, "name" | "preset" | "ruleset">) => string;
  remove: (id: string) => Promise<boolean>;
  prefer: (id: string | null) => Promise<boolean>;
}>;

/** What a table has chosen to start from: a tradition, or own rules that started from one. */
export type Base = Readonly<{ preset: PresetId; own: OwnRules | null }>;

export const startOf = ({ preset, own }: Base): Ruleset => own?.ruleset ?? presetOf(preset).ruleset;

export const calledOf = (words: Catalogue, { preset, own }: Base): string =>
  own?.name ?? words.traditions[preset];

/** "Meiern, 2 rules changed". */
export function noteOf(words: Catalogue, { preset, ruleset }: OwnRules): string {
  const changed = differences(ruleset, presetOf(preset).ruleset).length;
  return words.own.note(words.traditions[preset], words.house.changes(changed));
}
