// @vitest-environment jsdom
// What a finger that came down on the last screen can do on the next one: nothing.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ARM_MS, useArmed } from "./armed.ts";
import { Button } from "./Button.tsx";

const onPress = vi.fn();

function Screen({ name }: Readonly<{ name: string }>) {
  const armed = useArmed(name);
  return (
    <Button handle="say" armed={armed} onPress={onPress}>
      {name}
    </Button>
  );
}

const button = () => screen.getByTestId<HTMLButtonElement>("say");
const finger = (id = 1) => ({ pointerId: id, isPrimary: id === 1, pointerType: "touch" });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockClear();
});
afterEach(() => {
  cleanup();
  fireEvent.blur(window);
  vi.useRealTimers();
});

test("controls arm half a second after their screen appeared", () => {
  render(<Screen name="answer" />);
  pass(ARM_MS - 1);
  expect(button().disabled).toBe(true);
  pass(1);
  expect(button().disabled).toBe(false);
});

test("a finger that stays down keeps them disarmed; its end arms them and presses nothing", () => {
  render(<Screen name="claim" />);
  fireEvent.pointerDown(document.body, finger());
  pass(2000);
  expect(button().disabled).toBe(true);
  fireEvent.pointerUp(document.body, finger());
  expect(button().disabled).toBe(false);
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).not.toHaveBeenCalled();
});

test("both of two fingers must be up", () => {
  render(<Screen name="claim" />);
  fireEvent.pointerDown(document.body, finger(1));
  fireEvent.pointerDown(document.body, finger(2));
  pass(ARM_MS);
  fireEvent.pointerUp(document.body, finger(1));
  expect(button().disabled).toBe(true);
  fireEvent.pointerUp(document.body, finger(2));
  expect(button().disabled).toBe(false);
});

test.each([
  ["pointercancel", () => fireEvent.pointerCancel(document.body, finger())],
  ["blur", () => fireEvent.blur(window)],
  ["pagehide", () => fireEvent(window, new Event("pagehide"))],
] as const)("a finger that is lost by %s does not disarm for ever", (_, lose) => {
  render(<Screen name="claim" />);
  fireEvent.pointerDown(document.body, finger());
  pass(ARM_MS);
  lose();
  expect(button().disabled).toBe(false);
});

test("the next screen is disarmed from its first drawing on", () => {
  const { rerender } = render(<Screen name="claim" />);
  pass(ARM_MS);
  rerender(<Screen name="answer" />);
  expect(button().disabled).toBe(true);
  rerender(<Screen name="claim" />);
  expect(button().disabled).toBe(true);
});

test("a press that spans two screens presses neither", () => {
  const { rerender } = render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.pointerDown(button(), finger());
  rerender(<Screen name="answer" />);
  pass(ARM_MS);
  fireEvent.pointerUp(button(), finger());
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).not.toHaveBeenCalled();
});

test("a whole press, a key, and assistive technology press", () => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.pointerDown(button(), finger());
  fireEvent.pointerUp(button(), finger());
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(button(), { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
  pass(1001);
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(3);
});

test("a key kept down does not press again", () => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  expect(fireEvent.keyDown(button(), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(button(), { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button(), { key: "Tab", repeat: true })).toBe(true);
});

test("pressed again before it is done it does nothing, and then it can be pressed anew", async () => {
  let finish = () => {};
  const doing = () => new Promise<void>((done) => (finish = done));
  onPress.mockImplementationOnce(doing).mockImplementationOnce(() => Promise.resolve());
  render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.click(button(), { detail: 0 });
  fireEvent.click(button(), { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(1);
  finish();
  await act(async () => {});
  fireEvent.click(button(), { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

test("a click whose finger came down elsewhere presses nothing", () => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.pointerDown(document.body, finger());
  fireEvent.pointerUp(document.body, finger());
  fireEvent.click(button(), { detail: 1 });
  expect(onPress).not.toHaveBeenCalled();
});

const isDown = () => button().dataset["down"] !== undefined;

test("a control sinks in as the finger comes down, and comes up a moment after it has gone", () => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  expect(isDown()).toBe(false);
  fireEvent.pointerDown(button(), finger());
  expect(isDown()).toBe(true);
  pass(2000);
  expect(isDown()).toBe(true);
  fireEvent.pointerUp(button(), finger());
  expect(isDown()).toBe(true);
  pass(150);
  expect(isDown()).toBe(false);
});

test("pressed again before it has come up, it stays down under the second finger", () => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.pointerDown(button(), finger());
  fireEvent.pointerUp(button(), finger());
  pass(100);
  fireEvent.pointerDown(button(), finger());
  pass(1000);
  expect(isDown()).toBe(true);
  fireEvent.pointerUp(button(), finger());
  pass(150);
  expect(isDown()).toBe(false);
});

test.each(["pointerCancel", "blur"] as const)("%s lets it come up too", (end) => {
  render(<Screen name="claim" />);
  pass(ARM_MS);
  fireEvent.pointerDown(button(), finger());
  if (end === "blur") fireEvent.blur(window);
  else fireEvent.pointerCancel(button(), finger());
  pass(150);
  expect(isDown()).toBe(false);
});

test("what is not armed does not sink in", () => {
  render(<Screen name="claim" />);
  fireEvent.pointerDown(button(), finger());
  expect(isDown()).toBe(false);
});
