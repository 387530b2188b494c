// The one mutable thing: the game at the table. A wish becomes an event, is saved, and only then shows.

import { createStore, type StoreApi } from "zustand/vanilla";
import { chanceOf, happen } from "../game/flow/act.ts";
import type { GameEvent, Log, StartedEvent, Wish } from "../game/flow/events.ts";
import { reduce } from "../game/flow/reduce.ts";
import { refusal } from "../game/flow/refusal.ts";
import { type SetupFault, setupFault, start } from "../game/flow/setup.ts";
import type { Game } from "../game/flow/state.ts";
import type { PlayerId, Refusal } from "../game/words/table.ts";
import { type ChanceSource, drawChance } from "./chance.ts";
import { createQueue, raced } from "./queue.ts";
import { actedBy, holderOf, isFresh, stageAfter, stageAfterReveal, stageOnLoad } from "./stage.ts";
import type { SavingStatus, TableState } from "./state.ts";

/** How long a save may take before the game goes on without it, in ms (DESIGN: Save first, then show). */
export const PATIENCE = 250;
/** The same once a save has failed: nobody should wait at every tap for a disk that is not there. */
export const SHORT_PATIENCE = 40;

export type TablePorts = Readonly<{
  /** Answers true once the event lies on the disk. */
  commit: (game: Game, event: GameEvent | StartedEvent) => Promise<boolean>;
  chance: ChanceSource;
  /** Milliseconds since 1970. */
  now: () => number;
  onSaving?: (status: SavingStatus) => void;
  /** For sound, haptics, speech: after the state has changed, never on a load. */
  onEvent?: (before: Game, after: Game, event: GameEvent) => void;
}>;

export type Table = Readonly<{
  store: StoreApi<TableState>;
  /** Takes a wish and the turn it was meant for; gives why it was refused, or null once it happened. */
  dispatch: (wish: Wish, turn: number) => Promise<Refusal | null>;
  /** Seats a new game, covered for its opener. */
  begin: (started: StartedEvent) => Promise<SetupFault | null>;
  /** Seats a game from the disk, covered, with its log where that is whole. */
  resume: (game: Game, log: Log | null) => void;
  /** Whoever the cover names has the phone. Before the first round this opens it. */
  accept: () => Promise<Refusal | null>;
  /** Leaves the Reveal. */
  proceed: () => void;
  /** Shows the table between rounds, from a cover or a Reveal: its own events are done there. */
  showTable: () => void;
  /** Covers whatever is on the screen, as after a load. */
  cover: () => void;
  /** Leaves the game; what is on the disk stays there. */
  close: () => void;
}>;

const EMPTY: TableState = { game: null, stage: "act", lastActor: null, log: null };

export function createTable(ports: TablePorts): Table {
  const store = createStore<TableState>(() => EMPTY);
  const queue = createQueue();
  /** Rises with every game seated or left: a wish that waited for another game is stale. */
  let sitting = 0;
  /** Only looks have happened from this turn on: a wish meant for any turn since still stands. */
  let looksFrom = 0;
  /** The last turn whose save was not acknowledged in time. */
  let owed = -1;

  const seat = (state: TableState) => {
    sitting += 1;
    looksFrom = state.game?.turn ?? 0;
    store.setState(state);
  };

  async function save(game: Game, event: GameEvent | StartedEvent): Promise<void> {
    const here = sitting;
    const saved = Promise.resolve()
      .then(() => ports.commit(game, event))
      .catch(() => false);
    if (await raced(saved, owed < 0 ? PATIENCE : SHORT_PATIENCE, false)) {
      if (owed >= 0) ports.onSaving?.("saved");
      owed = -1;
      return;
    }
    // Left, or taken by another window meanwhile: it is not this table's to say.
    if (here !== sitting) return;
    owed = event.turn;
    ports.onSaving?.("failing");
    saved.then((late) => {
      if (!late || owed !== event.turn) return;
      owed = -1;
      ports.onSaving?.("saved");
    });
  }

  /** What is heard and felt must never take the game with it. */
  function tell(before: Game, after: Game, event: GameEvent): void {
    try {
      ports.onEvent?.(before, after, event);
    } catch (error) {
      globalThis.reportError?.(error);
    }
  }

  async function perform(wish: Wish, turn: number, holder?: PlayerId): Promise<Refusal | null> {
    const here = sitting;
    const { game } = store.getState();
    if (!game || turn < looksFrom || turn > game.turn) return "stale-turn";
    const move = { ...wish, turn: game.turn };
    const reason = refusal(game, move);
    if (reason) return reason;
    const event = happen(move, drawChance(ports.chance, chanceOf(game, wish)), ports.now());
    const after = reduce(game, event);
    if (after === game) return "not-now";
    await save(after, event);
    if (here !== sitting) return null;
    const { lastActor: last, log } = store.getState();
    const lastActor = holder ?? last;
    if (event.kind !== "looked") looksFrom = after.turn;
    store.setState({
      game: after,
      stage: stageAfter(game, after, event, lastActor),
      lastActor: actedBy(event, lastActor),
      log: log && [...log, event],
    });
    tell(game, after, event);
    return null;
  }

  function enqueue(wish: Wish, turn: number, holder?: PlayerId): Promise<Refusal | null> {
    const here = sitting;
    return queue(async () => {
      if (here !== sitting) return "stale-turn";
      try {
        return await perform(wish, turn, holder);
      } catch (error) {
        // A fault of ours leaves the game as it was, on the screen and on the disk.
        globalThis.reportError?.(error);
        return "not-now";
      }
    });
  }

  return {
    store,
    dispatch: (wish, turn) => enqueue(wish, turn),
    begin: (started) =>
      queue(async () => {
        const fault = setupFault(started);
        if (fault) return fault;
        const game = start(started);
        await save(game, started);
        seat({ game, stage: stageOnLoad(game), lastActor: null, log: [started] });
        return null;
      }),
    resume: (game, log) => seat({ game, stage: stageOnLoad(game), lastActor: null, log }),
    accept: async () => {
      const { game, stage } = store.getState();
      if (!game || stage !== "cover") return null;
      const lastActor = holderOf(game);
      if (isFresh(game)) {
        return enqueue({ kind: "open-round" }, game.turn, lastActor ?? undefined);
      }
      store.setState({ stage: "act", lastActor });
      return null;
    },
    proceed: () => {
      const { game, stage, lastActor } = store.getState();
      if (game && stage === "reveal") {
        store.setState({ stage: stageAfterReveal(game, lastActor) });
      }
    },
    showTable: () => {
      if (store.getState().game?.phase.name === "between") store.setState({ stage: "act" });
    },
    cover: () => {
      const { game } = store.getState();
      if (game) store.setState({ stage: stageOnLoad(game), lastActor: null });
    },
    close: () => seat(EMPTY),
  };
}
