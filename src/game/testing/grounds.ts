// Every ground the judge sees for turning a wish down. Which of several an engine names is its own affair;
// that it names one of them, and a private one only where no public one stands, is not.
import type { Wish } from "../flow/events.ts";
import type { Offer } from "../flow/offers.ts";
import type { Roll } from "../words/dice.ts";
import { JOKER, MEYER } from "../words/dice.ts";
import type { PlayerId, PrivateRefusal, Refusal } from "../words/table.ts";
import { MAX_PLAYERS } from "../words/table.ts";
import type { Board } from "./board.ts";
import { personOf, playing, plays } from "./board.ts";
import { openings } from "./openings.ts";
import { height, isClaimable, isMet } from "./scale.ts";
import { nameGrounds } from "./tidy.ts";

export type Grounds = Readonly<{ open: readonly Refusal[]; secret: readonly PrivateRefusal[] }>;

const NONE: Grounds = { open: [], secret: [] };
const because = (...open: readonly Refusal[]): Grounds => ({ open, secret: [] });

/** Acts that a look opens: before it they are refused for want of the look, whatever the cup holds. */
function wantsLook(board: Board, wish: Wish): boolean {
  const { rules, claim } = board;
  if (board.stage !== "holding" || rules.cup === "table" || board.looks > 0) return false;
  switch (wish.kind) {
    case "show-meyer":
      return rules.openMeyer;
    case "toast":
      return rules.thirtyTwo === "toast";
    case "surrender":
      return rules.surrender && claim !== null;
    case "reroll-blind":
      return rules.blindReroll === "when-below" && claim !== null;
    default:
      return false;
  }
}

function claimGrounds(board: Board, roll: Roll, claims: readonly Roll[]): readonly Refusal[] {
  const grounds: Refusal[] = [];
  if (!isClaimable(board.rules, roll)) grounds.push("not-claimable");
  if (!claims.includes(roll) && (board.claim || isClaimable(board.rules, roll))) {
    grounds.push("no-raise");
  }
  return grounds;
}

/** RULES: What the claim must never leak: what only the holder may be told. */
function secrets(board: Board, wish: Wish): readonly PrivateRefusal[] {
  const { rules, inCup, claim } = board;
  if (rules.cup === "table" || board.stage !== "holding" || inCup === null) return [];
  const met = claim !== null && isMet(rules, claim.roll, inCup);
  const joker = rules.thirtyTwo === "joker" && inCup === JOKER;
  switch (wish.kind) {
    case "claim": {
      const bound = !rules.understate && board.looks > 0 && !joker;
      return bound && height(rules, wish.roll) < height(rules, inCup) ? ["below-roll"] : [];
    }
    case "reroll-blind":
      return rules.blindReroll === "when-below" && met ? ["roll-meets-claim"] : [];
    case "surrender":
      return met ? ["roll-meets-claim"] : [];
    case "show-meyer":
      return inCup === MEYER ? [] : ["not-a-meyer"];
    case "toast":
      return inCup === JOKER ? [] : ["not-a-32"];
    default:
      return [];
  }
}

/** What one player does in a round or is asked after it. */
function acted(board: Board, wish: Wish & { by: PlayerId }, offers: readonly Offer[]): Grounds {
  const open: Refusal[] = [];
  const looking = wantsLook(board, wish);
  if (offers.length === 0 && !looking) return because("not-now");
  if (looking) open.push("not-looked");
  const mine = offers.filter((offer) => "by" in offer && offer.by === wish.by);
  if (looking ? board.roller !== wish.by : mine.length === 0) open.push("not-yours");
  for (const offer of offers) {
    if ("claims" in offer && "roll" in wish) {
      open.push(...claimGrounds(board, wish.roll, offer.claims));
    }
  }
  return { open, secret: secrets(board, wish) };
}

/** What the table does to one of its players. */
function dealt(
  board: Board,
  wish: Wish & { kind: "correct" | "leave" | "rejoin" | "rename"; player: PlayerId },
): Grounds {
  if (board.stage !== "between") return because("not-now");
  // Where only sips are lost nobody's lives change, by anybody's hand.
  if (wish.kind === "correct" && board.rules.drinks === "instead") return because("not-now");
  if (!board.people.some(({ id }) => id === wish.player)) return because("no-such-player");
  const person = personOf(board, wish.player);
  const open: Refusal[] = [];
  const full = playing(board).length >= MAX_PLAYERS;
  switch (wish.kind) {
    case "correct": {
      if (person.standing === "left") open.push("already-out");
      const { lives } = wish;
      const fits = Number.isInteger(lives) && lives >= 0 && lives <= board.rules.lives;
      if (!fits) open.push("lives-range");
      if (lives === person.lives && person.standing !== "swimming") open.push("lives-same");
      if (person.standing === "out" && lives > 0 && full) open.push("table-full");
      break;
    }
    case "leave":
      if (!plays(person)) open.push("already-out");
      break;
    case "rejoin":
      if (plays(person)) open.push("still-in");
      if (person.standing === "out") open.push("already-out");
      if (full) open.push("table-full");
      break;
    case "rename": {
      const others = board.people.filter((other) => other !== person);
      open.push(
        ...nameGrounds(
          wish.name,
          others.map(({ name }) => name),
        ),
      );
    }
  }
  return because(...open);
}

function joining(board: Board, wish: Wish & { kind: "join" }): Grounds {
  if (board.stage !== "between") return because("not-now");
  const names = board.people.map(({ name }) => name);
  const open: Refusal[] = [...nameGrounds(wish.name, names)];
  if (board.people.some(({ id }) => id === wish.player)) open.push("id-taken");
  const fits = Number.isInteger(wish.seat) && wish.seat >= 0 && wish.seat <= board.people.length;
  if (!fits) open.push("no-such-seat");
  if (playing(board).length >= MAX_PLAYERS) open.push("table-full");
  return because(...open);
}

function seating(board: Board, order: readonly PlayerId[]): Grounds {
  if (board.stage !== "between") return because("not-now");
  const sorted = (list: readonly string[]) => JSON.stringify([...list].sort());
  const same = sorted(order) === sorted(board.people.map(({ id }) => id));
  return same ? NONE : because("not-a-seating");
}

/** Every ground for turning a wish down now; none at all: it must be granted. */
export function grounds(board: Board, wish: Wish): Grounds {
  switch (wish.kind) {
    case "correct":
    case "leave":
    case "rejoin":
    case "rename":
      return dealt(board, wish);
    case "join":
      return joining(board, wish);
    case "reseat":
      return seating(board, wish.order);
    default: {
      const offers = openings(board).filter(({ kind }) => kind === wish.kind);
      if ("by" in wish) return acted(board, wish, offers);
      return offers.length > 0 ? NONE : because("not-now");
    }
  }
}

export const isFit = (board: Board, wish: Wish) => {
  const { open, secret } = grounds(board, wish);
  return open.length + secret.length === 0;
};
