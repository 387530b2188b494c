// Lettering that is broken and cut where it would run off the picture, and nothing that stands on anything else.
import { describe, expect, test } from "vitest";
import { frontOf, tableOf } from "../../i18n/load.ts";
import { LANGUAGES } from "../../i18n/shape.ts";
import { type Box, boxOf, cut, layOut, type Measure, POSTER, wrapped } from "./poster.ts";

const wide = (text: string) => [...text].length;

test.each([
  ["Anna wins", 20, ["Anna wins"]],
  ["Anna and Ben win together", 12, ["Anna and Ben", "win together"]],
  ["Anna wins", 4, ["Anna", "wins"]],
  ["Maximiliane wins", 6, ["Maximi", "liane", "wins"]],
])("%s in %i is %j", (text, width, lines) => {
  expect(wrapped(wide, text, width)).toEqual(lines);
});

test.each([
  ["Anna", 4, "Anna"],
  ["Annabel", 4, "Ann…"],
  ["Annabel", 0, "A…"],
])("%s cut to %i is %s", (text, width, shown) => {
  expect(cut(wide, text, width)).toBe(shown);
});

/** Wider than the faces are. */
const measure: Measure = (text, size) =>
  [...text].reduce((sum, sign) => sum + (/[WM]/.test(sign) ? 0.98 : 0.58) * size, 0);

const NAMES = {
  short: "Dani",
  two: "Anna-Lena von Hohenstein",
  whole: "Maximilianebartholomäusa",
  widest: "WWWWWWWWWWWWWWWWWWWWWWWW",
} as const;

const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top;

const PAGE: Box = { left: 34, top: 34, width: POSTER.width - 68, height: POSTER.height - 68 };
const within = ({ left, top, width, height }: Box): boolean =>
  left >= PAGE.left &&
  top >= PAGE.top &&
  left + width <= PAGE.left + PAGE.width &&
  top + height <= PAGE.top + PAGE.height;

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(Object.values(NAMES))("with %s", (name) => {
    test.each([2, 3, 4, 6, 7, 12])("%i players: nothing covers anything", async (players) => {
      const words = {
        ...(await frontOf(language)),
        ...(await tableOf(language)),
      };
      const told = words.evening.biggestLine(name, words.rolls[64], words.rolls[31]);
      const { lines, cup } = layOut(measure, {
        title: words.over.wins(name),
        under: `30. September 2026 · ${words.traditions["meyer-dk"]} · ${words.over.rounds(48)}`,
        rows: Array.from({ length: players }, (_, at) => ({
          name,
          state: words.evening.biggest,
          won: at === 0,
        })),
        moments: [
          { title: words.evening.biggest, text: told },
          ...Array.from({ length: 4 }, () => ({ title: words.evening.biggest, text: name })),
        ],
      });
      const boxes = [...lines.map(boxOf), ...(cup ? [cup] : [])];
      for (const [at, box] of boxes.entries()) {
        expect(within(box), JSON.stringify(lines[at] ?? "the cup")).toBe(true);
        for (const other of boxes.slice(at + 1)) {
          expect(apart(box, other), JSON.stringify([lines[at], other])).toBe(true);
        }
      }
      // The best sentence is there to its last letter.
      const written = lines.map(({ text }) => text.replaceAll(" ", "")).join("");
      expect(written).toContain(told.replaceAll(" ", ""));
    });
  });
});
