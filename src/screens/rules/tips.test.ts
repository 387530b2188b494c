// Tips in words: whole in every language, and with exactly what the ruleset proves in them.
import { describe, expect, test } from "vitest";
import { presetOf } from "../../game/rules/registry.ts";
import { BASE, type Ruleset } from "../../game/rules/ruleset.ts";
import { tipsOf } from "../../game/rules/tips.ts";
import { rngOf } from "../../game/testing/chance.ts";
import { rulesetFrom } from "../../game/testing/deal.ts";
import { PATIENT, share } from "../../game/testing/runs.ts";
import { TIPS } from "../../game/words/lessons.ts";
import { frontOf, tableOf } from "../../i18n/load.ts";
import { type Catalogue, LANGUAGES, type Language } from "../../i18n/shape.ts";
import { isBounded, mostRounds } from "./Evening.tsx";
import { cardText } from "./Rules.tsx";
import { tipsFor } from "./tips.ts";

const loaded = async (language: Language): Promise<Catalogue> => ({
  ...(await frontOf(language)),
  ...(await tableOf(language)),
});
const RANDOM = Array.from({ length: share(300) }, (_, seed) => rulesetFrom(rngOf(seed)));
const en = await loaded("en");

describe.each(LANGUAGES)("in %s", (language) => {
  test("each says every roll and number it was proved with", PATIENT, async () => {
    const words = await loaded(language);
    expect(Object.keys(words.tips).sort()).toEqual([...TIPS].sort());
    for (const rules of RANDOM) {
      const told = tipsFor(words, rules);
      for (const [index, { rolls, count }] of tipsOf(rules).entries()) {
        const text = told[index]?.text ?? "";
        expect(text).not.toMatch(/undefined|NaN|^\s*$/);
        for (const roll of rolls) expect(text).toContain(String(roll));
        if (count > 0) expect(text).toContain(String(count));
      }
    }
  });
});

const said = (rules: Ruleset) => tipsFor(en, rules).map(({ text }) => text);

test("after 66 only 21 is left, but not with a Little Mia", () => {
  const only = "After 66 only 21 is left.";
  expect(said(BASE)).toContain(only);
  expect(said({ ...BASE, littleMeyer: true })).not.toContain(only);
  expect(said({ ...BASE, littleMeyer: true })).toContain("After 66 there is still 21 and 31.");
  expect(said({ ...BASE, raise: "equal" })).not.toContain(only);
  expect(said(presetOf("mia").ruleset)).toContain("After 11 only 21 is left.");
});

test("the responsible part names the Norwegian help line, and only there", async () => {
  for (const language of LANGUAGES) {
    const { careLines } = (await loaded(language)).page;
    expect(careLines.help.includes("800 800 40")).toBe(language === "nb");
  }
});

test("only Danish sets 12 and 13 beside 21 and 31", async () => {
  for (const language of LANGUAGES) {
    const { names } = (await loaded(language)).page.sayLines;
    expect(/\b12\b.*\b13\b/.test(names)).toBe(language === "da");
    expect(names).toMatch(/21.*31/);
  }
});

test.each([
  [2, 3, 5],
  [4, 3, 11],
  [6, 6, 35],
  [12, 3, 35],
])("%i players with %i lives lose %i times at the most", (players, lives, losses) => {
  expect(mostRounds(players, lives)).toBe(losses);
});

test.each([
  ["as it comes", {}, true],
  ["nobody comes back by a second chance", { secondLife: "buy-in" }, false],
  ["nor swims", { secondLife: "swim" }, false],
  ["nor rolls for lives", { secondLife: "reroll" }, false],
  ["it may end with the first one out", { end: "first-out" }, false],
  ["it may never end", { drinks: "instead" }, false],
] as const)("so many losses at the most, %s: %j %s", (_, rules, bounded) => {
  expect(isBounded({ ...BASE, ...rules })).toBe(bounded);
});

describe.each([
  ["en", /top the one before/, /claim higher/],
  ["de", /höher sein als die davor/, /würfeln und höher/],
  ["da", /højere end den før/, /meld højere/],
  ["nb", /høyere enn den før/, /meld høyere/],
] as const)("the three cards in %s", (language, top, higher) => {
  test("ask for more only where the same again is too little", async () => {
    const words = await loaded(language);
    const text = (raise: Ruleset["raise"], step: "claim" | "answer") =>
      cardText(words, { ...BASE, raise }, step);
    expect(text("higher", "claim")).toMatch(top);
    expect(text("higher", "answer")).toMatch(higher);
    expect(text("equal", "claim")).not.toMatch(top);
    expect(text("equal", "answer")).not.toMatch(higher);
  });
  test("tell what the pictures on the cup are for, where there are any", async () => {
    const words = await loaded(language);
    const { seal } = words.page.cards.roll;
    expect(cardText(words, { ...BASE, cup: "phone" }, "roll")).toContain(seal);
    expect(cardText(words, { ...BASE, cup: "table" }, "roll")).not.toContain(seal);
  });
});
