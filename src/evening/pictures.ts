// What the pictures of a game are drawn from: lives over its rounds, bluffs by rung, lifts hit and missed.

import { playerOf } from "../game/flow/seats.ts";
import type { Standing } from "../game/flow/state.ts";
import { ladderOf } from "../game/rules/ladder.ts";
import type { Roll } from "../game/words/dice.ts";
import type { PlayerId } from "../game/words/table.ts";
import type { Past } from "./past.ts";
import { counting, isBluff, isLie, type Truth } from "./said.ts";

export type Point = Readonly<{ lives: number; sips: number; standing: Standing }>;

/** `points`: one a round, as it stood at its end; the first is the start. Null: not yet at the table. */
export type Line = Readonly<{ player: PlayerId; name: string; points: readonly (Point | null)[] }>;

/**
 * Takes a game looked back on; gives a line for everybody, in seat order. A point's lives are the starting
 * lives minus the cells of the sheet up to that round. RULES: Lives, sheet.
 */
export function linesOf({ moments, end }: Past): readonly Line[] {
  const lasts = new Map(moments.map(({ after }) => [after.round, after]));
  const first = lasts.get(0) ?? moments[0]?.before ?? end;
  const games = Array.from({ length: end.round + 1 }, (_, round) => lasts.get(round) ?? first);
  return end.players.map(({ id, name }) => ({
    player: id,
    name,
    points: games.map(({ players }) => {
      const player = playerOf(players, id);
      if (!player) return null;
      const { lives, sips, standing } = player;
      return { lives, sips, standing };
    }),
  }));
}

/** How often a roll was claimed, and what of it. `believed`: lies that were. */
export type Rung = Readonly<{
  roll: Roll;
  claims: number;
  lies: number;
  believed: number;
  unknown: number;
}>;

/** Takes the truth; gives every rung of the ladder, strongest first. */
export function rungsOf({ ruleset, said }: Truth): readonly Rung[] {
  const claims = counting(said);
  return ladderOf(ruleset).map((roll) => {
    const own = claims.filter((claim) => claim.roll === roll);
    return {
      roll,
      claims: own.length,
      lies: own.filter(isLie).length,
      believed: own.filter(isBluff).length,
      unknown: own.filter(({ verdict }) => verdict === "unknown").length,
    };
  });
}

export type Lifts = Readonly<{ player: PlayerId; hit: number; missed: number; toast: number }>;

/** Takes the truth; gives how everybody's lifts ended, in seat order. */
export function liftsOf({ players, said }: Truth): readonly Lifts[] {
  const answers = counting(said).map(({ answer }) => answer);
  return players.map(({ id }) => {
    const aims = answers.map((answer) => (answer?.by === id ? answer.aim : null));
    const count = (wanted: string) => aims.filter((aim) => aim === wanted).length;
    return { player: id, hit: count("hit"), missed: count("missed"), toast: count("toast") };
  });
}
