// What the hand feels: a pattern for each cue, and no harm where there is no vibrator.
import { expect, test, vi } from "vitest";
import { BEATS, type Cue } from "./cue.ts";
import { createHaptics, patternOf } from "./haptics.ts";

const cueOf = (...beats: Cue["beats"]): Cue => ({ name: "roll", turn: 1, way: 1, beats });

test.each(BEATS)("%s is felt: on, off, on, and every time the same", (beat) => {
  const pattern = patternOf(cueOf(beat));
  expect(pattern.length % 2).toBe(1);
  expect(pattern.every((ms) => Number.isInteger(ms) && ms > 0)).toBe(true);
  expect(patternOf(cueOf(beat))).toEqual(pattern);
});

test("the next beat is felt when it is heard", () => {
  expect(patternOf(cueOf("rattle", "slam"))).toEqual([18, 40, 18, 50, 18, 40, 18, 158, 45]);
});

test("a cue without beats moves nothing, a missing or failing vibrator breaks nothing", () => {
  const vibrate = vi.fn(() => true);
  createHaptics(vibrate).play(cueOf());
  expect(vibrate).not.toHaveBeenCalled();
  createHaptics(vibrate).play(cueOf("slam"));
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([45]);
  createHaptics(undefined).play(cueOf("slam"));
  createHaptics(() => {
    throw new Error("not allowed");
  }).play(cueOf("slam"));
});
