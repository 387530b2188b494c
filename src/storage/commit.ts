// One save of a game: its events and its state in one transaction, never over a newer one.

import type { GameEvent, StartedEvent } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { GameMark } from "../wire/summary.ts";
import { putAside } from "./aside.ts";
import { OPEN_GAME } from "./keeper.ts";
import type { StoreName } from "./notice.ts";
import { markOf, recordOf, turnOf } from "./record.ts";
import { isSame } from "./same.ts";
import type { Writing } from "./schema.ts";

export type AnyEvent = StartedEvent | GameEvent;

export const COMMIT_STORES: readonly StoreName[] = [
  "games",
  "events",
  "settings",
  "finished",
  "aside",
];

export type Batch = Readonly<{
  game: Game;
  /** Every event known in memory by its turn: all of them unless the log was damaged. */
  known: ReadonlyMap<number, AnyEvent>;
  /** The first turn that was not yet acknowledged. */
  from: number;
  savedAt: number;
  /** It is the game at the table: the next start resumes it. */
  open: boolean;
}>;

/** `behind`: another window has played on, and what it wrote stays. */
export type Verdict = "saved" | "behind";

function between({ known }: Batch, from: number, to: number): readonly AnyEvent[] {
  return [...known.values()].filter(({ turn }) => turn >= from && turn < to);
}

/** Whether what lies on the disk from our first unsaved turn on is our own, from a save that answered late. */
async function isOurs(tx: Writing, batch: Batch, stored: number): Promise<boolean> {
  const { game, from } = batch;
  if (stored > game.turn) return false;
  const range = IDBKeyRange.bound([game.id, from], [game.id, stored], false, true);
  const theirs: readonly unknown[] = await tx.objectStore("events").getAll(range);
  return isSame(theirs, between(batch, from, stored));
}

async function put(tx: Writing, batch: Batch, from: number, mark: GameMark | null): Promise<void> {
  const { game, savedAt, open } = batch;
  const events = tx.objectStore("events");
  const asked = [
    ...between(batch, from, game.turn).map((event) => events.put(event, [game.id, event.turn])),
    tx.objectStore("games").put(recordOf(game, savedAt, mark), game.id),
    ...(open ? [tx.objectStore("settings").put(game.id, OPEN_GAME)] : []),
  ];
  // Nothing more is coming: the disk need not hear back from us to begin. What fails still takes all back.
  tx.commit();
  await Promise.all(asked);
}

/** Writes what the disk lacks: usually one event, the whole game where the disk lost it. */
export async function commitTo(tx: Writing, batch: Batch): Promise<Verdict> {
  const { game, from, savedAt } = batch;
  const { id } = game;
  const value: unknown = await tx.objectStore("games").get(id);
  const stored = turnOf(value);
  if (stored === "newer") return "behind";
  if (stored === null) {
    if ((await tx.objectStore("finished").getKey(id)) !== undefined) return "behind";
    if (value !== undefined) {
      await putAside(tx, { at: savedAt, store: "games", key: id, value, why: "not readable" });
    }
    await put(tx, batch, 0, null);
    return "saved";
  }
  if (stored > from && !(await isOurs(tx, batch, stored))) return "behind";
  if (stored < game.turn) await put(tx, batch, Math.min(stored, from), markOf(value));
  return "saved";
}
