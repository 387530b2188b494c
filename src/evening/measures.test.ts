// The evidence on each player, from small games worked out by hand. All in 36ths unless it says otherwise.
import { expect, test } from "vitest";
import { story } from "../game/testing/story.ts";
import { deviation, evidenceOf, type Measure } from "./measures.ts";
import { pastOf } from "./past.ts";
import { truthOf } from "./truth.ts";

type Rules = Parameters<typeof story>[0];

function evidenceIn(measure: Measure, rules: Rules, text: string) {
  const past = pastOf(story(rules, "Anna Ben Carla", text).log, { agreed: true });
  if (!past) throw new Error("the table has agreed");
  const rows = [...evidenceOf(measure, truthOf(past))];
  return rows.map(([player, { count, seen, mean, variance }]) =>
    [player, count, seen, mean, variance].join(" "),
  );
}

/** Anna lies with 61 (18 ways), Ben says the truth with 65 (10 ways). */
const OPEN = "Anna rolls 43. Anna looks. Anna says 61";
const ON = `${OPEN}. Ben believes. Ben rolls 65. Ben looks. Ben says 65`;
const MEYER = "Anna rolls 43. Anna looks. Anna says 21";
const pass = { blindPass: "same" } as const;
const must = { meyerBelieved: "must-lift" } as const;

test.each<[string, Measure, Rules, string, readonly string[]]>([
  ["a lie", "lies-believed", {}, ON, ["Ben 1 36 18 324"]],
  [
    "the truth too",
    "lies-believed",
    {},
    `${ON}. Carla believes`,
    ["Ben 1 36 18 324", "Carla 1 0 26 260"],
  ],
  [
    "not of who had not looked",
    "lies-believed",
    {},
    "Anna rolls 43. Anna says 61. Ben believes",
    [],
  ],
  [
    "not what was passed blind",
    "lies-believed",
    pass,
    `${OPEN}. Ben passes 61. Carla believes`,
    [],
  ],
  ["not in a void round", "lies-believed", {}, `${ON}. void`, []],

  ["away when believed", "lies-away", {}, ON, ["Anna 1 36 18 324"]],
  ["away when passed blind", "lies-away", pass, `${OPEN}. Ben passes 61`, ["Anna 1 36 18 324"]],
  ["not when lifted", "lies-away", {}, `${OPEN}. Ben lifts`, ["Anna 1 0 18 324"]],
  ["no lie, no evidence", "lies-away", {}, ON.replace("rolls 43", "rolls 61"), []],
  ["not where it had to be lifted", "lies-away", must, `${MEYER}. Ben lifts`, []],

  // Over 61: 62 to 65, the pairs and 21 meet it, in 16 ways.
  ["told over a claim, not to open", "lies-told", {}, ON, ["Ben 1 0 20 320"]],
  ["a lie over it", "lies-told", {}, ON.replace("rolls 65", "rolls 52"), ["Ben 1 36 20 320"]],
  ["not without a look", "lies-told", {}, ON.replace("Ben looks. ", ""), []],

  // Opening: see odds.test. Over 61: 21 2, pairs 3 to 8, 65 to 62 10 to 16; else 62, 16 ways.
  ["claims, true or not", "claim-odds", {}, OPEN, [`Anna 1 ${36 * 18} 681 142443`]],
  [
    "claims over a claim",
    "claim-odds",
    {},
    ON,
    [
      `Anna 1 ${36 * 18} 681 142443`,
      `Ben 1 360 ${4 + 33 + 2 * (10 + 12 + 14 + 16) + 20 * 16} ${
        36 * (8 + 199 + 2 * (100 + 144 + 196 + 256) + 20 * 256) - 461 * 461
      }`,
    ],
  ],
  [
    "not where there was one",
    "claim-odds",
    { raise: "equal" },
    "Anna rolls 21. Anna looks. Anna says 21",
    [`Anna 1 72 681 142443`],
  ],
  [
    "not passed blind",
    "claim-odds",
    pass,
    `${OPEN}. Ben passes 61`,
    [`Anna 1 ${36 * 18} 681 142443`],
  ],

  ["a lift that hit", "lifts-hit", {}, `${OPEN}. Ben lifts`, ["Ben 1 36 18 324"]],
  ["a lift that missed", "lifts-hit", {}, `${ON}. Carla lifts`, ["Carla 1 0 26 260"]],
  ["not where one must", "lifts-hit", must, `${MEYER}. Ben lifts`, []],
  [
    "with real dice",
    "lifts-hit",
    { cup: "table" },
    "Anna rolls. Anna says 61. Ben lifts. enter 54",
    ["Ben 1 36 18 324"],
  ],

  [
    "answers",
    "lifts-made",
    pass,
    `${ON}. Carla passes 65. Anna lifts`,
    ["Ben 1 0 18 324", "Carla 1 0 26 260", "Anna 1 36 26 260"],
  ],
  ["none where one must", "lifts-made", must, `${MEYER}. Ben lifts`, []],
])("%s: %s", (_, measure, rules, text, rows) => {
  expect(evidenceIn(measure, rules, text)).toEqual(rows);
});

test("rolls by their height, blind ones too, but no real ones", () => {
  const text =
    "Anna rolls 31. Anna looks. Anna says 31. Ben believes. Ben rolls 41. Ben rerolls 21";
  const rules = { blindReroll: "always" } as const;
  // 31 is 2 of 72 high, 41 10, 21 70; a fresh roll 36 on average. Here in 36ths of that.
  const rows = evidenceIn("roll-height", rules, text).map((row) =>
    row.split(" ").slice(0, 4).join(" "),
  );
  expect(rows).toEqual(["Anna 1 72 1296", `Ben 2 ${36 * 80} ${2 * 1296}`]);
  expect(
    evidenceIn("roll-height", { cup: "table" }, "Anna rolls. Anna says 61. Ben lifts. enter 54"),
  ).toEqual([]);
});

test("looks against those of the table, by rolls", () => {
  // Four looks at three rolls: Anna 1 at 1, Ben 3 at 2. In thirds.
  const text = `${OPEN}. Ben believes. Ben rolls 65. Ben looks. Ben looks. Ben says 65. Carla lifts`;
  const rows = evidenceIn(
    "looks",
    { opener: "winner" },
    `${text}. Ben rolls 31. Ben looks. Ben says 31`,
  );
  expect(rows).toEqual(["Anna 1 3 4 8", "Ben 2 9 8 8"]);
});

test("a deviation is in standard deviations, and none where chance has no say", () => {
  const unit = 1;
  expect(deviation({ unit, count: 2, seen: 72, mean: 36, variance: 324 })).toBe(2);
  expect(deviation({ unit, count: 2, seen: 0, mean: 36, variance: 324 })).toBe(-2);
  expect(deviation({ unit, count: 2, seen: 72, mean: 72, variance: 0 })).toBe(0);
});
