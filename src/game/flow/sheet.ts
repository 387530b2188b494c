// The score sheet, made from the log: a cell for each player and round where something changed.

import type { PlayerId } from "../words/table.ts";
import type { GameEvent, Log } from "./events.ts";
import { historyOf, type Moment } from "./history.ts";
import { playerOf } from "./seats.ts";
import type { Game, Player, Standing } from "./state.ts";

export const MARKS = [
  "out",
  "swimming",
  "buy-in",
  "reroll",
  "corrected",
  "joined",
  "left",
  "rejoined",
] as const;
export type Mark = (typeof MARKS)[number];

/** `sum`: lives lost in that round, gains negative. `marks`: what else it was, in order. */
export type Cell = Readonly<{ sum: number; marks: readonly Mark[] }>;
export type SheetRound = Readonly<{
  /** 0 is what changed before the first round. */
  round: number;
  cells: Readonly<Record<PlayerId, Cell>>;
}>;
export type Sheet = Readonly<{ lives: number; rounds: readonly SheetRound[] }>;

const MARK_OF: Readonly<Partial<Record<GameEvent["kind"], Mark>>> = {
  "bought-in": "buy-in",
  "lives-rerolled": "reroll",
  corrected: "corrected",
  joined: "joined",
  left: "left",
  rejoined: "rejoined",
};

/** A player on 0 who is still to be asked about buying in is not yet out. */
function standing({ phase }: Game, player: Player | undefined): Standing | "asked" | undefined {
  const asked = phase.name === "buying" && player && phase.queue.includes(player.id);
  return asked ? "asked" : player?.standing;
}

function marksOf({ event, before, after }: Moment, player: Player): readonly Mark[] {
  const marks: Mark[] = [];
  const mark = MARK_OF[event.kind];
  const subject = "player" in event ? event.player : "by" in event ? event.by : null;
  if (mark && subject === player.id) marks.push(mark);
  const now = standing(after, player);
  const changed = standing(before, playerOf(before.players, player.id)) !== now;
  if (changed && (now === "out" || now === "swimming")) marks.push(now);
  return marks;
}

function cellOf(moment: Moment, player: Player): Cell {
  const before = playerOf(moment.before.players, player.id);
  const lives = before ? before.lives : moment.after.ruleset.lives;
  return { sum: lives - player.lives, marks: marksOf(moment, player) };
}

function isEmpty({ sum, marks }: Cell): boolean {
  return sum === 0 && marks.length === 0;
}

/**
 * Takes a log; gives its sheet. Starting lives minus the sum of a player's cells is what they have left;
 * losses are positive, a buy-in is -1. RULES: Lives, sheet.
 */
export function sheetOf(log: Log): Sheet {
  const cells = new Map<number, Record<PlayerId, Cell>>();
  for (const moment of historyOf(log)) {
    const { round, players } = moment.after;
    const row = cells.get(round) ?? {};
    if (round > 0) cells.set(round, row);
    for (const player of players) {
      const cell = cellOf(moment, player);
      if (isEmpty(cell)) continue;
      const { sum, marks } = row[player.id] ?? { sum: 0, marks: [] };
      row[player.id] = { sum: sum + cell.sum, marks: [...marks, ...cell.marks] };
      cells.set(round, row);
    }
  }
  return {
    lives: log[0].ruleset.lives,
    rounds: [...cells].map(([round, row]) => ({ round, cells: row })),
  };
}
