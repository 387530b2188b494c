// Properties of the offers: they are what can be done, and they never tell what lies in the cup.
import { expect, test } from "vitest";
import { eventOf } from "../testing/events.ts";
import { PATIENT } from "../testing/runs.ts";
import { everyState } from "../testing/states.ts";
import { hidesDice, THROWS, withDice } from "../testing/swap.ts";
import { wishesOf } from "../testing/universe.ts";
import type { PrivateRefusal, Refusal } from "../words/table.ts";
import { PRIVATE_REFUSALS } from "../words/table.ts";
import type { Wish } from "./events.ts";
import { type Offer, offersOf } from "./offers.ts";
import { reduce } from "./reduce.ts";
import { refusal } from "./refusal.ts";
import type { Game } from "./state.ts";

const isPrivate = (name: Refusal | null): name is PrivateRefusal =>
  PRIVATE_REFUSALS.some((secret) => secret === name);

const named = (game: Game, wish: Wish) => refusal(game, { ...wish, turn: game.turn });

function eventFor(game: Game, wish: Wish) {
  const known = game.ruleset.cup === "phone";
  const draw = {
    dice: known ? ([2, 1] as const) : null,
    seal: known ? ([1, 2, 3] as const) : null,
  };
  return eventOf(wish, { ...draw, die: 4 }, game.turn, 1);
}

/** Whether one offer's kind, person and range hold the wish. */
function holds(game: Game, offer: Offer, wish: Wish): boolean {
  if (offer.kind !== wish.kind) return false;
  if ("by" in offer && "by" in wish && offer.by !== wish.by) return false;
  if ("claims" in offer && "roll" in wish && !offer.claims.includes(wish.roll)) return false;
  if ("rolls" in offer && "roll" in wish && !offer.rolls.includes(wish.roll)) return false;
  if ("players" in offer && "player" in wish && !offer.players.includes(wish.player)) return false;
  switch (wish.kind) {
    case "correct": {
      const player = game.players.find(({ id }) => id === wish.player);
      const other = wish.lives !== player?.lives || player.standing === "swimming";
      return other && wish.lives >= 0 && wish.lives <= game.ruleset.lives && wish.lives % 1 === 0;
    }
    case "rename":
      return wish.player !== "nobody";
    case "join":
      return [0, game.players.length].includes(wish.seat);
    case "reseat":
      return wish.order.length === game.players.length;
    default:
      return true;
  }
}

/** What contradicts the offers at this game: nothing, we hope. */
function contradictions(game: Game): readonly string[] {
  const offers = offersOf(game);
  return wishesOf(game)
    .filter(offendsIn(game, offers))
    .map((wish) => JSON.stringify(wish));
}

function offendsIn(game: Game, offers: readonly Offer[]) {
  return (wish: Wish): boolean => {
    const offered = offers.some((offer) => holds(game, offer, wish));
    const reason = named(game, wish);
    if ((reason === null || isPrivate(reason)) !== offered) return true;
    const next = reduce(game, eventFor(game, wish));
    return reason === null ? next.turn !== game.turn + 1 : next !== game;
  };
}

test("what is offered can be done unless refused in private; nothing else can", PATIENT, () => {
  everyState(40, 40, ({ game }) => {
    expect(contradictions(game)).toEqual([]);
  });
});

test("somebody can always act until the game is over", PATIENT, () => {
  everyState(40, 6, ({ game }) => {
    if (game.phase.name === "over") {
      const kinds = offersOf(game).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== "enter" && kind !== "take-back")).toEqual([]);
      return;
    }
    const onward = wishesOf(game).some(
      (wish) =>
        wish.kind !== "void-round" && wish.kind !== "take-back" && named(game, wish) === null,
    );
    expect(onward, `stuck in ${game.phase.name}`).toBe(true);
  });
});

test("offers and open refusals are the same for every roll in the cup", PATIENT, () => {
  everyState(40, 40, ({ game }) => {
    if (!hidesDice(game)) return;
    // Those who may act now; nobody else hears anything but "not yours".
    const acting = offersOf(game).flatMap((offer) => ("by" in offer ? [offer.by] : []));
    const wishes = wishesOf(game).filter((wish) => "by" in wish && acting.includes(wish.by));
    const heard = (other: Game) => {
      const reasons = wishes.map((wish) => named(other, wish));
      const open = reasons.map((reason) => (isPrivate(reason) ? null : reason));
      return JSON.stringify([offersOf(other), open]);
    };
    const before = heard(game);
    expect(THROWS.filter((dice) => heard(withDice(game, dice)) !== before)).toEqual([]);
  });
});
