// Sound, where the phone lets it: woken in a gesture, never waited for, thrown away when it does not come back.
import type { Cue } from "./cue.ts";
import { perform } from "./synth.ts";

export type SoundPorts = Readonly<{
  /** Throws, or gives null, where there is none. */
  make: () => AudioContext | null;
  /** Whether a finger has been on the page: before that no browser lets a context start. */
  free: () => boolean;
  after: (ms: number, task: () => void) => void;
  /** Milliseconds from anywhere. */
  now: () => number;
}>;

export type Sound = Readonly<{
  /** Makes what takes long to make while nobody waits: a phone's first context can hold up a whole tap. */
  prepare: () => void;
  /** To be called within every gesture: wakes what a call or a lock has silenced. */
  touch: () => void;
  play: (cue: Cue) => void;
  /** Silence, until the next gesture. */
  stop: () => void;
}>;

/** How long a context may take to run, in ms. */
export const PATIENCE_MS = 1000;
/** A screen that has come is drawn by then, and its controls are not yet armed, in ms. */
export const CALM_MS = 200;
/** What was asked to run so recently may be written to: it begins in a moment, in ms. */
const SOON_MS = 400;

export function createSound({ make, free, after, now }: SoundPorts): Sound {
  let audio: AudioContext | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  let cut: (() => void) | null = null;
  let wanted = false;

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
    prepare: () => {
      wanted = true;
      after(CALM_MS, () => {
        if (wanted && free()) audio ??= build();
      });
    },
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
    stop: () => {
      wanted = false;
      drop();
    },
  };
}
