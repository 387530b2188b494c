// @vitest-environment jsdom
// The cup in a page: what covers it, what is left in the document, and the look without holding.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Dice, PIPS } from "../game/words/dice.ts";
import { Cup, type CupProps } from "./Cup.tsx";

const onLook = vi.fn();
const shown = () => document.querySelectorAll("[data-testid=die]").length;

const props = (dice: Dice, of = "roll 1"): CupProps => ({
  of,
  seal: [3, 18, 23],
  peek: () => ({ dice, name: `roll ${dice.join("")}`, notes: [] }),
  onLook,
  label: "Hold to look",
  sealLabel: "Seal: anchor, fox, mug",
  aside: { open: "Look without holding", warn: "It will be said aloud: press again" },
});

const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
const press = () => fireEvent.pointerDown(screen.getByTestId("cup"), finger);

beforeEach(() => {
  vi.useFakeTimers();
  onLook.mockClear();
});
afterEach(() => {
  cleanup();
  fireEvent.blur(window);
  vi.useRealTimers();
});

test("covered, its markup is the same for all rolls, before and after a hold", {
  timeout: 60_000,
}, () => {
  const pages = new Set<string>();
  for (const high of PIPS) {
    for (const low of PIPS) {
      const { container, unmount } = render(<Cup {...props([high, low])} />);
      pages.add(container.innerHTML);
      press();
      expect(shown()).toBe(2);
      fireEvent.pointerUp(window, finger);
      pages.add(container.innerHTML);
      unmount();
    }
  }
  expect(pages.size).toBe(1);
});

test("the secret is read when it is shown, and at no other time", () => {
  const peek = vi.fn(() => null);
  const { rerender } = render(<Cup {...props([6, 3])} peek={peek} />);
  rerender(<Cup {...props([6, 3])} peek={peek} armed={false} />);
  expect(peek).not.toHaveBeenCalled();
  press();
  expect(peek).not.toHaveBeenCalled();
});

test("drawing it anew for the same roll leaves a hold alone", () => {
  const { rerender } = render(<Cup {...props([6, 3])} />);
  press();
  rerender(<Cup {...props([6, 3])} sealLabel="Siegel" />);
  expect(shown()).toBe(2);
});

test("another roll, another moment, or its removal covers", () => {
  const { rerender, unmount } = render(<Cup {...props([6, 3])} />);
  press();
  rerender(<Cup {...props([6, 3], "roll 2")} />);
  expect(shown()).toBe(0);
  fireEvent.pointerUp(window, finger);
  press();
  expect(shown()).toBe(2);
  rerender(<Cup {...props([6, 3], "roll 2")} armed={false} />);
  expect(shown()).toBe(0);
  fireEvent.pointerUp(window, finger);
  rerender(<Cup {...props([6, 3], "roll 2")} />);
  press();
  unmount();
  expect(shown()).toBe(0);
});

test("in strict mode one hold is one look", () => {
  render(
    <StrictMode>
      <Cup {...props([6, 3])} />
    </StrictMode>,
  );
  press();
  expect(shown()).toBe(2);
  fireEvent.pointerUp(window, finger);
  vi.runAllTimers();
  expect(onLook).toHaveBeenCalledTimes(1);
});

test("the look without holding warns, is pressed again, and closes itself", () => {
  const { container } = render(<Cup {...props([6, 3])} />);
  const before = container.innerHTML;
  fireEvent.click(screen.getByText("Look without holding"));
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByText("It will be said aloud: press again"));
  expect(shown()).toBe(2);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("roll 63");
  expect(document.querySelector("[aria-live], [role=status], [role=alert]")).toBe(null);
  act(() => vi.advanceTimersByTime(8000));
  expect(shown()).toBe(0);
  expect(container.innerHTML).toBe(before);
});

test("a warning that nobody answers is taken back", () => {
  render(<Cup {...props([6, 3])} />);
  fireEvent.click(screen.getByText("Look without holding"));
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText("Look without holding")).toBeTruthy();
});

test("a click that no finger made leads to the look without holding", () => {
  render(<Cup {...props([6, 3])} />);
  fireEvent.click(screen.getByTestId("cup"), { detail: 0 });
  expect(document.activeElement?.textContent).toBe("Look without holding");
  expect(shown()).toBe(0);
});
