// What the odds predict, counted by hand.
import { expect, test } from "vitest";
import { BASE, type Ruleset } from "../game/rules/ruleset.ts";
import type { Roll } from "../game/words/dice.ts";
import { chance, freshHeight, heightOf, plainClaim, waysToMiss } from "./odds.ts";

type Rules = Partial<Ruleset>;

test.each<[Rules, Roll, number]>([
  // RULES: 54 or more comes in 20 ways, so more than 54 in 18.
  [{}, 54, 18],
  [{ raise: "equal" }, 54, 16],
  [{ thirtyTwo: "joker" }, 54, 16],
  // 32 is a raise over 31, but under toast it cannot be claimed.
  [{}, 31, 2],
  [{ thirtyTwo: "toast" }, 31, 4],
  [{}, 66, 34],
  [{}, 21, 36],
])("under %j a fresh roll does not meet %i in %i ways", (rules, standing, ways) => {
  expect(waysToMiss({ ...BASE, ...rules }, standing)).toBe(ways);
});

test("what happens in 9 of 36 ways", () => {
  expect(chance(9)).toEqual({ mean: 9, variance: 243 });
});

test.each<[Rules, Roll, number]>([
  [{}, 31, 2],
  [{}, 32, 6],
  [{}, 66, 67],
  [{}, 21, 70],
  [{ littleMeyer: true }, 31, 66],
  [{ thirtyTwo: "joker" }, 32, 70],
  [{ thirtyTwo: "joker" }, 21, 66],
  [{ thirtyTwo: "joker" }, 31, 2],
  [{ thirtyTwo: "toast" }, 32, 6],
])("under %j the height of %i is %i of 72", (rules, roll, height) => {
  expect(heightOf({ ...BASE, ...rules }, roll)).toBe(height);
});

test.each<[Rules]>([
  [{}],
  [{ littleMeyer: true, halfMeyer: true, pairs: "ones-high" }],
  [{ thirtyTwo: "joker" }],
])("under %j a fresh roll is half way up", (rules) => {
  expect(freshHeight({ ...BASE, ...rules }).mean).toBe(36 * 36);
});

test.each<[string, Rules, Roll | null, number, number]>([
  // Every roll says itself: (36 x 36 + 15 x 4 + 6 x 1) / 2.
  ["an opening claim", {}, null, 681, 142443],
  // 66 holds in 3 ways, 21 in 2: 2 ways say 21, the other 34 say 66.
  ["a claim over 55", {}, 55, 2 * 2 + 34 * 3, 36 * (2 * 4 + 34 * 9) - 106 * 106],
  ["the same again", { raise: "equal" }, 66, 106, 68],
])("%s", (_, rules, standing, mean, variance) => {
  expect(plainClaim({ ...BASE, ...rules }, standing)).toEqual({ mean, variance });
});

test.each<[Rules, Roll]>([
  [{}, 66],
  [{}, 21],
  [{ raise: "equal" }, 21],
])("under %j nobody has a choice over %i", (rules, standing) => {
  expect(plainClaim({ ...BASE, ...rules }, standing)).toBeNull();
});
