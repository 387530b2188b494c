// What may be shown: a covered cup's dice are cut out by type; only the holder's own view has a peek.

import { rollOf } from "../rules/dice.ts";
import { holds, raises } from "../rules/ladder.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Dice, Roll, Seal } from "../words/dice.ts";
import type { Direction, PlayerId, PrivateRefusal } from "../words/table.ts";
import { type Offer, offersOf } from "./offers.ts";
import { claimRefusal, secretRefusal } from "./refusal.ts";
import type { Cup, Game, Phase, Player } from "./state.ts";

/** A cup as the table sees it: whose roll, its seal, how often it was looked into; never its dice. */
export type CoveredCup =
  | Readonly<{ kind: "sealed"; roller: PlayerId; seal: Seal; looks: number }>
  | Readonly<{ kind: "blind"; roller: PlayerId; seal: Seal }>
  | Readonly<{ kind: "table"; roller: PlayerId; rerolled: boolean }>;

type Covered<P> = P extends { cup: Cup } ? Omit<P, "cup"> & Readonly<{ cup: CoveredCup }> : P;
export type PhaseView = Covered<Phase>;

export type TableView = Readonly<{
  id: string;
  turn: number;
  ruleset: Ruleset;
  players: readonly Player[];
  began: number;
  direction: Direction;
  round: number;
  opener: PlayerId | null;
  rolls: number;
  phase: PhaseView;
  offers: readonly Offer[];
}>;

/** What the holder alone may know: the roll, and what it bars them from. */
export type Peek = Readonly<{
  dice: Dice;
  roll: Roll;
  /** Claims the rules allow but this roll bars. */
  barred: readonly Roll[];
  /** Claims the rules allow and this roll holds, strongest first. */
  covers: readonly Roll[];
  /** Why this roll bars another choice that is offered. */
  refused: Readonly<
    Partial<Record<"reroll-blind" | "show-meyer" | "toast" | "surrender", PrivateRefusal>>
  >;
}>;

export type PlayerView = TableView & Readonly<{ peek: Peek | null }>;

function covered(cup: Cup): CoveredCup {
  switch (cup.kind) {
    case "sealed":
      return { kind: "sealed", roller: cup.roller, seal: cup.seal, looks: cup.looks };
    case "blind":
      return { kind: "blind", roller: cup.roller, seal: cup.seal };
    case "table":
      return { kind: "table", roller: cup.roller, rerolled: cup.rerolled };
  }
}

function phaseView(phase: Phase): PhaseView {
  switch (phase.name) {
    case "holding":
    case "answering":
    case "entering":
      return { ...phase, cup: covered(phase.cup) };
    case "between":
    case "rolling":
    case "buying":
    case "over":
      return phase;
  }
}

const SECRETS = ["reroll-blind", "show-meyer", "toast", "surrender"] as const;

function peekOf(game: Game, eyes: PlayerId): Peek | null {
  const { phase, ruleset } = game;
  if (phase.name !== "holding" || phase.cup.kind !== "sealed" || phase.cup.roller !== eyes) {
    return null;
  }
  // The look itself binds: what is barred is told as it will be once this look has been recorded.
  const seen = { ...phase, cup: { ...phase.cup, looks: phase.cup.looks + 1 } };
  const offered = offersOf({ ...game, phase: seen }).map(({ kind }) => kind);
  const claims = raises(ruleset, phase.standing?.roll ?? null);
  const refused: Partial<Record<(typeof SECRETS)[number], PrivateRefusal>> = {};
  for (const kind of SECRETS.filter((secret) => offered.includes(secret))) {
    const reason = secretRefusal(game, seen, kind);
    if (reason) refused[kind] = reason;
  }
  const roll = rollOf(phase.cup.dice);
  return {
    dice: phase.cup.dice,
    roll,
    barred: claims.filter((claim) => claimRefusal(game, seen, claim) !== null),
    covers: claims.filter((claim) => holds(ruleset, claim, roll)),
    refused,
  };
}

/**
 * Takes a game and whose eyes: the table's, or one player's. Gives what these may see. No covered roll
 * is in it but the holder's own, as `peek`. RULES: What the claim must never leak.
 */
export function viewOf(game: Game, eyes: "table"): TableView;
export function viewOf(game: Game, eyes: PlayerId): PlayerView;
export function viewOf(game: Game, eyes: PlayerId | "table"): TableView | PlayerView {
  const { id, turn, ruleset, players, began, direction, round, opener, rolls } = game;
  const table: TableView = {
    id,
    turn,
    ruleset,
    players,
    began,
    direction,
    round,
    opener,
    rolls,
    phase: phaseView(game.phase),
    offers: offersOf(game),
  };
  return eyes === "table" ? table : { ...table, peek: peekOf(game, eyes) };
}
