// The record of a running game: made from a game, and brought up to date from older versions.

import { offersOf } from "../game/flow/offers.ts";
import { playerOf } from "../game/flow/seats.ts";
import type { Game } from "../game/flow/state.ts";
import { presetLike } from "../game/rules/registry.ts";
import type { PlayerId } from "../game/words/table.ts";
import { type GameMark, type GameSummary, parseSummary } from "../wire/summary.ts";
import { type GameRecord, RECORD } from "./schema.ts";

/** Whose act is next: the first offer names them, between rounds as the one who opens. */
function actor(game: Game): PlayerId | null {
  const [offer] = offersOf(game);
  if (!offer || game.phase.name === "over") return null;
  if (offer.kind === "open-round") return offer.opener;
  return "by" in offer ? offer.by : null;
}

/** Takes a game, when it was saved, in ms since 1970, and its mark; gives what Home tells of it. */
export function summaryOf(game: Game, savedAt: number, mark?: GameMark | null): GameSummary {
  const { id, players, ruleset, round, phase } = game;
  const acts = actor(game);
  return {
    id,
    savedAt,
    players: players.map(({ name, lives, standing }) => ({ name, lives, standing })),
    lives: ruleset.lives,
    counting: ruleset.counting,
    drinks: ruleset.drinks,
    acts: acts === null ? null : (playerOf(players, acts)?.name ?? null),
    round,
    over: phase.name === "over",
    preset: presetLike(ruleset),
    ...(mark ? { mark } : {}),
  };
}

export function recordOf(game: Game, savedAt: number, mark?: GameMark | null): GameRecord {
  return { v: RECORD, id: game.id, savedAt, summary: summaryOf(game, savedAt, mark), game };
}

/** Takes what is stored; gives whether it sleeps, or is a second copy. */
export function markOf(value: unknown): GameMark | null {
  const summary = (value as Readonly<{ summary?: unknown }> | null | undefined)?.summary;
  return parseSummary(summary)?.mark ?? null;
}

type Loose = Readonly<Record<string, unknown>>;

/** How a record of each version becomes one of the next: the first takes version 1. None is ever removed. */
const MIGRATIONS: readonly ((record: Loose) => Loose)[] = [];

/** Takes what is stored; gives its game as this version writes it, `newer`, or null where it is no record. */
export function migrated(value: unknown): Readonly<{ game: unknown }> | "newer" | null {
  if (typeof value !== "object" || value === null) return null;
  const record = value as Loose;
  const version = record["v"];
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return null;
  if (version > RECORD) return "newer";
  const now = MIGRATIONS.slice(version - 1).reduce((older, step) => step(older), record);
  return { game: now["game"] };
}

/** Takes what is stored; gives the turn its game stands at, `newer`, or null where it cannot be told. */
export function turnOf(value: unknown): number | "newer" | null {
  const record = migrated(value);
  if (record === null || record === "newer") return record;
  const turn = (record.game as Loose | null | undefined)?.["turn"];
  return typeof turn === "number" && Number.isSafeInteger(turn) && turn > 0 ? turn : null;
}
