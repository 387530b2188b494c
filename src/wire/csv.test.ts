// A table of cells is read back as it was, and no cell is a formula.
import fc from "fast-check";
import { expect, test } from "vitest";
import { PATIENT, share } from "../game/testing/runs.ts";
import { writeTable } from "./csv.ts";

/** RFC 4180, read letter by letter. */
function readTable(text: string, between: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const row = rows.at(-1) as string[];
    const letter = text.charAt(at);
    if (quoted && letter === '"' && text.charAt(at + 1) === '"') {
      row[row.length - 1] += letter;
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === between) row.push("");
    else if (!quoted && text.startsWith("\r\n", at)) {
      rows.push([""]);
      at += 1;
    } else row[row.length - 1] += letter;
  }
  return rows.slice(0, -1);
}

test.each([
  ["a name", "Åse", '"Åse"'],
  ["a name with a comma", "Ben, junior", '"Ben, junior"'],
  ["a name with quotes", 'Ben "Bluff"', '"Ben ""Bluff"""'],
  ["a number", -1, "-1"],
  ["nothing", null, ""],
  ["a formula", "=1+1", '"\'=1+1"'],
  ["a formula after a gap", "  @SUM(A1)", '"\'  @SUM(A1)"'],
  ["a formula in wide letters", "＝1", '"\'＝1"'],
  ["a call", '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ["minus", "-Ben", '"\'-Ben"'],
])("%s is written as it should", (_, cell, text) => {
  expect(writeTable([[cell]], ",")).toBe(`\ufeff${text}\r\n`);
});

test("any cells are read back, with a mark in front of those that would be run", PATIENT, () => {
  const cells = fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(cells, fc.constantFrom(",", ";"), (rows, between) => {
      const read = readTable(writeTable(rows, between), between);
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of rows.entries()) {
        for (const [place, cell] of row.entries()) {
          const found = read[at]?.[place] ?? "";
          if (found !== cell && found !== `'${cell}`) throw new Error(`${cell} became ${found}`);
          if (/^[=+\-@\t\r]/.test(found)) throw new Error(`${found} would be run`);
        }
      }
    }),
    { numRuns: share(200) },
  );
});
