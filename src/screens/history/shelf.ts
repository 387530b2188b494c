// The history in memory: read once, counted where figures are missing, and changed with the disk.

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { discreet } from "../../evening/discreet.ts";
import type { Figures } from "../../evening/figures.ts";
import type { Books, HistoryPort, PastGame } from "./port.ts";

export type Shelf = Readonly<{
  /** Null: not read yet. */
  games: readonly PastGame[] | null;
  mute: boolean;
  /** Figures as they may be shown, of every game that is counted. */
  figures: readonly Figures[];
  /** How many games are still to be counted. */
  owed: number;
  books: Books;
  keep: (books: Books) => void;
  agree: (id: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}>;

const NOBODY: Books = { aliases: {}, names: {} };
/** So many are counted before the screen is drawn anew. */
const BATCH = 25;

const isOwed = ({ figures, whole }: PastGame) => whole && figures === null;

export function useShelf(port: HistoryPort): Shelf {
  const [games, setGames] = useState<readonly PastGame[] | null>(null);
  const [mute, setMute] = useState(false);
  const [books, setBooks] = useState(NOBODY);
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const gone = useRef(false);
  const [readings, setReadings] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew where the disk would not do as it was told
  useEffect(() => {
    gone.current = false;
    const count = async (owed: readonly PastGame[]) => {
      for (let from = 0; from < owed.length && !gone.current; from += BATCH) {
        const found = new Map<string, Figures | null>();
        for (const { id } of owed.slice(from, from + BATCH)) found.set(id, await port.count(id));
        const none = [...found].flatMap(([id, figures]) => (figures === null ? id : []));
        setLost((before) => new Set([...before, ...none]));
        setGames((before) =>
          (before ?? []).map((game) => ({ ...game, figures: found.get(game.id) ?? game.figures })),
        );
      }
    };
    const read = async () => {
      const [list, known] = await Promise.all([port.list(), port.books()]);
      if (gone.current) return;
      setMute(list === null);
      setBooks(known);
      setGames(list ?? []);
      await count((list ?? []).filter(isOwed));
    };
    void read();
    return () => {
      gone.current = true;
    };
  }, [port, readings]);

  const figures = useMemo(
    () =>
      (games ?? []).flatMap((game) => (game.figures ? discreet(game.figures, game.agreed) : [])),
    [games],
  );
  const change = useCallback((by: (game: PastGame) => readonly PastGame[]) => {
    setGames((before) => before?.flatMap(by) ?? null);
  }, []);
  /** Shown at once, as the disk is quick; where it refuses, what it still holds is shown again. */
  const kept = (done: Promise<boolean>) => {
    void done.then((good) => {
      if (!good && !gone.current) setReadings((before) => before + 1);
    });
  };
  return {
    games,
    mute,
    figures,
    owed: (games ?? []).filter((game) => isOwed(game) && !lost.has(game.id)).length,
    books,
    keep: (next) => {
      setBooks(next);
      kept(port.keep(next));
    },
    agree: (id) => {
      change((game) => [game.id === id ? { ...game, agreed: true } : game]);
      kept(port.agree(id));
    },
    remove: (id) => {
      change((game) => (game.id === id ? [] : [game]));
      kept(port.remove(id));
    },
    clear: () => {
      change(() => []);
      setBooks(NOBODY);
      kept(port.clear());
    },
  };
}
