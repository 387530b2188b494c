// How the judge writes an event over its board. It asks nothing: whether an event is fit was asked before.
import type { GameEvent } from "../flow/events.ts";
import type { Dice, Roll } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import type { Board } from "./board.ts";
import { lowest, nextOpener, personOf, playing } from "./board.ts";
import { close, compare, opensNext, self, trust } from "./ending.ts";
import { atStake, countHeads, endByTable, note, settle } from "./losses.ts";
import { tidy } from "./tidy.ts";

const read = (dice: Dice | null) =>
  dice ? ((10 * Math.max(...dice) + Math.min(...dice)) as Roll) : null;

function fill(board: Board, dice: Dice | null, blind: boolean): void {
  board.inCup = read(dice);
  board.looks = 0;
  board.blind = blind;
  board.rolls += 1;
}

function say(board: Board, roll: Roll | undefined, claimant: PlayerId): void {
  if (!roll) throw new Error("the judge hears no claim");
  board.claim = { roll, claimant };
  board.stage = "answering";
}

function setLives(board: Board, id: PlayerId, lives: number, mark: string): void {
  const person = personOf(board, id);
  note(board, id, person.lives - lives, mark);
  person.lives = lives;
}

function drop(board: Board, id: PlayerId): void {
  board.lifeRolls = board.lifeRolls.filter((other) => other !== id);
  board.queue = board.queue.filter((other) => other !== id);
}

type Writers = {
  readonly [K in GameEvent["kind"]]: (board: Board, event: Extract<GameEvent, { kind: K }>) => void;
};

const WRITERS: Writers = {
  "round-opened": (board) => {
    const opener = nextOpener(board);
    const clean = { claim: null, ending: null, lifeRolls: [], entered: false, rolls: 0 };
    Object.assign(board, clean, { opener, roller: opener, stage: "rolling" });
    board.round += 1;
  },
  rolled: (board, { dice }) => {
    board.stage = "holding";
    fill(board, dice, false);
  },
  looked: (board) => {
    board.looks += 1;
  },
  claimed: (board, { roll, by }) => say(board, roll, by),
  "passed-blind": (board, { roll, by }) => say(board, roll, by),
  "rerolled-blind": (board, { dice, by }) => {
    fill(board, dice, true);
    say(board, board.claim?.roll, by);
  },
  believed: (board, { by }) => trust(board, by),
  lifted: (board, { by, double }) => {
    board.lifter = by;
    board.doubled = double;
    if (board.inCup === null) board.stage = "entering";
    else compare(board, by, board.inCup, double);
  },
  entered: (board, { roll }) => {
    board.entered = true;
    compare(board, board.lifter ?? board.roller, roll, board.doubled);
  },
  "meyer-shown": (board, { by }) => {
    const stake = atStake(board, 1);
    const others = playing(board).filter(({ id }) => id !== by);
    close(
      board,
      "meyer-shown",
      self(by),
      others.map(({ id }) => ({ who: id, stake })),
    );
  },
  toasted: (board, { by }) => close(board, "toasted", self(by)),
  surrendered: (board, { by }) => {
    const parts = { loser: by, lifter: by, winner: board.claim?.claimant ?? by };
    const hits = [{ who: by, stake: atStake(board, 1) }];
    close(board, "surrendered", opensNext(board, parts), hits);
  },
  "round-voided": (board) => close(board, "voided", self(board.opener ?? board.roller)),
  "bought-in": (board, { by }) => {
    setLives(board, by, 1, "buy-in");
    Object.assign(personOf(board, by), { standing: "in", spent: true });
    drop(board, by);
    settle(board);
  },
  declined: (board, { by }) => {
    note(board, by, 0, "out");
    drop(board, by);
    settle(board);
  },
  "lives-rerolled": (board, { by, die }) => {
    setLives(board, by, Math.min(die, board.rules.lives), "reroll");
    personOf(board, by).spent = true;
    drop(board, by);
  },
  corrected: (board, { player, lives }) => {
    setLives(board, player, lives, "corrected");
    personOf(board, player).standing = lives > 0 ? "in" : "out";
    if (lives === 0) note(board, player, 0, "out");
    drop(board, player);
    countHeads(board);
  },
  left: (board, { player }) => {
    note(board, player, 0, "left");
    personOf(board, player).standing = "left";
    drop(board, player);
    countHeads(board);
  },
  rejoined: (board, { player }) => {
    const person = personOf(board, player);
    setLives(board, player, Math.max(1, Math.min(person.lives, lowest(board))), "rejoined");
    person.standing = "in";
  },
  joined: (board, { player, person: kind, name, seat }) => {
    const { lives: full } = board.rules;
    const given = lowest(board);
    const person = { id: player, kind, name: tidy(name), lives: full, sips: 0, spent: false };
    board.people.splice(seat, 0, { ...person, standing: "in" });
    setLives(board, player, given, "joined");
  },
  reseated: (board, { order }) => {
    board.people = order.map((id) => personOf(board, id));
  },
  renamed: (board, { player, name }) => {
    personOf(board, player).name = tidy(name);
  },
  "game-ended": (board) => endByTable(board),
  "taken-back": () => {
    throw new Error("the judge strikes what is taken back from the history instead");
  },
};

const TAKEABLE: readonly string[] = ["claimed", "passed-blind", "believed"];

/** Writes one event over the board. Taking back and entering again are the history's business. */
export function advance(board: Board, event: GameEvent): void {
  const write = WRITERS[event.kind] as (board: Board, event: GameEvent) => void;
  write(board, event);
  board.takeable = TAKEABLE.includes(event.kind);
}
