// The figures of a finished game: what the history tells of it, and everybody's counts.

import type { Log } from "../game/flow/events.ts";
import type { PresetId } from "../game/rules/preset.ts";
import { presetLike } from "../game/rules/registry.ts";
import type { CupKind } from "../game/words/options.ts";
import type { PlayerId } from "../game/words/table.ts";
import { type Counts, countsOf, NONE, sumOf } from "./counts.ts";
import { pastOf } from "./past.ts";
import { truthOf } from "./truth.ts";

export const WHY = ["last-standing", "first-out", "ended"] as const;

export type PlayerFigures = Readonly<{ id: PlayerId; name: string; counts: Counts }>;

export type Figures = Readonly<{
  game: string;
  /** When it began and when it ended, in milliseconds since 1970. */
  began: number;
  ended: number;
  /** Milliseconds of play: of a pause between two events no more than `PAUSE` is counted. */
  played: number;
  /** The tradition, with however many lives and whose dice; null: house rules. */
  preset: PresetId | null;
  cup: CupKind;
  /** Rounds that were opened, void ones included, as on the sheet. */
  rounds: number;
  why: (typeof WHY)[number];
  winners: readonly PlayerId[];
  /** Who went out where the first to go out loses; otherwise none. */
  losers: readonly PlayerId[];
  /** Everybody who sat there, in seat order, under the name they had in the end. */
  players: readonly PlayerFigures[];
}>;

/** Ten minutes: a longer pause is no play. */
export const PAUSE = 600_000;

function playedOf([started, ...events]: Log): number {
  let [played, before] = [0, started.at];
  for (const { at } of events) {
    played += Math.min(PAUSE, Math.max(0, at - before));
    before = at;
  }
  return played;
}

/** Takes a whole log; gives its figures, or null where the game is not over. Rounds that were void count nowhere. */
export function figuresOf(log: Log): Figures | null {
  const past = pastOf(log);
  if (past?.end.phase.name !== "over") return null;
  const { id, ruleset, round, phase, players } = past.end;
  const { why, winners, losers } = phase;
  const books = countsOf(truthOf(past));
  return {
    game: id,
    began: log[0].at,
    ended: log.at(-1)?.at ?? log[0].at,
    played: playedOf(log),
    preset: presetLike(ruleset),
    cup: ruleset.cup,
    rounds: round,
    why,
    winners,
    losers,
    players: players.map(({ id, name, sips }) => ({
      id,
      name,
      counts: { ...(books.get(id) ?? NONE), wins: winners.includes(id) ? 1 : 0, sips },
    })),
  };
}

/** Takes a game's figures; gives everybody's counts together. `games` and `wins` then count seats. */
export function totalOf({ players }: Figures): Counts {
  return sumOf(players.map(({ counts }) => counts));
}
