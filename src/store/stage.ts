// Which step of the view an event leads to: the phone is covered wherever it goes to somebody else.

import type { GameEvent } from "../game/flow/events.ts";
import { nextIn, openerOf } from "../game/flow/seats.ts";
import type { Game, Outcome } from "../game/flow/state.ts";
import type { PlayerId } from "../game/words/table.ts";
import type { Stage } from "./state.ts";

/** Takes a game; gives whose act is next, or null where it is the whole table's. */
export function actorOf(game: Game): PlayerId | null {
  const { phase } = game;
  switch (phase.name) {
    case "rolling":
      return phase.roller;
    case "holding":
      return phase.cup.roller;
    case "answering":
      return nextIn(game, phase.standing.claimant);
    case "buying":
      return phase.queue[0] ?? null;
    case "between":
    case "entering":
    case "over":
      return null;
  }
}

/** Whether no round was opened yet: its cover leads straight to the opener's roll. */
export function isFresh({ round, phase }: Game): boolean {
  return round === 0 && phase.name === "between";
}

/** Takes a covered game; gives whom the phone is for: who acts, or who opens the next round. */
export function holderOf(game: Game): PlayerId | null {
  const { phase } = game;
  return phase.name === "between" ? openerOf(game, phase.next) : actorOf(game);
}

const outcomeOf = ({ phase }: Game): Outcome | null => ("outcome" in phase ? phase.outcome : null);

function endsRound(before: Game, after: Game): boolean {
  const outcome = outcomeOf(after);
  return outcome !== null && outcome.kind !== "voided" && outcome !== outcomeOf(before);
}

/** Who just acted: the table's own events leave the phone where it is. */
export function actedBy(event: GameEvent, lastActor: PlayerId | null): PlayerId | null {
  return "by" in event ? event.by : lastActor;
}

const handed = (game: Game, lastActor: PlayerId | null): Stage => {
  const actor = actorOf(game);
  return actor === null || actor === lastActor ? "act" : "cover";
};

/** Takes an event, the game before and after it, and who had the phone; gives the step it leads to. */
export function stageAfter(
  before: Game,
  after: Game,
  event: GameEvent,
  lastActor: PlayerId | null,
): Stage {
  switch (event.kind) {
    case "taken-back":
      return "cover";
    case "claimed":
    case "passed-blind":
    case "rerolled-blind":
      return "act";
    default:
      return endsRound(before, after) ? "reveal" : handed(after, actedBy(event, lastActor));
  }
}

/** Takes a game that was just loaded or begun; gives its first step. */
export function stageOnLoad({ phase }: Game): Stage {
  return phase.name === "over" ? "act" : "cover";
}

/** Takes a game whose Reveal is left, and who had the phone; gives the next step. */
export function stageAfterReveal(game: Game, lastActor: PlayerId | null): Stage {
  return game.phase.name === "buying" ? handed(game, lastActor) : "act";
}
