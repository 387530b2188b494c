// The same game with another roll under the cup: what nobody may be able to tell apart.
import type { Cup, Game, Phase, Table } from "../flow/state.ts";
import type { Dice } from "../words/dice.ts";
import { PIPS } from "../words/dice.ts";

/** Two dice for each of the 21 rolls. */
export const THROWS: readonly Dice[] = PIPS.flatMap((one) =>
  PIPS.filter((other) => other <= one).map((other): Dice => [one, other]),
);

function refill(cup: Cup, dice: Dice): Cup {
  switch (cup.kind) {
    case "sealed":
    case "blind":
      return { ...cup, dice };
    case "table":
      return cup;
  }
}

function rephase(phase: Phase, dice: Dice): Phase {
  switch (phase.name) {
    case "holding":
    case "answering":
    case "entering":
      return { ...phase, cup: refill(phase.cup, dice) };
    case "between":
    case "rolling":
    case "buying":
    case "over":
      return phase;
  }
}

const retable = <T extends Table>(table: T, dice: Dice): T => ({
  ...table,
  phase: rephase(table.phase, dice),
});

/** Takes a game; gives it with other dice in every cup that is still covered, also in what a take-back would bring. */
export function withDice(game: Game, dice: Dice): Game {
  const undo = game.undo && retable(game.undo, dice);
  return { ...retable(game, dice), undo };
}

/** Whether there is a covered cup with dice anywhere in the game. */
export function hidesDice({ phase, undo }: Game): boolean {
  const hides = (now: Phase) => "cup" in now && now.cup.kind !== "table";
  return hides(phase) || (undo !== null && hides(undo.phase));
}
