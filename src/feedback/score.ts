// How each beat sounds, as notes: everything is made on the phone, nothing is a recording.
import type { Beat } from "./cue.ts";

export type Note = Readonly<{
  /** Noise is a rush of air, cut to a band round its pitch. */
  wave: "noise" | OscillatorType;
  /** Seconds after the beat began. */
  at: number;
  /** Seconds until it has died away. */
  lasts: number;
  /** In Hz, at its beginning and its end. */
  pitch: number;
  to: number;
  /** 0 to 1. */
  loud: number;
}>;

export type Passage = Readonly<{
  /** Seconds until the next beat may begin. */
  lasts: number;
  notes: readonly Note[];
}>;

const note = (
  wave: Note["wave"],
  at: number,
  lasts: number,
  [pitch, to]: readonly [number, number],
  loud: number,
): Note => ({ wave, at, lasts, pitch, to, loud });

const steady = (pitch: number) => [pitch, pitch] as const;

/** Two dice in leather: knocks that are not quite even. The same for every roll. */
const KNOCKS = [0, 0.045, 0.08, 0.14, 0.175, 0.24, 0.275, 0.33] as const;

/** A heart that quickens, in seconds; it stops as soon as anything else is heard. */
const HEART = [0, 0.95, 1.85, 2.7, 3.5, 4.25, 4.95, 5.6] as const;

export const SCORE: Readonly<Record<Beat, Passage>> = {
  rattle: {
    lasts: 0.36,
    notes: KNOCKS.flatMap((at, knock) => [
      note("noise", at, 0.04, steady(knock % 2 ? 2900 : 2200), 0.5),
      note("triangle", at, 0.03, [knock % 3 ? 640 : 520, 300], 0.18),
    ]),
  },
  slam: {
    lasts: 0.3,
    notes: [
      note("sine", 0, 0.22, [130, 46], 0.9),
      note("noise", 0, 0.09, [420, 160], 0.7),
      note("noise", 0.05, 0.03, steady(2400), 0.22),
    ],
  },
  pop: { lasts: 0.1, notes: [note("sine", 0, 0.08, [480, 220], 0.22)] },
  push: {
    lasts: 0.3,
    notes: [note("noise", 0, 0.24, [300, 900], 0.3), note("sine", 0.2, 0.1, [150, 80], 0.5)],
  },
  knock: {
    lasts: 0.3,
    notes: [note("sine", 0, 0.09, [190, 110], 0.6), note("sine", 0.14, 0.09, [190, 110], 0.6)],
  },
  heart: {
    lasts: 0.6,
    notes: HEART.flatMap((at) => [
      note("sine", at, 0.16, [64, 44], 0.9),
      note("sine", at + 0.22, 0.2, [54, 38], 0.7),
    ]),
  },
  lift: {
    lasts: 0.45,
    notes: [note("noise", 0, 0.34, [260, 1900], 0.4), note("sine", 0, 0.3, [160, 420], 0.22)],
  },
  held: {
    lasts: 0.4,
    notes: [
      note("triangle", 0, 0.3, steady(392), 0.4),
      note("triangle", 0.14, 0.4, steady(523), 0.45),
    ],
  },
  lied: {
    lasts: 0.4,
    notes: [
      note("sawtooth", 0, 0.2, [311, 294], 0.22),
      note("sawtooth", 0.17, 0.4, [233, 196], 0.26),
    ],
  },
  lost: {
    lasts: 0.4,
    notes: [note("sine", 0, 0.3, [220, 98], 0.5), note("noise", 0.02, 0.04, steady(1500), 0.3)],
  },
  toast: {
    lasts: 0.6,
    notes: [2093, 2637, 3136].map((pitch, glass) =>
      note("sine", glass * 0.07, 0.6, steady(pitch), 0.22),
    ),
  },
  winner: {
    lasts: 0.9,
    notes: [392, 523, 659, 784].map((pitch, step) =>
      note("triangle", step * 0.13, step === 3 ? 0.7 : 0.25, steady(pitch), 0.42),
    ),
  },
};

/** Takes beats; gives each with the second at which it begins. */
export function timed(beats: readonly Beat[]): readonly Readonly<{ beat: Beat; at: number }>[] {
  let at = 0;
  return beats.map((beat) => {
    const begins = at;
    at += SCORE[beat].lasts;
    return { beat, at: begins };
  });
}
