// What a granted wish becomes, in the judge's own words: the event with its chance, turn and time.
import type { GameEvent, Happening, Wish } from "../flow/events.ts";
import type { Dice, Pips, Seal } from "../words/dice.ts";
import { tidy } from "./tidy.ts";

/** What may be drawn for one event; an event takes only what it needs of it. */
export type Draw = Readonly<{ dice: Dice | null; seal: Seal | null; die: Pips }>;

function happening(wish: Wish, { dice, seal, die }: Draw): Happening {
  switch (wish.kind) {
    case "open-round":
      return { kind: "round-opened" };
    case "roll":
      return { kind: "rolled", by: wish.by, dice, seal };
    case "look":
      return { kind: "looked", by: wish.by };
    case "claim":
      return { kind: "claimed", by: wish.by, roll: wish.roll };
    case "believe":
      return { kind: "believed", by: wish.by };
    case "lift":
      return { kind: "lifted", by: wish.by, double: false };
    case "double":
      return { kind: "lifted", by: wish.by, double: true };
    case "pass-blind":
      return { kind: "passed-blind", by: wish.by, roll: wish.roll };
    case "reroll-blind":
      return { kind: "rerolled-blind", by: wish.by, dice, seal };
    case "show-meyer":
      return { kind: "meyer-shown", by: wish.by };
    case "toast":
      return { kind: "toasted", by: wish.by };
    case "surrender":
      return { kind: "surrendered", by: wish.by };
    case "enter":
      return { kind: "entered", roll: wish.roll };
    case "buy-in":
      return { kind: "bought-in", by: wish.by };
    case "decline":
      return { kind: "declined", by: wish.by };
    case "reroll-lives":
      return { kind: "lives-rerolled", by: wish.by, die };
    case "take-back":
      return { kind: "taken-back" };
    case "void-round":
      return { kind: "round-voided" };
    case "correct":
      return { kind: "corrected", player: wish.player, lives: wish.lives };
    case "leave":
      return { kind: "left", player: wish.player };
    case "rejoin":
      return { kind: "rejoined", player: wish.player };
    case "join": {
      const { player, name, person, seat } = wish;
      return { kind: "joined", player, name: tidy(name), person, seat };
    }
    case "reseat":
      return { kind: "reseated", order: wish.order };
    case "rename":
      return { kind: "renamed", player: wish.player, name: tidy(wish.name) };
    case "end-game":
      return { kind: "game-ended" };
  }
}

export const eventOf = (wish: Wish, draw: Draw, turn: number, at: number): GameEvent => ({
  ...happening(wish, draw),
  turn,
  at,
});
