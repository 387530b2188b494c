// The end of a running game: packed away with its log, put back for later, or thrown away by the table.

import type { Log } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import { parseLog } from "../wire/events.ts";
import { packLog } from "../wire/pack.ts";
import type { GameSummary } from "../wire/summary.ts";
import type { Base } from "./base.ts";
import type { AnyEvent } from "./commit.ts";
import { OPEN_GAME } from "./keeper.ts";
import { fetchGame } from "./open.ts";
import { summaryOf, turnOf } from "./record.ts";
import { eventsOf, RECORD, type Writing } from "./schema.ts";

/** A finished game: what the history tells of it, and its log as one text (null where it was damaged). */
export type FinishedRecord = Readonly<{
  v: typeof RECORD;
  id: string;
  finishedAt: number;
  summary: GameSummary;
  log: string | null;
  /** What was counted in it, so that no log need be unpacked for the history; left out: to be counted. */
  figures?: string;
  /** The table agreed to hear the truth of a game that it ended. */
  agreed?: true;
}>;

/** Takes a whole log; gives what is counted in it as a text. */
export type Counting = (log: Log) => string | null;

export type Finish = Readonly<{ count?: Counting; agreed?: boolean }>;

/** A game is left whatever becomes of its figures: they can be made from the log at any time. */
function counted(log: Log, count: Counting | undefined): Pick<FinishedRecord, "figures"> {
  try {
    const figures = count?.(log) ?? null;
    return figures === null ? {} : { figures };
  } catch (error) {
    globalThis.reportError?.(error);
    return {};
  }
}

/** Takes a finished game with its log, if that is whole; gives its record. */
export function finishedOf(
  game: Game,
  log: Log | null,
  finishedAt: number,
  { count, agreed = false }: Finish = {},
): FinishedRecord {
  const summary = summaryOf(game, finishedAt);
  return {
    v: RECORD,
    id: game.id,
    finishedAt,
    summary,
    log: log ? packLog(log) : null,
    ...(log ? counted(log, count) : {}),
    ...(agreed ? { agreed } : {}),
  };
}

export async function leaveTable(tx: Writing, id: string): Promise<void> {
  const settings = tx.objectStore("settings");
  if ((await settings.get(OPEN_GAME)) === id) await settings.delete(OPEN_GAME);
}

export async function remove(tx: Writing, id: string): Promise<void> {
  await Promise.all([
    tx.objectStore("games").delete(id),
    tx.objectStore("events").delete(eventsOf(id)),
    leaveTable(tx, id),
  ]);
}

/** The stored events with those that memory knows better. */
function merged(events: ReadonlyMap<number, unknown>, known: readonly AnyEvent[]): Log | null {
  const all = new Map<number, unknown>([
    ...events,
    ...known.map((event): [number, unknown] => [event.turn, event]),
  ]);
  return parseLog([...all].sort(([one], [other]) => one - other).map(([, event]) => event));
}

/** Packs a finished game in the one transaction that removes it from the running ones. False: it stays there. */
export async function finishGame(
  base: Base,
  game: Game,
  known: readonly AnyEvent[],
  finish: Finish = {},
): Promise<boolean> {
  const { id, turn } = game;
  const at = Date.now();
  const got = await base.write(
    ["games", "events", "finished", "settings"],
    "strict",
    async (tx) => {
      const { record, events } = await fetchGame(tx, id);
      const stored = turnOf(record);
      if (stored === "newer" || (stored !== null && stored > turn)) return false;
      const log = merged(events, known);
      const packed = finishedOf(game, log?.length === turn ? log : null, at, finish);
      // Events that do not make a log are worth more where they are than nowhere.
      if (packed.log === null) {
        await Promise.all([tx.objectStore("games").delete(id), leaveTable(tx, id)]);
      } else await remove(tx, id);
      await tx.objectStore("finished").put(packed, id);
      return true;
    },
  );
  return got.ok && got.value;
}

/** Throws a game away, because the table said so. */
export async function discardGame(base: Base, id: string): Promise<boolean> {
  const got = await base.write(["games", "events", "settings"], "strict", (tx) => remove(tx, id));
  return got.ok;
}

/** Marks which game is at the table, or that none is: the next start resumes it. */
export async function markOpen(base: Base, id: string | null): Promise<boolean> {
  const got = await base.write(["settings"], "relaxed", async (tx) => {
    const settings = tx.objectStore("settings");
    if (id === null) await settings.delete(OPEN_GAME);
    else await settings.put(id, OPEN_GAME);
  });
  return got.ok;
}
