// Keeps the help each game gets, and which rules were read last: in memory at once, then on the disk.

import type { Ruleset } from "../game/rules/ruleset.ts";
import { type Aid, type Aids, NO_AIDS, parseAids, withAid } from "../wire/aids.ts";
import type { Base } from "./base.ts";

/** The names under which both lie among the settings. */
export const AIDS = "aids";
export const READ = "read";

export type AidStore = Readonly<{
  get: () => Aids;
  watch: (changed: () => void) => () => void;
  /** Reads the disk; what was set meanwhile counts more. Never rejects. */
  load: () => Promise<void>;
  /** `first`: what has to reach the disk before it. */
  aid: (aid: Aid, first?: Promise<unknown>) => Promise<boolean>;
  /** These rules have been shown to the table. */
  read: (rules: Ruleset) => Promise<boolean>;
}>;

export function createAids(base: Base): AidStore {
  const listeners = new Set<() => void>();
  let now: Aids = NO_AIDS;

  function set(next: Aids): void {
    now = next;
    for (const changed of listeners) changed();
  }

  async function keep(name: typeof AIDS | typeof READ, value: unknown): Promise<boolean> {
    const got = await base.write(["settings"], "relaxed", (tx) =>
      tx.objectStore("settings").put(value, name),
    );
    return got.ok;
  }

  return {
    get: () => now,
    watch: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load: async () => {
      const got = await base.read(["settings"], async (tx) => {
        const store = tx.objectStore("settings");
        return Promise.all([store.get(AIDS), store.get(READ)]);
      });
      if (!got.ok) return;
      const stored = parseAids(...got.value);
      set({ games: now.games.reduce(withAid, stored.games), read: now.read ?? stored.read });
    },
    aid: async (aid, first) => {
      set({ ...now, games: withAid(now.games, aid) });
      await first;
      return keep(AIDS, now.games);
    },
    read: (rules) => {
      set({ ...now, read: rules });
      return keep(READ, rules);
    },
  };
}
