// A running game that was given to another phone sleeps here, and can be woken as a second copy.

import type { GameMark } from "../wire/summary.ts";
import type { Base } from "./base.ts";
import { leaveTable } from "./finish.ts";
import { load } from "./load.ts";
import { fetchGame } from "./open.ts";
import { recordOf } from "./record.ts";

async function mark(base: Base, id: string, as: GameMark): Promise<boolean> {
  const got = await base.write(["games", "events", "settings"], "strict", async (tx) => {
    const loaded = load(await fetchGame(tx, id));
    if ("fault" in loaded) return false;
    await Promise.all([
      tx.objectStore("games").put(recordOf(loaded.game, Date.now(), as), id),
      leaveTable(tx, id),
    ]);
    return true;
  });
  return got.ok && got.value;
}

/** Puts a game to sleep: it stays, and is not played here. */
export const sleepGame = (base: Base, id: string) => mark(base, id, "asleep");

/** Wakes it. From now on there may be two of it, and it says so. */
export const wakeGame = (base: Base, id: string) => mark(base, id, "second");
