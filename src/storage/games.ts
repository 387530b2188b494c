// The running games, as the play part of the app uses them: disk and memory as one.

import type { Game } from "../game/flow/state.ts";
import { type GameSummary, parseSummary } from "../wire/summary.ts";
import type { Base } from "./base.ts";
import { discardGame, type Finish, finishGame, markOpen } from "./finish.ts";
import { type Opened, openGame } from "./open.ts";
import { summaryOf } from "./record.ts";
import type { Saver } from "./saver.ts";

export type Games = Readonly<{
  /** Opens a game and marks it as the one at the table. Never rejects. */
  openGame: (id: string) => Promise<Opened>;
  /** Leaves the table; the game stays and can be resumed. */
  putAway: () => Promise<boolean>;
  /** Packs a finished game; false: it is still among the running ones. */
  finish: (game: Game, how?: Finish) => Promise<boolean>;
  discard: (id: string) => Promise<boolean>;
  /** Every game that can be resumed, newest first, those in memory too. */
  running: () => Promise<readonly GameSummary[]>;
}>;

export function createGames(base: Base, saver: Saver): Games {
  const inMemory = (id: string) => saver.held().find(({ game }) => game.id === id);

  async function stored(): Promise<readonly GameSummary[]> {
    const got = await base.read(["games"], (tx) => tx.objectStore("games").getAll());
    if (!got.ok) return [];
    return got.value.flatMap(
      (record) => parseSummary((record as { summary?: unknown } | null)?.summary) ?? [],
    );
  }

  return {
    openGame: async (id) => {
      const held = inMemory(id);
      if (held) return { ...held, notices: [] };
      const opened = await openGame(base, id);
      const recalled = "fault" in opened && opened.fault === "unavailable" && saver.recall(id);
      if (recalled) return { ...recalled, notices: opened.notices };
      if ("game" in opened) {
        saver.hold(opened.game, opened.log);
        await markOpen(base, id);
      }
      return opened;
    },
    putAway: () => {
      saver.leave();
      return markOpen(base, null);
    },
    finish: async (game, how) => {
      await saver.idle();
      const done = await finishGame(base, game, saver.recall(game.id)?.log ?? [], how);
      if (done) saver.forget(game.id);
      return done;
    },
    discard: async (id) => {
      await saver.idle();
      saver.forget(id);
      return discardGame(base, id);
    },
    running: async () => {
      const held = saver.held().map(({ game }) => summaryOf(game, Date.now()));
      const ids = held.map(({ id }) => id);
      const rest = (await stored()).filter(({ id }) => !ids.includes(id));
      return [...held, ...rest].sort((one, other) => other.savedAt - one.savedAt);
    },
  };
}
