// Sound that a call, a lock or a stubborn browser takes away, and that comes back by the next touch.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BEATS, type Cue } from "./cue.ts";
import { SCORE } from "./score.ts";
import { CALM_MS, createSound, PATIENCE_MS } from "./sound.ts";
import { studio, type Temper } from "./testing/audio.ts";

const cueOf = (...beats: Cue["beats"]): Cue => ({ name: "roll", turn: 1, way: 1, beats });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(temper: Temper = "willing", free = true) {
  const clock = {
    after: (ms: number, task: () => void) => void setTimeout(task, ms),
    now: () => Date.now(),
  };
  const room = studio(clock, temper, free);
  return { ...room, sound: createSound(room.ports) };
}

test("nothing is made before a touch, and nothing is heard", () => {
  const { sound, contexts } = open();
  sound.play(cueOf("rattle"));
  expect(contexts).toHaveLength(0);
});

test("a touch makes it, in the same call; the next ones leave it alone", () => {
  const { sound, contexts, last } = open();
  sound.touch();
  expect([contexts.length, last().resumed, last().state]).toEqual([1, 1, "running"]);
  sound.touch();
  expect([contexts.length, last().resumed]).toEqual([1, 1]);
});

test("made ready beforehand, when nobody waits, it is only woken by the touch", () => {
  const { sound, contexts, last } = open();
  sound.prepare();
  expect(contexts).toHaveLength(0);
  vi.advanceTimersByTime(CALM_MS);
  expect([contexts.length, last().resumed]).toEqual([1, 0]);
  sound.prepare();
  vi.advanceTimersByTime(CALM_MS);
  sound.touch();
  expect([contexts.length, last().resumed, last().state]).toEqual([1, 1, "running"]);
});

test("nothing is made ready on a page that no finger has been on", () => {
  const { sound, contexts } = open("willing", false);
  sound.prepare();
  vi.advanceTimersByTime(CALM_MS);
  expect(contexts).toHaveLength(0);
});

test("nothing is made ready for a table that has been left", () => {
  const { sound, contexts } = open();
  sound.prepare();
  sound.stop();
  vi.advanceTimersByTime(CALM_MS);
  expect(contexts).toHaveLength(0);
});

test("beats are written ahead, one after the other", () => {
  const { sound, last } = open();
  sound.touch();
  last().currentTime = 5;
  sound.play(cueOf("pop", "slam"));
  expect(last().notes[0]).toBe("sine 5.000 480>220");
  expect(last().notes[1]).toBe(`sine ${(5 + SCORE.pop.lasts).toFixed(3)} 130>46`);
});

test("a look sounds the same every time", () => {
  const { sound, last } = open();
  sound.touch();
  const looks = [1, 2, 3].map(() => {
    last().notes.length = 0;
    sound.play(cueOf("pop"));
    return last().notes.join();
  });
  expect(new Set(looks).size).toBe(1);
});

test("what comes next cuts off what still sounds", () => {
  const { sound, last } = open();
  sound.touch();
  sound.play(cueOf("slam", "heart"));
  const before = last().stops;
  sound.play(cueOf("lift"));
  const heart = SCORE.slam.notes.length + SCORE.heart.notes.length;
  expect(last().stops - before).toBe(heart + SCORE.lift.notes.length);
});

test("one that was only just asked to run is written to, an older one is not", async () => {
  const { sound, last } = open("mute");
  sound.touch();
  sound.play(cueOf("pop"));
  expect(last().notes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  sound.play(cueOf("pop"));
  expect(last().notes).toHaveLength(1);
});

describe("a context that does not come back", () => {
  test("is thrown away after a second, and the next touch makes another", async () => {
    const { sound, contexts, last, become } = open("mute");
    sound.touch();
    sound.touch();
    expect([contexts.length, last().resumed]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(last().closed).toBe(true);
    become("willing");
    sound.touch();
    expect([contexts.length, last().state]).toEqual([2, "running"]);
    sound.play(cueOf("slam"));
    expect(last().notes).toHaveLength(SCORE.slam.notes.length);
  });

  test("interrupted by a call: silent, asked again at a touch, and replaced", async () => {
    const { sound, contexts, last, become } = open();
    sound.touch();
    await vi.advanceTimersByTimeAsync(5000);
    last().state = "interrupted" as AudioContextState;
    become("mute");
    sound.play(cueOf("slam"));
    expect(last().notes).toEqual([]);
    sound.touch();
    expect(last().resumed).toBe(2);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    become("willing");
    sound.touch();
    expect([contexts.length, last().state]).toEqual([2, "running"]);
  });

  test("that refuses outright throws nothing at the game", async () => {
    const { sound, last } = open("refusing");
    expect(() => sound.touch()).not.toThrow();
    sound.play(cueOf("lift"));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(last().closed).toBe(true);
  });
});

test("one that runs in time is kept", async () => {
  const { sound, contexts, last } = open("mute");
  sound.touch();
  last().state = "running";
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([contexts.length, last().closed]).toEqual([1, false]);
});

test("where there is none, the game is silent", () => {
  const sound = createSound({
    make: () => {
      throw new Error("no AudioContext");
    },
    free: () => true,
    after: () => {},
    now: () => 0,
  });
  sound.touch();
  expect(() => sound.play(cueOf("slam"))).not.toThrow();
});

test("stopped, it is closed; a touch opens it anew", () => {
  const { sound, contexts } = open();
  sound.touch();
  sound.stop();
  expect(contexts[0]?.closed).toBe(true);
  sound.touch();
  expect(contexts).toHaveLength(2);
});

test.each(BEATS)("%s can be heard, and its curves end above 0", (beat) => {
  const { notes, lasts } = SCORE[beat];
  expect(notes.length).toBeGreaterThan(0);
  expect(lasts).toBeGreaterThan(0);
  for (const { pitch, to, loud, at, lasts: rings } of notes) {
    expect(Math.min(pitch, to)).toBeGreaterThan(20);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(rings).toBeGreaterThan(0);
    expect(loud > 0 && loud <= 1).toBe(true);
  }
});
