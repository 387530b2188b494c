// What a round's losers lose (RULES: Lives).

import type { Ruleset } from "../rules/ruleset.ts";
import type { PlayerId } from "../words/table.ts";
import { stillIn } from "./seats.ts";
import type { Game, Loss, Player, Standing } from "./state.ts";

export type Stake = Readonly<{ player: PlayerId; stake: number }>;

/** Takes a game; says whether play is down to two of more that began. RULES: lastTwo. */
export function isLastTwo({ players, began }: Pick<Game, "players" | "began">): boolean {
  return began > 2 && stillIn(players).length === 2;
}

const STANDING: Readonly<Record<Loss["left"], Standing>> = {
  in: "in",
  swimming: "swimming",
  asked: "out",
  out: "out",
};

function leaves(rules: Ruleset, { standing, spent }: Player, lives: number): Loss["left"] {
  if (lives > 0) return "in";
  if (standing === "swimming" || spent) return "out";
  if (rules.secondLife === "swim") return "swimming";
  return rules.secondLife === "buy-in" ? "asked" : "out";
}

function loss(rules: Ruleset, player: Player, stake: number): Loss {
  const lost = rules.drinks === "instead" ? 0 : Math.min(stake, player.lives);
  const left = rules.drinks === "instead" ? "in" : leaves(rules, player, player.lives - lost);
  return { player: player.id, stake, lost, left };
}

function after(rules: Ruleset, player: Player, { stake, lost, left }: Loss): Player {
  return {
    ...player,
    lives: player.lives - lost,
    sips: rules.drinks === "off" ? player.sips : player.sips + stake,
    standing: STANDING[left],
    spent: player.spent || left === "swimming",
  };
}

/** Takes each loser's stake in lives; gives what each lost and the players after it. RULES: Lives, stake. */
export function lose(
  { ruleset, players }: Pick<Game, "ruleset" | "players">,
  stakes: readonly Stake[],
): Readonly<{ players: readonly Player[]; losses: readonly Loss[] }> {
  const losses: Loss[] = [];
  const left = players.map((player) => {
    const own = stakes.find((stake) => stake.player === player.id);
    if (!own) return player;
    const made = loss(ruleset, player, own.stake);
    losses.push(made);
    return after(ruleset, player, made);
  });
  return { players: left, losses };
}

/** Takes the losses of a round; gives who may roll for their lives now. RULES: Lives, reroll. */
export function lifeRolls(
  { ruleset, players }: Pick<Game, "ruleset" | "players">,
  losses: readonly Loss[],
): readonly PlayerId[] {
  if (ruleset.secondLife !== "reroll" || ruleset.drinks === "instead") return [];
  const half = Math.floor(ruleset.lives / 2);
  return players
    .filter(({ id, lives, standing, spent }) => {
      const lost = losses.some(({ player }) => player === id);
      return lost && lives === half && standing === "in" && !spent;
    })
    .map(({ id }) => id);
}
