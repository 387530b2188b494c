// Opens a game from the disk, and puts right what is wrong with it there: nothing that is found is deleted.

import type { Game } from "../game/flow/state.ts";
import { moveAside, putAside } from "./aside.ts";
import type { Base } from "./base.ts";
import type { AnyEvent } from "./commit.ts";
import { type GameFault, type Loaded, load, type Stored } from "./load.ts";
import type { Notice } from "./notice.ts";
import { markOf, recordOf } from "./record.ts";
import { eventsOf, type Reading, type Writing } from "./schema.ts";

export type Opened = Readonly<{ notices: readonly Notice[] }> &
  (
    | Readonly<{ game: Game; log: readonly AnyEvent[] }>
    | Readonly<{ fault: GameFault | "unavailable" | "asleep" }>
  );

export async function fetchGame(tx: Reading | Writing, id: string): Promise<Stored> {
  const games = (tx as Reading).objectStore("games");
  const store = (tx as Reading).objectStore("events");
  const range = eventsOf(id);
  const [record, keys, values] = await Promise.all([
    games.get(id),
    store.getAllKeys(range),
    store.getAll(range),
  ]);
  return { id, record, events: new Map(keys.map(([, turn], index) => [turn, values[index]])) };
}

const isFine = (loaded: Loaded) =>
  "fault" in loaded ? loaded.fault !== "damaged" : loaded.state === "good" && !loaded.stray.length;

async function repair(tx: Writing, stored: Stored, loaded: Loaded): Promise<void> {
  const { id, record } = stored;
  const at = Date.now();
  if ("fault" in loaded) {
    await moveAside(tx, { at, store: "games", key: id, why: loaded.fault });
    return;
  }
  // A good state under a damaged cover is written anew as well.
  if (loaded.state !== "good" || isFine(loaded)) {
    if (record !== undefined) {
      await putAside(tx, { at, store: "games", key: id, value: record, why: loaded.state });
    }
    await tx.objectStore("games").put(recordOf(loaded.game, at, markOf(record)), id);
  }
  const moves = loaded.stray.map((turn) =>
    moveAside(tx, { at, store: "events", key: [id, turn], why: "stray" }),
  );
  await Promise.all(moves);
}

function opened(loaded: Loaded): Opened {
  if ("fault" in loaded) {
    const { fault } = loaded;
    if (fault === "missing") return { fault, notices: [] };
    const kind = fault === "newer" ? "newer" : "aside";
    return { fault, notices: [{ kind, store: "games", count: 1 }] };
  }
  const { game, log, state } = loaded;
  const rescued: Notice = { kind: "rescued", store: "games", count: 1 };
  return { game, log, notices: state === "damaged" ? [rescued] : [] };
}

/** Reads a game whose record or log is damaged and puts it right, in one transaction. */
export async function mendGame(base: Base, id: string): Promise<Opened> {
  const got = await base.write(["games", "events", "aside"], "strict", async (tx) => {
    const stored = await fetchGame(tx, id);
    const loaded = load(stored);
    if (!("fault" in loaded) || loaded.fault === "damaged") await repair(tx, stored, loaded);
    return loaded;
  });
  return got.ok ? opened(got.value) : { fault: "unavailable", notices: [] };
}

/** Takes a game's id; gives it with its log, or why it cannot be played. */
export async function openGame(base: Base, id: string): Promise<Opened> {
  const got = await base.read(["games", "events"], async (tx) => {
    const stored = await fetchGame(tx, id);
    return { loaded: load(stored), asleep: markOf(stored.record) === "asleep" };
  });
  if (!got.ok) return { fault: "unavailable", notices: [{ kind: "memory", why: got.why }] };
  const { loaded, asleep } = got.value;
  if (asleep) return { fault: "asleep", notices: [] };
  return isFine(loaded) ? opened(loaded) : mendGame(base, id);
}
