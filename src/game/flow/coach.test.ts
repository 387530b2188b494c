// The coach: the odds of RULES on the claim to answer, the same whatever the cup hides.
import { expect, test } from "vitest";
import { diceOf } from "../rules/dice.ts";
import { PATIENT } from "../testing/runs.ts";
import { isRaise, isTrue, scale } from "../testing/scale.ts";
import { everyState } from "../testing/states.ts";
import { story } from "../testing/story.ts";
import { hidesDice, THROWS, withDice } from "../testing/swap.ts";
import { coachOf } from "./coach.ts";
import { viewOf } from "./view.ts";

const coachIn = (rules: Parameters<typeof story>[0], text: string) =>
  coachOf(viewOf(story(rules, "Anna Ben Carla", text).game, "table"));

test.each([
  ["DE", {}, 54, 20],
  ["DE", {}, 61, 18],
  ["DE", {}, 65, 10],
  ["DE", {}, 11, 8],
  ["DE", {}, 66, 3],
  ["DE", {}, 21, 2],
  ["31 up", { littleMeyer: true }, 61, 20],
  ["31 up", { littleMeyer: true }, 31, 4],
  ["joker", { thirtyTwo: "joker" }, 21, 4],
  ["a real cup", { cup: "table" }, 54, 20],
] as const)("%s: %j, %i is held by %i of 36", (_, rules, claim, ways) => {
  const rolls = "cup" in rules ? "Anna rolls" : "Anna rolls 43";
  expect(coachIn(rules, `${rolls}. Anna says ${claim}`)).toEqual({ claim, ways });
});

test.each([
  ["before the first roll", ""],
  ["before a roll", "open"],
  ["while somebody holds the cup", "Anna rolls 43"],
  ["while somebody must raise", "Anna rolls 43. Anna says 54. Ben believes"],
  ["after a lift", "Anna rolls 43. Anna says 54. Ben lifts"],
])("%s the coach is silent", (_, text) => {
  expect(coachIn({}, text)).toBeNull();
});

test("after a blind pass it speaks of the claim that stands now", () => {
  const text = "Anna rolls 43. Anna says 54. Ben passes 61";
  expect(coachIn({ blindPass: "higher" }, text)).toEqual({ claim: 61, ways: 18 });
});

test("it says the same whatever lies in the cup", PATIENT, () => {
  everyState(10, 20, ({ game }) => {
    if (!hidesDice(game)) return;
    const said = (dice: (typeof THROWS)[number]) =>
      JSON.stringify(coachOf(viewOf(withDice(game, dice), "table")));
    expect(new Set(THROWS.map(said)).size).toBe(1);
  });
});

test("in the peek, what the own roll covers: the claims allowed that would hold", PATIENT, () => {
  everyState(15, 10, ({ game }) => {
    const { phase, ruleset } = game;
    if (phase.name !== "holding" || phase.cup.kind !== "sealed") return;
    const standing = phase.standing?.roll ?? null;
    for (const dice of THROWS) {
      const { peek } = viewOf(withDice(game, dice), phase.cup.roller);
      const roll = peek?.roll ?? 21;
      expect(diceOf(roll)).toEqual(dice);
      const meant = scale(ruleset).filter(
        (claim) => isRaise(ruleset, standing, claim) && isTrue(ruleset, claim, roll),
      );
      expect(peek?.covers).toEqual(meant);
    }
  });
});
