// What somebody wants (a move) and what happened (an event: the move, its chance and its time).

import type { Ruleset } from "../rules/ruleset.ts";
import type { Dice, Pips, Roll, Seal } from "../words/dice.ts";
import type { PlayerId, PlayerKind } from "../words/table.ts";

type By = Readonly<{ by: PlayerId }>;

/** A wish without its turn. `by` is who acts; moves of the whole table have none. */
export type Wish =
  | Readonly<{ kind: "open-round" }>
  | (By & Readonly<{ kind: "roll" }>)
  | (By & Readonly<{ kind: "look" }>)
  | (By & Readonly<{ kind: "claim"; roll: Roll }>)
  | (By & Readonly<{ kind: "believe" }>)
  | (By & Readonly<{ kind: "lift" }>)
  | (By & Readonly<{ kind: "double" }>)
  | (By & Readonly<{ kind: "pass-blind"; roll: Roll }>)
  | (By & Readonly<{ kind: "reroll-blind" }>)
  | (By & Readonly<{ kind: "show-meyer" }>)
  | (By & Readonly<{ kind: "toast" }>)
  | (By & Readonly<{ kind: "surrender" }>)
  /** What lay in the real cup; again, to change what was entered. */
  | Readonly<{ kind: "enter"; roll: Roll }>
  | (By & Readonly<{ kind: "buy-in" }>)
  | (By & Readonly<{ kind: "decline" }>)
  | (By & Readonly<{ kind: "reroll-lives" }>)
  | Readonly<{ kind: "take-back" }>
  | Readonly<{ kind: "void-round" }>
  | Readonly<{ kind: "correct"; player: PlayerId; lives: number }>
  | Readonly<{ kind: "leave"; player: PlayerId }>
  | Readonly<{ kind: "rejoin"; player: PlayerId }>
  /** `seat`: how many seats come before the new one. */
  | Readonly<{ kind: "join"; player: PlayerId; name: string; person: PlayerKind; seat: number }>
  /** Every seat's player, in the new order. */
  | Readonly<{ kind: "reseat"; order: readonly PlayerId[] }>
  | Readonly<{ kind: "rename"; player: PlayerId; name: string }>
  | Readonly<{ kind: "end-game" }>;

/** A wish and the turn it was meant for: at any other turn it is refused. */
export type Move = Wish & Readonly<{ turn: number }>;

/** Chance, drawn outside: two dice and a seal for a roll, one die for a life roll. */
export type Chance =
  | Readonly<{ dice: Dice; seal: Seal }>
  | Readonly<{ die: Pips }>
  | Readonly<{ none: true }>;

type When = Readonly<{
  /** The event's number in its game; `started` is 0. */
  turn: number;
  /** Milliseconds since 1970. */
  at: number;
}>;

export type Seat = Readonly<{ id: PlayerId; name: string; kind: PlayerKind }>;

export type StartedEvent = When &
  Readonly<{
    kind: "started";
    game: string;
    players: readonly Seat[];
    ruleset: Ruleset;
    opener: PlayerId;
  }>;

/** What happened, its chance in it. A roll with a real cup has null dice. */
export type Happening =
  | Readonly<{ kind: "round-opened" }>
  | (By & Readonly<{ kind: "rolled"; dice: Dice | null; seal: Seal | null }>)
  | (By & Readonly<{ kind: "looked" }>)
  | (By & Readonly<{ kind: "claimed"; roll: Roll }>)
  | (By & Readonly<{ kind: "believed" }>)
  | (By & Readonly<{ kind: "lifted"; double: boolean }>)
  | (By & Readonly<{ kind: "passed-blind"; roll: Roll }>)
  | (By & Readonly<{ kind: "rerolled-blind"; dice: Dice | null; seal: Seal | null }>)
  | (By & Readonly<{ kind: "meyer-shown" }>)
  | (By & Readonly<{ kind: "toasted" }>)
  | (By & Readonly<{ kind: "surrendered" }>)
  | Readonly<{ kind: "entered"; roll: Roll }>
  | (By & Readonly<{ kind: "bought-in" }>)
  | (By & Readonly<{ kind: "declined" }>)
  | (By & Readonly<{ kind: "lives-rerolled"; die: Pips }>)
  | Readonly<{ kind: "taken-back" }>
  | Readonly<{ kind: "round-voided" }>
  | Readonly<{ kind: "corrected"; player: PlayerId; lives: number }>
  | Readonly<{ kind: "left"; player: PlayerId }>
  | Readonly<{ kind: "rejoined"; player: PlayerId }>
  | Readonly<{ kind: "joined"; player: PlayerId; name: string; person: PlayerKind; seat: number }>
  | Readonly<{ kind: "reseated"; order: readonly PlayerId[] }>
  | Readonly<{ kind: "renamed"; player: PlayerId; name: string }>
  | Readonly<{ kind: "game-ended" }>;

export type GameEvent = Happening & When;

/** Everything a log holds: `started` first, then the game's events in order of their turns. */
export type Log = readonly [StartedEvent, ...GameEvent[]];
