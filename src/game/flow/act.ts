// From a move to what happened: the move gets its chance and its time.

import type { Chance, GameEvent, Happening, Move, Wish } from "./events.ts";
import { cleanName } from "./names.ts";
import type { Game } from "./state.ts";

/** Takes a move; gives the chance it needs: two dice and a seal, one die, or none. A real cup's dice roll by themselves. */
export function chanceOf(
  { ruleset }: Pick<Game, "ruleset">,
  { kind }: Wish,
): "roll" | "die" | "none" {
  if (kind === "reroll-lives") return "die";
  const rolls = kind === "roll" || kind === "reroll-blind";
  return rolls && ruleset.cup === "phone" ? "roll" : "none";
}

function happening(wish: Wish, chance: Chance): Happening {
  const dice = "dice" in chance ? chance.dice : null;
  const seal = "seal" in chance ? chance.seal : null;
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
    case "double":
      return { kind: "lifted", by: wish.by, double: wish.kind === "double" };
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
      return { kind: "lives-rerolled", by: wish.by, die: "die" in chance ? chance.die : 1 };
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
      return { kind: "joined", player, name: cleanName(name), person, seat };
    }
    case "reseat":
      return { kind: "reseated", order: wish.order };
    case "rename":
      return { kind: "renamed", player: wish.player, name: cleanName(wish.name) };
    case "end-game":
      return { kind: "game-ended" };
  }
}

/** Takes a move that is not refused, the chance `chanceOf` asks for, and the time in ms; gives the event. */
export function happen(move: Move, chance: Chance, at: number): GameEvent {
  return { ...happening(move, chance), turn: move.turn, at };
}
