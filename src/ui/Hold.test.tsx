// @vitest-environment jsdom
// What is held or drawn up: done by a finger on purpose, by a key plainly, by accident never.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAW_PX, HOLD_MS, LONG_MS, TELL_MS } from "./draw.ts";
import { Hold } from "./Hold.tsx";

const onDone = vi.fn();
const button = () => screen.getByTestId("lift");
const at = (clientY: number, id = 1) => ({
  pointerId: id,
  isPrimary: id === 1,
  pointerType: "touch",
  button: 0,
  clientY,
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const draw = (armed = true) => (
  <Hold
    label="Lift"
    handle="lift"
    hint="Pull up"
    doing="Lifting"
    armed={armed}
    onDone={onDone}
    note="1 life"
  />
);
const tap = () => {
  fireEvent.pointerDown(button(), at(500));
  fireEvent.pointerUp(button(), at(500));
  fireEvent.click(button(), { detail: 1 });
};
const still = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};

beforeEach(() => {
  vi.useFakeTimers();
  still(false);
  onDone.mockClear();
});
afterEach(() => {
  cleanup();
  fireEvent.blur(window);
  vi.useRealTimers();
});

test("held long enough it is done once, and letting go does nothing more", () => {
  render(draw());
  fireEvent.pointerDown(button(), at(500));
  pass(HOLD_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  fireEvent.pointerUp(button(), at(500));
  fireEvent.click(button(), { detail: 1 });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("drawn up far enough it is done at once", () => {
  render(draw());
  fireEvent.pointerDown(button(), at(500));
  fireEvent.pointerMove(button(), at(500 - DRAW_PX / 2));
  expect(button().style.getPropertyValue("--way")).toBe("0.5");
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerMove(button(), at(500 - DRAW_PX));
  pass(HOLD_MS);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(button().style.getPropertyValue("--way")).toBe("0");
});

test("a tap is not enough", () => {
  render(draw());
  tap();
  pass(HOLD_MS);
  expect(onDone).not.toHaveBeenCalled();
});

const endings: readonly [string, () => void][] = [
  ["letting go", () => fireEvent.pointerUp(window, at(500))],
  ["a cancelled pointer", () => fireEvent.pointerCancel(window, at(500))],
  ["lost capture", () => fireEvent.lostPointerCapture(button(), at(500))],
  ["blur", () => fireEvent.blur(window)],
  ["pagehide", () => fireEvent(window, new Event("pagehide"))],
  ["a second finger", () => fireEvent.pointerDown(document.body, at(300, 2))],
  ["a second finger on it", () => fireEvent.pointerDown(button(), at(300, 2))],
  ["its removal", () => cleanup()],
];
test.each(endings)("%s before the time ends it undone", (_name, end) => {
  render(draw());
  fireEvent.pointerDown(button(), at(500));
  pass(HOLD_MS - 1);
  end();
  pass(HOLD_MS);
  expect(onDone).not.toHaveBeenCalled();
});

describe("plainly pressed", () => {
  test("by a key or assistive technology it is done", () => {
    render(draw());
    fireEvent.click(button(), { detail: 0 });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("by a finger only with reduced motion", () => {
    still(true);
    render(draw());
    tap();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("with reduced motion a hold is still done once", () => {
    still(true);
    render(draw());
    fireEvent.pointerDown(button(), at(500));
    pass(HOLD_MS);
    fireEvent.pointerUp(button(), at(500));
    fireEvent.click(button(), { detail: 1 });
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

test("until it is armed nothing does it, and a finger already down does not either", () => {
  still(true);
  const { rerender } = render(draw(false));
  fireEvent.click(button(), { detail: 0 });
  fireEvent.pointerDown(button(), at(500));
  rerender(draw(true));
  pass(HOLD_MS);
  fireEvent.pointerUp(button(), at(500));
  fireEvent.click(button(), { detail: 1 });
  expect(onDone).not.toHaveBeenCalled();
});

describe("how it is done", () => {
  const said = () => document.querySelector(".hold-said")?.textContent ?? null;

  test("a tap is told for a while, beside what it costs, and the name stays", () => {
    render(draw());
    tap();
    expect(onDone).not.toHaveBeenCalled();
    expect(said()).toBe("Pull up");
    expect(button().dataset["told"]).toBe("hint");
    expect(screen.getByText("1 life")).toBeDefined();
    expect(screen.getByRole("button", { name: /^Lift/ })).toBe(button());
    pass(5000);
    expect(said()).toBeNull();
  });

  test("a finger that stays is told what it does, in time to be let go of", () => {
    render(draw());
    fireEvent.pointerDown(button(), at(500));
    pass(TELL_MS - 1);
    expect(said()).toBeNull();
    pass(1);
    expect(said()).toBe("Lifting");
    fireEvent.pointerUp(button(), at(500));
    pass(LONG_MS);
    expect(onDone).not.toHaveBeenCalled();
  });

  test("a draw that is taken back, or one that is broken off, is told nothing", () => {
    render(draw());
    fireEvent.pointerDown(button(), at(500));
    fireEvent.pointerMove(button(), at(500 - DRAW_PX / 2));
    fireEvent.pointerMove(button(), at(500));
    fireEvent.pointerUp(button(), at(500));
    expect(said()).toBeNull();
    fireEvent.pointerDown(button(), at(500));
    fireEvent.pointerCancel(button(), at(500));
    expect(said()).toBeNull();
  });

  test("where nothing moves the tap does it", () => {
    still(true);
    render(draw());
    tap();
    expect(said()).toBeNull();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("a long one is no look: twice the time", () => {
    render(<Hold label="Lift" handle="lift" hint="Pull up" long onDone={onDone} />);
    fireEvent.pointerDown(button(), at(500));
    pass(LONG_MS - 1);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
