// A disk for the tests: empty, looked into from outside, and made to fail in the ways browsers do.
import "fake-indexeddb/auto";
import { IDBFactory, IDBOpenDBRequest } from "fake-indexeddb";
import { openDB } from "idb";
import { vi } from "vitest";
import type { GameEvent, StartedEvent } from "../../game/flow/events.ts";
import { reduce, replay } from "../../game/flow/reduce.ts";
import type { Game } from "../../game/flow/state.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { story } from "../../game/testing/story.ts";
import { createBase } from "../base.ts";
import type { StoreName } from "../notice.ts";
import { type Database, NAME, type Schema } from "../schema.ts";

/** Puts an empty disk under everything. */
export function emptyDisk(): void {
  vi.restoreAllMocks();
  vi.stubGlobal("indexedDB", new IDBFactory());
}

/** Makes the stores, as the first start does. */
export async function builtDisk(): Promise<void> {
  emptyDisk();
  const base = createBase();
  await base.read(["settings"], async () => null);
  base.close();
}

async function outside<T>(look: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(NAME);
  try {
    return await look(db);
  } finally {
    db.close();
  }
}

/** Everything in a store, by its key as text. */
export const contents = (store: StoreName): Promise<Readonly<Record<string, unknown>>> =>
  outside(async (db) => {
    const keys = await db.getAllKeys(store);
    const values = await db.getAll(store);
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
  });

export const put = (store: StoreName, key: string | [string, number], value: unknown) =>
  outside((db) => db.put(store, value, key as never));

export const remove = (store: StoreName, key: string | [string, number]) =>
  outside((db) => db.delete(store, key as never));

/** A request to open that no event ever comes back for. */
export const mute = () => new IDBOpenDBRequest() as unknown as globalThis.IDBOpenDBRequest;

/** The next transactions fail at once, as on a connection that the browser has closed. */
export function deadConnection(times: number): void {
  const real = IDBDatabase.prototype.transaction;
  let left = times;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    left -= 1;
    if (left >= 0)
      throw new DOMException("The database connection is closing", "InvalidStateError");
    return real.apply(this, asked);
  });
}

/** The connection that is used next is dead from then on, and no event ever says so. */
export function deadHandle(): void {
  const real = IDBDatabase.prototype.transaction;
  let dead: IDBDatabase | null = null;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    dead ??= this;
    if (dead === this)
      throw new DOMException("The database connection is closing", "InvalidStateError");
    return real.apply(this, asked);
  });
}

/** The next puts succeed, and their transaction is taken back all the same: as on a full disk. */
export function abortedWrites(times: number, reason: "QuotaExceededError" | "AbortError"): void {
  const real = IDBObjectStore.prototype.put;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...asked
  ) {
    const request = real.apply(this, asked);
    left -= 1;
    if (left < 0) return request;
    const inner = this.transaction as unknown as { _abort: (name: string) => void };
    request.addEventListener("success", () => inner._abort(reason));
    return request;
  });
}

/** A game told in sentences, as the saver gets it: each event with the game after it. */
export function played(
  text: string,
  rules: Partial<Ruleset> = {},
): Readonly<{
  game: Game;
  steps: readonly Readonly<{ game: Game; event: GameEvent | StartedEvent }>[];
}> {
  const { game, log } = story(rules, "Anna Ben Carla", text);
  const [started, ...events] = log;
  let now = replay([started]);
  const steps = events.map((event) => {
    now = reduce(now, event);
    return { game: now, event };
  });
  return { game, steps: [{ game: replay([started]), event: started }, ...steps] };
}
