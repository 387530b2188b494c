// What people are called in the history, where the table calls them something else there.

import type { PlayerId } from "../game/words/table.ts";
import type { Person } from "./people.ts";

/** By the id under which a person's figures stand. */
export type Names = Readonly<Record<PlayerId, string>>;

/** Longer than any name that can be typed in. */
const LONGEST = 500;

/** Takes a person; gives the name they have here. */
export function calledIn(names: Names, { id, name }: Pick<Person, "id" | "name">): string {
  return Object.hasOwn(names, id) ? (names[id] ?? name) : name;
}

/** Takes anything; gives the names in it. */
export function parseNames(value: unknown): Names {
  if (typeof value !== "object" || value === null) return {};
  const found = Object.entries(value).filter(
    ([, name]) => typeof name === "string" && name.trim() !== "" && name.length <= LONGEST,
  );
  return Object.fromEntries(found);
}
