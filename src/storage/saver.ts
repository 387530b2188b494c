// Saves every move: one at a time, in order, again and again until it lies on the disk. Memory is the truth meanwhile.

import type { Game } from "../game/flow/state.ts";
import type { Base } from "./base.ts";
import { type AnyEvent, type Batch, COMMIT_STORES, commitTo } from "./commit.ts";

/** Between tries in the background, in ms; the last one for ever. */
const AGAIN = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

export type SaverOptions = Readonly<{
  onStatus?: (status: "saved" | "failing") => void;
  /** Another window has played this game on: what is played here is not saved any more. */
  onBehind?: (id: string) => void;
  now?: () => number;
}>;

export type HeldGame = Readonly<{ game: Game; log: readonly AnyEvent[] }>;

export type Saver = Readonly<{
  /** Takes the game after an event; answers true once both lie on the disk, false where that failed for now. */
  commit: (game: Game, event: AnyEvent) => Promise<boolean>;
  /** Takes a game from the disk with its log, so that a disk that loses it gets it back. */
  hold: (game: Game, log: readonly AnyEvent[]) => void;
  /** Games that are not all on the disk. */
  held: () => readonly HeldGame[];
  /** What memory knows of a game, saved or not. */
  recall: (id: string) => HeldGame | null;
  /** No game is at the table any more; what is owed goes on being saved. */
  leave: () => void;
  /** Lets go of a game that is finished or discarded. */
  forget: (id: string) => void;
  /** Tries again at once, and wakes a connection that may have died: on a return to the app. */
  retry: () => void;
  /** Resolves when no save is under way. */
  idle: () => Promise<void>;
}>;

type Waiter = Readonly<{ turn: number; answer: (saved: boolean) => void }>;

type Entry = {
  game: Game;
  readonly known: Map<number, AnyEvent>;
  /** The first turn that is not acknowledged; the game's own turn where all are. */
  from: number;
  behind: boolean;
  /** The disk may have lost it: it is given all again where it has. */
  doubted: boolean;
  waiters: readonly Waiter[];
};

const heldOf = ({ game, known }: Entry): HeldGame => ({
  game,
  log: [...known.values()].sort((one, other) => one.turn - other.turn),
});

const isOwed = ({ game, from, behind, doubted }: Entry) => (doubted || from < game.turn) && !behind;

export function createSaver(base: Base, options: SaverOptions = {}): Saver {
  const { onStatus, onBehind, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  let status: "saved" | "failing" = "saved";
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let atTable: string | null = null;
  let again = false;

  const report = (next: typeof status) => {
    if (next === status) return;
    status = next;
    onStatus?.(next);
  };
  const owed = () => [...entries.values()].find(isOwed);
  const answer = (entry: Entry, turn: number, saved: boolean) => {
    const due = entry.waiters.filter((waiter) => waiter.turn < turn);
    entry.waiters = entry.waiters.filter((waiter) => waiter.turn >= turn);
    for (const waiter of due) waiter.answer(saved);
  };

  async function save(entry: Entry): Promise<boolean> {
    const { game, from, known } = entry;
    const open = atTable === game.id;
    const batch: Batch = { game, from, known: new Map(known), savedAt: now(), open };
    const got = await base.write(COMMIT_STORES, "strict", (tx) => commitTo(tx, batch));
    if (got.ok && got.value === "behind") {
      entry.behind = true;
      onBehind?.(game.id);
    } else if (got.ok) {
      entry.from = Math.max(entry.from, game.turn);
      entry.doubted = false;
    }
    answer(entry, game.turn, got.ok && got.value === "saved");
    return got.ok;
  }

  async function run(): Promise<void> {
    for (let entry = owed(); entry; entry = owed()) {
      if (await save(entry)) {
        failures = 0;
        continue;
      }
      report("failing");
      timer = setTimeout(pump, AGAIN[Math.min(failures, AGAIN.length - 1)]);
      failures += 1;
      return;
    }
    const behind = [...entries.values()].some((entry) => entry.behind);
    report(behind ? "failing" : "saved");
  }

  function pump(): void {
    clearTimeout(timer);
    again = running !== null;
    if (running) return;
    running = run()
      .catch(() => undefined)
      .finally(() => {
        running = null;
        // What was asked for while a save was being given up must not wait for the timer.
        if (again && owed()) pump();
      });
  }

  /** One game is at the table: of the others only what is still unsaved has to be kept. */
  const keepOnly = (id: string) => {
    for (const [other, entry] of entries) if (other !== id && !isOwed(entry)) entries.delete(other);
  };

  base.onTerminated(() => {
    for (const entry of entries.values()) entry.doubted = true;
    if (owed()) pump();
  });

  return {
    commit: (game, event) => {
      atTable = game.id;
      keepOnly(game.id);
      const entry = entries.get(game.id) ?? {
        game,
        known: new Map<number, AnyEvent>(),
        from: event.turn,
        behind: false,
        doubted: false,
        waiters: [],
      };
      entry.game = game;
      entry.known.set(event.turn, event);
      entries.set(game.id, entry);
      if (entry.behind) return Promise.resolve(false);
      return new Promise((answered) => {
        entry.waiters = [...entry.waiters, { turn: event.turn, answer: answered }];
        pump();
      });
    },
    hold: (game, log) => {
      atTable = game.id;
      const before = entries.get(game.id);
      if (before && isOwed(before) && before.game.turn >= game.turn) return;
      if (before) answer(before, Number.POSITIVE_INFINITY, false);
      const known = new Map(log.map((event) => [event.turn, event]));
      const whole = { behind: false, doubted: false, waiters: [] };
      entries.set(game.id, { game, known, from: game.turn, ...whole });
      keepOnly(game.id);
    },
    held: () => [...entries.values()].filter(isOwed).map(heldOf),
    recall: (id) => {
      const entry = entries.get(id);
      return entry ? heldOf(entry) : null;
    },
    leave: () => {
      atTable = null;
    },
    forget: (id) => {
      entries.delete(id);
      if (atTable === id) atTable = null;
    },
    retry: () => {
      if (owed()) pump();
      else void base.read(["games"], async () => null);
    },
    idle: async () => {
      while (running) await running;
    },
  };
}
