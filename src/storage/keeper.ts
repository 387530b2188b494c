// Saves what is not a game: settings, the last table, the people the phone knows. Slow or failed saves are tried again.

import type { KnownPlayer, LastTable, SeatedPlayer } from "../wire/seating.ts";
import type { SettingName, Settings } from "../wire/settings.ts";
import type { Base } from "./base.ts";

/** The name under which the last table lies among the settings. */
export const LAST_TABLE = "table";
/** The name under which the id of the game at the table lies among the settings. */
export const OPEN_GAME = "open";

export type Keeper = Readonly<{
  saveSetting: <Name extends SettingName>(name: Name, value: Settings[Name]) => Promise<boolean>;
  saveTable: (table: LastTable) => Promise<boolean>;
  /** `now`: when they sat down, in ms since 1970. */
  savePlayers: (players: readonly SeatedPlayer[], now: number) => Promise<boolean>;
  /** Tries again what could not be saved: on a return to the app. */
  retry: () => Promise<boolean>;
}>;

type Item = Readonly<{ store: "settings" | "players"; key: string; value: unknown }>;

export function createKeeper(base: Base): Keeper {
  const owed = new Map<string, Item>();

  async function flush(): Promise<boolean> {
    const items = [...owed];
    if (items.length === 0) return true;
    const got = await base.write(["settings", "players"], "relaxed", async (tx) => {
      await Promise.all(
        items.map(([, { store, key, value }]) => tx.objectStore(store).put(value, key)),
      );
    });
    if (!got.ok) return false;
    // What was set again meanwhile is still owed.
    for (const [name, item] of items) if (owed.get(name) === item) owed.delete(name);
    return true;
  }

  const keep = (items: readonly Item[]) => {
    for (const item of items) owed.set(`${item.store} ${item.key}`, item);
    return flush();
  };

  return {
    saveSetting: (name, value) => keep([{ store: "settings", key: name, value }]),
    saveTable: (table) => keep([{ store: "settings", key: LAST_TABLE, value: table }]),
    savePlayers: (players, now) =>
      keep(
        players.map(({ id, name }) => {
          const value: KnownPlayer = { id, name, seen: now };
          return { store: "players", key: id, value };
        }),
      ),
    retry: flush,
  };
}
