// What the table in memory holds: the game, and where its screen stands.

import type { Log } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { PlayerId } from "../game/words/table.ts";

/** The step of the view, never stored: a covered screen, the lifted cup, or what can be done now. */
export type Stage = "cover" | "reveal" | "act";

export type TableState = Readonly<{
  game: Game | null;
  stage: Stage;
  /** Who had the phone last, as far as is known; null after a load. */
  lastActor: PlayerId | null;
  /** Everything that happened in this game; null where its log was damaged. Full of secrets: not for a screen as it is. */
  log: Log | null;
}>;

/** Whether what is played also lies on the disk. */
export type SavingStatus = "saved" | "failing";
