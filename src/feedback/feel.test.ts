// Each way to feel an event has its switch; nothing is heard without a game, and nothing on a load.
import { expect, test, vi } from "vitest";
import type { GameEvent } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import { story } from "../game/testing/story.ts";
import { DEFAULTS, type Settings } from "../wire/settings.ts";
import { createFeel } from "./feel.ts";

const { game: after, log } = story({}, "Anna Ben", "Anna rolls 62. Anna says 54");
const [started, ...events] = log;
const before = replay([started, ...events.slice(0, -1)]);
const event = events.at(-1) as GameEvent;

function table(set: Partial<Settings> = {}) {
  const now = { settings: { ...DEFAULTS, ...set } };
  const parts = {
    sound: { prepare: vi.fn(), touch: vi.fn(), play: vi.fn(), stop: vi.fn() },
    haptics: { play: vi.fn() },
    speech: { say: vi.fn(async () => {}), hush: vi.fn() },
    wake: { want: vi.fn(), touch: vi.fn(), shown: vi.fn() },
    shake: {
      state: () => "on" as const,
      watch: () => () => {},
      ask: vi.fn(),
      arm: vi.fn(() => () => {}),
      flat: () => () => {},
    },
  };
  const due: (() => void)[] = [];
  const soon = (task: () => void) => void due.push(task);
  const drawn = () => {
    for (const task of due.splice(0)) task();
  };
  const feel = createFeel({ settings: () => now.settings, soon, ...parts });
  const change = (next: Partial<Settings>) => {
    const old = now.settings;
    now.settings = { ...old, ...next };
    feel.set(now.settings, old);
  };
  return { feel, change, drawn, ...parts };
}

test.each([
  [{}, [1, 1, 0]],
  [{ sound: false }, [0, 1, 0]],
  [{ haptics: false }, [1, 0, 0]],
  [{ spoken: true }, [1, 1, 1]],
  [{ sound: false, haptics: false, spoken: false }, [0, 0, 0]],
] as const)("with %j: sound, hand, voice %j", (set, counts) => {
  const { feel, drawn, sound, haptics, speech } = table(set);
  feel.happened(before, after, event);
  drawn();
  const played = [sound.play, haptics.play, speech.say];
  expect(played.map(({ mock }) => mock.calls.length)).toEqual(counts);
});

test("a game that is loaded makes no sound and moves nothing", () => {
  const { feel, sound, haptics } = table();
  feel.seated(after);
  expect([feel.last(), sound.play.mock.calls, haptics.play.mock.calls]).toEqual([null, [], []]);
  feel.happened(before, after, event);
  expect(feel.last()).toMatchObject({ name: "pass", turn: after.turn });
  feel.seated(after);
  expect(feel.last()).not.toBeNull();
  feel.seated({ ...after, id: "another" });
  expect(feel.last()).toBeNull();
});

test("the screen comes first: nothing plays before it is drawn, and nothing of a table that was left", () => {
  const { feel, drawn, sound, haptics } = table();
  feel.seated(after);
  feel.happened(before, after, event);
  expect(feel.last()).toMatchObject({ turn: after.turn });
  expect([sound.play.mock.calls, haptics.play.mock.calls]).toEqual([[], []]);
  drawn();
  expect([sound.play.mock.calls.length, haptics.play.mock.calls.length]).toEqual([1, 1]);
  feel.happened(before, after, event);
  feel.seated(null);
  drawn();
  expect([sound.play.mock.calls.length, haptics.play.mock.calls.length]).toEqual([1, 1]);
});

test.each([true, false])("with sound %s a table has it made ready", (on) => {
  const { feel, sound } = table({ sound: on });
  feel.seated(after);
  expect(sound.prepare).toHaveBeenCalledTimes(on ? 1 : 0);
});

test("touches count at a table only", () => {
  const { feel, sound, wake } = table();
  feel.touched();
  expect([sound.touch.mock.calls.length, wake.touch.mock.calls.length]).toEqual([0, 0]);
  feel.seated(after);
  feel.touched();
  expect([sound.touch.mock.calls.length, wake.touch.mock.calls.length]).toEqual([1, 1]);
});

test("silent, no touch wakes the sound", () => {
  const { feel, sound } = table({ sound: false });
  feel.seated(after);
  feel.touched();
  expect(sound.touch).not.toHaveBeenCalled();
});

test("leaving the table ends sound, voice and light", () => {
  const { feel, sound, speech, wake } = table();
  feel.seated(after);
  expect(wake.want).toHaveBeenLastCalledWith(true);
  feel.seated(null);
  expect(wake.want).toHaveBeenLastCalledWith(false);
  expect([sound.stop.mock.calls.length, speech.hush.mock.calls.length]).toEqual([1, 1]);
});

test("a switch acts at once, and shaking is asked for within its click", () => {
  const { feel, change, sound, speech, wake, shake } = table({ shake: false, spoken: true });
  feel.seated(after);
  expect(feel.shake.state()).toBe("off");
  feel.shake.arm(() => {});
  expect(shake.arm).not.toHaveBeenCalled();
  change({ shake: true });
  expect(shake.ask).toHaveBeenCalledTimes(1);
  expect(feel.shake.state()).toBe("on");
  change({ sound: false, spoken: false, awake: false });
  expect([sound.stop.mock.calls.length, speech.hush.mock.calls.length]).toEqual([1, 1]);
  expect(wake.want).toHaveBeenLastCalledWith(false);
});
