// The judge: a board and the history that led to it. It keeps no pictures of the past: what is taken
// back is struck from the history, and the evening is played through again without it.
import type { GameEvent, StartedEvent, Wish } from "../flow/events.ts";
import type { Board } from "./board.ts";
import { laid } from "./board.ts";
import { advance } from "./course.ts";
import { isFit } from "./grounds.ts";

export type Judge = {
  readonly started: StartedEvent;
  /** Events that stand; of those after an entered roll, also the ones that no longer fit it. */
  history: GameEvent[];
  board: Board;
  turn: number;
};

export function judgeOf(started: StartedEvent): Judge {
  return { started, history: [], board: laid(started), turn: started.turn + 1 };
}

/** The wish an event came from. */
export function wishOf(event: GameEvent): Wish {
  switch (event.kind) {
    case "round-opened":
      return { kind: "open-round" };
    case "rolled":
      return { kind: "roll", by: event.by };
    case "looked":
      return { kind: "look", by: event.by };
    case "claimed":
      return { kind: "claim", by: event.by, roll: event.roll };
    case "believed":
      return { kind: "believe", by: event.by };
    case "lifted":
      return { kind: event.double ? "double" : "lift", by: event.by };
    case "passed-blind":
      return { kind: "pass-blind", by: event.by, roll: event.roll };
    case "rerolled-blind":
      return { kind: "reroll-blind", by: event.by };
    case "meyer-shown":
      return { kind: "show-meyer", by: event.by };
    case "toasted":
      return { kind: "toast", by: event.by };
    case "surrendered":
      return { kind: "surrender", by: event.by };
    case "entered":
      return { kind: "enter", roll: event.roll };
    case "bought-in":
      return { kind: "buy-in", by: event.by };
    case "declined":
      return { kind: "decline", by: event.by };
    case "lives-rerolled":
      return { kind: "reroll-lives", by: event.by };
    case "round-voided":
      return { kind: "void-round" };
    case "corrected":
      return { kind: "correct", player: event.player, lives: event.lives };
    case "left":
      return { kind: "leave", player: event.player };
    case "rejoined":
      return { kind: "rejoin", player: event.player };
    case "joined": {
      const { player, name, person, seat } = event;
      return { kind: "join", player, name, person, seat };
    }
    case "reseated":
      return { kind: "reseat", order: event.order };
    case "renamed":
      return { kind: "rename", player: event.player, name: event.name };
    case "game-ended":
      return { kind: "end-game" };
    case "taken-back":
      return { kind: "take-back" };
  }
}

function playAgain(judge: Judge): void {
  judge.board = laid(judge.started);
  for (const event of judge.history) {
    if (isFit(judge.board, wishOf(event))) advance(judge.board, event);
  }
  judge.board.takeable = false;
}

/** Takes an event that the judge has found fit. RULES: take back; With real dice, "can be changed". */
export function record(judge: Judge, event: GameEvent): void {
  judge.turn += 1;
  if (event.kind === "taken-back") {
    judge.history.pop();
    playAgain(judge);
    return;
  }
  if (event.kind === "entered" && judge.board.entered) {
    const at = judge.history.findLastIndex(({ kind }) => kind === "entered");
    judge.history[at] = event;
    playAgain(judge);
    return;
  }
  judge.history.push(event);
  advance(judge.board, event);
}
