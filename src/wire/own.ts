// A ruleset that a table has put together and named: from outside, so it is parsed.

import * as v from "valibot";
import { isClean, nameFault } from "../game/flow/names.ts";
import { PRESET_IDS, type PresetId } from "../game/rules/preset.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { id } from "./parts.ts";
import { parseRuleset } from "./ruleset.ts";

export type OwnRuleset = Readonly<{
  id: string;
  /** As a player's name: 1 to 24 graphemes, unlike every other ruleset's. */
  name: string;
  /** The tradition it started from, and is shown against. */
  preset: PresetId;
  ruleset: Ruleset;
  /** When it was saved first, in ms since 1970: the order in which they are listed. */
  at: number;
}>;

const schema = v.object({
  id,
  name: v.pipe(
    v.string(),
    v.check((name) => isClean(name) && nameFault(name, []) === null),
  ),
  preset: v.picklist(PRESET_IDS),
  ruleset: v.unknown(),
  at: v.pipe(v.number(), v.finite()),
});

/** Takes anything; gives the named ruleset it is, or null where it cannot be played. */
export function parseOwn(value: unknown): OwnRuleset | null {
  const { success, output } = v.safeParse(schema, value);
  const ruleset = success ? parseRuleset(output.ruleset) : null;
  return success && ruleset ? { ...output, ruleset } : null;
}
