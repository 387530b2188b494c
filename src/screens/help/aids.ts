// What helps a table along, as the screens use it; where it is kept is handed in.

import type { Ruleset } from "../../game/rules/ruleset.ts";

export type Aid = Readonly<{
  game: string;
  coach: boolean;
  /** The last round that is guided; 0: none. */
  guide: number;
}>;

export type Aids = Readonly<{
  games: readonly Aid[];
  /** The rules whose card was last shown; null: none was yet. */
  read: Ruleset | null;
}>;

export type AidPort = Readonly<{
  get: () => Aids;
  watch: (changed: () => void) => () => void;
  aid: (aid: Aid) => Promise<boolean>;
  read: (rules: Ruleset) => Promise<boolean>;
}>;
