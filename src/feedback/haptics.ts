// What the hand feels, where the phone can: the same for every roll.
import type { Beat, Cue } from "./cue.ts";
import { timed } from "./score.ts";

/** Milliseconds on, off, on. */
const FEEL: Readonly<Record<Beat, readonly number[]>> = {
  rattle: [18, 40, 18, 50, 18, 40, 18],
  slam: [45],
  pop: [12],
  push: [20],
  knock: [18, 110, 18],
  heart: [35, 160, 25],
  lift: [15, 60, 30],
  held: [30, 60, 30],
  lied: [90],
  lost: [60],
  toast: [15, 50, 15, 50, 15],
  winner: [40, 80, 40, 80, 120],
};

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** Takes a cue; gives the pattern of the vibrator, in ms on and off, in step with what is heard. */
export function patternOf({ beats }: Pick<Cue, "beats">): readonly number[] {
  const pattern: number[] = [];
  for (const { beat, at } of timed(beats)) {
    if (pattern.length > 0) pattern.push(Math.max(20, Math.round(at * 1000) - sum(pattern)));
    pattern.push(...FEEL[beat]);
  }
  return pattern;
}

export type Haptics = Readonly<{ play: (cue: Cue) => void }>;

/** Takes the phone's vibrator, undefined on an iPhone. */
export function createHaptics(vibrate: ((pattern: number[]) => boolean) | undefined): Haptics {
  return {
    play: (cue) => {
      const pattern = patternOf(cue);
      if (pattern.length === 0) return;
      try {
        vibrate?.([...pattern]);
      } catch {
        // Never the only sign of anything.
      }
    },
  };
}
