// The ladder of every preset and every option that moves a roll, written out by hand.
import { describe, expect, test } from "vitest";
import { height, isClaimable, isRaise, isTrue, scale } from "../testing/scale.ts";
import { JOKER, ROLLS, type Roll } from "../words/dice.ts";
import { PAIRS, RAISE, THIRTY_TWO } from "../words/options.ts";
import { claimable, holds, isHigher, ladderOf, raises, isRaise as raisesOver } from "./ladder.ts";
import { PRESET_IDS, type PresetId } from "./preset.ts";
import { presetOf } from "./registry.ts";
import { BASE, type Ruleset } from "./ruleset.ts";

const SIXES = "66 55 44 33 22 11";
const ONES = "11 22 33 44 55 66";
const HIGH_MIXED = "65 64 63 62 61 54 53 52 51 43 42 41";
const MIXED = `${HIGH_MIXED} 32 31`;
const UP_31 = `${HIGH_MIXED} 32`;

const read = (text: string) => text.split(" ").map(Number);

const DE = `21 ${SIXES} ${MIXED}`;
const NO = `21 31 ${SIXES} ${UP_31}`;

const LADDERS: Readonly<Record<PresetId, string>> = {
  meiern: DE,
  "meyer-no": NO,
  "meyer-dk": NO,
  "meyer-vaertshus": NO,
  mia: `21 ${ONES} ${MIXED}`,
  bodega: NO,
  kneipe: DE,
};

test.each(PRESET_IDS)("the ladder of %s", (id) => {
  expect(ladderOf(presetOf(id).ruleset)).toEqual(read(LADDERS[id]));
});

test.each([
  ["DE, the whole of it", {}, "21 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32 31"],
  ["DE with Kleines Mäxchen: the lowest is 32", { littleMeyer: true }, NO],
  ["DK2 without Lille-Meyer: 31 below 32", { littleMeyer: false }, DE],
  ["Halbmeier alone", { halfMeyer: true }, `21 42 ${SIXES} ${MIXED.replace("42 ", "")}`],
  [
    "Halbmeier below Little Meyer",
    { halfMeyer: true, littleMeyer: true },
    `21 31 42 ${SIXES} ${UP_31.replace("42 ", "")}`,
  ],
  ["ones high", { pairs: "ones-high" }, `21 ${ONES} ${MIXED}`],
  ["ones high, Little Meyer", { pairs: "ones-high", littleMeyer: true }, `21 31 ${ONES} ${UP_31}`],
  [
    "everything that moves",
    { pairs: "ones-high", littleMeyer: true, halfMeyer: true },
    `21 31 42 ${ONES} ${UP_31.replace("42 ", "")}`,
  ],
] as const)("%s", (_, rules, ladder) => {
  expect(ladderOf({ ...BASE, ...rules })).toEqual(read(ladder));
});

test.each([
  ["62 over 54", {}, 62, 54, true],
  ["54 over 62", {}, 54, 62, false],
  ["11 over 65", {}, 11, 65, true],
  ["21 over 66", {}, 21, 66, true],
  ["32 over 31", {}, 32, 31, true],
  ["31 over 66 with Little Meyer", { littleMeyer: true }, 31, 66, true],
  ["31 over 21 with Little Meyer", { littleMeyer: true }, 31, 21, false],
  ["66 over 11 where ones are high", { pairs: "ones-high" }, 66, 11, false],
  ["a roll over itself", {}, 63, 63, false],
] as const)("%s is higher", (_, rules, one, other, higher) => {
  expect(isHigher({ ...BASE, ...rules }, one, other)).toBe(higher);
});

test.each([
  ["after 66 only 21 is left", {}, 66, "21"],
  ["after 21 nothing", {}, 21, ""],
  ["after 65 the pairs and 21", {}, 65, "21 66 55 44 33 22 11"],
  ["the same again where equal is enough", { raise: "equal" }, 66, "21 66"],
  ["a Meyer on a Meyer where equal is enough", { raise: "equal" }, 21, "21"],
  ["after Little Meyer only 21", { littleMeyer: true }, 31, "21"],
  ["no 32 over 31 in a toast", { thirtyTwo: "toast" }, 31, `21 ${SIXES} ${HIGH_MIXED}`],
] as const)("%s", (_, rules, standing, claims) => {
  expect(raises({ ...BASE, ...rules }, standing)).toEqual(claims === "" ? [] : read(claims));
});

test.each([
  ["plain", "plain", 21],
  ["joker", "joker", 21],
  ["toast: 32 cannot be claimed at all", "toast", 20],
] as const)("claimable rolls, %s", (_, thirtyTwo, count) => {
  const rules = { ...BASE, thirtyTwo };
  expect(claimable(rules)).toHaveLength(count);
  expect(raises(rules, null)).toEqual(claimable(rules));
  expect(claimable(rules).includes(JOKER)).toBe(count === 21);
});

test.each([
  ["54 over 62", {}, 54, 62, true],
  ["54 over an exact 54", {}, 54, 54, true],
  ["62 over 54", {}, 62, 54, false],
  ["21 over 66", {}, 21, 66, false],
  ["21 over 21", {}, 21, 21, true],
  ["21 over a joker", { thirtyTwo: "joker" }, 21, 32, true],
  ["21 over a plain 32", {}, 21, 32, false],
  ["21 over a 32 that is a toast", { thirtyTwo: "toast" }, 21, 32, false],
  ["31 over a 32 that is a toast", { thirtyTwo: "toast" }, 31, 32, true],
  ["66 over a Little Meyer", { littleMeyer: true }, 66, 31, true],
  ["66 over a 31 that is none", {}, 66, 31, false],
] as const)("claim %s holds", (_, rules, claim, inCup, held) => {
  expect(holds({ ...BASE, ...rules }, claim, inCup)).toBe(held);
});

const EVERY: readonly Ruleset[] = [false, true].flatMap((littleMeyer) =>
  [false, true].flatMap((halfMeyer) =>
    PAIRS.flatMap((pairs) =>
      THIRTY_TWO.flatMap((thirtyTwo) =>
        RAISE.map((raise) => ({ ...BASE, littleMeyer, halfMeyer, pairs, thirtyTwo, raise })),
      ),
    ),
  ),
);

const pairsOf = <T>(list: readonly T[]) =>
  list.flatMap((one) => list.map((other): readonly [T, T] => [one, other]));

describe("all 48 ways of ranking and raising, against the judge", () => {
  test.each(EVERY)("$pairs $thirtyTwo $raise, 31 up $littleMeyer, 42 up $halfMeyer", (rules) => {
    expect(ladderOf(rules)).toEqual(scale(rules));
    expect(claimable(rules)).toEqual(scale(rules).filter((roll) => isClaimable(rules, roll)));
    const wrong = pairsOf<Roll>(ROLLS).filter(
      ([one, other]) =>
        isHigher(rules, one, other) !== height(rules, one) > height(rules, other) ||
        raisesOver(rules, one, other) !== isRaise(rules, other, one) ||
        raises(rules, other).includes(one) !== isRaise(rules, other, one) ||
        holds(rules, one, other) !== isTrue(rules, one, other),
    );
    expect(wrong).toEqual([]);
  });
});
