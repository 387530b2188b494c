// Where the phone is covered: a table of what happened and the step that follows.
import { describe, expect, test } from "vitest";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { on, story } from "../game/testing/story.ts";
import { actedBy, actorOf, holderOf, stageAfter, stageAfterReveal, stageOnLoad } from "./stage.ts";

const NAMES = "Anna Ben Carla";
const replayed = { raise: "equal", meyerBelieved: "play-on" } as const;
const buying = { secondLife: "buy-in", lives: 1 } as const;
const table = { cup: "table" } as const;

/** What happened before, who had the phone, the last sentence, the step, who has the phone then. */
type Row = readonly [Partial<Ruleset>, string, string | null, string, string, string | null];

const ROWS: readonly Row[] = [
  [{}, "", "Anna", "open", "act", "Anna"],
  [{}, "", null, "open", "cover", null],
  [{}, "", "Ben", "open", "cover", "Ben"],
  [{}, "open", "Anna", "Anna rolls 62", "act", "Anna"],
  [{}, "Anna rolls 62", "Anna", "Anna looks", "act", "Anna"],
  [{}, "Anna rolls 62", "Anna", "Anna says 54", "act", "Anna"],
  [{}, "Anna rolls 62. Anna says 54", "Anna", "Ben believes", "act", "Ben"],
  [{}, "Anna rolls 62. Anna says 54", "Anna", "Ben lifts", "reveal", "Ben"],
  [{}, "Anna rolls 21. Anna says 21", "Anna", "Ben believes", "reveal", "Ben"],
  [replayed, "Anna rolls 21. Anna says 21", "Anna", "Ben believes", "act", "Ben"],
  [{ blindPass: "higher" }, "Anna rolls 62. Anna says 54", "Anna", "Ben passes 61", "act", "Ben"],
  [
    { blindReroll: "always" },
    "Anna rolls 62. Anna says 54. Ben believes. Ben rolls 31",
    "Ben",
    "Ben rerolls 42",
    "act",
    "Ben",
  ],
  [{ openMeyer: true }, "Anna rolls 21. Anna looks", "Anna", "Anna shows", "reveal", "Anna"],
  [{ thirtyTwo: "toast" }, "Anna rolls 32. Anna looks", "Anna", "Anna toasts", "reveal", "Anna"],
  [
    { surrender: true },
    "Anna rolls 62. Anna says 54. Ben believes. Ben rolls 31. Ben looks",
    "Ben",
    "Ben surrenders",
    "reveal",
    "Ben",
  ],
  [{}, "Anna rolls 62. Anna says 54", "Anna", "back", "cover", "Anna"],
  [{}, "Anna rolls 62. Anna says 54. Ben believes", "Ben", "back", "cover", "Ben"],
  [{}, "Anna rolls 62", "Anna", "void", "act", "Anna"],
  [{}, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "open", "act", "Ben"],
  [{}, "Anna rolls 31. Anna says 54. Ben lifts", "Ben", "open", "cover", "Ben"],
  [{}, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "Carla leaves", "act", "Ben"],
  [{}, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "end", "act", "Ben"],
  [table, "Anna rolls. Anna says 54", "Anna", "Ben lifts", "act", "Ben"],
  [table, "Anna rolls. Anna says 54. Ben lifts", "Ben", "enter 62", "reveal", "Ben"],
  [table, "Anna rolls. Anna says 54. Ben lifts. enter 62", "Ben", "enter 31", "reveal", "Ben"],
  [buying, "Anna rolls 62. Anna says 54", "Anna", "Ben lifts", "reveal", "Ben"],
  [buying, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "Ben buys", "act", "Ben"],
  [buying, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "Ben declines", "act", "Ben"],
  [
    { ...buying, openMeyer: true },
    "Anna rolls 21. Anna looks. Anna shows",
    "Anna",
    "Ben buys",
    "cover",
    "Ben",
  ],
];

describe("after an event", () => {
  test.each(ROWS)("%j %s, held by %s: %s leads to %s", (rules, before, held, last, stage, now) => {
    const told = story(rules, NAMES, before);
    const after = on(told, last);
    const event = after.log.at(-1);
    if (!event || event.kind === "started") throw new Error("nothing happened");
    expect(stageAfter(told.game, after.game, event, held)).toBe(stage);
    expect(actedBy(event, held)).toBe(now);
  });
});

describe("after a load", () => {
  test.each([
    ["", "cover", null, "Anna"],
    ["Anna rolls 62", "cover", "Anna", "Anna"],
    ["Anna rolls 62. Anna says 54", "cover", "Ben", "Ben"],
    ["Anna rolls 62. Anna says 54. Ben believes", "cover", "Ben", "Ben"],
    ["Anna rolls 31. Anna says 54. Ben lifts", "cover", null, "Anna"],
    ["end", "act", null, null],
  ] as const)("of %s: %s", (text, stage, actor, holder) => {
    const { game } = story({}, NAMES, text);
    expect(stageOnLoad(game)).toBe(stage);
    expect(actorOf(game)).toBe(actor);
    expect(holderOf(game)).toBe(holder);
  });
});

describe("after the Reveal", () => {
  test.each([
    [{}, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "act"],
    [buying, "Anna rolls 62. Anna says 54. Ben lifts", "Ben", "act"],
    [buying, "Anna rolls 31. Anna says 54. Ben lifts", "Ben", "cover"],
    [buying, "Anna rolls 31. Anna says 54. Ben lifts", null, "cover"],
  ] as const)("%j %s, held by %s: %s", (rules, text, held, stage) => {
    expect(stageAfterReveal(story(rules, NAMES, text).game, held)).toBe(stage);
  });
});
