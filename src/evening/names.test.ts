// Names of the history, read back from wherever they lay.
import { expect, test } from "vitest";
import { calledIn, parseNames } from "./names.ts";

test.each([
  [
    { p1: "Ann", p2: "Ben" },
    { p1: "Ann", p2: "Ben" },
  ],
  [{ p1: "Ann", p2: 7, p3: " ", p4: null }, { p1: "Ann" }],
  [{ p1: "x".repeat(501) }, {}],
  [null, {}],
  ["Ann", {}],
  [undefined, {}],
])("of %j these are names: %j", (value, names) => {
  expect(parseNames(value)).toEqual(names);
});

test("who has none there keeps the one of the last game", () => {
  expect(calledIn({ p1: "Ann" }, { id: "p1", name: "Anna" })).toBe("Ann");
  expect(calledIn({ p1: "Ann" }, { id: "p2", name: "Ben" })).toBe("Ben");
  expect(calledIn({}, { id: "constructor", name: "Ben" })).toBe("Ben");
});
