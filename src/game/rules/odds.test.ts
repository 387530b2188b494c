// Odds of a fresh roll: the rows of RULES, and every claim of every ladder counted over all 36 throws.
import { expect, test } from "vitest";
import { isTrue } from "../testing/scale.ts";
import { type Dice, PIPS, ROLLS, type Roll } from "../words/dice.ts";
import { PAIRS, THIRTY_TWO } from "../words/options.ts";
import { waysToHold } from "./odds.ts";
import { BASE, type Ruleset } from "./ruleset.ts";

const up = { littleMeyer: true } as const;

test.each([
  ["DE", {}, 54, 20],
  ["DE", {}, 61, 18],
  ["DE", {}, 65, 10],
  ["DE", {}, 11, 8],
  ["DE", {}, 66, 3],
  ["DE", {}, 21, 2],
  ["DE", {}, 31, 36],
  ["Little Meyer", up, 61, 20],
  ["Little Meyer", up, 62, 18],
  ["Little Meyer", up, 65, 12],
  ["Little Meyer", up, 11, 10],
  ["Little Meyer", up, 66, 5],
  ["Little Meyer", up, 31, 4],
  ["Little Meyer", up, 21, 2],
  ["Little Meyer", up, 32, 36],
  ["joker: a 32 holds everything", { thirtyTwo: "joker" }, 21, 4],
  ["joker: counted once where it held anyway", { thirtyTwo: "joker" }, 32, 34],
  ["toast: a 32 is the low roll it is", { thirtyTwo: "toast" }, 21, 2],
  ["toast: a 32 is the low roll it is", { thirtyTwo: "toast" }, 31, 36],
] as const)("%s: %j, at least %i: %i of 36", (_, rules, claim, ways) => {
  expect(waysToHold({ ...BASE, ...rules }, claim)).toBe(ways);
});

/** Every throw of two dice, red and blue. */
const THROWS: readonly Dice[] = PIPS.flatMap((red) => PIPS.map((blue): Dice => [red, blue]));
const read = ([red, blue]: Dice) => Number(red >= blue ? `${red}${blue}` : `${blue}${red}`) as Roll;

const LADDERS: readonly Ruleset[] = [false, true].flatMap((littleMeyer) =>
  [false, true].flatMap((halfMeyer) =>
    PAIRS.flatMap((pairs) =>
      THIRTY_TWO.map((thirtyTwo) => ({ ...BASE, littleMeyer, halfMeyer, pairs, thirtyTwo })),
    ),
  ),
);

test("there are 24 ladders with their 32, and 36 throws", () => {
  expect(LADDERS).toHaveLength(24);
  expect(THROWS).toHaveLength(36);
});

test.each(LADDERS)("counted: $pairs, $thirtyTwo, 31 up $littleMeyer, 42 up $halfMeyer", (rules) => {
  for (const claim of ROLLS) {
    const counted = THROWS.filter((dice) => isTrue(rules, claim, read(dice))).length;
    expect(waysToHold(rules, claim), `at least ${claim}`).toBe(counted);
  }
});
