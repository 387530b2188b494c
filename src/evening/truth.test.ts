// Small games, and the truth of them as a table would tell it.
import { describe, expect, test } from "vitest";
import { story } from "../game/testing/story.ts";
import { biggestLieOf, bluffsOf, sizeOf, unluckiestLiftOf } from "./highlights.ts";
import { pastOf } from "./past.ts";
import type { Said } from "./said.ts";
import { truthOf } from "./truth.ts";

type Rules = Parameters<typeof story>[0];
const Q = "Anna Ben Carla";

function truthIn(rules: Rules, text: string, names = Q) {
  const past = pastOf(story(rules, names, text).log, { agreed: true });
  if (!past) throw new Error("the table has agreed");
  return truthOf(past);
}

/** "Anna 61 on 43: lie, believed by Ben". */
function read({ by, roll, beneath, verdict, answer, void: dropped }: Said): string {
  const lift = answer?.aim ? `, ${answer.aim}` : "";
  const answered = answer ? `, ${answer.kind} by ${answer.by}${lift}` : "";
  return `${by} ${roll} on ${beneath ?? "?"}: ${verdict}${answered}${dropped ? ", void" : ""}`;
}

const MENDED = { blindPass: "same", blindReroll: "always", raise: "equal" } as const;
const real = { cup: "table" } as const;

test.each<[string, Rules, string, readonly string[]]>([
  [
    "a lie that is lifted",
    {},
    "Anna rolls 43. Anna looks. Anna says 61. Ben lifts",
    ["Anna 61 on 43: lie, lifted by Ben, hit"],
  ],
  [
    "an exact hit is honest",
    {},
    "Anna rolls 61. Anna looks. Anna says 61. Ben lifts",
    ["Anna 61 on 61: true, lifted by Ben, missed"],
  ],
  [
    "less than was rolled is no lie",
    {},
    "Anna rolls 66. Anna looks. Anna says 54. Ben lifts",
    ["Anna 54 on 66: true, lifted by Ben, missed"],
  ],
  [
    "without a look there is no lie",
    {},
    "Anna rolls 43. Anna says 61. Ben lifts",
    ["Anna 61 on 43: blind, lifted by Ben, hit"],
  ],
  [
    "without a look it may still be true",
    {},
    "Anna rolls 66. Anna says 61. Ben believes",
    ["Anna 61 on 66: true, believed by Ben"],
  ],
  [
    "a lie that is believed comes out, and whoever believed it lies on",
    {},
    "Anna rolls 43. Anna looks. Anna says 61. Ben believes. Ben rolls 53. Ben looks. Ben says 62. Carla lifts",
    ["Anna 61 on 43: lie, believed by Ben", "Ben 62 on 53: lie, lifted by Carla, hit"],
  ],
  [
    "a blind pass is no lie, but what was passed was one",
    MENDED,
    "Anna rolls 43. Anna looks. Anna says 61. Ben passes 61. Carla lifts",
    ["Anna 61 on 43: lie, passed-blind by Ben", "Ben 61 on 43: blind, lifted by Carla, hit"],
  ],
  [
    "a blind re-roll is no lie, however often the old roll was looked at",
    MENDED,
    "Anna rolls 61. Anna looks. Anna says 61. Ben believes. Ben rolls 43. Ben looks. Ben rerolls 52. Carla lifts",
    ["Anna 61 on 61: true, believed by Ben", "Ben 61 on 52: blind, lifted by Carla, hit"],
  ],
  [
    "a 32 under joker makes every claim hold",
    { thirtyTwo: "joker" },
    "Anna rolls 32. Anna looks. Anna says 66. Ben lifts",
    ["Anna 66 on 32: true, lifted by Ben, missed"],
  ],
  [
    "a plain 32 does not",
    {},
    "Anna rolls 32. Anna looks. Anna says 66. Ben lifts",
    ["Anna 66 on 32: lie, lifted by Ben, hit"],
  ],
  [
    "a re-rolled 32 under toast is nobody's lift",
    { ...MENDED, thirtyTwo: "toast" },
    "Anna rolls 61. Anna looks. Anna says 61. Ben believes. Ben rolls 43. Ben rerolls 32. Carla lifts",
    ["Anna 61 on 61: true, believed by Ben", "Ben 61 on 32: blind, lifted by Carla, toast"],
  ],
  [
    "a believed Meyer ends the round",
    {},
    "Anna rolls 43. Anna looks. Anna says 21. Ben believes",
    ["Anna 21 on 43: lie, believed by Ben"],
  ],
  [
    "what was taken back was never said",
    {},
    "Anna rolls 43. Anna looks. Anna says 61. back. Anna says 43. Ben believes. back. Ben lifts",
    ["Anna 43 on 43: true, lifted by Ben, missed"],
  ],
  [
    "a void round is told, and marked",
    {},
    "Anna rolls 43. Anna looks. Anna says 61. Ben believes. void. Anna rolls 66. Anna looks. Anna says 66",
    ["Anna 61 on 43: lie, believed by Ben, void", "Anna 66 on 66: true"],
  ],
  [
    "with real dice only what was lifted is known",
    real,
    "Anna rolls. Anna says 61. Ben believes. Ben rolls. Ben says 63. Carla lifts. enter 54",
    ["Anna 61 on ?: unknown, believed by Ben", "Ben 63 on 54: lie, lifted by Carla, hit"],
  ],
  [
    "a lift in vain with real dice",
    real,
    "Anna rolls. Anna says 61. Ben lifts. enter 66",
    ["Anna 61 on 66: true, lifted by Ben, missed"],
  ],
  [
    "with real dice the last entry counts",
    real,
    "Anna rolls. Anna says 61. Ben lifts. enter 54. enter 62",
    ["Anna 61 on 62: true, lifted by Ben, missed"],
  ],
  [
    "a real cup that went on unseen is known to all who said something over it",
    { ...real, ...MENDED },
    "Anna rolls. Anna says 61. Ben passes 61. Carla lifts. enter 54",
    ["Anna 61 on 54: lie, passed-blind by Ben", "Ben 61 on 54: blind, lifted by Carla, hit"],
  ],
  [
    "a real cup that was lifted and then void stays unknown",
    real,
    "Anna rolls. Anna says 61. Ben lifts. void",
    ["Anna 61 on ?: unknown, lifted by Ben, void"],
  ],
])("%s", (_, rules, text, lines) => {
  expect(truthIn(rules, text).said.map(read)).toEqual(lines);
});

test("a claim knows its place: its round, what it had to meet, how often was looked", () => {
  const text =
    "Anna rolls 43. Anna looks. Anna looks. Anna says 43. Ben believes. Ben rolls 61. Ben says 61. Carla lifts";
  const { said, throws } = truthIn({}, `${text}. Carla rolls 11. Carla looks. Carla says 11`);
  expect(said.map(({ step, round, standing, looks }) => [step, round, standing, looks])).toEqual([
    [4, 1, null, 2],
    [7, 1, 43, 0],
    [12, 2, null, 1],
  ]);
  expect(throws.map(({ step, by, roll, looks }) => [step, by, roll, looks])).toEqual([
    [1, "Anna", 43, 2],
    [6, "Ben", 61, 0],
    [10, "Carla", 11, 1],
  ]);
});

test("the rounds' endings, and nothing of what the table does between them", () => {
  const text =
    "Anna rolls 43. Anna says 61. Ben lifts. Ben gets 3. Anna rolls 43. void. Ben leaves";
  const { endings } = truthIn({}, text, "Anna Ben Carla");
  expect(endings.map(({ step, round, outcome }) => [step, round, outcome.kind])).toEqual([
    [3, 1, "lifted"],
    [7, 2, "voided"],
  ]);
});

test("who could have believed a Meyer", () => {
  const meyer = "Anna rolls 43. Anna looks. Anna says 21. Ben lifts";
  const free = (rules: Rules) => truthIn(rules, meyer).said[0]?.answer?.free;
  expect(free({})).toBe(true);
  expect(free({ meyerBelieved: "must-lift" })).toBe(false);
  expect(free({ meyerBelieved: "lift-or-pass", blindPass: "same" })).toBe(false);
});

describe("highlights", () => {
  const ROUND = "Anna rolls 43. Anna looks. Anna says 61. Ben believes. Ben rolls 62. Ben looks";
  const lifted = "Ben says 66. Carla lifts. Ben rolls 31. Ben looks. Ben says 32. Carla lifts";

  test("bluffs, the biggest lie in places of the ladder, void rounds left out", () => {
    const truth = truthIn({}, `open. void. ${ROUND}. ${lifted}`);
    expect(bluffsOf(truth).map(read)).toEqual(["Anna 61 on 43: lie, believed by Ben"]);
    // 66 55 44 33 22 11 65 64 63 62: nine places.
    const biggest = biggestLieOf(truth);
    expect(biggest && read(biggest)).toBe("Ben 66 on 62: lie, lifted by Carla, hit");
    expect(biggest && sizeOf(truth, biggest)).toBe(9);
    const dropped = truthIn({}, `${ROUND}. Ben says 66. void`);
    expect(bluffsOf(dropped)).toEqual([]);
    expect(biggestLieOf(dropped)).toBeNull();
  });

  test("of two equal lies the first is the biggest", () => {
    const lie = (name: string) => `${name} rolls 43. ${name} looks. ${name} says 54`;
    const truth = truthIn({}, `${lie("Anna")}. Ben lifts. ${lie("Anna")}. Ben lifts`);
    expect(biggestLieOf(truth)?.round).toBe(1);
  });

  test.each([
    ["the claim that held against the odds", "66", "66", 66],
    ["none where the claim was likely", "54", "61", null],
    // 61: exactly 18 of 36.
    ["none where it was even", "61", "61", null],
    ["none that hit", "66", "65", null],
  ])("the unluckiest lift: %s", (_, claim, roll, found) => {
    const text = `Anna rolls ${roll}. Anna looks. Anna says ${claim}. Ben lifts`;
    expect(unluckiestLiftOf(truthIn({}, text))?.roll ?? null).toBe(found);
  });

  test("the unluckiest of two lifts", () => {
    const one = "Anna rolls 65. Anna looks. Anna says 65. Ben lifts";
    const other = "Ben rolls 66. Ben looks. Ben says 55. Carla lifts";
    expect(unluckiestLiftOf(truthIn({}, `${one}. ${other}`))?.by).toBe("Ben");
  });
});
