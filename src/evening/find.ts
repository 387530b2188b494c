// Finding games in the history by date, players and tradition.

import type { PlayerId } from "../game/words/table.ts";
import { type Aliases, personOf } from "./aliases.ts";
import type { Figures } from "./figures.ts";
import { HOUSE, type Tradition } from "./tradition.ts";

/** What is left out asks for nothing. */
export type Query = Readonly<{
  /** Milliseconds since 1970; the first included, the last not. */
  from?: number;
  until?: number;
  /** People who must all have played. */
  people?: readonly PlayerId[];
  tradition?: Tradition;
}>;

/** Takes games, what is looked for, and who is whom; gives those that fit, the latest first. */
export function foundIn(
  games: readonly Figures[],
  { from = -Infinity, until = Infinity, people = [], tradition }: Query,
  aliases: Aliases = {},
): readonly Figures[] {
  const wanted = people.map((id) => personOf(aliases, id));
  return games
    .filter(({ began, preset, players }) => {
      const sat = players.map(({ id }) => personOf(aliases, id));
      const played = tradition === undefined || (preset ?? HOUSE) === tradition;
      return began >= from && began < until && played && wanted.every((id) => sat.includes(id));
    })
    .sort((one, other) => other.began - one.began);
}
