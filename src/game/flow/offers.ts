// What may be done now, as the whole table may see it: kind and range, never a matter of the covered roll.

import { claimable, isHigher, ladderOf, raises } from "../rules/ladder.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { beliefStake, liftStakes, raised, type Stakes } from "../rules/stakes.ts";
import { MEYER, type Roll } from "../words/dice.ts";
import { MAX_PLAYERS, type PlayerId } from "../words/table.ts";
import { isLastTwo } from "./losses.ts";
import { isIn, lowestLives, nextIn, openerOf, stillIn } from "./seats.ts";
import type { Claim, Cup, Game, Phase } from "./state.ts";

export type Offer =
  /** `opener`: who will open. */
  | Readonly<{ kind: "open-round"; opener: PlayerId }>
  | Readonly<{ kind: "roll" | "look"; by: PlayerId }>
  /** `claims`: every claim the standing claim (and `toast`) allows, strongest first. */
  | Readonly<{ kind: "claim"; by: PlayerId; claims: readonly Roll[] }>
  /** `cost`: what believing costs at once. `ends`: whether the round ends by it. */
  | Readonly<{ kind: "believe"; by: PlayerId; cost: number; ends: boolean }>
  | Readonly<{ kind: "lift" | "double"; by: PlayerId; stakes: Stakes }>
  | Readonly<{ kind: "pass-blind"; by: PlayerId; claims: readonly Roll[] }>
  | Readonly<{ kind: "reroll-blind" | "toast"; by: PlayerId }>
  /** `cost`: what everybody else loses; what the one who shows loses. */
  | Readonly<{ kind: "show-meyer" | "surrender"; by: PlayerId; cost: number }>
  /** `rolls`: the whole ladder, strongest first. */
  | Readonly<{ kind: "enter"; rolls: readonly Roll[] }>
  | Readonly<{ kind: "buy-in" | "decline" | "reroll-lives"; by: PlayerId }>
  | Readonly<{ kind: "take-back" | "void-round" | "reseat" | "rename" | "end-game" }>
  /** `players`: whom it can be done to; to correct, any other number of lives up to the starting lives. */
  | Readonly<{ kind: "correct" | "leave" | "rejoin"; players: readonly PlayerId[] }>
  /** `lives`: what a joiner starts with. */
  | Readonly<{ kind: "join"; lives: number }>;

/** Takes a holder's cup; says whether what needs a look may be done. A real cup is taken at the players' word. */
export function hasLooked(cup: Cup): boolean {
  return cup.kind === "table" || (cup.kind === "sealed" && cup.looks > 0);
}

/** Takes the standing claim and who would answer it; gives the claims a blind pass may make. RULES: blindPass. */
function blindClaims(game: Game, cup: Cup, standing: Claim, responder: PlayerId): readonly Roll[] {
  const { ruleset } = game;
  const meyer = standing.roll === MEYER;
  if (meyer && ruleset.meyerBelieved === "must-lift") return [];
  switch (ruleset.blindPass) {
    case "off":
      return [];
    case "higher":
      return claimable(ruleset).filter((roll) => isHigher(ruleset, roll, standing.roll));
    case "same": {
      const barred = responder === cup.roller || (meyer && nextIn(game, responder) === cup.roller);
      return barred ? [] : [standing.roll];
    }
  }
}

function believable({ meyerBelieved }: Ruleset, standing: Claim): boolean {
  if (standing.roll !== MEYER) return true;
  return meyerBelieved !== "lift-or-pass" && meyerBelieved !== "must-lift";
}

function answers(game: Game, { cup, standing }: Phase & { name: "answering" }): Offer[] {
  const { ruleset } = game;
  const by = nextIn(game, standing.claimant);
  const meyer = standing.roll === MEYER;
  const lastTwo = isLastTwo(game);
  const offers: Offer[] = [];
  if (believable(ruleset, standing)) {
    const cost = meyer ? beliefStake(ruleset, { lastTwo }) : 0;
    offers.push({
      kind: "believe",
      by,
      cost,
      ends: meyer && ruleset.meyerBelieved !== "play-on",
    });
  }
  const stakes = (double: boolean) => liftStakes(ruleset, standing.roll, { double, lastTwo });
  offers.push({ kind: "lift", by, stakes: stakes(false) });
  if (meyer && ruleset.double) offers.push({ kind: "double", by, stakes: stakes(true) });
  const claims = blindClaims(game, cup, standing, by);
  if (claims.length > 0) offers.push({ kind: "pass-blind", by, claims });
  return offers;
}

function holding(game: Game, { cup, standing }: Phase & { name: "holding" }): Offer[] {
  const { ruleset } = game;
  const by = cup.roller;
  const looked = hasLooked(cup);
  const cost = raised(ruleset, { lastTwo: isLastTwo(game) }, 1);
  const offers: Offer[] = [];
  if (cup.kind === "sealed") offers.push({ kind: "look", by });
  offers.push({ kind: "claim", by, claims: raises(ruleset, standing?.roll ?? null) });
  if (standing && ruleset.blindReroll !== "off" && (looked || ruleset.blindReroll === "always")) {
    offers.push({ kind: "reroll-blind", by });
  }
  if (looked && ruleset.openMeyer) offers.push({ kind: "show-meyer", by, cost });
  if (looked && ruleset.thirtyTwo === "toast") offers.push({ kind: "toast", by });
  if (looked && standing && ruleset.surrender) offers.push({ kind: "surrender", by, cost });
  return offers;
}

function between(game: Game, { next, lifeRolls }: Phase & { name: "between" }): Offer[] {
  const { ruleset, players } = game;
  const left = stillIn(players);
  const full = left.length >= MAX_PLAYERS;
  const ids = (test: (player: (typeof players)[number]) => boolean) =>
    players.filter(test).map(({ id }) => id);
  const offers: Offer[] = [{ kind: "open-round", opener: openerOf(game, next) }];
  for (const by of lifeRolls) offers.push({ kind: "reroll-lives", by });
  if (ruleset.drinks !== "instead") {
    const open = ids((player) => isIn(player) || (player.standing === "out" && !full));
    offers.push({ kind: "correct", players: open });
  }
  offers.push({ kind: "leave", players: left.map(({ id }) => id) });
  const gone = ids(({ standing }) => standing === "left");
  if (gone.length > 0 && !full) offers.push({ kind: "rejoin", players: gone });
  if (!full) offers.push({ kind: "join", lives: lowestLives(players) });
  offers.push({ kind: "reseat" }, { kind: "rename" }, { kind: "end-game" });
  return offers;
}

function ofPhase(game: Game): Offer[] {
  const { phase } = game;
  switch (phase.name) {
    case "between":
      return between(game, phase);
    case "rolling":
      return [{ kind: "roll", by: phase.roller }, { kind: "void-round" }];
    case "holding":
      return [...holding(game, phase), { kind: "void-round" }];
    case "answering":
      return [...answers(game, phase), { kind: "void-round" }];
    case "entering":
      return [{ kind: "enter", rolls: ladderOf(game.ruleset) }, { kind: "void-round" }];
    case "buying": {
      const by = phase.queue[0] ?? "";
      return [
        { kind: "buy-in", by },
        { kind: "decline", by },
      ];
    }
    case "over":
      return [];
  }
}

/**
 * Takes a game; gives everything that may be done now, in the order screens show it. Equal for every
 * roll that may lie in a covered cup. Stakes and costs in lives. RULES: A round, Meyer, The 32, The table.
 */
export function offersOf(game: Game): readonly Offer[] {
  const offers = ofPhase(game);
  if (game.entry) offers.push({ kind: "enter", rolls: ladderOf(game.ruleset) });
  if (game.undo) offers.push({ kind: "take-back" });
  return offers;
}
