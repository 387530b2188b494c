// The one database and its stores: all of them from version 1, so that it never has to be upgraded.

import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import type { GameSummary } from "../wire/summary.ts";
import type { StoreName } from "./notice.ts";

export const NAME = "undercup";
export const VERSION = 1;

/** The version of every record that has one. */
export const RECORD = 1;

/** What is kept of a running game: enough for Home, and the whole state without its log. */
export type GameRecord = Readonly<{
  v: typeof RECORD;
  id: string;
  savedAt: number;
  summary: GameSummary;
  game: unknown;
}>;

/** What could not be read, as it was found. */
export type AsideRecord = Readonly<{
  at: number;
  store: StoreName;
  key: IDBValidKey;
  value: unknown;
  why: string;
}>;

type Kept<Key extends IDBValidKey> = { key: Key; value: unknown };

/** Nothing that comes back is trusted, so every value is unknown until it is parsed. */
export interface Schema extends DBSchema {
  games: Kept<string> & { indexes: { savedAt: number } };
  events: Kept<[string, number]>;
  finished: Kept<string> & { indexes: { finishedAt: number } };
  players: Kept<string>;
  rulesets: Kept<string>;
  settings: Kept<string>;
  aside: Kept<number>;
}

export type Database = IDBPDatabase<Schema>;
export type Reading = IDBPTransaction<Schema, StoreName[], "readonly">;
export type Writing = IDBPTransaction<Schema, StoreName[], "readwrite">;

/** Every event of one game. */
export function eventsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** Makes the stores of a database that has none. */
export function build(db: Database): void {
  db.createObjectStore("games").createIndex("savedAt", "savedAt");
  db.createObjectStore("events");
  db.createObjectStore("finished").createIndex("finishedAt", "finishedAt");
  db.createObjectStore("players");
  db.createObjectStore("rulesets");
  db.createObjectStore("settings");
  db.createObjectStore("aside", { autoIncrement: true });
}
