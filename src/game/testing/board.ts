// The judge's board: what a careful person at the table would keep on paper, rubbed out and written over.
import type { StartedEvent } from "../flow/events.ts";
import type { Loss, Standing } from "../flow/state.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Roll } from "../words/dice.ts";
import type { Direction, PhaseName, PlayerId, PlayerKind } from "../words/table.ts";

export type Person = {
  readonly id: PlayerId;
  readonly kind: PlayerKind;
  name: string;
  lives: number;
  sips: number;
  standing: Standing;
  spent: boolean;
};

/** One line of the paper sheet: what a player lost (or, below 0, got back) and in which round. */
export type Line = Readonly<{ round: number; player: PlayerId; sum: number; mark: string }>;

export type Board = {
  readonly rules: Ruleset;
  readonly began: number;
  people: Person[];
  direction: Direction;
  round: number;
  rolls: number;
  opener: PlayerId | null;
  stage: PhaseName;
  /** Whose turn it is to roll, then whose roll is in the cup. */
  roller: PlayerId;
  /** What is in the cup; null: nothing, or nobody told the judge. */
  inCup: Roll | null;
  looks: number;
  /** The cup was re-rolled and passed unseen. */
  blind: boolean;
  claim: { readonly roll: Roll; readonly claimant: PlayerId } | null;
  lifter: PlayerId | null;
  doubled: boolean;
  next: { readonly player: PlayerId; readonly step: "self" | "after" };
  lifeRolls: readonly PlayerId[];
  queue: readonly PlayerId[];
  ending: { readonly kind: string; readonly losses: readonly Loss[] } | null;
  why: string | null;
  winners: readonly PlayerId[];
  losers: readonly PlayerId[];
  /** A real cup's roll was entered and no round has been opened since. */
  entered: boolean;
  takeable: boolean;
  sheet: Line[];
};

/** The board as it stands before the first round. */
export function laid(started: StartedEvent): Board {
  return {
    rules: started.ruleset,
    began: started.players.length,
    people: started.players.map((seat) => ({
      ...seat,
      lives: started.ruleset.lives,
      sips: 0,
      standing: "in",
      spent: false,
    })),
    direction: 1,
    round: 0,
    rolls: 0,
    opener: null,
    stage: "between",
    roller: started.opener,
    inCup: null,
    looks: 0,
    blind: false,
    claim: null,
    lifter: null,
    doubled: false,
    next: { player: started.opener, step: "self" },
    lifeRolls: [],
    queue: [],
    ending: null,
    why: null,
    winners: [],
    losers: [],
    entered: false,
    takeable: false,
    sheet: [],
  };
}

export const plays = (person: Person) => person.standing === "in" || person.standing === "swimming";

export const playing = (board: Board) => board.people.filter(plays);

export function personOf(board: Board, id: PlayerId): Person {
  const found = board.people.find((person) => person.id === id);
  if (!found) throw new Error(`the judge knows nobody called ${id}`);
  return found;
}

/** RULES: Words, "responder": the next one still in, from that seat on in the direction of play. */
export function neighbour(board: Board, id: PlayerId): PlayerId {
  const here = board.people.findIndex((person) => person.id === id);
  const round = [...board.people.slice(here + 1), ...board.people.slice(0, here + 1)];
  // The other way round the first one met is the last one of the list but the player themselves.
  const met = board.direction === 1 ? round : [...round.slice(0, -1).reverse(), ...round.slice(-1)];
  const found = met.find(plays);
  if (!found) throw new Error("the judge sees nobody left at the table");
  return found.id;
}

/** RULES: `opener`: found when the round starts; whoever is named but out is replaced by the next. */
export function nextOpener(board: Board): PlayerId {
  const { player, step } = board.next;
  return step === "self" && plays(personOf(board, player)) ? player : neighbour(board, player);
}

/** RULES: join, rejoin: "the lowest lives of those still in, at least 1". */
export function lowest(board: Board): number {
  return Math.max(1, Math.min(...playing(board).map((person) => person.lives)));
}
