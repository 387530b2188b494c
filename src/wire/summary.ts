// What Home tells of a saved game without opening it.

import * as v from "valibot";
import type { Standing } from "../game/flow/state.ts";
import { PRESET_IDS, type PresetId } from "../game/rules/preset.ts";
import { COUNTING, type Counting, DRINKS, type Drinks } from "../game/words/options.ts";
import type { Same } from "./same.ts";

export const STANDINGS = ["in", "swimming", "out", "left"] as const satisfies readonly Standing[];

export const GAME_MARKS = ["asleep", "second"] as const;
export type GameMark = (typeof GAME_MARKS)[number];

export type GameSummary = Readonly<{
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** In seat order. */
  players: readonly Readonly<{ name: string; lives: number; standing: Standing }>[];
  /** Everybody's starting lives. */
  lives: number;
  counting: Counting;
  drinks: Drinks;
  /** Whose act is next, by name; null where it is the whole table's. */
  acts: string | null;
  round: number;
  over: boolean;
  /** The tradition, with however many lives and whose dice; null: with house rules. */
  preset: PresetId | null;
  /** `asleep`: given to another phone. `second`: woken here all the same, so that there may be two of it. */
  mark?: GameMark;
}>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  id: v.string(),
  savedAt: v.pipe(v.number(), v.finite()),
  players: v.array(v.object({ name: v.string(), lives: count, standing: v.picklist(STANDINGS) })),
  lives: count,
  counting: v.picklist(COUNTING),
  drinks: v.picklist(DRINKS),
  acts: v.nullable(v.string()),
  round: count,
  over: v.boolean(),
  preset: v.nullable(v.picklist(PRESET_IDS)),
  mark: v.exactOptional(v.picklist(GAME_MARKS)),
});

true satisfies Same<v.InferOutput<typeof schema>, GameSummary>;

/** Takes anything; gives the summary it is, or null. */
export function parseSummary(value: unknown): GameSummary | null {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
}
