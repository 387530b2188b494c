// @vitest-environment jsdom
// What lives, penalty points and sips look like, by number.
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Lives, type LivesProps } from "./Lives.tsx";
import { Sips } from "./Sips.tsx";

afterEach(cleanup);

const draw = (given: Partial<LivesProps>) =>
  render(<Lives lives={6} start={12} standing="in" counting="lives" label="Anna" {...given} />)
    .container;
/** Pips on each die of a drawing. */
const pips = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll(".lives-die")].map(
    (die) => (die.querySelector(".lives-pips")?.getAttribute("d") ?? "").split("M").length - 1,
  );
const strokes = (drawing: HTMLElement) =>
  (drawing.querySelector(".lives-strokes")?.getAttribute("d") ?? "").split("M").length - 1;

const DICE: readonly (readonly [lives: number, dice: readonly number[]])[] = [
  [0, [0]],
  [1, [1]],
  [5, [5]],
  [6, [6]],
  [7, [6, 1]],
  [12, [6, 6]],
];
test.each(DICE)("%i lives are dice showing %j", (lives, dice) => {
  expect(pips(draw({ lives }))).toEqual(dice);
});

const POINTS: readonly (readonly [lives: number, start: number, points: number])[] = [
  [6, 6, 0],
  [5, 6, 1],
  [1, 6, 5],
  [0, 12, 12],
];
test.each(POINTS)("counted as penalties, %i of %i lives are %i strokes", (lives, start, points) => {
  const drawing = draw({ lives, start, counting: "penalties" });
  expect(strokes(drawing)).toBe(points);
  expect(pips(drawing)).toEqual([]);
});

test("swimming, out and gone home are drawn each in its own way, whatever is counted", () => {
  const drawings = (["swimming", "out", "left", "in"] as const).map(
    (standing) => draw({ standing, lives: 0 }).querySelector("svg")?.innerHTML,
  );
  expect(new Set(drawings).size).toBe(4);
  const points = draw({ standing: "out", counting: "penalties" });
  expect(points.querySelector("svg")?.innerHTML).toBe(drawings[1]);
});

test("the drawing is one picture with the name it is given", () => {
  const picture = draw({ label: "Anna: 6 lives" }).querySelector("[role=img]");
  expect(picture?.getAttribute("aria-label")).toBe("Anna: 6 lives");
  expect(picture?.textContent).toBe("");
});

const SIPS: readonly (readonly [count: number, glasses: number, text: string])[] = [
  [0, 0, ""],
  [3, 3, ""],
  [5, 5, ""],
  [6, 1, "×6"],
  [14, 1, "×14"],
];
test.each(SIPS)("%i sips are %i glasses and %j", (count, glasses, text) => {
  const { container } = render(<Sips count={count} label="sips" />);
  expect(container.querySelectorAll(".lives-glass")).toHaveLength(glasses);
  expect(container.textContent).toBe(text);
});
