// Words for the people at the table and for what can go on there: phases, moves, refusals.

export type PlayerId = string;

export const PLAYER_KINDS = ["person", "computer"] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 12;
/** In characters as people see them. */
export const MAX_NAME = 24;
/** In units of the text, however many marks stand on its letters: no longer one is ever read back. */
export const LONGEST_NAME = 500;

/** 1 is clockwise, the way the seats are listed; -1 the other way round. */
export type Direction = 1 | -1;

export const PHASES = [
  "between",
  "rolling",
  "holding",
  "answering",
  "entering",
  "buying",
  "over",
] as const;
export type PhaseName = (typeof PHASES)[number];

export const MOVES = [
  "open-round",
  "roll",
  "look",
  "claim",
  "believe",
  "lift",
  "double",
  "pass-blind",
  "reroll-blind",
  "show-meyer",
  "toast",
  "surrender",
  "enter",
  "buy-in",
  "decline",
  "reroll-lives",
  "take-back",
  "void-round",
  "correct",
  "leave",
  "rejoin",
  "join",
  "reseat",
  "rename",
  "end-game",
] as const;
export type MoveKind = (typeof MOVES)[number];

/** Why a name cannot be taken (RULES: The table, last line). */
export const NAME_FAULTS = ["name-empty", "name-long", "name-taken"] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** Refusals that depend on the covered roll: told to nobody but the holder, inside the peek. */
export const PRIVATE_REFUSALS = [
  "below-roll",
  "roll-meets-claim",
  "not-a-meyer",
  "not-a-32",
] as const;
export type PrivateRefusal = (typeof PRIVATE_REFUSALS)[number];

export const REFUSALS = [
  "stale-turn",
  "not-now",
  "not-yours",
  "not-looked",
  "not-claimable",
  "no-raise",
  "no-such-player",
  "no-such-seat",
  "lives-range",
  "lives-same",
  "already-out",
  "still-in",
  "table-full",
  "not-a-seating",
  "id-taken",
  ...NAME_FAULTS,
  ...PRIVATE_REFUSALS,
] as const;
export type Refusal = (typeof REFUSALS)[number];
