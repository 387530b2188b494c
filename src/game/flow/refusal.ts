// Why a move cannot be made: by the offers that all may see, then by what only the holder knows.

import { rollOf } from "../rules/dice.ts";
import { isHigher, isRaise } from "../rules/ladder.ts";
import { JOKER, MEYER, type Roll } from "../words/dice.ts";
import type { PlayerId, PrivateRefusal, Refusal } from "../words/table.ts";
import type { Move, Wish } from "./events.ts";
import { nameFault } from "./names.ts";
import { hasLooked, type Offer, offersOf } from "./offers.ts";
import { playerOf } from "./seats.ts";
import type { Game, Phase } from "./state.ts";

type Holding = Phase & { name: "holding" };

/** Takes the holder's phase and a claim; gives why it is below what they saw, or null. RULES: understate. */
export function claimRefusal(
  { ruleset }: Game,
  { cup }: Holding,
  claim: Roll,
): PrivateRefusal | null {
  if (ruleset.understate || cup.kind !== "sealed" || cup.looks === 0) return null;
  const roll = rollOf(cup.dice);
  if (ruleset.thirtyTwo === "joker" && roll === JOKER) return null;
  return isHigher(ruleset, roll, claim) ? "below-roll" : null;
}

/** Takes the holder's phase and what they want to show or leave; gives why their roll bars it, or null. */
export function secretRefusal(
  { ruleset }: Game,
  { cup, standing }: Holding,
  kind: "reroll-blind" | "show-meyer" | "toast" | "surrender",
): PrivateRefusal | null {
  if (cup.kind !== "sealed") return null;
  const roll = rollOf(cup.dice);
  switch (kind) {
    case "show-meyer":
      return roll === MEYER ? null : "not-a-meyer";
    case "toast":
      return roll === JOKER ? null : "not-a-32";
    case "reroll-blind":
      if (ruleset.blindReroll === "always") return null;
      break;
    case "surrender":
      break;
  }
  const joker = ruleset.thirtyTwo === "joker" && roll === JOKER;
  const meets = standing !== null && isRaise(ruleset, roll, standing.roll);
  return joker || meets ? "roll-meets-claim" : null;
}

function rollRefusal(rolls: readonly Roll[], roll: Roll, { ruleset }: Game): Refusal | null {
  if (rolls.includes(roll)) return null;
  return ruleset.thirtyTwo === "toast" && roll === JOKER ? "not-claimable" : "no-raise";
}

function correctRefusal(
  game: Game,
  player: PlayerId,
  lives: number,
  allowed: boolean,
): Refusal | null {
  const found = playerOf(game.players, player);
  if (!found) return "no-such-player";
  if (found.standing === "left") return "already-out";
  if (!Number.isInteger(lives) || lives < 0 || lives > game.ruleset.lives) return "lives-range";
  if (lives === found.lives && found.standing !== "swimming") return "lives-same";
  return allowed ? null : "table-full";
}

function seatRefusal(game: Game, wish: Wish & { kind: "leave" | "rejoin" }): Refusal | null {
  const found = playerOf(game.players, wish.player);
  if (!found) return "no-such-player";
  switch (found.standing) {
    case "in":
    case "swimming":
      return wish.kind === "rejoin" ? "still-in" : null;
    case "out":
      return "already-out";
    case "left":
      return wish.kind === "leave" ? "already-out" : null;
  }
}

function joinRefusal({ players }: Game, wish: Wish & { kind: "join" }): Refusal | null {
  if (playerOf(players, wish.player)) return "id-taken";
  const seats = Number.isInteger(wish.seat) && wish.seat >= 0 && wish.seat <= players.length;
  if (!seats) return "no-such-seat";
  return nameFault(
    wish.name,
    players.map(({ name }) => name),
  );
}

function renameRefusal({ players }: Game, wish: Wish & { kind: "rename" }): Refusal | null {
  if (!playerOf(players, wish.player)) return "no-such-player";
  const others = players.filter(({ id }) => id !== wish.player);
  return nameFault(
    wish.name,
    others.map(({ name }) => name),
  );
}

function isSeating({ players }: Game, order: readonly PlayerId[]): boolean {
  return order.length === players.length && players.every(({ id }) => order.includes(id));
}

/** Why what is wanted is not among the offers at all. */
function missing(game: Game, wish: Wish): Refusal {
  const { phase } = game;
  if (phase.name === "between" && (wish.kind === "join" || wish.kind === "rejoin")) {
    return wish.kind === "rejoin" ? (seatRefusal(game, wish) ?? "table-full") : "table-full";
  }
  if (phase.name !== "holding" || hasLooked(phase.cup)) return "not-now";
  const { ruleset } = game;
  const waits =
    (wish.kind === "show-meyer" && ruleset.openMeyer) ||
    (wish.kind === "toast" && ruleset.thirtyTwo === "toast") ||
    (wish.kind === "surrender" && ruleset.surrender && phase.standing !== null) ||
    (wish.kind === "reroll-blind" && ruleset.blindReroll !== "off" && phase.standing !== null);
  return waits ? "not-looked" : "not-now";
}

function offered(game: Game, wish: Wish): Offer | undefined {
  const offers = offersOf(game).filter(({ kind }) => kind === wish.kind);
  if (offers.length < 2 || !("by" in wish)) return offers[0];
  return offers.find((offer) => "by" in offer && offer.by === wish.by) ?? offers[0];
}

function rangeRefusal(game: Game, wish: Wish, offer: Offer): Refusal | null {
  switch (wish.kind) {
    case "claim":
    case "pass-blind":
      return "claims" in offer ? rollRefusal(offer.claims, wish.roll, game) : null;
    case "enter":
      return "rolls" in offer && !offer.rolls.includes(wish.roll) ? "not-claimable" : null;
    case "correct": {
      const allowed = "players" in offer && offer.players.includes(wish.player);
      return correctRefusal(game, wish.player, wish.lives, allowed);
    }
    case "leave":
    case "rejoin":
      return seatRefusal(game, wish);
    case "join":
      return joinRefusal(game, wish);
    case "rename":
      return renameRefusal(game, wish);
    case "reseat":
      return isSeating(game, wish.order) ? null : "not-a-seating";
    default:
      return null;
  }
}

function privateRefusal(game: Game, wish: Wish): PrivateRefusal | null {
  const { phase } = game;
  if (phase.name !== "holding") return null;
  switch (wish.kind) {
    case "claim":
      return claimRefusal(game, phase, wish.roll);
    case "reroll-blind":
    case "show-meyer":
    case "toast":
    case "surrender":
      return secretRefusal(game, phase, wish.kind);
    default:
      return null;
  }
}

/** Takes a game and a wish whose turn is right; gives why it is refused, or null. */
export function wishRefusal(game: Game, wish: Wish): Refusal | null {
  const offer = offered(game, wish);
  if (!offer) return missing(game, wish);
  if ("by" in wish && "by" in offer && offer.by !== wish.by) return "not-yours";
  return rangeRefusal(game, wish, offer) ?? privateRefusal(game, wish);
}

/**
 * Takes a game and a move; gives why it is refused, or null if it can be made. A move meant for another
 * turn is refused. Private reasons (`PRIVATE_REFUSALS`) are for the holder alone.
 */
export function refusal(game: Game, move: Move): Refusal | null {
  return move.turn === game.turn ? wishRefusal(game, move) : "stale-turn";
}
