// Opening the database: with an end to waiting, and with what to do where it is newer or damaged.

import { deleteDB, openDB } from "idb";
import { build, type Database, NAME, type Schema, VERSION } from "./schema.ts";
import { MUTE, nameOf, wait, within } from "./trouble.ts";

/** How long one request to open may stay silent before a second one is sent beside it, in ms. */
const OPEN_PATIENCE = 1_000;
const DELETE_PATIENCE = 2_000;
/** How often it is asked in all. */
const REQUESTS = 2;

export type Signs = Readonly<{
  /** The browser closed it. */
  lost: (db: Database) => void;
  /** It was taken away from under the app, and what was in it may be gone. */
  terminated: () => void;
  /** Another window holds a version that is in the way. */
  blocked: () => void;
}>;

async function request({ lost, terminated, blocked }: Signs): Promise<Database> {
  if (!globalThis.indexedDB) throw new DOMException("no storage here", "NotSupportedError");
  let db: Database | null = null;
  const gone = () => {
    if (db) lost(db);
  };
  const callbacks = {
    upgrade: build,
    blocked,
    // Another window wants a newer version, or to delete it: never stand in its way.
    blocking: () => {
      db?.close();
      gone();
    },
    terminated: () => {
      gone();
      terminated();
    },
  };
  try {
    db = await openDB<Schema>(NAME, VERSION, callbacks);
  } catch (error) {
    if (nameOf(error) !== "VersionError") throw error;
    // A newer app was here. Its records carry versions of their own: what is known stays usable.
    db = await openDB<Schema>(NAME, undefined, callbacks);
  }
  return db;
}

/**
 * Opens the database. A request that stays silent gets a second one beside it; whichever answers
 * first is taken. One that answers after everybody gave up is handed to `late`.
 */
export async function connect(signs: Signs, late: (db: Database) => void): Promise<Database> {
  let taken = false;
  const take = (db: Database) => {
    if (taken) late(db);
    taken = true;
    return db;
  };
  const asked: Promise<Database>[] = [];
  try {
    for (let tries = 0; tries < REQUESTS; tries += 1) {
      asked.push(request(signs).then(take));
      try {
        return await within(Promise.any(asked), OPEN_PATIENCE);
      } catch (error) {
        if (nameOf(error) !== MUTE) throw (error as AggregateError).errors[0];
      }
    }
    const silent = new Error("open stays silent");
    silent.name = MUTE;
    throw silent;
  } finally {
    taken = true;
    for (const one of asked) one.catch(() => undefined);
  }
}

/** Deletes the database with all that is in it: only ever because its files are damaged beyond opening. */
export async function wipe(): Promise<void> {
  const gone = deleteDB(NAME);
  gone.catch(() => undefined);
  await within(gone, DELETE_PATIENCE);
  await wait(0);
}
