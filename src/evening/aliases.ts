// Two names of one person: put together, and parted again.

import type { PlayerId } from "../game/words/table.ts";
import type { Figures } from "./figures.ts";

/** Of each name that was merged, the one it was merged into; chains are followed to their end. */
export type Aliases = Readonly<Record<PlayerId, PlayerId>>;

const into = (aliases: Aliases, id: PlayerId) =>
  Object.hasOwn(aliases, id) ? aliases[id] : undefined;

/** Takes a player's id; gives the id under which the person's figures stand. */
export function personOf(aliases: Aliases, id: PlayerId): PlayerId {
  const seen = new Set<PlayerId>();
  let person = id;
  for (let next = into(aliases, person); next !== undefined; next = into(aliases, person)) {
    if (seen.has(person)) return id;
    seen.add(person);
    person = next;
  }
  return person;
}

export type MergeFault = "same-person" | "same-table";

/** Why two ids cannot be one person: they already are, or they sat at one table together. */
export function mergeFault(
  aliases: Aliases,
  games: readonly Figures[],
  one: PlayerId,
  other: PlayerId,
): MergeFault | null {
  const [left, right] = [personOf(aliases, one), personOf(aliases, other)];
  if (left === right) return "same-person";
  const together = games.some(({ players }) => {
    const sitting = players.map(({ id }) => personOf(aliases, id));
    return sitting.includes(left) && sitting.includes(right);
  });
  return together ? "same-table" : null;
}

/** Takes two ids that `mergeFault` passes; gives the aliases under which the first is the second. */
export function merged(aliases: Aliases, from: PlayerId, to: PlayerId): Aliases {
  const [one, other] = [personOf(aliases, from), personOf(aliases, to)];
  return one === other ? aliases : { ...aliases, [one]: other };
}

/** Takes an id that was merged; gives the aliases without that: whatever was merged into it stays with it. */
export function parted(aliases: Aliases, id: PlayerId): Aliases {
  return Object.fromEntries(Object.entries(aliases).filter(([name]) => name !== id));
}

/** Takes anything; gives the aliases in it: what is no pair of ids, or would run in a circle, is left out. */
export function parseAliases(value: unknown): Aliases {
  if (typeof value !== "object" || value === null) return {};
  const aliases = new Map<PlayerId, PlayerId>();
  const runsTo = (id: PlayerId): PlayerId => {
    let person = id;
    for (let next = aliases.get(id); next !== undefined; next = aliases.get(next)) person = next;
    return person;
  };
  for (const [from, to] of Object.entries(value)) {
    if (typeof to === "string" && runsTo(to) !== from) aliases.set(from, to);
  }
  return Object.fromEntries(aliases);
}
