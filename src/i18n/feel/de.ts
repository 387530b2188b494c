// German: shaking, the claim for both sides, quiet.
import type { Feel } from "../shape.ts";

export const de: Feel = {
  feel: {
    shakeHint: "Zum Würfeln schütteln oder tippen.",
    allowShake: "Schütteln zulassen",
    sides: "Ansage doppelt, auch kopfüber",
    sidesNote: "Liegt das Handy flach, lesen sie beide Seiten des Tischs",
    quiet: "Alles still",
    quietNote: "Kein Ton, kein Vibrieren, keine Stimme, kein Schütteln.",
  },
};
