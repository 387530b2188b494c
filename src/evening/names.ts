// What people are called in the history, where the table calls them something else there.

import { isClean } from "../game/flow/names.ts";
import type { PlayerId } from "../game/words/table.ts";
import type { Person } from "./people.ts";

/** By the id under which a person's figures stand. */
export type Names = Readonly<Record<PlayerId, string>>;

/** Takes a person; gives the name they have here. */
export function calledIn(names: Names, { id, name }: Pick<Person, "id" | "name">): string {
  return Object.hasOwn(names, id) ? (names[id] ?? name) : name;
}

/** Takes anything; gives the names in it. */
export function parseNames(value: unknown): Names {
  if (typeof value !== "object" || value === null) return {};
  const found = Object.entries(value).filter(
    ([, name]) => typeof name === "string" && isClean(name),
  );
  return Object.fromEntries(found);
}
