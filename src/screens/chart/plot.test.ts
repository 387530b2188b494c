// Labels that keep their distance, and lines of which no two are alike.
import { expect, test } from "vitest";
import { apart, marksUpTo, strokeOf } from "./plot.ts";

test.each([
  ["lie where they are wanted", [10, 40, 80], 12, [10, 40, 80]],
  ["are pushed down where they would lie on each other", [10, 12, 12], 12, [10, 22, 34]],
  ["are pushed up from the foot", [98, 100, 100], 12, [76, 88, 100]],
  ["keep the order in which they were asked for", [50, 10], 12, [50, 10]],
  ["stand closer where there is no room", [0, 0, 0, 0, 0], 40, [0, 25, 50, 75, 100]],
])("labels %s", (_, wanted, gap, places) => {
  expect(apart(wanted, gap, 0, 100)).toEqual(places);
});

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [12, [0, 2, 4, 6, 8, 10, 12]],
  [31, [0, 10, 20, 30]],
])("up to %i these are marked: %j", (most, marks) => {
  expect(marksUpTo(most)).toEqual(marks);
});

test("of twelve lines no two are alike", () => {
  const drawn = Array.from({ length: 12 }, (_, seat) => JSON.stringify(strokeOf(seat)));
  expect(new Set(drawn).size).toBe(12);
});
