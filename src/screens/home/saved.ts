// What Home knows of a game that was left: its people and where it stands, not its state.

import type { Standing } from "../../game/flow/state.ts";
import type { Counting, Drinks } from "../../game/words/options.ts";

export type Saved = Readonly<{
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** In seat order. */
  players: readonly Readonly<{ name: string; lives: number; standing: Standing }>[];
  /** Everybody's starting lives. */
  lives: number;
  counting: Counting;
  drinks: Drinks;
  /** Whose act is next; null between rounds. */
  acts: string | null;
  round: number;
  over: boolean;
  /** `asleep`: given to another phone. `second`: woken here all the same. */
  mark?: "asleep" | "second";
}>;
