// Every wish there is at a table: all kinds, everybody (and nobody known), the whole range.
import type { Wish } from "../flow/events.ts";
import type { Game } from "../flow/state.ts";
import { ROLLS } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";

const ALONE = [
  ...(["roll", "look", "believe", "lift", "double", "reroll-blind", "show-meyer"] as const),
  ...(["toast", "surrender", "buy-in", "decline", "reroll-lives"] as const),
];

const WHOLE = ["open-round", "take-back", "void-round", "end-game"] as const;

function byOne(by: PlayerId): readonly Wish[] {
  return [
    ...ALONE.map((kind): Wish => ({ kind, by })),
    ...ROLLS.flatMap((roll): Wish[] => [
      { kind: "claim", by, roll },
      { kind: "pass-blind", by, roll },
    ]),
  ];
}

function toOne({ ruleset }: Game, player: PlayerId): readonly Wish[] {
  const numbers = Array.from({ length: ruleset.lives + 3 }, (_, index) => index - 1);
  return [
    { kind: "leave", player },
    { kind: "rejoin", player },
    { kind: "rename", player, name: "Somebody Else" },
    ...[...numbers, 0.5].map((lives): Wish => ({ kind: "correct", player, lives })),
  ];
}

/** Takes a game; gives every wish that could be had there, fit or not, in no order. */
export function wishesOf(game: Game): readonly Wish[] {
  const ids = game.players.map(({ id }) => id);
  const seats = [-1, 0, 0.5, ids.length, ids.length + 1];
  const guest = { player: "guest", name: "A Guest", person: "person" } as const;
  return [
    ...WHOLE.map((kind): Wish => ({ kind })),
    ...ROLLS.map((roll): Wish => ({ kind: "enter", roll })),
    ...[...ids, "nobody"].flatMap((id) => [...byOne(id), ...toOne(game, id)]),
    ...seats.map((seat): Wish => ({ kind: "join", ...guest, seat })),
    { kind: "reseat", order: [...ids].reverse() },
    { kind: "reseat", order: ids.slice(1) },
  ];
}
