// The score sheet twice, in one form: what the engine made of the log, what the judge wrote down on the way.
import type { Log } from "../flow/events.ts";
import { sheetOf } from "../flow/sheet.ts";
import type { Board } from "./board.ts";

/** Every cell of the engine's sheet that says something: round, player, sum, marks. */
export function sheetOfLog(log: Log): readonly string[] {
  return sheetOf(log)
    .rounds.flatMap(({ round, cells }) =>
      Object.entries(cells).map(([player, { sum, marks }]) => [round, player, sum, ...marks]),
    )
    .map((cell) => cell.join(" "))
    .sort();
}

/** The same of the judge's lines. */
export function sheetOnBoard(board: Board): readonly string[] {
  const cells = new Map<string, { sum: number; marks: string[] }>();
  for (const { round, player, sum, mark } of board.sheet) {
    const place = `${round} ${player}`;
    const cell = cells.get(place) ?? { sum: 0, marks: [] };
    cell.sum += sum;
    if (mark !== "") cell.marks.push(mark);
    cells.set(place, cell);
  }
  return [...cells].map(([place, { sum, marks }]) => [place, sum, ...marks].join(" ")).sort();
}
