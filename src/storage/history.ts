// Every finished game, as the history shows it: its figures without its log, its log when it is asked for.

import type { Log } from "../game/flow/events.ts";
import { unpackLog } from "../wire/pack.ts";
import { type GameSummary, parseSummary } from "../wire/summary.ts";
import { moveAside } from "./aside.ts";
import type { Base } from "./base.ts";
import type { Counting, FinishedRecord } from "./finish.ts";
import type { Notice } from "./notice.ts";
import { eventsOf, RECORD, type Reading } from "./schema.ts";

/** The names under which who is whom, and who is called what, lie among the settings. */
export const ALIASES = "aliases";
export const NAMES = "names";
export type Book = typeof ALIASES | typeof NAMES;

/** A finished game without its log. */
export type Past<F> = Readonly<{
  id: string;
  finishedAt: number;
  /** Null: not counted yet, or the log was damaged. */
  figures: F | null;
  /** Its log is there. */
  whole: boolean;
  /** The table agreed to hear the truth of it, though it ended it. */
  agreed: boolean;
  /** All that is known where there are no figures; read only there. */
  summary: GameSummary | null;
}>;

export type Ports<F> = Readonly<{
  count: Counting;
  /** Takes the text of a record; gives the figures in it, or null where they must be counted again. */
  read: (text: unknown) => F | null;
  tell: (notice: Notice) => void;
}>;

export type History<F> = Readonly<{
  /** Every finished game, the last first; null: the disk does not answer. */
  list: () => Promise<readonly Past<F>[] | null>;
  /** Counts a game whose figures are missing, and keeps them; null where that cannot be done. */
  count: (id: string) => Promise<F | null>;
  /** Null: damaged, or not there. */
  log: (id: string) => Promise<Log | null>;
  /** The table agrees to hear the truth of a game that it ended. */
  agree: (id: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  /** Every finished game, with who is whom and who is called what. */
  clear: () => Promise<boolean>;
  /** What is kept under both names, unread. */
  books: () => Promise<Readonly<Record<Book, unknown>>>;
  keep: (book: Book, value: unknown) => Promise<boolean>;
}>;

type Loose = Readonly<Record<string, unknown>>;
type Found = Readonly<{ keys: readonly string[]; values: readonly unknown[] }>;

async function found(tx: Reading): Promise<Found> {
  const store = tx.objectStore("finished");
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return { keys, values };
}

/** Takes a database and what counts; gives the history in it. Nothing in it ever rejects. */
export function createHistory<F>(base: Base, { count, read, tell }: Ports<F>): History<F> {
  /** `newer`: left to the app that wrote it; null: no record. */
  function pastOf(key: string, value: unknown): Past<F> | "newer" | null {
    const record = value as Loose | null | undefined;
    if (typeof record?.["v"] === "number" && record["v"] > RECORD) return "newer";
    const { v, id, finishedAt, log, agreed } = record ?? {};
    if (v !== RECORD || id !== key || typeof finishedAt !== "number") return null;
    const whole = typeof log === "string";
    const figures = whole ? read(record?.["figures"]) : null;
    const summary = figures === null ? parseSummary(record?.["summary"]) : null;
    if (figures === null && summary?.id !== key) return null;
    return { id: key, finishedAt, figures, whole, agreed: agreed === true, summary };
  }

  async function clearAside(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const at = Date.now();
    const got = await base.write(["finished", "aside"], "relaxed", async (tx) => {
      const why = "not readable";
      await Promise.all(keys.map((key) => moveAside(tx, { at, store: "finished", key, why })));
    });
    if (got.ok) tell({ kind: "aside", store: "finished", count: keys.length });
  }

  async function logOf(id: string): Promise<Log | null> {
    const got = await base.read(["finished"], (tx) => tx.objectStore("finished").get(id));
    const log = got.ok ? unpackLog((got.value as Loose | undefined)?.["log"]) : null;
    return log?.[0].game === id ? log : null;
  }

  /** Changes a record that is still there. */
  async function change(id: string, by: Partial<FinishedRecord>): Promise<boolean> {
    const got = await base.write(["finished"], "relaxed", async (tx) => {
      const store = tx.objectStore("finished");
      const record = (await store.get(id)) as Loose | undefined;
      if (record) await store.put({ ...record, ...by }, id);
      return record !== undefined;
    });
    return got.ok && got.value;
  }

  function countedIn(log: Log): string | null {
    try {
      return count(log);
    } catch {
      return null;
    }
  }

  return {
    list: async () => {
      const got = await base.read(["finished"], found);
      if (!got.ok) return null;
      const { keys, values } = got.value;
      const all = keys.map((key, at) => ({ key, past: pastOf(key, values[at]) }));
      await clearAside(all.filter(({ past }) => past === null).map(({ key }) => key));
      return all
        .flatMap(({ past }) => (past === null || past === "newer" ? [] : [past]))
        .sort((one, other) => other.finishedAt - one.finishedAt);
    },
    count: async (id) => {
      const log = await logOf(id);
      const figures = log && countedIn(log);
      if (figures === null) return null;
      await change(id, { figures });
      return read(figures);
    },
    log: logOf,
    agree: (id) => change(id, { agreed: true }),
    remove: async (id) => {
      const got = await base.write(["finished", "events"], "strict", async (tx) => {
        // Where the log was damaged its events still lie there.
        await Promise.all([
          tx.objectStore("finished").delete(id),
          tx.objectStore("events").delete(eventsOf(id)),
        ]);
      });
      return got.ok;
    },
    clear: async () => {
      const got = await base.write(["finished", "events", "settings"], "strict", async (tx) => {
        const settings = tx.objectStore("settings");
        const ids = await tx.objectStore("finished").getAllKeys();
        await Promise.all([
          tx.objectStore("finished").clear(),
          ...ids.map((id) => tx.objectStore("events").delete(eventsOf(id))),
          settings.delete(ALIASES),
          settings.delete(NAMES),
        ]);
      });
      return got.ok;
    },
    books: async () => {
      const got = await base.read(["settings"], async (tx) => {
        const store = tx.objectStore("settings");
        return Promise.all([store.get(ALIASES), store.get(NAMES)]);
      });
      const [aliases, names]: readonly unknown[] = got.ok ? got.value : [];
      return { [ALIASES]: aliases, [NAMES]: names };
    },
    keep: async (book, value) => {
      const got = await base.write(["settings"], "relaxed", (tx) =>
        tx.objectStore("settings").put(value, book),
      );
      return got.ok;
    },
  };
}
