// A whole game looked back on: the one way in to everything here, and closed while the game runs.

import type { Log } from "../game/flow/events.ts";
import { historyOf, type Moment } from "../game/flow/history.ts";
import { start } from "../game/flow/setup.ts";
import type { Game } from "../game/flow/state.ts";

/** Every event that stands, in order, and the game they led to. */
export type Past = Readonly<{ log: Log; moments: readonly Moment[]; end: Game }>;

/**
 * Takes a whole log, which is full of secrets; gives the game to look back on. Refuses, with null, a game
 * that is not over, unless the table has `agreed` to hear the truth of one that it broke off.
 *
 * Secrecy: everything in this folder is made from a `Past`, so from a whole log. What screens get of a
 * running game (`viewOf`) holds neither a log nor a covered roll: nothing here can be worked out from it.
 * Only the log of a finished game, or of one that is being broken off for good, may be handed in.
 */
export function pastOf(log: Log, { agreed = false }: { agreed?: boolean } = {}): Past | null {
  const moments = historyOf(log);
  const end = moments.at(-1)?.after ?? start(log[0]);
  return agreed || end.phase.name === "over" ? { log, moments, end } : null;
}
