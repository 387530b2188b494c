// The awards of small games, worked out by hand.
import { expect, test } from "vitest";
import { story } from "../game/testing/story.ts";
import { AWARD_IDS, AWARDS, awardsOf, CLEAR } from "./awards.ts";
import { evidenceOf, MEASURES } from "./measures.ts";
import { pastOf } from "./past.ts";
import { truthOf } from "./truth.ts";

type Rules = Parameters<typeof story>[0];

function truthIn(text: string, rules: Rules = {}) {
  const past = pastOf(story({ lives: 12, ...rules }, "Anna Ben", text).log, { agreed: true });
  if (!past) throw new Error("the table has agreed");
  return truthOf(past);
}

/** "gullible Ben 5/3.6 1.39 (Anna)": whom, how often against how often expected, how clearly, who stepped back. */
const read = (text: string, rules: Rules = {}) =>
  awardsOf(truthIn(text, rules)).map(({ id, player, seen, expected, score, before }) => {
    const back = before.length > 0 ? ` (${before.join(" ")})` : "";
    return `${id} ${player} ${seen}/${expected.toFixed(1)} ${score.toFixed(2)}${back}`;
  });

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(". ");

/** Anna lies with 65 (10 ways), Ben believes and rolls 66, Anna lifts in vain and opens again. */
const ROUND =
  "Anna rolls 31. Anna looks. Anna says 65. Ben believes. Ben rolls 66. Ben looks. Ben says 66. Anna lifts";

test("five rounds in which Anna lies and Ben believes her", () => {
  // gullible: 5 believed lies, each a lie in 26 ways: (5 - 130/36) / sqrt(5 x 26 x 10 / 36²) = 1.39.
  // cold: 5 lies got away that hold in 10 ways: (5 - 50/36) / the same = 3.61.
  // honest: Ben meets 65 in 8 ways, so misses in 28: (0 - 140/36) / sqrt(5 x 28 x 8 / 36²) = -4.18.
  // brave: Anna opens at 10 ways instead of 681/36: 1.90; Ben over 65 at 3 instead of 261/36: 5.52. Ben has
  // three awards by then, Anna one, so he lets her have it. Nobody has rolled six times.
  expect(read(times(5, ROUND))).toEqual([
    "gullible Ben 5/3.6 1.39",
    "cold Anna 5/1.4 3.61",
    "honest Ben 0/3.9 4.18",
    "brave Anna 50/94.6 1.90 (Ben)",
  ]);
});

test("four rounds are thin evidence for all but the lies", () => {
  expect(read(times(4, ROUND))).toEqual(["cold Anna 4/1.1 3.22"]);
});

test("two lies are thin evidence too", () => {
  expect(read(times(2, ROUND))).toEqual([]);
});

test("what was void is no evidence", () => {
  expect(read(`${times(2, ROUND)}. ${ROUND.replace("Anna lifts", "void")}`)).toEqual([]);
});

/** Anna lies with 61 (18 ways) and is lifted at once: a hit as likely as not. */
const CAUGHT = "Anna rolls 43. Anna looks. Anna says 61. Ben lifts";

test.each<[string, string, Rules, readonly string[]]>([
  [
    // 3 hits of 1.5, variance 0.75.
    "three lies, all lifted",
    times(3, CAUGHT),
    {},
    ["sharp Ben 3/1.5 1.73", "open-book Anna 0/1.5 1.73"],
  ],
  [
    // Six answers, six lifts of three. Anna rolls 43 six times: 8 ways are lower and 2 equal, so it is 9 ways
    // high, a fresh roll 18 with a variance of 107.7: (54 - 108) / sqrt(6 x 107.7) = -2.12.
    "and six",
    times(6, CAUGHT),
    {},
    [
      "sharp Ben 6/3.0 2.45",
      "open-book Anna 0/3.0 2.45",
      "suspicious Ben 6/3.0 2.45",
      "unlucky Anna 54/108.0 2.12",
    ],
  ],
  [
    "with real dice only lifts and claims tell anything",
    times(6, "Anna rolls. Anna says 61. Ben lifts. enter 43"),
    { cup: "table" },
    ["sharp Ben 6/3.0 2.45", "suspicious Ben 6/3.0 2.45"],
  ],
  [
    // Opening at 36 ways instead of 18.9 six times: (216 - 113.5) / sqrt(6 x 109.9) = 3.99.
    "low claims",
    times(6, "Anna rolls. Anna says 31. Ben lifts. enter 43"),
    { cup: "table", opener: "winner" },
    ["cautious Anna 216/113.5 3.99"],
  ],
])("%s", (_, text, rules, awards) => {
  expect(read(text, rules)).toEqual(awards);
});

/** Whoever opens is lifted on a true 66, then the other opens. */
const turn = (one: string, other: string, looks: number, roll = 66) =>
  `${one} rolls ${roll}. ${times(looks, `${one} looks`)}. ${one} says ${roll}. ${other} lifts`;

test("a tie for the best is given to nobody", () => {
  const even = times(6, `${turn("Anna", "Ben", 1)}. ${turn("Ben", "Anna", 1)}`);
  const found = awardsOf(truthIn(even));
  expect([...evidenceOf("roll-height", truthIn(even)).keys()]).toEqual(["Anna", "Ben"]);
  expect(found).toEqual([]);
});

test("luck and curiosity", () => {
  // Ben opens whatever Anna loses: he rolls 66 and looks three times as often as she at her 32.
  const both = `${turn("Anna", "Ben", 1, 32)}. ${turn("Ben", "Anna", 3, 66)}`;
  const ids = awardsOf(truthIn(times(6, both))).map(({ id, player }) => `${id} ${player}`);
  expect(ids).toEqual(expect.arrayContaining(["lucky Ben", "unlucky Anna", "curious Ben"]));
});

test("every award has its rule, every measure an award", () => {
  expect(AWARDS.map(({ id }) => id)).toEqual([...AWARD_IDS]);
  expect(new Set(AWARDS.map(({ measure }) => measure))).toEqual(new Set(MEASURES));
  for (const { atLeast } of AWARDS) expect(atLeast).toBeGreaterThanOrEqual(3);
  expect(CLEAR).toBe(1);
});
