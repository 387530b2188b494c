// From what happened back to the wish it came from: a stored event must still fit its game.

import type { Happening, Wish } from "./events.ts";

/** Takes what happened; gives the wish it came from. */
export function wishOf(event: Happening): Wish {
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
    case "taken-back":
      return { kind: "take-back" };
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
  }
}
