// Random wishes: most of them open to somebody, the others whatever anybody could come up with.
import type { Wish } from "../flow/events.ts";
import type { Offer } from "../flow/offers.ts";
import type { Roll } from "../words/dice.ts";
import { JOKER, MEYER, ROLLS } from "../words/dice.ts";
import type { MoveKind, PlayerId } from "../words/table.ts";
import { MAX_PLAYERS, MOVES } from "../words/table.ts";
import { type Board, playing } from "./board.ts";
import type { Rng } from "./chance.ts";
import { openings } from "./openings.ts";

/** How eagerly an open act is chosen: rare ones of the table rarely, so that games get somewhere. */
const EAGERNESS: Readonly<Record<MoveKind, number>> = {
  "open-round": 30,
  roll: 30,
  look: 16,
  claim: 22,
  believe: 20,
  lift: 9,
  double: 8,
  "pass-blind": 9,
  "reroll-blind": 8,
  "show-meyer": 8,
  toast: 8,
  surrender: 8,
  enter: 7,
  "buy-in": 8,
  decline: 5,
  "reroll-lives": 12,
  "take-back": 3,
  "void-round": 0.8,
  correct: 2,
  leave: 1,
  rejoin: 4,
  join: 1.5,
  reseat: 1,
  rename: 1.5,
  "end-game": 0.2,
};

const FAMILY = "👨‍👩‍👧‍👦";

/** Names as they are typed: clean, doubled, empty, too long, dressed up. */
const TYPED: readonly string[] = [
  "Nora",
  " Otto  Karl ",
  "Straße",
  "STRASSE",
  "anna",
  "BEN",
  "",
  " \t ",
  "\u202eEva\u202c",
  "\u200f",
  FAMILY.repeat(24),
  FAMILY.repeat(25),
  "x".repeat(24),
  "x".repeat(25),
];

const typed = (rng: Rng) => (rng.often(50) ? `Guest ${rng.below(1000)}` : rng.pick(TYPED));

function claimFrom(rng: Rng, board: Board, claims: readonly Roll[]): Roll {
  const honest = board.inCup !== null && claims.includes(board.inCup) ? [board.inCup] : [];
  return rng.pick([rng.pick(claims), claims.at(-1) ?? MEYER, claims[0] ?? MEYER, ...honest]);
}

/** Fills in what an act needs beyond its kind and who does it. */
function filled(
  rng: Rng,
  board: Board,
  kind: MoveKind,
  by: PlayerId,
  range: readonly Roll[],
): Wish {
  const ids = board.people.map(({ id }) => id);
  switch (kind) {
    case "open-round":
    case "take-back":
    case "void-round":
    case "end-game":
      return { kind };
    case "claim":
    case "pass-blind":
      return { kind, by, roll: claimFrom(rng, board, range) };
    case "enter":
      return { kind, roll: rng.pick([21, 31, 32, 42, rng.pick(ROLLS)]) };
    case "correct":
      return { kind, player: by, lives: rng.below(board.rules.lives + 1) };
    case "leave":
    case "rejoin":
      return { kind, player: by };
    case "rename":
      return { kind, player: by, name: typed(rng) };
    case "join": {
      const person = rng.often(50) ? "person" : "computer";
      const player = `g${board.people.length}`;
      return { kind, player, name: typed(rng), person, seat: rng.below(ids.length + 1) };
    }
    case "reseat":
      return { kind, order: rng.shuffled(ids) };
    default:
      return { kind, by };
  }
}

function weighed(rng: Rng, offers: readonly Offer[]): Offer {
  const sum = offers.reduce((all, { kind }) => all + EAGERNESS[kind], 0);
  let rest = rng.next() * sum;
  for (const offer of offers) {
    rest -= EAGERNESS[offer.kind];
    if (rest < 0) return offer;
  }
  return rng.pick(offers);
}

/** A wish for something that is open now, as far as the table knows; null when the game is over. */
export function openWish(rng: Rng, board: Board): Wish | null {
  const offers = openings(board);
  if (offers.length === 0) return null;
  const offer = weighed(rng, offers);
  const range = "claims" in offer ? offer.claims : ROLLS;
  const whom = "players" in offer ? offer.players : board.people.map(({ id }) => id);
  const by = "by" in offer ? offer.by : rng.pick(whom);
  return filled(rng, board, offer.kind, by, range);
}

/** Every act once, those that seldom fit any table some times more, those that end things less often. */
const ANY: readonly MoveKind[] = [
  ...MOVES.filter((kind) => !["void-round", "take-back", "end-game"].includes(kind)),
  ...(["claim", "pass-blind", "reroll-blind", "surrender", "show-meyer", "toast"] as const),
  ...(["join", "join", "rejoin", "correct", "leave"] as const),
];
const ENDING: readonly MoveKind[] = ["void-round", "take-back", "end-game"];
const SEATING: readonly MoveKind[] = ["correct", "leave", "rejoin", "join", "reseat", "rename"];
const CROWDING: readonly MoveKind[] = ["join", "rejoin", "correct"];

/** Between rounds at a full table: where more people would like to be let in. */
export const isCrowded = (board: Board) =>
  board.stage === "between" && playing(board).length >= MAX_PLAYERS;

function anyKind(rng: Rng, board: Board): MoveKind {
  if (rng.often(2)) return rng.pick(ENDING);
  if (isCrowded(board)) return rng.pick(CROWDING);
  return rng.pick(board.stage === "between" && rng.often(80) ? SEATING : ANY);
}

/** A wish of any kind by anybody, also by nobody known, with whatever range. */
export function anyWish(rng: Rng, board: Board): Wish {
  const kind = anyKind(rng, board);
  const ids = board.people.map(({ id }) => id);
  const by = rng.often(4) ? "nobody" : rng.pick(ids);
  const wish = filled(rng, board, kind, by, ROLLS);
  if (wish.kind === "correct" && rng.often(30)) {
    return { ...wish, lives: rng.pick([-1, 0.5, board.rules.lives + 1, Number.NaN]) };
  }
  if (wish.kind === "join" && rng.often(30)) return { ...wish, seat: rng.pick([-1, 0.5, 99]) };
  if (wish.kind === "join" && rng.often(20)) return { ...wish, player: rng.pick(ids) };
  if (wish.kind === "reseat" && rng.often(50)) {
    const odd = [ids.slice(1), [...ids, rng.pick(ids)], ids.map(() => rng.pick(ids)), ["nobody"]];
    return { ...wish, order: rng.pick(odd) };
  }
  return wish;
}

/** An open wish with one thing about it changed. */
export function nearWish(rng: Rng, board: Board, wish: Wish): Wish {
  const ids = board.people.map(({ id }) => id);
  const someone = rng.often(10) ? "nobody" : rng.pick(ids);
  if ("roll" in wish && rng.often(60)) {
    return { ...wish, roll: rng.pick([JOKER, rng.pick(ROLLS), rng.pick(ROLLS)]) };
  }
  if ("by" in wish) return { ...wish, by: someone };
  if ("player" in wish) return { ...wish, player: someone };
  return wish;
}
