// Taking back the last claim, blind pass or believe; voiding a round.
import { describe, expect, test } from "vitest";
import { lives, on, story, why } from "../testing/story.ts";
import { sheetOf } from "./sheet.ts";

const CLAIMED = "Anna rolls 62. Anna looks. Anna says 54";
const rules = { blindPass: "same", blindReroll: "always", surrender: true } as const;
const PLAYED_ON = `${CLAIMED}. Ben believes. Ben rolls 43`;

describe("take back", () => {
  test.each([
    ["a claim", CLAIMED, null],
    ["a blind pass", `${CLAIMED}. Ben passes 54`, null],
    ["a believe", `${CLAIMED}. Ben believes`, null],
    ["a believed Meyer", "Anna rolls 62. Anna says 21. Ben believes", null],
    ["nothing at all", "", "not-now"],
    ["an opened round", "open", "not-now"],
    ["a roll", "Anna rolls 62", "not-now"],
    ["a look", "Anna rolls 62. Anna looks", "not-now"],
    ["a roll after a believe", PLAYED_ON, "not-now"],
    ["a blind re-roll", `${PLAYED_ON}. Ben rerolls 61`, "not-now"],
    ["a lift", `${CLAIMED}. Ben lifts`, "not-now"],
    ["a surrender", `${PLAYED_ON}. Ben looks. Ben surrenders`, "not-now"],
    ["a void round", `${CLAIMED}. void`, "not-now"],
    ["a take-back", `${CLAIMED}. back`, "not-now"],
    ["the claim before a pass that was taken back", `${CLAIMED}. Ben passes 54. back`, "not-now"],
    [
      "what came before a rename",
      `Anna rolls 62. Anna says 21. Ben believes. Ben becomes B`,
      "not-now",
    ],
  ] as const)("%s", (_, text, reason) => {
    expect(why(story(rules, "Anna Ben Carla", text), "back")).toBe(reason);
  });

  test.each([
    [
      "a claim: the holder holds the same roll, seen as often",
      "Anna rolls 62. Anna looks",
      "Anna says 54",
    ],
    ["a blind pass: the same claim stands, and its claimant", CLAIMED, "Ben passes 54"],
    ["a believe: the old cup is back", CLAIMED, "Ben believes"],
    ["a believed Meyer: with the lives it cost", "Anna rolls 62. Anna says 21", "Ben believes"],
  ] as const)("%s", (_, text, sentence) => {
    const before = story(rules, "Anna Ben Carla", text);
    const after = on(before, `${sentence}. back`);
    const { turn } = before.game;
    expect(after.game).toEqual({ ...before.game, turn: turn + 2, undo: null });
  });

  test("brings back direction and standing, also from the end of the game", () => {
    const last = { lives: 1, reverseOnMeyer: true } as const;
    const before = story(last, "Anna Ben", "Anna rolls 62. Anna says 21");
    const after = on(before, "Ben believes. back");
    expect(after.game).toEqual({ ...before.game, turn: 6, undo: null });
  });

  test("what was taken back can be said again, or something else", () => {
    const told = story(rules, "Anna Ben Carla", `${CLAIMED}. back. Anna says 61`);
    expect(told.game.phase).toMatchObject({ standing: { roll: 61, claimant: "Anna" } });
    expect(why(told, "back")).toBeNull();
  });

  test("leaves no cell on the sheet", () => {
    const told = story({}, "Anna Ben", "Anna rolls 62. Anna says 21. Ben believes. back");
    expect(sheetOf(told.log).rounds).toEqual([{ round: 1, cells: {} }]);
  });
});

describe("void the round", () => {
  test.each([
    ["before the roll", "open"],
    ["in hand", "Anna rolls 62. Anna looks"],
    ["at an answer", CLAIMED],
    ["after a believe", `${CLAIMED}. Ben believes`],
    ["after a blind re-roll", `${PLAYED_ON}. Ben rerolls 61`],
  ] as const)("%s: nobody loses, the same opens, no cell", (_, text) => {
    const told = story({ ...rules, opener: "next" }, "Anna Ben Carla", `${text}. void`);
    expect(lives(told)).toBe("Anna 6 Ben 6 Carla 6");
    expect(told.game.phase).toEqual({
      name: "between",
      next: { player: "Anna", step: "self" },
      outcome: { kind: "voided", losses: [] },
      lifeRolls: [],
    });
    expect(sheetOf(told.log).rounds).toEqual([{ round: 1, cells: {} }]);
    expect(on(told, "open").game.round).toBe(2);
  });

  test("not between rounds, and not when all is over", () => {
    expect(why(story({}, "Anna Ben"), "void")).toBe("not-now");
    expect(why(story({}, "Anna Ben", `${CLAIMED}. Ben lifts`), "void")).toBe("not-now");
    expect(why(story({}, "Anna Ben", "end"), "void")).toBe("not-now");
  });

  test("not while somebody is asked to buy back in", () => {
    const told = story({ secondLife: "buy-in", lives: 1 }, "Anna Ben", `${CLAIMED}. Ben lifts`);
    expect(why(told, "void")).toBe("not-now");
  });

  test("a real cup that was lifted can still be void", () => {
    const told = story({ cup: "table" }, "Anna Ben", "Anna rolls. Anna says 61. Ben lifts. void");
    expect(lives(told)).toBe("Anna 6 Ben 6");
    expect(why(told, "enter 62")).toBe("not-now");
  });
});
