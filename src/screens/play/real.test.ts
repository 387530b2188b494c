// With a real cup whoever is to roll may claim at once; what they could still take back stays theirs.
import { describe, expect, test } from "vitest";
import { viewOf } from "../../game/flow/view.ts";
import { story } from "../../game/testing/story.ts";
import { needsRoll, realRoll, viewAhead } from "./real.ts";

const BELIEVED = "Anna rolls. Anna says 61. Ben believes";
const kinds = (text: string, rules = {}) => {
  const { game } = story({ cup: "table", ...rules }, "Anna Ben", text);
  return viewAhead(game).offers.map(({ kind }) => kind);
};

test.each([
  ["the opener claims", "open", {}, ["claim", "void-round"]],
  [
    "a believer claims, or takes the belief back",
    BELIEVED,
    {},
    ["claim", "void-round", "take-back"],
  ],
  [
    "and has everything that is taken at their word",
    BELIEVED,
    { blindReroll: "when-below", openMeyer: true, thirtyTwo: "toast", surrender: true },
    ["claim", "reroll-blind", "show-meyer", "toast", "surrender", "void-round", "take-back"],
  ],
  ["what was rolled already is as it is", "Anna rolls", {}, ["claim", "void-round"]],
] as const)("%s", (_, text, rules, expected) => {
  expect(kinds(text, rules)).toEqual(expected);
});

test("only claims above the standing one are offered", () => {
  const { game } = story({ cup: "table" }, "Anna Ben", BELIEVED);
  expect(viewAhead(game).offers.find(({ kind }) => kind === "claim")).toMatchObject({ by: "Ben" });
  expect(viewAhead(game).phase).toMatchObject({ name: "holding", standing: { roll: 61 } });
  expect(viewAhead(game).turn).toBe(game.turn);
});

describe("where the phone rolls", () => {
  test("nothing is ahead of anything", () => {
    const { game } = story({}, "Anna Ben", "open");
    expect(realRoll(game)).toBeNull();
    expect(viewAhead(game)).toEqual(viewOf(game, "table"));
  });
});

test("a roll goes with what is done with it, and with nothing else", () => {
  const { game } = story({ cup: "table" }, "Anna Ben", "open");
  expect(realRoll(game)).toEqual({ kind: "roll", by: "Anna" });
  expect(needsRoll({ kind: "claim", by: "Anna", roll: 61 })).toBe(true);
  expect(needsRoll({ kind: "take-back" })).toBe(false);
  expect(needsRoll({ kind: "void-round" })).toBe(false);
});
