// Players over time, who is whom, and games found again.
import { expect, test } from "vitest";
import { type Aliases, merged, mergeFault, parseAliases, parted, personOf } from "./aliases.ts";
import { NONE } from "./counts.ts";
import type { Figures } from "./figures.ts";
import { foundIn } from "./find.ts";
import { peopleOf } from "./people.ts";

/** A game on a day: who played, with so many lies each; the first won. */
function game(day: number, players: string, preset: Figures["preset"] = "meiern"): Figures {
  const seats = players.split(" ").map((word) => {
    const [name = "", lies = "0"] = word.split(":");
    return { id: name.toLowerCase(), name, lies: Number(lies) };
  });
  const winners = seats.slice(0, 1).map(({ id }) => id);
  return {
    game: `g${day}`,
    began: day,
    ended: day + 1,
    played: 1,
    preset,
    cup: "phone",
    rounds: 1,
    why: "ended",
    winners,
    losers: [],
    players: seats.map(({ id, name, lies }) => ({
      id,
      name,
      counts: { ...NONE, games: 1, wins: winners.includes(id) ? 1 : 0, lies },
    })),
  };
}

const GAMES = [
  game(3, "Anna:1 Ben:2", "bodega"),
  game(1, "Ben:3 Anna:0"),
  game(2, "Benny:4 Carla:1", null),
];

const read = (aliases: Aliases = {}) =>
  peopleOf(GAMES, aliases).map(({ name, first, last, all, by }) => {
    const parts = by.map(({ tradition, counts }) => `${tradition} ${counts.games}/${counts.lies}`);
    return `${name} ${first}-${last}: ${all.games} games ${all.wins} wins ${all.lies} lies; ${parts.join(", ")}`;
  });

test("everybody over time, by tradition", () => {
  expect(read()).toEqual([
    "Anna 1-3: 2 games 1 wins 1 lies; meiern 1/0, bodega 1/1",
    "Ben 1-3: 2 games 1 wins 5 lies; meiern 1/3, bodega 1/2",
    "Benny 2-2: 1 games 1 wins 4 lies; house-rules 1/4",
    "Carla 2-2: 1 games 0 wins 1 lies; house-rules 1/1",
  ]);
});

test("two names of one person, under the name of the last game", () => {
  expect(read({ benny: "ben" })).toEqual([
    "Ben 1-3: 3 games 2 wins 9 lies; meiern 1/3, bodega 1/2, house-rules 1/4",
    "Anna 1-3: 2 games 1 wins 1 lies; meiern 1/0, bodega 1/1",
    "Carla 2-2: 1 games 0 wins 1 lies; house-rules 1/1",
  ]);
  const [ben] = peopleOf(GAMES, { ben: "benny" });
  expect([ben?.id, ben?.name, ben?.ids]).toEqual(["benny", "Ben", ["ben", "benny"]]);
});

test.each<[string, string, string, Aliases, string | null]>([
  ["two names that never met", "ben", "benny", {}, null],
  ["one with itself", "ben", "ben", {}, "same-person"],
  ["what is merged already", "ben", "benny", { benny: "ben" }, "same-person"],
  ["two who sat at one table", "anna", "ben", {}, "same-table"],
  ["two whose other names did", "benny", "anna", { benny: "ben" }, "same-table"],
])("merging %s", (_, one, other, aliases, fault) => {
  expect(mergeFault(aliases, GAMES, one, other)).toBe(fault);
  expect(mergeFault(aliases, GAMES, other, one)).toBe(fault);
});

test("what was merged can be parted, in any order", () => {
  const one = merged({}, "a", "b");
  const two = merged(one, "a", "c");
  expect(two).toEqual({ a: "b", b: "c" });
  expect(["a", "b", "c"].map((id) => personOf(two, id))).toEqual(["c", "c", "c"]);
  expect(parted(two, "b")).toEqual(one);
  expect(parted(two, "a")).toEqual({ b: "c" });
  expect(parted(one, "a")).toEqual({});
  expect(merged(two, "c", "a")).toBe(two);
});

test.each<[string, unknown, Aliases]>([
  ["nothing", null, {}],
  ["a text", "a", {}],
  ["pairs", { a: "b", c: "b" }, { a: "b", c: "b" }],
  ["no pair", { a: 1, b: "c" }, { b: "c" }],
  ["a circle", { a: "b", b: "c", c: "a" }, { a: "b", b: "c" }],
  ["oneself", { a: "a" }, {}],
])("aliases are not trusted: %s", (_, value, aliases) => {
  expect(parseAliases(value)).toEqual(aliases);
});

test("a circle that got in all the same ends nowhere", () => {
  expect(personOf({ a: "b", b: "a" }, "a")).toBe("a");
  expect(personOf({}, "toString")).toBe("toString");
});

test.each<[string, Parameters<typeof foundIn>[1], readonly string[]]>([
  ["all, the latest first", {}, ["g3", "g2", "g1"]],
  ["from a day", { from: 2 }, ["g3", "g2"]],
  ["until a day", { until: 2 }, ["g1"]],
  ["by a player", { people: ["anna"] }, ["g3", "g1"]],
  ["by both their names", { people: ["benny"] }, ["g3", "g2", "g1"]],
  ["by all of several", { people: ["ben", "carla"] }, ["g2"]],
  ["by tradition", { tradition: "bodega" }, ["g3"]],
  ["by house rules", { tradition: "house-rules" }, ["g2"]],
  ["none", { people: ["anna"], from: 4 }, []],
])("found: %s", (_, query, games) => {
  expect(foundIn(GAMES, query, { benny: "ben" }).map((found) => found.game)).toEqual(games);
});
