// The table's own rulesets: named, in memory at once and on the disk as soon as it can.

import { type OwnRuleset, parseOwn } from "../wire/own.ts";
import { moveAside } from "./aside.ts";
import type { Base } from "./base.ts";
import type { Notice } from "./notice.ts";
import type { Reading, Writing } from "./schema.ts";

/** The name under which the id of the ruleset that Setup begins with lies among the settings. */
export const PREFERRED = "rules";

export type Shelf = Readonly<{
  /** Oldest first. */
  own: readonly OwnRuleset[];
  /** The one that Setup begins with; null: the last table's. */
  preferred: string | null;
  /** False while the disk holds less than this. */
  kept: boolean;
}>;

export type Rulesets = Readonly<{
  get: () => Shelf;
  watch: (changed: () => void) => () => void;
  /** Reads the disk; what cannot be read is put aside, and told. Never rejects. */
  load: () => Promise<void>;
  /** A new one, or one under its id changed. */
  save: (own: OwnRuleset) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  prefer: (id: string | null) => Promise<boolean>;
  /** Tries again what could not be saved. */
  retry: () => Promise<boolean>;
}>;

type Item = Readonly<{ store: "rulesets" | "settings"; key: string; value: unknown }>;
type Found = Readonly<{
  own: readonly OwnRuleset[];
  bad: readonly string[];
  preferred: string | null;
}>;

async function found(tx: Reading): Promise<Found> {
  const store = tx.objectStore("rulesets");
  const [keys, values, preferred] = await Promise.all([
    store.getAllKeys(),
    store.getAll(),
    tx.objectStore("settings").get(PREFERRED),
  ]);
  const read = keys.map((key, index) => {
    const own = parseOwn(values[index]);
    return { key, own: own?.id === key ? own : null };
  });
  return {
    own: read.flatMap(({ own }) => own ?? []),
    bad: read.filter(({ own }) => own === null).map(({ key }) => key),
    preferred: typeof preferred === "string" ? preferred : null,
  };
}

const put = (tx: Writing, { store, key, value }: Item) =>
  value === null ? tx.objectStore(store).delete(key) : tx.objectStore(store).put(value, key);

/** Takes the database, and who is told of what cannot be read; gives the shelf, empty until `load`. */
export function createRulesets(base: Base, tell: (notice: Notice) => void): Rulesets {
  const listeners = new Set<() => void>();
  /** What the disk does not have yet; null: to be deleted. */
  const owed = new Map<string, Item>();
  let shelf: Shelf = { own: [], preferred: null, kept: true };

  function show(next: Partial<Shelf>): void {
    shelf = { ...shelf, ...next };
    for (const changed of listeners) changed();
  }

  async function flush(): Promise<boolean> {
    const items = [...owed];
    if (items.length === 0) return true;
    const got = await base.write(["rulesets", "settings"], "relaxed", async (tx) => {
      await Promise.all(items.map(([, item]) => put(tx, item)));
    });
    if (got.ok) for (const [name, item] of items) if (owed.get(name) === item) owed.delete(name);
    show({ kept: owed.size === 0 });
    return got.ok;
  }

  function keep(next: Partial<Shelf>, items: readonly Item[]): Promise<boolean> {
    for (const item of items) owed.set(`${item.store} ${item.key}`, item);
    show(next);
    return flush();
  }

  async function clear(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const at = Date.now();
    const got = await base.write(["rulesets", "aside"], "relaxed", async (tx) => {
      const why = "not readable";
      await Promise.all(keys.map((key) => moveAside(tx, { at, store: "rulesets", key, why })));
    });
    if (got.ok) tell({ kind: "aside", store: "rulesets", count: keys.length });
  }

  const without = (id: string) => shelf.own.filter((other) => other.id !== id);
  const setting = (value: string | null): Item => ({ store: "settings", key: PREFERRED, value });

  return {
    get: () => shelf,
    watch: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load: async () => {
      const got = await base.read(["rulesets", "settings"], found);
      if (!got.ok) return;
      const { own, preferred, bad } = got.value;
      // What was saved or deleted while the disk was still being read counts more.
      const fresh = own.filter(({ id }) => !owed.has(`rulesets ${id}`));
      const all = [...fresh, ...shelf.own.filter(({ id }) => !fresh.some((o) => o.id === id))];
      show({
        own: all.sort((one, other) => one.at - other.at),
        preferred: owed.has(`settings ${PREFERRED}`) ? shelf.preferred : preferred,
      });
      await clear(bad);
    },
    save: (own) => {
      const at = shelf.own.findIndex(({ id }) => id === own.id);
      const next = at < 0 ? [...shelf.own, own] : shelf.own.map((o, i) => (i === at ? own : o));
      return keep({ own: next }, [{ store: "rulesets", key: own.id, value: own }]);
    },
    remove: (id) => {
      const gone: Item = { store: "rulesets", key: id, value: null };
      if (shelf.preferred !== id) return keep({ own: without(id) }, [gone]);
      return keep({ own: without(id), preferred: null }, [gone, setting(null)]);
    },
    prefer: (id) => keep({ preferred: id }, [setting(id)]),
    retry: flush,
  };
}
