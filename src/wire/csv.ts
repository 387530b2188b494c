// Rows of cells as a text that any spreadsheet opens, and in which nothing that a player typed is ever run.

export type Cell = string | number | null;

/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** Takes rows, and what stands between cells; gives them as CSV, with the mark by which Excel knows UTF-8. */
export function writeTable(rows: readonly (readonly Cell[])[], between: "," | ";"): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(between)}\r\n`).join("")}`;
}
