// What an event sounds, feels and moves like, as data: worked out from before, after and the event, never from a covered roll.

import type { GameEvent } from "../game/flow/events.ts";
import type { Game, Outcome } from "../game/flow/state.ts";
import { MEYER } from "../game/words/dice.ts";
import type { Direction } from "../game/words/table.ts";

/** What is heard and felt one after the other. */
export const BEATS = [
  "rattle",
  "slam",
  "pop",
  "push",
  "knock",
  "heart",
  "lift",
  "held",
  "lied",
  "lost",
  "toast",
  "winner",
] as const;
export type Beat = (typeof BEATS)[number];

/** What it is as a whole: this is what the screens move by. */
export const CUES = [
  "open",
  "roll",
  "look",
  "pass",
  "meyer",
  "believe",
  "lift",
  "second",
  "end",
] as const;
export type CueName = (typeof CUES)[number];

export type Cue = Readonly<{
  name: CueName;
  /** The turn of the game that it led to. */
  turn: number;
  /** Which way the cup goes round. */
  way: Direction;
  beats: readonly Beat[];
}>;

const outcomeOf = ({ phase }: Game): Outcome | null => ("outcome" in phase ? phase.outcome : null);

/** What a round's end shows: the judgement, a loss, the end of the game. */
function ending(after: Game): readonly Beat[] {
  const outcome = outcomeOf(after);
  if (!outcome) return [];
  const lost = outcome.losses.length > 0 ? (["lost"] as const) : [];
  const over = after.phase.name === "over" ? (["winner"] as const) : [];
  switch (outcome.kind) {
    case "lifted":
      return [outcome.verdict, ...lost, ...over];
    case "toasted":
      return ["toast", ...over];
    case "meyer-shown":
      return ["held", ...lost, ...over];
    case "surrendered":
    case "believed":
      return [...lost, ...over];
    case "voided":
      return over;
  }
}

/** The claim that now stands; null where none does. */
function standsAt({ phase }: Game) {
  return phase.name === "answering" ? phase.standing.roll : null;
}

type Heard = Readonly<{ name: CueName; beats: readonly Beat[] }>;

function passed(after: Game, ...first: readonly Beat[]): Heard {
  const meyer = standsAt(after) === MEYER;
  return meyer
    ? { name: "meyer", beats: [...first, "slam", "heart"] }
    : { name: "pass", beats: [...first, "push"] };
}

function heard(before: Game, after: Game, event: GameEvent): Heard | null {
  switch (event.kind) {
    case "round-opened":
      return { name: "open", beats: [] };
    case "rolled":
      // Real dice make their own noise.
      return after.ruleset.cup === "table" ? null : { name: "roll", beats: ["rattle", "slam"] };
    case "looked":
      return { name: "look", beats: ["pop"] };
    case "claimed":
    case "passed-blind":
      return passed(after);
    case "rerolled-blind":
      return after.ruleset.cup === "table" ? passed(after) : passed(after, "rattle");
    case "believed":
      return outcomeOf(after) === outcomeOf(before)
        ? { name: "believe", beats: ["knock"] }
        : { name: "lift", beats: ["knock", ...ending(after)] };
    case "lifted":
    case "meyer-shown":
    case "toasted":
    case "surrendered":
      return { name: "lift", beats: ["lift", ...ending(after)] };
    case "entered":
      return { name: "lift", beats: ending(after) };
    case "bought-in":
      return { name: "second", beats: ["held"] };
    case "lives-rerolled":
      return { name: "second", beats: ["rattle", "slam"] };
    case "declined":
    case "corrected":
    case "left":
    case "game-ended":
      return after.phase.name === "over" && before.phase.name !== "over"
        ? { name: "end", beats: ["winner"] }
        : null;
    case "taken-back":
    case "round-voided":
    case "rejoined":
    case "joined":
    case "reseated":
    case "renamed":
      return null;
  }
}

/** Takes an event with the game before and after it; gives its cue, or null where nothing is heard or moves. */
export function cue(before: Game, after: Game, event: GameEvent): Cue | null {
  if (after === before) return null;
  const found = heard(before, after, event);
  return found && { ...found, turn: after.turn, way: after.direction };
}
