// What Setup puts together, and what can be wrong with it.

import { nameFault } from "../../game/flow/names.ts";
import type { PresetId } from "../../game/rules/preset.ts";
import { PRESETS } from "../../game/rules/registry.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { MAX_PLAYERS, MIN_PLAYERS, type NameFault } from "../../game/words/table.ts";
import type { Catalogue, Language } from "../../i18n/shape.ts";

/** A table about to be dealt in. `opener`: whose seat opens; null draws lots. */
export type Deal = Readonly<{
  names: readonly string[];
  preset: PresetId;
  ruleset: Ruleset;
  opener: number | null;
  /** The first round is explained on the screens. */
  guide?: boolean;
  /** The odds are shown to all; as the setting says where nothing is said here. */
  coach?: boolean;
}>;

export type Faults = Readonly<{
  names: readonly (NameFault | null)[];
  count: "too-few-players" | "too-many-players" | null;
}>;

/** What a seat without a name is called. By a letter: beside "1 life" a number would be read as one. */
export function namelessOf({ setup }: Pick<Catalogue, "setup">, seat: number): string {
  return setup.player(String.fromCharCode(65 + seat));
}

/** Takes the names as typed; gives what is wrong with each, and with how many there are. */
export function faultsOf(names: readonly string[]): Faults {
  const count = names.length < MIN_PLAYERS ? "too-few-players" : null;
  return {
    names: names.map((name, seat) => nameFault(name, names.slice(0, seat))),
    count: names.length > MAX_PLAYERS ? "too-many-players" : count,
  };
}

export function isFine({ names, count }: Faults): boolean {
  return count === null && names.every((fault) => fault === null);
}

const OPENS_WITH: Readonly<Record<Language, PresetId>> = {
  de: "meiern",
  nb: "meyer-no",
  da: "meyer-dk",
  en: "mia",
};

/** What a language's players expect to find first. RULES: The traditions. */
export function presetFor(language: Language): PresetId {
  return OPENS_WITH[language];
}

/** All presets, the language's own first. */
export function presetsFor(language: Language): readonly PresetId[] {
  const own = presetFor(language);
  return [own, ...PRESETS.map(({ id }) => id).filter((id) => id !== own)];
}
