// What each event does to the table, once it is known to fit.

import { rollOf } from "../rules/dice.ts";
import { beliefStake, liftStakes, raised } from "../rules/stakes.ts";
import { verdictOf } from "../rules/verdict.ts";
import { MEYER, type Roll } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import { answerBuying, endRound, nextOpener } from "./ending.ts";
import type { GameEvent } from "./events.ts";
import { isLastTwo } from "./losses.ts";
import { openerOf, stillIn } from "./seats.ts";
import type { Claim, Cup, Game, Outcome, Phase, Table } from "./state.ts";
import { seated } from "./tables.ts";

/** Takes a game; gives the part of it that a take-back or a changed entry brings back. */
export function tableOf({ players, direction, round, opener, rolls, phase }: Game): Table {
  return { players, direction, round, opener, rolls, phase };
}

type Rolled = GameEvent & { kind: "rolled" | "rerolled-blind" };

function cupOf({ by, dice, seal, kind }: Rolled): Cup {
  if (dice === null || seal === null) {
    return { kind: "table", roller: by, rerolled: kind === "rerolled-blind" };
  }
  if (kind === "rerolled-blind") return { kind: "blind", roller: by, dice, seal };
  return { kind: "sealed", roller: by, dice, seal, looks: 0 };
}

function opened(game: Game, { next }: Phase & { name: "between" }): Game {
  const opener = openerOf(game, next);
  const phase: Phase = { name: "rolling", roller: opener, standing: null };
  return { ...game, round: game.round + 1, opener, rolls: 0, phase };
}

function believed(game: Game, { standing }: Phase & { name: "answering" }, by: PlayerId): Game {
  const { ruleset } = game;
  if (standing.roll !== MEYER || ruleset.meyerBelieved === "play-on") {
    return { ...game, phase: { name: "rolling", roller: by, standing } };
  }
  const { claimant } = standing;
  const stake = beliefStake(ruleset, { lastTwo: isLastTwo(game) });
  const next = nextOpener(game, { loser: by, lifter: by, winner: claimant });
  return endRound(game, stake > 0 ? [{ player: by, stake }] : [], next, (losses) => ({
    kind: "believed",
    claimant,
    responder: by,
    losses,
  }));
}

type Lift = Readonly<{ cup: Cup; standing: Claim; lifter: PlayerId; double: boolean }>;

const isBlind = (cup: Cup) => (cup.kind === "table" ? cup.rerolled : cup.kind === "blind");

function judged(game: Game, lift: Lift, roll: Roll): Game {
  const { cup, standing, lifter, double } = lift;
  const { claimant } = standing;
  const verdict = verdictOf(game.ruleset, standing.roll, roll, isBlind(cup));
  const outcome = { kind: "lifted", claim: standing, lifter, double, roll, verdict } as const;
  const known =
    cup.kind === "table" ? { dice: null, seal: null } : { dice: cup.dice, seal: cup.seal };
  const end = (losses: Outcome["losses"]): Outcome => ({
    ...outcome,
    ...known,
    roller: cup.roller,
    losses,
  });
  if (verdict === "toast") return endRound(game, [], { player: claimant, step: "self" }, end);
  const stakes = liftStakes(game.ruleset, standing.roll, { double, lastTwo: isLastTwo(game) });
  const held = verdict === "held";
  const loser = held ? lifter : claimant;
  const stake = held ? stakes.lifter : stakes.claimant;
  const next = nextOpener(game, { loser, winner: held ? claimant : lifter, lifter });
  return endRound(game, [{ player: loser, stake }], next, end);
}

function lifted(
  game: Game,
  { cup, standing }: Phase & { name: "answering" },
  { by, double }: GameEvent & { kind: "lifted" },
): Game {
  if (cup.kind === "table") {
    return { ...game, phase: { name: "entering", cup, standing, lifter: by, double } };
  }
  return judged(game, { cup, standing, lifter: by, double }, rollOf(cup.dice));
}

const diceIn = (cup: Cup) => (cup.kind === "table" ? null : cup.dice);

function shown(game: Game, { cup }: Phase & { name: "holding" }): Game {
  const player = cup.roller;
  const stake = raised(game.ruleset, { lastTwo: isLastTwo(game) }, 1);
  const others = stillIn(game.players).filter(({ id }) => id !== player);
  return endRound(
    game,
    others.map(({ id }) => ({ player: id, stake })),
    { player, step: "self" },
    (losses) => ({ kind: "meyer-shown", player, dice: diceIn(cup), losses }),
  );
}

function surrendered(game: Game, { cup }: Phase & { name: "holding" }, claim: Claim): Game {
  const player = cup.roller;
  const stake = raised(game.ruleset, { lastTwo: isLastTwo(game) }, 1);
  const next = nextOpener(game, { loser: player, lifter: player, winner: claim.claimant });
  return endRound(game, [{ player, stake }], next, (losses) => ({
    kind: "surrendered",
    player,
    claim,
    dice: diceIn(cup),
    losses,
  }));
}

function toasted(game: Game, { cup }: Phase & { name: "holding" }): Game {
  const player = cup.roller;
  return endRound(game, [], { player, step: "self" }, (losses) => ({
    kind: "toasted",
    player,
    dice: diceIn(cup),
    losses,
  }));
}

function voided(game: Game): Game {
  const next = { player: game.opener ?? "", step: "self" } as const;
  return endRound(game, [], next, (losses) => ({ kind: "voided", losses }));
}

function inHolding(game: Game, phase: Phase & { name: "holding" }, event: GameEvent): Game {
  const { cup, standing } = phase;
  switch (event.kind) {
    case "looked":
      if (cup.kind !== "sealed") return game;
      return { ...game, phase: { ...phase, cup: { ...cup, looks: cup.looks + 1 } } };
    case "claimed": {
      const claim = { roll: event.roll, claimant: event.by };
      return { ...game, phase: { name: "answering", cup, standing: claim } };
    }
    case "rerolled-blind": {
      if (standing === null) return game;
      const claim = { roll: standing.roll, claimant: event.by };
      const phase: Phase = { name: "answering", cup: cupOf(event), standing: claim };
      return { ...game, rolls: game.rolls + 1, phase };
    }
    case "meyer-shown":
      return shown(game, phase);
    case "toasted":
      return toasted(game, phase);
    case "surrendered":
      return standing === null ? game : surrendered(game, phase, standing);
    default:
      return game;
  }
}

function inAnswering(game: Game, phase: Phase & { name: "answering" }, event: GameEvent): Game {
  switch (event.kind) {
    case "believed":
      return believed(game, phase, event.by);
    case "lifted":
      return lifted(game, phase, event);
    case "passed-blind": {
      const standing = { roll: event.roll, claimant: event.by };
      return { ...game, phase: { ...phase, standing } };
    }
    default:
      return game;
  }
}

/** Takes a game and an event that fits it; gives the game after it, turn, undo and entry left to `reduce`. */
export function step(game: Game, event: GameEvent): Game {
  if (event.kind === "taken-back") return { ...game, ...game.undo };
  if (event.kind === "round-voided") return voided(game);
  const { phase } = game;
  switch (phase.name) {
    case "between":
      return event.kind === "round-opened" ? opened(game, phase) : seated(game, phase, event);
    case "rolling": {
      if (event.kind !== "rolled") return game;
      const { standing } = phase;
      const next: Phase = { name: "holding", cup: cupOf(event), standing };
      return { ...game, rolls: game.rolls + 1, phase: next };
    }
    case "holding":
      return inHolding(game, phase, event);
    case "answering":
      return inAnswering(game, phase, event);
    case "entering":
      return event.kind === "entered" ? judged(game, phase, event.roll) : game;
    case "buying":
      return answerBuying(game, phase, event.kind === "bought-in");
    case "over":
      return game;
  }
}
