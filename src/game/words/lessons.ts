// What a table argues about and a beginner asks: each is told only where the ruleset makes it true.

/** What a good player knows. */
export const HINTS = [
  "fresh-half",
  "steep",
  "meyer-odds",
  "pair-rarer",
  "meyer-lift-odds",
  "claim-unseen",
  "believe-hides",
  "full-circle",
] as const;

/** What beginners get wrong. */
export const MISTAKES = [
  "high-first",
  "after-54",
  "pairs-beat-mixed",
  "ones-beat",
  "little-meyer-lowest",
  "little-meyer-beats",
  "half-meyer-beats",
  "more-is-no-lie",
  "exact-hit",
  "joker-holds",
] as const;

/** What is asked in the middle of a round. */
export const ASIDES = [
  "look-again",
  "same-again",
  "not-same",
  "less-than-rolled",
  "not-less",
  "only-meyer-left",
  "left-after-best",
  "toast-unsaid",
  "last-two-cost",
] as const;

export const TIPS = [...HINTS, ...MISTAKES, ...ASIDES] as const;
export type TipName = (typeof TIPS)[number];
