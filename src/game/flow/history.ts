// The log as it counts in the end: without what was taken back, with the entered roll that stands.

import type { GameEvent, Log } from "./events.ts";
import { reduce } from "./reduce.ts";
import { start } from "./setup.ts";
import type { Game } from "./state.ts";

/** Replaces the round's first entry by a later one; what no longer fits drops out as the history is played. */
function reentered(events: GameEvent[], event: GameEvent): GameEvent[] {
  const first = events.map(({ kind }) => kind).lastIndexOf("entered");
  return events.map((past, place) => (place === first ? { ...event, at: past.at } : past));
}

/** Takes a log; gives the events in it that count in the end, in order, as they were written. */
export function countingOf([, ...events]: Log): readonly GameEvent[] {
  let kept: GameEvent[] = [];
  let open = false;
  for (const event of events) {
    if (event.kind === "taken-back") kept.pop();
    else if (event.kind === "entered" && open) kept = reentered(kept, event);
    else kept.push(event);
    if (event.kind === "entered") open = true;
    if (event.kind === "round-opened") open = false;
  }
  return kept;
}

/** One step of a history: what happened, and the game before and after it. */
export type Moment = Readonly<{ event: GameEvent; before: Game; after: Game }>;

/** Takes a log; gives, in order, every event that stands, with the game before and after. */
export function historyOf(log: Log): readonly Moment[] {
  let game = start(log[0]);
  const moments: Moment[] = [];
  for (const past of countingOf(log)) {
    const event = { ...past, turn: game.turn };
    const after = reduce(game, event);
    if (after === game) continue;
    moments.push({ event, before: game, after });
    game = after;
  }
  return moments;
}
