// Lettering that is broken and cut where it would run off the picture.
import { expect, test } from "vitest";
import { cut, wrapped } from "./poster.ts";

const wide = (text: string) => [...text].length;

test.each([
  ["Anna wins", 20, ["Anna wins"]],
  ["Anna and Ben win together", 12, ["Anna and Ben", "win together"]],
  ["Anna wins", 4, ["Anna", "wins"]],
  ["Maximiliane wins", 6, ["Maxim…", "wins"]],
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
