// From a move to its event: what chance it needs, and what it becomes.
import { expect, test } from "vitest";
import { BASE } from "../rules/ruleset.ts";
import { MOVES } from "../words/table.ts";
import { chanceOf, happen } from "./act.ts";
import type { Chance, Happening, Wish } from "./events.ts";
import { wishOf } from "./wish.ts";

const by = "Anna";
const player = "Ben";
const roll = 63;
const join = { player, name: "Ben", person: "computer", seat: 1 } as const;
const rolled: Chance = { dice: [6, 3], seal: [7, 8, 9] };
const none: Chance = { none: true };

const ROWS: readonly (readonly [Wish, Chance, Happening])[] = [
  [{ kind: "open-round" }, none, { kind: "round-opened" }],
  [{ kind: "roll", by }, rolled, { kind: "rolled", by, ...rolled }],
  [{ kind: "roll", by }, none, { kind: "rolled", by, dice: null, seal: null }],
  [{ kind: "look", by }, none, { kind: "looked", by }],
  [{ kind: "claim", by, roll }, none, { kind: "claimed", by, roll }],
  [{ kind: "believe", by }, none, { kind: "believed", by }],
  [{ kind: "lift", by }, none, { kind: "lifted", by, double: false }],
  [{ kind: "double", by }, none, { kind: "lifted", by, double: true }],
  [{ kind: "pass-blind", by, roll }, none, { kind: "passed-blind", by, roll }],
  [{ kind: "reroll-blind", by }, rolled, { kind: "rerolled-blind", by, ...rolled }],
  [{ kind: "reroll-blind", by }, none, { kind: "rerolled-blind", by, dice: null, seal: null }],
  [{ kind: "show-meyer", by }, none, { kind: "meyer-shown", by }],
  [{ kind: "toast", by }, none, { kind: "toasted", by }],
  [{ kind: "surrender", by }, none, { kind: "surrendered", by }],
  [{ kind: "enter", roll }, none, { kind: "entered", roll }],
  [{ kind: "buy-in", by }, none, { kind: "bought-in", by }],
  [{ kind: "decline", by }, none, { kind: "declined", by }],
  [{ kind: "reroll-lives", by }, { die: 5 }, { kind: "lives-rerolled", by, die: 5 }],
  [{ kind: "take-back" }, none, { kind: "taken-back" }],
  [{ kind: "void-round" }, none, { kind: "round-voided" }],
  [{ kind: "correct", player, lives: 3 }, none, { kind: "corrected", player, lives: 3 }],
  [{ kind: "leave", player }, none, { kind: "left", player }],
  [{ kind: "rejoin", player }, none, { kind: "rejoined", player }],
  [{ kind: "join", ...join }, none, { kind: "joined", ...join }],
  [{ kind: "reseat", order: [player, by] }, none, { kind: "reseated", order: [player, by] }],
  [{ kind: "rename", player, name: "Benno" }, none, { kind: "renamed", player, name: "Benno" }],
  [{ kind: "end-game" }, none, { kind: "game-ended" }],
];

test.each(ROWS)("%j with %j becomes %j", (wish, chance, event) => {
  expect(happen({ ...wish, turn: 17 }, chance, 4711)).toEqual({ ...event, turn: 17, at: 4711 });
  expect(wishOf(event)).toEqual(wish);
});

test("every move there is has a row", () => {
  expect(new Set(ROWS.map(([{ kind }]) => kind))).toEqual(new Set(MOVES));
});

test.each([
  ["join", { kind: "join", ...join, name: "  Ben  jr " }],
  ["rename", { kind: "rename", player, name: "  Ben  jr " }],
] as const)("%s writes the name down clean", (_, wish) => {
  expect(happen({ ...wish, turn: 1 }, none, 0)).toMatchObject({ name: "Ben jr" });
});

test.each(MOVES)("the chance of %s", (kind) => {
  const wish = ROWS.find(([row]) => row.kind === kind)?.[0] ?? { kind: "open-round" };
  const dice = kind === "roll" || kind === "reroll-blind";
  const die = kind === "reroll-lives" ? "die" : "none";
  expect(chanceOf({ ruleset: BASE }, wish)).toBe(dice ? "roll" : die);
  expect(chanceOf({ ruleset: { ...BASE, cup: "table" } }, wish)).toBe(die);
});
