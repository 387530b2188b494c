// The values each option of a ruleset can take (RULES: the option tables).

export const PAIRS = ["sixes-high", "ones-high"] as const;
export type Pairs = (typeof PAIRS)[number];

export const THIRTY_TWO = ["plain", "joker", "toast"] as const;
export type ThirtyTwo = (typeof THIRTY_TWO)[number];

export const RAISE = ["higher", "equal"] as const;
export type Raise = (typeof RAISE)[number];

export const BLIND_PASS = ["off", "same", "higher"] as const;
export type BlindPass = (typeof BLIND_PASS)[number];

export const BLIND_REROLL = ["off", "when-below", "always"] as const;
export type BlindReroll = (typeof BLIND_REROLL)[number];

export const MEYER_BELIEVED = [
  "lose-1",
  "lose-2",
  "free",
  "play-on",
  "lift-or-pass",
  "must-lift",
] as const;
export type MeyerBelieved = (typeof MEYER_BELIEVED)[number];

export const MEYER_LOSS = [1, 2, 3] as const;
export type MeyerLoss = (typeof MEYER_LOSS)[number];

export const LITTLE_MEYER_LOSS = [1, 2] as const;
export type LittleMeyerLoss = (typeof LITTLE_MEYER_LOSS)[number];

export const MAX_LIVES = 12;

export const COUNTING = ["lives", "penalties"] as const;
export type Counting = (typeof COUNTING)[number];

export const SECOND_LIFE = ["none", "buy-in", "reroll", "swim"] as const;
export type SecondLife = (typeof SECOND_LIFE)[number];

export const OPENER = ["loser", "next", "winner", "lifter"] as const;
export type Opener = (typeof OPENER)[number];

export const END = ["last-standing", "first-out"] as const;
export type End = (typeof END)[number];

export const DRINKS = ["off", "also", "instead"] as const;
export type Drinks = (typeof DRINKS)[number];

export const CUP = ["phone", "table"] as const;
export type CupKind = (typeof CUP)[number];

/** Why a ruleset cannot be played; each is a key of the catalogues. */
export const RULESET_FAULTS = [
  "not-a-ruleset",
  "lives-out-of-range",
  "little-loss-needs-little-meyer",
  "play-on-needs-equal",
  "reroll-needs-2-to-9-lives",
] as const;
export type RulesetFault = (typeof RULESET_FAULTS)[number];
