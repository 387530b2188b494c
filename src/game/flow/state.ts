// The state of a game: a union by phase, plain data, the same in memory, on disk and in a test.

import type { Ruleset } from "../rules/ruleset.ts";
import type { Verdict } from "../rules/verdict.ts";
import type { Dice, Roll, Seal } from "../words/dice.ts";
import type { Direction, PlayerId, PlayerKind } from "../words/table.ts";
import type { GameEvent } from "./events.ts";

/** `swimming` is in with 0 lives; `out` went by losing or by correction; `left` went home. */
export type Standing = "in" | "swimming" | "out" | "left";

export type Player = Readonly<{
  id: PlayerId;
  name: string;
  kind: PlayerKind;
  /** Lives left, 0 to the starting lives. */
  lives: number;
  sips: number;
  standing: Standing;
  /** Has used the one second life (buy-in, life roll, swim) of this game. */
  spent: boolean;
}>;

/** What was rolled, until it is lifted. Nobody ever looked into a `blind` one; the phone does not know a `table` one. */
export type Cup =
  | Readonly<{ kind: "sealed"; roller: PlayerId; dice: Dice; seal: Seal; looks: number }>
  | Readonly<{ kind: "blind"; roller: PlayerId; dice: Dice; seal: Seal }>
  | Readonly<{ kind: "table"; roller: PlayerId; rerolled: boolean }>;

export type Claim = Readonly<{ roll: Roll; claimant: PlayerId }>;

/** What a loss did. `stake` is what was at stake (and drunk), `lost` what was left to lose of it. */
export type Loss = Readonly<{
  player: PlayerId;
  stake: number;
  lost: number;
  /** `asked`: on 0, and may still buy back in. */
  left: "in" | "swimming" | "asked" | "out";
}>;

/** How a round ended; all of it public. */
export type Outcome =
  | Readonly<{
      kind: "lifted";
      claim: Claim;
      lifter: PlayerId;
      double: boolean;
      /** What lay in the cup: of a `table` cup no dice are known, only the roll. */
      roll: Roll;
      dice: Dice | null;
      seal: Seal | null;
      roller: PlayerId;
      verdict: Verdict;
      losses: readonly Loss[];
    }>
  | Readonly<{
      kind: "believed";
      claimant: PlayerId;
      responder: PlayerId;
      losses: readonly Loss[];
    }>
  | Readonly<{
      kind: "surrendered";
      player: PlayerId;
      claim: Claim;
      dice: Dice | null;
      losses: readonly Loss[];
    }>
  | Readonly<{
      kind: "meyer-shown";
      player: PlayerId;
      dice: Dice | null;
      losses: readonly Loss[];
    }>
  | Readonly<{ kind: "toasted"; player: PlayerId; dice: Dice | null; losses: readonly Loss[] }>
  | Readonly<{ kind: "voided"; losses: readonly Loss[] }>;

/** Who opens next: that player, or the next one still in after them; looked up when the round starts. */
export type NextOpener = Readonly<{ player: PlayerId; step: "self" | "after" }>;

export type Phase =
  | Readonly<{
      name: "between";
      next: NextOpener;
      /** How the last round ended; null before the first. */
      outcome: Outcome | null;
      /** Who may roll for their lives until the next round starts. */
      lifeRolls: readonly PlayerId[];
    }>
  | Readonly<{ name: "rolling"; roller: PlayerId; standing: Claim | null }>
  | Readonly<{ name: "holding"; cup: Cup; standing: Claim | null }>
  | Readonly<{ name: "answering"; cup: Cup; standing: Claim }>
  /** A real cup has been lifted; the table enters what lay in it. */
  | Readonly<{ name: "entering"; cup: Cup; standing: Claim; lifter: PlayerId; double: boolean }>
  /** Who is on 0 and may buy back in, in the order they are asked. */
  | Readonly<{
      name: "buying";
      queue: readonly PlayerId[];
      next: NextOpener;
      outcome: Outcome;
    }>
  | Readonly<{
      name: "over";
      why: "last-standing" | "first-out" | "ended";
      winners: readonly PlayerId[];
      /** With `first-out`: who went out by losing. Otherwise none. */
      losers: readonly PlayerId[];
      outcome: Outcome | null;
    }>;

/** The part of a game that events change and a take-back brings back. */
export type Table = Readonly<{
  /** In seat order, clockwise. */
  players: readonly Player[];
  direction: Direction;
  /** Rounds opened so far; the current one's number. */
  round: number;
  /** Who opened the current or last round. */
  opener: PlayerId | null;
  /** How often the dice were rolled in this round. */
  rolls: number;
  phase: Phase;
}>;

export type Game = Table &
  Readonly<{
    id: string;
    /** Stored events so far; the number the next event carries. */
    turn: number;
    ruleset: Ruleset;
    /** How many the game began with (RULES: `lastTwo`). */
    began: number;
    /** What a take-back would bring back; null where the last event cannot be taken back. */
    undo: Table | null;
    /** With a real cup: the table before its roll was entered, and what has happened since. */
    entry: Readonly<{ before: Table; since: readonly GameEvent[] }> | null;
  }>;
