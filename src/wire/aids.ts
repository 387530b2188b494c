// What helps a table along without being part of its game: coach, guide, and the rules it last read.

import * as v from "valibot";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { count, id } from "./parts.ts";
import { parseRuleset } from "./ruleset.ts";

/** The help that one game gets, agreed before it begins. */
export type Aid = Readonly<{
  game: string;
  /** Everybody sees the odds, and each holder what the own roll covers. */
  coach: boolean;
  /** The last round that is guided; 0: none. */
  guide: number;
}>;

/** How many games are remembered: those left longest ago are forgotten. */
const REMEMBERED = 48;

const aids = v.array(v.object({ game: id, coach: v.boolean(), guide: count }));

export type Aids = Readonly<{
  /** Newest last. */
  games: readonly Aid[];
  /** The rules whose card was last shown; null: none was yet. */
  read: Ruleset | null;
}>;

export const NO_AIDS: Aids = { games: [], read: null };

/** Takes what is stored of both; what is no good counts as not there: nothing of a game is in it. */
export function parseAids(games: unknown, read: unknown): Aids {
  const { success, output } = v.safeParse(aids, games);
  return { games: success ? output : [], read: parseRuleset(read) };
}

/** Takes the help of games and of one more, new or changed; gives all, cut to the newest. */
export function withAid(games: readonly Aid[], aid: Aid): readonly Aid[] {
  return [...games.filter(({ game }) => game !== aid.game), aid].slice(-REMEMBERED);
}
