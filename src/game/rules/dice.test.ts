// Two dice are read high die first, whichever fell first; there are 21 rolls in 36 throws.
import { expect, test } from "vitest";
import { type Dice, PIPS, ROLLS } from "../words/dice.ts";
import { diceOf, isPair, rollOf, waysToRoll } from "./dice.ts";

test.each([
  [[3, 5], 53],
  [[5, 3], 53],
  [[1, 2], 21],
  [[2, 1], 21],
  [[6, 6], 66],
  [[1, 1], 11],
] as const)("dice %j are a %i", (dice, roll) => {
  expect(rollOf(dice)).toBe(roll);
});

test.each([
  [53, [5, 3], false, 2],
  [21, [2, 1], false, 2],
  [11, [1, 1], true, 1],
  [66, [6, 6], true, 1],
] as const)("a %i: dice %j, a pair %s, %i of 36 ways", (roll, dice, pair, ways) => {
  expect(diceOf(roll)).toEqual(dice);
  expect(isPair(roll)).toBe(pair);
  expect(waysToRoll(roll)).toBe(ways);
});

test("the 36 throws make each of the 21 rolls in as many ways as it says", () => {
  const throws = PIPS.flatMap((one) => PIPS.map((other): Dice => [one, other]));
  const counted = ROLLS.map((roll) => throws.filter((dice) => rollOf(dice) === roll).length);
  expect(counted).toEqual(ROLLS.map(waysToRoll));
  expect(new Set(ROLLS).size).toBe(21);
  expect(ROLLS.filter(isPair)).toEqual([11, 22, 33, 44, 55, 66]);
  expect(ROLLS.map((roll) => rollOf(diceOf(roll)))).toEqual(ROLLS);
});
