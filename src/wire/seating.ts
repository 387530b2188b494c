// The table that was dealt in last, and the people the phone knows: what Setup starts from.

import * as v from "valibot";
import { PRESET_IDS, type PresetId } from "../game/rules/preset.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { LONGEST_NAME, MAX_PLAYERS, type PlayerId } from "../game/words/table.ts";
import { parseRuleset } from "./ruleset.ts";

export type SeatedPlayer = Readonly<{ id: PlayerId; name: string }>;

export type LastTable = Readonly<{
  /** In seat order. */
  players: readonly SeatedPlayer[];
  preset: PresetId;
  ruleset: Ruleset;
  /** Drawn by lot, or who opens. */
  opener: "draw" | PlayerId;
}>;

/** `seen`: when they last sat at a table, in ms since 1970. */
export type KnownPlayer = SeatedPlayer & Readonly<{ seen: number }>;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const seated = v.object({ id: text, name: text });
const known = v.object({ ...seated.entries, seen: v.pipe(v.number(), v.finite()) });
const table = v.object({
  players: v.pipe(v.array(seated), v.maxLength(MAX_PLAYERS)),
  preset: v.picklist(PRESET_IDS),
  ruleset: v.unknown(),
  opener: text,
});

/** Takes anything; gives the known player it is, or null. */
export function parseKnownPlayer(value: unknown): KnownPlayer | null {
  const { success, output } = v.safeParse(known, value);
  return success ? output : null;
}

/** Takes anything; gives the table it is, or null. An opener who is not at it is drawn instead. */
export function parseLastTable(value: unknown): LastTable | null {
  const { success, output } = v.safeParse(table, value);
  if (!success) return null;
  const ruleset = parseRuleset(output.ruleset);
  const ids = output.players.map(({ id }) => id);
  if (!ruleset || new Set(ids).size < ids.length) return null;
  const opener = ids.includes(output.opener) ? output.opener : "draw";
  return { ...output, ruleset, opener };
}
