// What the history needs of the disk: handed in, so that no screen reads it.

import type { Aliases } from "../../evening/aliases.ts";
import type { Figures } from "../../evening/figures.ts";
import type { Names } from "../../evening/names.ts";
import type { Log } from "../../game/flow/events.ts";
import type { PresetId } from "../../game/rules/preset.ts";

/** A game as it lies there, without its log. */
export type PastGame = Readonly<{
  id: string;
  finishedAt: number;
  /** Null: not counted yet, or the log was damaged. */
  figures: Figures | null;
  whole: boolean;
  /** The table agreed to hear the truth of it, though it ended it. */
  agreed: boolean;
  /** All that is known where there are no figures. */
  summary: Readonly<{
    players: readonly Readonly<{ name: string }>[];
    round: number;
    preset: PresetId | null;
  }> | null;
}>;

export type Books = Readonly<{ aliases: Aliases; names: Names }>;

export type HistoryPort = Readonly<{
  /** The last first; null: the disk does not answer. */
  list: () => Promise<readonly PastGame[] | null>;
  count: (id: string) => Promise<Figures | null>;
  log: (id: string) => Promise<Log | null>;
  agree: (id: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  clear: () => Promise<boolean>;
  books: () => Promise<Books>;
  keep: (books: Books) => Promise<boolean>;
}>;

/** Who sat there, in seat order. */
export function namesIn({ figures, summary }: PastGame): readonly string[] {
  return (figures ?? summary)?.players.map(({ name }) => name) ?? [];
}
