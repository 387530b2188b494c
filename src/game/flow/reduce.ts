// The one reducer: (game, event) → game. Chance and time are in the event; nothing here draws or asks.

import type { GameEvent, Log } from "./events.ts";
import { wishRefusal } from "./refusal.ts";
import { start } from "./setup.ts";
import type { Game } from "./state.ts";
import { step, tableOf } from "./step.ts";
import { wishOf } from "./wish.ts";

/** Whether the event carries the chance its game needs: a real cup's dice are known to nobody. */
function chanceFits({ ruleset }: Game, event: GameEvent): boolean {
  if (event.kind !== "rolled" && event.kind !== "rerolled-blind") return true;
  const phone = ruleset.cup === "phone";
  return (event.dice !== null) === phone && (event.seal !== null) === phone;
}

const fits = (game: Game, event: GameEvent) =>
  wishRefusal(game, wishOf(event)) === null && chanceFits(game, event);

/** Whether the event only looks, so that what came before can still be taken back. */
function undoAfter(game: Game, event: GameEvent): Game["undo"] {
  switch (event.kind) {
    case "claimed":
    case "passed-blind":
    case "believed":
      return tableOf(game);
    default:
      return null;
  }
}

/** The table before its roll was entered, and what has happened since: kept until the next round opens. */
function entryAfter(game: Game, event: GameEvent): Game["entry"] {
  if (event.kind === "entered") {
    return game.entry ?? { before: tableOf(game), since: [] };
  }
  if (event.kind === "round-opened" || game.entry === null) return null;
  return { ...game.entry, since: [...game.entry.since, event] };
}

/** Judges anew what was entered before, then lets everything since happen again that still fits. */
function reenter(game: Game, event: GameEvent, entry: NonNullable<Game["entry"]>): Game {
  const judged = step({ ...game, ...entry.before }, event);
  return entry.since.reduce((now, past) => (fits(now, past) ? step(now, past) : now), judged);
}

/**
 * Takes a game and its next event; gives the game after it. An event that is stale, that the game would
 * refuse, or that lacks its chance changes nothing: the very same game comes back. RULES: all of it.
 */
export function reduce(game: Game, event: GameEvent): Game {
  if (event.turn !== game.turn || !fits(game, event)) return game;
  const next =
    event.kind === "entered" && game.entry ? reenter(game, event, game.entry) : step(game, event);
  return {
    ...next,
    turn: game.turn + 1,
    undo: undoAfter(game, event),
    entry: entryAfter(game, event),
  };
}

/** Takes a log; gives the game that its events lead to. */
export function replay([started, ...events]: Log): Game {
  return events.reduce(reduce, start(started));
}
