// From what lies on the disk back to a game: its state, or what its log leads to where the state is damaged.

import type { Log } from "../game/flow/events.ts";
import { reduce } from "../game/flow/reduce.ts";
import { start } from "../game/flow/setup.ts";
import type { Game } from "../game/flow/state.ts";
import { parseLog } from "../wire/events.ts";
import { parseGame } from "../wire/game.ts";
import { isSound } from "../wire/sound.ts";
import type { AnyEvent } from "./commit.ts";
import { migrated } from "./record.ts";

export type GameFault = "missing" | "newer" | "damaged";

/** What the disk holds of one game; the events by their turn, in order. */
export type Stored = Readonly<{
  id: string;
  record: unknown;
  events: ReadonlyMap<number, unknown>;
}>;

export type Loaded =
  | Readonly<{ fault: GameFault }>
  | Readonly<{
      game: Game;
      /** From the start on, as far as it can be read. */
      log: readonly AnyEvent[];
      /** The stored state cannot be read, or is older than its log. */
      state: "good" | "damaged" | "older";
      /** Turns of stored events that do not belong to this game as it stands. */
      stray: readonly number[];
    }>;

type Played = Readonly<{ game: Game; log: Log }>;

/** Plays a log as far as its events fit. */
function played([started, ...events]: Log): Played {
  let game = start(started);
  const fitting = [];
  for (const event of events) {
    const after = reduce(game, event);
    if (after === game) break;
    game = after;
    fitting.push(event);
  }
  return { game, log: [started, ...fitting] };
}

function fromLog({ id, events }: Stored): Played | null {
  const values: unknown[] = [];
  for (const [turn, value] of events) if (turn === values.length) values.push(value);
  const log = parseLog(values);
  if (log?.[0].game !== id) return null;
  const result = played(log);
  return isSound(result.game) ? result : null;
}

function fromState(id: string, value: unknown): Game | null {
  const game = parseGame(value);
  return game?.id === id ? game : null;
}

/** Takes what the disk holds of a game; gives the newest game that is sound, or why there is none. */
export function load(stored: Stored): Loaded {
  const { id, record, events } = stored;
  if (record === undefined && events.size === 0) return { fault: "missing" };
  const current = migrated(record);
  if (current === "newer") return { fault: "newer" };
  const state = current && fromState(id, current.game);
  const history = fromLog(stored);
  const newest = !state || (history && history.game.turn > state.turn) ? history?.game : state;
  if (!newest) return { fault: record === undefined ? "missing" : "damaged" };
  return {
    game: newest,
    log: history?.log.filter(({ turn }) => turn < newest.turn) ?? [],
    state: newest === state ? "good" : state ? "older" : "damaged",
    stray: [...events.keys()].filter((turn) => turn >= newest.turn),
  };
}
