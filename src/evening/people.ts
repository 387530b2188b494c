// Players over time: the figures of many games added up, by person and by tradition.

import type { PlayerId } from "../game/words/table.ts";
import { type Aliases, personOf } from "./aliases.ts";
import { type Counts, sumOf } from "./counts.ts";
import type { Figures } from "./figures.ts";
import { HOUSE, TRADITIONS, type Tradition } from "./tradition.ts";

export type Person = Readonly<{
  id: PlayerId;
  /** The name in the last game they played. */
  name: string;
  /** Every id that is this person, as they first came to a table; more than one: names were merged. */
  ids: readonly PlayerId[];
  /** When their first game began and their last one, in milliseconds since 1970. */
  first: number;
  last: number;
  all: Counts;
  /** Of the traditions they have played, in the order of `TRADITIONS`. */
  by: readonly Readonly<{ tradition: Tradition; counts: Counts }>[];
}>;

type Part = Readonly<{ game: Figures; id: PlayerId; name: string; counts: Counts }>;

const traditionOf = ({ preset }: Figures): Tradition => preset ?? HOUSE;

function person(id: PlayerId, parts: readonly Part[]): Person {
  const first = Math.min(...parts.map(({ game }) => game.began));
  const last = parts.reduce((one, other) => (other.game.began >= one.game.began ? other : one));
  const by = TRADITIONS.flatMap((tradition) => {
    const own = parts.filter(({ game }) => traditionOf(game) === tradition);
    return own.length > 0 ? { tradition, counts: sumOf(own.map(({ counts }) => counts)) } : [];
  });
  return {
    id,
    name: last.name,
    ids: [...new Set(parts.map((part) => part.id))],
    first,
    last: last.game.began,
    all: sumOf(by.map(({ counts }) => counts)),
    by,
  };
}

/**
 * Takes the figures of any number of games, in any order, and who is whom; gives everybody's over time: most
 * games first, then who played last, then by id. Who sat at one table under two names counts twice there.
 */
export function peopleOf(games: readonly Figures[], aliases: Aliases = {}): readonly Person[] {
  const parts = new Map<PlayerId, Part[]>();
  const inOrder = [...games].sort((one, other) => one.began - other.began);
  for (const game of inOrder) {
    for (const player of game.players) {
      const id = personOf(aliases, player.id);
      const own = parts.get(id) ?? [];
      own.push({ game, ...player });
      parts.set(id, own);
    }
  }
  return [...parts]
    .map(([id, own]) => person(id, own))
    .sort(
      (one, other) =>
        other.all.games - one.all.games || other.last - one.last || (one.id < other.id ? -1 : 1),
    );
}
