// How each round ended, as a table reads it off the sheet.
import { expect, test } from "vitest";
import { story } from "../testing/story.ts";
import { roundsOf } from "./rounds.ts";

const read = (rules: Parameters<typeof story>[0], names: string, text: string) =>
  roundsOf(story(rules, names, text).log).map(({ round, outcome }) => {
    if (outcome.kind !== "lifted") return `${round} ${outcome.kind}`;
    const { lifter, claim, roll, verdict } = outcome;
    return `${round} ${lifter} on ${claim.claimant} ${claim.roll}: ${roll} ${verdict}`;
  });

const LIE = "Anna rolls 43. Anna says 61. Ben lifts";

test.each([
  ["none yet", {}, "open", []],
  ["lifts", {}, `${LIE}. ${LIE}`, ["1 Ben on Anna 61: 43 lied", "2 Ben on Anna 61: 43 lied"]],
  [
    "what the table did between is no ending",
    {},
    `${LIE}. Ben gets 3. Anna leaves. end`,
    ["1 Ben on Anna 61: 43 lied"],
  ],
  ["a void round", {}, "open. void", ["1 voided"]],
  ["a believed Meyer", {}, "Anna rolls 21. Anna says 21. Ben believes", ["1 believed"]],
  [
    "an answered buy-in is no second ending",
    { lives: 1, secondLife: "buy-in" },
    `${LIE}. Anna buys`,
    ["1 Ben on Anna 61: 43 lied"],
  ],
  [
    "of a real roll the last one entered",
    { cup: "table" },
    "Anna rolls. Anna says 61. Ben lifts. enter 43. enter 66",
    ["1 Ben on Anna 61: 66 held"],
  ],
] as const)("%s", (_, rules, text, told) => {
  expect(read(rules, "Anna Ben Carla", text)).toEqual(told);
});
