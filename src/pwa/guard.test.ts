// Going back in a game: covered and asked once, never held twice, and one entry of history at most.
import { describe, expect, test, vi } from "vitest";
import { createGuard } from "./guard.ts";

/** The browser's history, whose steps take effect when `run` is called. */
function past() {
  const entries: unknown[] = [null];
  let at = 0;
  let going = 0;
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    back: () => {
      going -= 1;
    },
  };
  const run = (steps = 0) => {
    const to = at + going + steps;
    going = 0;
    if (to === at) return false;
    at = Math.max(0, Math.min(to, entries.length - 1));
    return to >= 0;
  };
  return { history, run, entries, left: () => at };
}

function opened(active: boolean | "unknown" = true) {
  const browser = past();
  const said = active === "unknown" ? undefined : active;
  const onBack = vi.fn();
  const guard = createGuard({ history: browser.history, active: () => said, onBack });
  /** One step; false where it leaves the app. */
  const step = (by: number) => {
    const stays = browser.run(by);
    if (stays) guard.went();
    // What the guard itself has asked for.
    if (browser.run()) guard.went();
    return stays;
  };
  return { ...browser, guard, onBack, step };
}

describe("a game that is open", () => {
  test("covers and asks at the first way back, and goes at the second", () => {
    const { guard, onBack, step } = opened();
    guard.want(true);
    expect(step(-1)).toBe(true);
    expect([guard.asked(), onBack.mock.calls.length]).toEqual([true, 1]);
    expect(step(-1)).toBe(false);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test("goes on where nobody meant it, and asks again the next time", () => {
    const { guard, onBack, step, entries } = opened();
    guard.want(true);
    for (let times = 1; times <= 5; times += 1) {
      step(-1);
      guard.touched();
      expect([guard.asked(), onBack.mock.calls.length]).toEqual([true, times]);
      guard.stay();
      expect([guard.asked(), entries.length]).toEqual([false, 2]);
    }
  });

  test("has one entry, however much is touched", () => {
    const { guard, entries } = opened();
    guard.want(true);
    for (let taps = 0; taps < 50; taps += 1) guard.touched();
    guard.want(true);
    expect(entries).toHaveLength(2);
  });

  test.each([false, "unknown"] as const)("makes none before a gesture (active: %s)", (active) => {
    const { guard, entries, onBack, step } = opened(active);
    guard.want(true);
    expect(entries).toHaveLength(1);
    guard.touched();
    expect(entries).toHaveLength(2);
    step(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test("left by its own menu leaves nothing that holds the next way back", () => {
    const { guard, onBack, run, step } = opened();
    guard.want(true);
    guard.want(false);
    run();
    guard.went();
    expect(step(-1)).toBe(false);
    expect(onBack).not.toHaveBeenCalled();
  });

  test("left and opened again at once is guarded again", () => {
    const { guard, onBack, run, step, entries } = opened();
    guard.want(true);
    guard.want(false);
    guard.want(true);
    run();
    guard.went();
    expect(entries).toHaveLength(2);
    step(-1);
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

test("a way forward into a game that was left leads nowhere", () => {
  const { guard, onBack, run, step, left } = opened();
  guard.want(true);
  guard.want(false);
  run();
  guard.went();
  step(1);
  expect([left(), onBack.mock.calls.length, guard.asked()]).toEqual([0, 0, false]);
});

test("after a reload in a game the entry is still there, and is used", () => {
  const { guard, history, entries, onBack, step } = opened(false);
  history.pushState({ mark: "undercup-game" });
  guard.want(true);
  guard.touched();
  expect(entries).toHaveLength(2);
  step(-1);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("who watches is told until they stop", () => {
  const { guard, step } = opened();
  const changed = vi.fn();
  const stop = guard.watch(changed);
  guard.want(true);
  step(-1);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  guard.stay();
  expect(changed).toHaveBeenCalledTimes(1);
});

test("an entry of somebody else's is none of ours", () => {
  const { guard, history, entries } = opened();
  history.pushState({ other: true });
  guard.want(false);
  guard.want(true);
  expect(entries).toHaveLength(3);
});
