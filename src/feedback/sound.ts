// Sound, where the phone lets it: made in a gesture, never waited for, thrown away when it does not come back.
import type { Cue } from "./cue.ts";
import { perform } from "./synth.ts";

export type SoundPorts = Readonly<{
  /** Throws, or gives null, where there is none. */
  make: () => AudioContext | null;
  after: (ms: number, task: () => void) => void;
  /** Milliseconds from anywhere. */
  now: () => number;
}>;

export type Sound = Readonly<{
  /** To be called within every gesture: wakes what a call or a lock has silenced. */
  touch: () => void;
  play: (cue: Cue) => void;
  /** Silence, until the next gesture. */
  stop: () => void;
}>;

/** How long a context may take to run, in ms. */
export const PATIENCE_MS = 1000;
/** What was asked to run so recently may be written to: it begins in a moment, in ms. */
const SOON_MS = 400;

export function createSound({ make, after, now }: SoundPorts): Sound {
  let audio: AudioContext | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  let cut: (() => void) | null = null;

  const drop = () => {
    const old = audio;
    audio = null;
    cut = null;
    asked = Number.NEGATIVE_INFINITY;
    try {
      old?.close().catch(() => undefined);
    } catch {
      // It was closed already.
    }
  };
  const build = (): AudioContext | null => {
    try {
      return make();
    } catch {
      return null;
    }
  };
  const runs = () => audio?.state === "running";

  return {
    touch: () => {
      if (runs() || now() - asked < PATIENCE_MS) return;
      audio ??= build();
      const woken = audio;
      if (!woken || woken.state === "running") return;
      asked = now();
      try {
        woken.resume().catch(() => undefined);
      } catch {
        // Judged by whether it runs.
      }
      after(PATIENCE_MS, () => {
        if (audio === woken && !runs()) drop();
      });
    },
    play: ({ beats }) => {
      if (!audio || beats.length === 0) return;
      if (!runs() && (audio.state !== "suspended" || now() - asked > SOON_MS)) return;
      try {
        cut?.();
        cut = perform(audio, beats);
      } catch {
        drop();
      }
    },
    stop: drop,
  };
}
