// What judge and engine must agree on after every event: all that the table may know of a game.
import { type Offer, offersOf } from "../flow/offers.ts";
import type { Game, Loss, Outcome, Phase } from "../flow/state.ts";
import type { PlayerId } from "../words/table.ts";
import type { Board, Person } from "./board.ts";
import { openings } from "./openings.ts";

const sorted = <T>(list: readonly T[]) => [...list].sort();
const byPlayer = (losses: readonly Loss[]) =>
  sorted(losses.map(({ player, stake, lost, left }) => [player, stake, lost, left].join(" ")));

type Who = Readonly<Omit<Person, "kind">> & { readonly kind: string };
const people = (list: readonly Who[]) =>
  list.map(
    ({ id, kind, name, lives, sips, standing, spent }) =>
      `${id}|${kind}|${name}|${lives}|${sips}|${standing}|${spent}`,
  );

type Whole = Extract<Offer, { stakes: unknown }> & Record<string, unknown>;

/** Everything an offer can carry, in one order; what is not named here would not be compared. */
const CARRIED = ["kind", "by", "claims", "cost", "ends", "opener", "rolls", "players", "lives"];

function offerText(offer: Offer): string {
  const whole = offer as Whole;
  let text = whole.stakes ? `${whole.stakes.lifter}/${whole.stakes.claimant}` : "";
  for (const name of CARRIED) if (name in whole) text += ` ${name} ${whole[name]}`;
  return text;
}

/** What the table knows of the phase; what does not belong to it is null. */
type StageFacts = Readonly<{
  roller: PlayerId | null;
  cup: string | null;
  claim: string | null;
  lifter: string | null;
  next: string | null;
  lifeRolls: readonly PlayerId[] | null;
  queue: readonly PlayerId[] | null;
  ending: string | null;
  over: string | null;
}>;

const NOTHING: StageFacts = {
  roller: null,
  cup: null,
  claim: null,
  lifter: null,
  next: null,
  lifeRolls: null,
  queue: null,
  ending: null,
  over: null,
};

const claimText = (claim: { roll: number; claimant: PlayerId } | null) =>
  claim && `${claim.roll} by ${claim.claimant}`;
const endText = (kind: string, losses: readonly Loss[]) => [kind, ...byPlayer(losses)].join(", ");
const overText = (why: string | null, winners: readonly string[], losers: readonly string[]) =>
  `${why}: ${sorted(winners).join(" ")} / ${sorted(losers).join(" ")}`;
const nextText = (next: { player: PlayerId; step: string }) => `${next.step} ${next.player}`;

function outcomeText(outcome: Outcome | null): string | null {
  if (!outcome) return null;
  const kind = outcome.kind === "lifted" ? `lifted ${outcome.verdict}` : outcome.kind;
  return endText(kind, outcome.losses);
}

function cupText(cup: (Phase & { name: "holding" })["cup"]): string {
  switch (cup.kind) {
    case "sealed":
      return `sealed, ${cup.looks} looks`;
    case "blind":
      return "blind";
    case "table":
      return `table${cup.rerolled ? ", blind" : ""}`;
  }
}

function stageOfGame(phase: Phase): StageFacts {
  switch (phase.name) {
    case "between":
      return {
        ...NOTHING,
        next: nextText(phase.next),
        lifeRolls: sorted(phase.lifeRolls),
        ending: outcomeText(phase.outcome),
      };
    case "rolling":
      return { ...NOTHING, roller: phase.roller, claim: claimText(phase.standing) };
    case "holding":
    case "answering":
    case "entering": {
      const lifter = phase.name === "entering" ? `${phase.lifter} ${phase.double}` : null;
      const { roller } = phase.cup;
      const cup = cupText(phase.cup);
      return { ...NOTHING, roller, cup, claim: claimText(phase.standing), lifter };
    }
    case "buying":
      return {
        ...NOTHING,
        next: nextText(phase.next),
        queue: phase.queue,
        ending: outcomeText(phase.outcome),
      };
    case "over":
      return {
        ...NOTHING,
        ending: outcomeText(phase.outcome),
        over: overText(phase.why, phase.winners, phase.losers),
      };
  }
}

function cupOnBoard(board: Board): string {
  if (board.rules.cup === "table") return `table${board.blind ? ", blind" : ""}`;
  return board.blind ? "blind" : `sealed, ${board.looks} looks`;
}

function stageOfBoard(board: Board): StageFacts {
  const ending = board.ending && endText(board.ending.kind, board.ending.losses);
  const next = nextText(board.next);
  const { roller } = board;
  const claim = claimText(board.claim);
  switch (board.stage) {
    case "between":
      return { ...NOTHING, next, lifeRolls: sorted(board.lifeRolls), ending };
    case "rolling":
      return { ...NOTHING, roller, claim };
    case "holding":
    case "answering":
    case "entering": {
      const lifter = board.stage === "entering" ? `${board.lifter} ${board.doubled}` : null;
      return { ...NOTHING, roller, cup: cupOnBoard(board), claim, lifter };
    }
    case "buying":
      return { ...NOTHING, next, queue: board.queue, ending };
    case "over":
      return { ...NOTHING, ending, over: overText(board.why, board.winners, board.losers) };
  }
}

type Fact = string | number | boolean | null | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

const text = (fact: Fact | undefined) => (Array.isArray(fact) ? fact.join("\n") : fact);

/** What the two do not agree on, by name. */
export function differing(one: Facts, other: Facts): readonly string[] {
  return Object.keys(one).filter((name) => text(one[name]) !== text(other[name]));
}

export function factsOfGame(game: Game): Facts {
  const { phase, players, direction, round, rolls, opener, undo } = game;
  return {
    stage: phase.name,
    round,
    rolls,
    opener,
    direction,
    people: people(players),
    ...stageOfGame(phase),
    takeable: undo !== null,
    offers: sorted(offersOf(game).map(offerText)),
  };
}

export function factsOfBoard(board: Board): Facts {
  const { stage, people: seats, direction, round, rolls, opener, takeable } = board;
  return {
    stage,
    round,
    rolls,
    opener,
    direction,
    people: people(seats),
    ...stageOfBoard(board),
    takeable,
    offers: sorted(openings(board).map(offerText)),
  };
}
