// The screen stays on while a table plays, as far as the phone allows.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWake, IDLE_MS, type Sentinel, STUBBORN } from "./wake.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function phone(answer: "gives" | "refuses" = "gives") {
  const held = new Set<() => void>();
  const state = { visible: true, asked: 0, released: 0 };
  const ask = async (): Promise<Sentinel> => {
    state.asked += 1;
    if (answer === "refuses") throw new Error("low battery");
    let heard = () => {};
    const lose = () => {
      held.delete(lose);
      heard();
    };
    held.add(lose);
    return {
      release: async () => {
        state.released += 1;
        lose();
      },
      addEventListener: (_, listener) => {
        heard = listener;
      },
    };
  };
  const after = (ms: number, task: () => void) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  };
  const wake = createWake({ ask, visible: () => state.visible, after });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  /** As the phone does when the page is hidden or the battery is low. */
  const take = async () => {
    for (const lose of [...held]) lose();
    await settle();
  };
  return { wake, state, held, settle, take };
}

test("asked for by a touch in a game, once", async () => {
  const { wake, state, held, settle } = phone();
  wake.touch();
  await settle();
  expect(state.asked).toBe(0);
  wake.want(true);
  await settle();
  expect([state.asked, held.size]).toEqual([1, 1]);
  wake.touch();
  await settle();
  expect(state.asked).toBe(1);
});

test("not before somebody has touched", async () => {
  const { wake, state, settle } = phone();
  wake.want(true);
  await settle();
  expect(state.asked).toBe(0);
  wake.touch();
  await settle();
  expect(state.asked).toBe(1);
});

test("lost while hidden, asked for again when the page shows", async () => {
  const { wake, state, held, settle, take } = phone();
  wake.want(true);
  wake.touch();
  await settle();
  state.visible = false;
  await take();
  expect([state.asked, held.size]).toEqual([1, 0]);
  state.visible = true;
  wake.shown();
  await settle();
  expect([state.asked, held.size]).toEqual([2, 1]);
});

test("taken back by the phone, it is asked for again, but not for ever", async () => {
  const { wake, state, settle, take } = phone();
  wake.want(true);
  wake.touch();
  await settle();
  for (let times = 0; times < 10; times += 1) await take();
  expect(state.asked).toBe(1 + STUBBORN);
  wake.touch();
  await settle();
  expect(state.asked).toBe(2 + STUBBORN);
});

test("dropped on the way home, and when nobody has touched for five minutes", async () => {
  const { wake, state, held, settle } = phone();
  wake.want(true);
  wake.touch();
  await settle();
  wake.want(false);
  await settle();
  expect([held.size, state.released]).toEqual([0, 1]);
  wake.want(true);
  wake.touch();
  await settle();
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(held.size).toBe(0);
  wake.shown();
  await settle();
  expect(held.size).toBe(0);
  wake.touch();
  await settle();
  expect(held.size).toBe(1);
});

test("gone home before it was given, it is given back", async () => {
  const { wake, held, settle } = phone();
  wake.want(true);
  wake.touch();
  wake.want(false);
  await settle();
  expect(held.size).toBe(0);
});

test("refused or missing: nothing breaks, and the next touch asks again", async () => {
  const { wake, state, settle } = phone("refuses");
  wake.want(true);
  wake.touch();
  await settle();
  wake.touch();
  await settle();
  expect(state.asked).toBe(2);
  const bare = createWake({ ask: undefined, visible: () => true, after: () => () => {} });
  bare.want(true);
  bare.touch();
  bare.shown();
});
