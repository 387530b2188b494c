// What a stake comes to, in the words of the table: lives, penalty points or sips.

import type { Ruleset } from "../game/rules/ruleset.ts";
import type { Catalogue } from "../i18n/shape.ts";

type Paying = Pick<Ruleset, "drinks" | "counting">;

function counted(words: Catalogue, { counting }: Paying, lives: number): string {
  return counting === "penalties" ? words.cost.points(lives) : words.cost.lives(lives);
}

/** Takes a stake in lives and what the loser has left (null: several losers); gives it in words. */
export function costOf(
  words: Catalogue,
  rules: Paying,
  stake: number,
  left: number | null,
): string {
  if (stake === 0) return words.cost.none;
  if (rules.drinks === "instead") return words.cost.sips(stake);
  const lost = left === null ? stake : Math.min(stake, left);
  const lives = left === 0 ? words.cost.game : counted(words, rules, lost);
  return rules.drinks === "also" ? `${lives}, ${words.cost.sips(stake)}` : lives;
}
