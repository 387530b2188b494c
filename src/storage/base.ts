// The database as something that may hang, die, lie or be full: every use of it reopens, retries and ends.

import { connect, wipe } from "./connect.ts";
import type { Notice, StoreName, Trouble } from "./notice.ts";
import type { Database, Reading, Writing } from "./schema.ts";
import { isDamaged, troubleOf, wait, within } from "./trouble.ts";

/** Between one try and the next, in ms. */
const BACK_OFF = [50, 200, 800] as const;
/** How long one transaction may take, in ms. */
const WORK_PATIENCE = 2_000;

export type Got<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; why: Trouble }>;

export type Base = Readonly<{
  /** Reads in one transaction. Never rejects. */
  read: <T>(
    stores: readonly StoreName[],
    body: (tx: Reading) => Promise<T>,
    patience?: number,
  ) => Promise<Got<T>>;
  /** Writes all or nothing, and answers once it is committed; `strict`: once it is on the disk itself. */
  write: <T>(
    stores: readonly StoreName[],
    durability: "strict" | "relaxed",
    body: (tx: Writing) => Promise<T>,
    /** How long it may take, in ms, where it is much at once. */
    patience?: number,
  ) => Promise<Got<T>>;
  /** Calls back whenever the database was taken away from under the app. */
  onTerminated: (mend: () => void) => void;
  /** Lets go of the database, as before a reload: the next use opens it again. */
  close: () => void;
}>;

export type Signals = Readonly<{
  onNotice?: (notice: Notice) => void;
  /** It answers: told every time, so that nobody goes on being told that it does not. */
  onBack?: () => void;
}>;

/** Runs a body in a transaction; resolves on its `complete`. A fault in the body takes everything back. */
async function inside<T, Tx extends Reading | Writing>(
  tx: Tx,
  body: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done: Promise<void> = tx.done;
  const work = body(tx).then(
    (value) => value,
    (error: unknown) => {
      try {
        tx.abort();
      } catch {
        // It had already ended.
      }
      throw error;
    },
  );
  // The transaction's own reason (a full disk) says more than the request's (aborted).
  const [ended, worked] = await Promise.allSettled([done, work]);
  if (worked.status === "rejected" && troubleOf(worked.reason) === "full") throw worked.reason;
  if (ended.status === "rejected") throw ended.reason;
  if (worked.status === "rejected") throw worked.reason;
  return worked.value;
}

export function createBase({ onNotice, onBack }: Signals = {}): Base {
  let open: Database | null = null;
  let opening: Promise<Database> | null = null;
  let damaged = 0;
  let rebuilt = false;
  let mend = () => {};

  const drop = (db: Database) => {
    if (open === db) open = null;
  };
  const release = (db: Database) => {
    drop(db);
    try {
      db.close();
    } catch {
      // Already dead.
    }
  };
  const arrived = (db: Database) => {
    open = db;
    damaged = 0;
    onBack?.();
  };
  const late = (db: Database) => (open ? db.close() : arrived(db));
  const signs = {
    lost: drop,
    terminated: () => mend(),
    blocked: () => onNotice?.({ kind: "memory", why: "blocked" }),
  };

  async function handle(): Promise<Database> {
    if (open) return open;
    opening ??= connect(signs, late).finally(() => {
      opening = null;
    });
    const db = await opening;
    if (open !== db) arrived(db);
    return db;
  }

  /** Where the files are damaged, every open fails the same way: then only a new database helps. */
  async function rebuild(): Promise<boolean> {
    if (damaged <= BACK_OFF.length || rebuilt) return false;
    rebuilt = true;
    try {
      await wipe();
    } catch {
      return false;
    }
    onNotice?.({ kind: "rebuilt" });
    return true;
  }

  async function attempt<T>(work: (db: Database) => Promise<T>, patience: number): Promise<T> {
    let db: Database;
    try {
      db = await handle();
    } catch (error) {
      damaged = isDamaged(error) ? damaged + 1 : 0;
      throw error;
    }
    try {
      return await within(work(db), patience);
    } catch (error) {
      if (troubleOf(error) !== "full") release(db);
      throw error;
    }
  }

  async function use<T>(
    work: (db: Database) => Promise<T>,
    patience: number = WORK_PATIENCE,
  ): Promise<Got<T>> {
    for (let tries = 0; ; tries += 1) {
      try {
        const value = await attempt(work, patience);
        // It may have been given up by whoever asked, and not by us.
        onBack?.();
        return { ok: true, value };
      } catch (error) {
        if (await rebuild()) continue;
        const why = troubleOf(error);
        const pause = BACK_OFF[tries];
        const hopeless = why === "denied" || why === "full" || why === "mute";
        if (hopeless || pause === undefined) return { ok: false, why };
        await wait(pause);
      }
    }
  }

  return {
    read: (stores, body, patience) =>
      use((db) => inside(db.transaction([...stores], "readonly") as Reading, body), patience),
    write: (stores, durability, body, patience) =>
      use(
        (db) => inside(db.transaction([...stores], "readwrite", { durability }) as Writing, body),
        patience,
      ),
    onTerminated: (act) => {
      mend = act;
    },
    close: () => {
      if (open) release(open);
    },
  };
}
