// @vitest-environment jsdom
// What is grasped at both ends: done by two fingers or one that is patient, by a key where all is told, never by accident.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Grip, type GripProps } from "./Grip.tsx";
import { BOTH_MS, ONE_MS } from "./grasp.ts";

const onDone = vi.fn();
const bar = () => screen.getByTestId("leave");
/** A finger by its number, at the left end or the right one of a bar 300 wide. */
const at = (id: number, clientX: number, clientY = 20) => ({
  pointerId: id,
  isPrimary: id === 1,
  pointerType: "touch",
  button: 0,
  clientX,
  clientY,
});
const LEFT = 20;
const RIGHT = 280;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const draw = (props: Partial<GripProps> = {}) => (
  <Grip label="Anna leaves" handle="leave" onDone={onDone} note="The seat stays" {...props} />
);
const still = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};

beforeEach(() => {
  vi.useFakeTimers();
  still(false);
  onDone.mockClear();
  // jsdom has no dialogs and lays nothing out.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, 56);
});
afterEach(() => {
  cleanup();
  fireEvent.blur(window);
  vi.useRealTimers();
});

test("both ends held long enough it is done once", () => {
  render(draw());
  fireEvent.pointerDown(bar(), at(1, LEFT));
  fireEvent.pointerDown(bar(), at(2, RIGHT));
  expect(bar().dataset["held"]).toBe("both");
  pass(BOTH_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  fireEvent.pointerUp(bar(), at(1, LEFT));
  fireEvent.pointerUp(bar(), at(2, RIGHT));
  fireEvent.click(bar(), { detail: 1 });
  pass(ONE_MS);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(bar().dataset["held"]).toBeUndefined();
});

test("one end alone takes twice as long", () => {
  render(draw());
  fireEvent.pointerDown(bar(), at(1, RIGHT));
  pass(ONE_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("two fingers at one end are no two ends", () => {
  render(draw());
  fireEvent.pointerDown(bar(), at(1, LEFT));
  fireEvent.pointerDown(bar(), at(2, LEFT + 10));
  pass(ONE_MS);
  expect(onDone).not.toHaveBeenCalled();
});

const endings: readonly [string, () => void][] = [
  ["letting one go", () => fireEvent.pointerUp(window, at(2, RIGHT))],
  ["a cancelled pointer", () => fireEvent.pointerCancel(window, at(1, LEFT))],
  ["sliding off it", () => fireEvent.pointerMove(window, at(1, LEFT, 90))],
  ["blur", () => fireEvent.blur(window)],
  ["pagehide", () => fireEvent(window, new Event("pagehide"))],
  ["a third finger", () => fireEvent.pointerDown(document.body, at(3, 150))],
  ["a third finger on it", () => fireEvent.pointerDown(bar(), at(3, 150))],
  ["its removal", () => cleanup()],
];
test.each(endings)("%s leaves it undone", (_name, end) => {
  render(draw());
  fireEvent.pointerDown(bar(), at(1, LEFT));
  fireEvent.pointerDown(bar(), at(2, RIGHT));
  pass(BOTH_MS - 1);
  end();
  pass(ONE_MS);
  expect(onDone).not.toHaveBeenCalled();
});

test("a tap does nothing, with reduced motion it does it", () => {
  const tap = () => {
    fireEvent.pointerDown(bar(), at(1, LEFT));
    fireEvent.pointerUp(bar(), at(1, LEFT));
    fireEvent.click(bar(), { detail: 1 });
  };
  render(draw());
  tap();
  expect(onDone).not.toHaveBeenCalled();
  still(true);
  tap();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("a tap is told how it is done", () => {
  render(draw({ hint: "Hold both ends" }));
  fireEvent.pointerDown(bar(), at(1, LEFT));
  fireEvent.pointerUp(bar(), at(1, LEFT));
  fireEvent.click(bar(), { detail: 1 });
  expect(bar().textContent).toBe("Anna leavesHold both ends");
});

test("a key does it where all is told, and elsewhere asks first", () => {
  const { rerender } = render(draw());
  fireEvent.click(bar(), { detail: 0 });
  expect(onDone).toHaveBeenCalledTimes(1);

  rerender(draw({ ask: { title: "Really?", cancel: "No" } }));
  fireEvent.click(bar(), { detail: 0 });
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Really?")).toBeTruthy();
  // The handle is now on what does it.
  fireEvent.click(bar(), { detail: 0 });
  expect(onDone).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("Really?")).toBeNull();
});

test("what was asked and refused is not done", () => {
  render(draw({ ask: { title: "Really?", cancel: "No" } }));
  fireEvent.click(bar(), { detail: 0 });
  fireEvent.click(screen.getByText("No"), { detail: 0 });
  expect(onDone).not.toHaveBeenCalled();
  expect(bar().className).toBe("grip");
});

test("until it is armed nothing does it, nor does a finger that was already down", () => {
  const { rerender } = render(draw({ armed: false }));
  fireEvent.click(bar(), { detail: 0 });
  fireEvent.pointerDown(bar(), at(1, LEFT));
  rerender(draw());
  pass(ONE_MS);
  expect(onDone).not.toHaveBeenCalled();
});
