// What the truth is written in: what was said, what had been rolled, how it was answered.

import type { Outcome } from "../game/flow/state.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import type { Roll } from "../game/words/dice.ts";
import type { PlayerId } from "../game/words/table.ts";

/**
 * `true`: it held. `lie`: it did not, and whoever said it had looked. `blind`: it did not, and they had not
 * looked, passed blind or re-rolled blind, so it is no lie. `unknown`: a real cup that nobody lifted.
 */
export type Verdict = "true" | "lie" | "blind" | "unknown";

/** A lift's end: `hit` a claim that did not hold, `missed` one that did, `toast`: nobody lost. */
export type Aim = "hit" | "missed" | "toast";

export type Answer = Readonly<{
  kind: "believed" | "lifted" | "passed-blind";
  by: PlayerId;
  double: boolean;
  /** Of a lift; null where the round was void before the roll was entered. */
  aim: Aim | null;
  /** Whether they could have believed: there are rules under which a Meyer must be lifted or passed on. */
  free: boolean;
}>;

/** A roll in the cup. */
export type Throw = Readonly<{
  /** The place of its event in the history, from 0. */
  step: number;
  round: number;
  by: PlayerId;
  /** Null: a real cup that was never lifted. */
  roll: Roll | null;
  /** How often its roller looked; null with a real cup, which tells nobody. */
  looks: number | null;
  /** Re-rolled blind. */
  blind: boolean;
  /** In a round that was declared void: told, but counted nowhere. */
  void: boolean;
}>;

/** A claim, with the truth beneath it. */
export type Said = Readonly<{
  step: number;
  round: number;
  by: PlayerId;
  how: "claimed" | "passed-blind" | "rerolled-blind";
  roll: Roll;
  /** The claim it had to meet; null for an opening one. */
  standing: Roll | null;
  /** How often the claimant had looked into this cup; null with a real one, which is taken as looked into. */
  looks: number | null;
  /** What lay in the cup; null where nobody knows. */
  beneath: Roll | null;
  verdict: Verdict;
  /** Null: the round ended before anybody answered. */
  answer: Answer | null;
  void: boolean;
}>;

/** How a round ended. */
export type Ending = Readonly<{ step: number; round: number; outcome: Outcome }>;

export type Truth = Readonly<{
  ruleset: Ruleset;
  /** Everybody who sat there, in seat order, under the name they had in the end. */
  players: readonly Readonly<{ id: PlayerId; name: string }>[];
  /** In the order they came, void rounds included. */
  said: readonly Said[];
  throws: readonly Throw[];
  endings: readonly Ending[];
}>;

/** What counts: nothing of a round that was declared void. */
export function counting<Entry extends { void: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter((entry) => !entry.void);
}

export function isLie({ verdict }: Said): boolean {
  return verdict === "lie";
}

/** A lie that the responder believed. One that was passed blind got away too, but convinced nobody. */
export function isBluff(said: Said): boolean {
  return isLie(said) && said.answer?.kind === "believed";
}
