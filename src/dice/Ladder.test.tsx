// @vitest-environment jsdom
// The ladder on screen: every roll once in its place, and picked by finger or key.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Roll } from "../game/words/dice.ts";
import { Ladder } from "./Ladder.tsx";
import { stairsOf } from "./stairs.ts";

afterEach(cleanup);

const PLAIN: readonly Roll[] = [
  21, 66, 55, 44, 33, 22, 11, 65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 42, 41, 32, 31,
];
const RAISED: readonly Roll[] = [
  21, 31, 42, 11, 22, 33, 44, 55, 66, 65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 41, 32,
];

test("specials, pairs, then steps by the high die", () => {
  expect(stairsOf(PLAIN)).toEqual({
    specials: [21],
    pairs: [66, 55, 44, 33, 22, 11],
    steps: [
      [65, 64, 63, 62, 61],
      [54, 53, 52, 51],
      [43, 42, 41],
      [32, 31],
    ],
  });
  expect(stairsOf(RAISED)).toMatchObject({
    specials: [21, 31, 42],
    pairs: [11, 22, 33, 44, 55, 66],
    steps: [{ length: 5 }, { length: 4 }, [43, 41], [32]],
  });
});

const onPick = vi.fn();
const CLAIMS = PLAIN.slice(0, 12);

function draw(picked: Roll | null, armed = true) {
  onPick.mockClear();
  render(
    <Ladder
      ladder={PLAIN}
      claims={CLAIMS}
      picked={picked}
      onPick={onPick}
      nameOf={(roll) => `roll ${roll}`}
      label="Ladder"
      armed={armed}
    />,
  );
  return screen.getAllByRole("radio");
}

test("all rolls in ladder order, named, with what may be claimed and what is picked", () => {
  const rungs = draw(63);
  expect(rungs.map((rung) => Number(rung.dataset["roll"]))).toEqual(PLAIN);
  expect(rungs.filter((rung) => rung.getAttribute("aria-disabled") === "false")).toHaveLength(12);
  expect(screen.getByRole("radio", { checked: true }).getAttribute("aria-label")).toBe("roll 63");
  expect(rungs.filter((rung) => rung.tabIndex === 0)).toHaveLength(1);
});

test("a claimable rung is picked, a dimmed one is not", () => {
  draw(null);
  fireEvent.click(screen.getByLabelText("roll 62"));
  fireEvent.click(screen.getByLabelText("roll 54"));
  expect(onPick.mock.calls).toEqual([[62]]);
});

test("arrows walk the ladder, through the dimmed rungs too, and pick what may be claimed", () => {
  draw(62);
  const at = (roll: Roll) => screen.getByLabelText(`roll ${roll}`);
  fireEvent.keyDown(at(62), { key: "ArrowRight" });
  expect(document.activeElement).toBe(at(61));
  fireEvent.keyDown(at(61), { key: "ArrowDown" });
  expect(document.activeElement).toBe(at(54));
  fireEvent.keyDown(at(21), { key: "ArrowUp" });
  expect(document.activeElement).toBe(at(31));
  expect(onPick.mock.calls).toEqual([[61]]);
});

test("until it is armed nothing is picked", () => {
  draw(null, false);
  fireEvent.click(screen.getByLabelText("roll 62"));
  fireEvent.keyDown(screen.getByLabelText("roll 62"), { key: "ArrowRight" });
  expect(onPick).not.toHaveBeenCalled();
});

test("a rung bears no sign of the finger: what is picked looks the same at every moment after", () => {
  draw(null);
  const [rung] = screen.getAllByTestId("rung");
  const before = rung?.outerHTML;
  fireEvent.pointerDown(rung as HTMLElement);
  expect(rung?.outerHTML).toBe(before);
});
