// Who is still in, and who comes after whom.

import type { Direction, PlayerId } from "../words/table.ts";
import type { NextOpener, Player } from "./state.ts";

type Seats = Readonly<{ players: readonly Player[]; direction: Direction }>;

export function isIn(player: Player): boolean {
  return player.standing === "in" || player.standing === "swimming";
}

export function stillIn(players: readonly Player[]): readonly Player[] {
  return players.filter(isIn);
}

export function playerOf(players: readonly Player[], id: PlayerId): Player | undefined {
  return players.find((player) => player.id === id);
}

/** Takes a seated player; gives the next one still in, in the direction of play. RULES: Words, responder. */
export function nextIn({ players, direction }: Seats, after: PlayerId): PlayerId {
  const seat = players.findIndex(({ id }) => id === after);
  for (let step = 1; step <= players.length; step += 1) {
    const place = (seat + step * direction + players.length * step) % players.length;
    const player = players[place];
    if (player && isIn(player)) return player.id;
  }
  return after;
}

/** Takes how the last round named its next opener; gives who that is now. RULES: Lives, opener. */
export function openerOf(seats: Seats, { player, step }: NextOpener): PlayerId {
  const named = playerOf(seats.players, player);
  return step === "self" && named && isIn(named) ? player : nextIn(seats, player);
}

/** Takes the players; gives the fewest lives among those still in, at least 1: what a joiner gets. RULES: The table. */
export function lowestLives(players: readonly Player[]): number {
  return Math.max(1, Math.min(...stillIn(players).map(({ lives }) => lives)));
}
