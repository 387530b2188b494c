// With real dice: the phone knows no roll, takes the players at their word, and judges what is entered.
import { describe, expect, test } from "vitest";
import { ladderOf } from "../rules/ladder.ts";
import { end, lives, on, story, why } from "../testing/story.ts";
import { offersOf } from "./offers.ts";
import { sheetOf } from "./sheet.ts";

const real = { cup: "table" } as const;
const LIFTED = "Anna rolls. Anna says 61. Ben lifts";
const HELD = "Anna rolls. Anna says 61. Ben believes. Ben rolls";

test("a roll is a roll that nobody told: no dice, no seal, no looks", () => {
  const told = story(real, "Anna Ben", "Anna rolls");
  expect(told.game.phase).toEqual({
    name: "holding",
    cup: { kind: "table", roller: "Anna", rerolled: false },
    standing: null,
  });
  expect(why(told, "Anna looks")).toBe("not-now");
  expect(offersOf(told.game).map(({ kind }) => kind)).toEqual(["claim", "void-round"]);
});

test("after a lift the table enters what lay in the cup, from the whole ladder", () => {
  const told = story(real, "Anna Ben", LIFTED);
  expect(told.game.phase).toMatchObject({ name: "entering", lifter: "Ben", double: false });
  expect(offersOf(told.game)).toEqual([
    { kind: "enter", rolls: ladderOf(told.game.ruleset) },
    { kind: "void-round" },
  ]);
  expect(why(told, "Anna rolls")).toBe("not-now");
});

test("nothing can be entered that two dice do not show", () => {
  expect(why(story(real, "Anna Ben", LIFTED), "enter 99")).toBe("not-claimable");
});

test.each([
  ["a lie", real, LIFTED, "54", "Anna 5 Ben 6"],
  ["the truth", real, LIFTED, "61", "Anna 6 Ben 5"],
  ["more than was claimed: the claimant has not lost", real, LIFTED, "66", "Anna 6 Ben 5"],
  ["a Meyer", real, "Anna rolls. Anna says 21. Ben lifts", "66", "Anna 4 Ben 6"],
  [
    "a doubled Meyer",
    { ...real, double: true },
    "Anna rolls. Anna says 21. Ben doubles",
    "66",
    "Anna 2 Ben 6",
  ],
  ["a joker", { ...real, thirtyTwo: "joker" }, LIFTED, "32", "Anna 6 Ben 5"],
  ["a 32 that was not re-rolled", { ...real, thirtyTwo: "toast" }, LIFTED, "32", "Anna 5 Ben 6"],
  [
    "a 32 that was re-rolled: a toast",
    { ...real, thirtyTwo: "toast", blindReroll: "always" },
    `${HELD}. Ben rerolls. Anna lifts`,
    "32",
    "Anna 6 Ben 6",
  ],
] as const)("entered: %s", (_, rules, text, roll, left) => {
  expect(lives(story(rules, "Anna Ben", `${text}. enter ${roll}`))).toBe(left);
});

test("what was entered is public, without dice", () => {
  expect(story(real, "Anna Ben", `${LIFTED}. enter 54`).game.phase).toMatchObject({
    outcome: { kind: "lifted", verdict: "lied", roll: 54, dice: null, seal: null, roller: "Anna" },
  });
});

describe("at the players' word", () => {
  test.each([
    ["understating", { understate: false }, "Anna rolls", "Anna says 31", null],
    ["a toast", { thirtyTwo: "toast" }, "Anna rolls", "Anna toasts", null],
    ["a shown Meyer", { openMeyer: true }, "Anna rolls", "Anna shows", null],
    ["a surrender", { surrender: true }, HELD, "Ben surrenders", null],
    [
      "a surrender, but not of the opener",
      { surrender: true },
      "Anna rolls",
      "Anna surrenders",
      "not-now",
    ],
    ["a blind re-roll", { blindReroll: "when-below" }, HELD, "Ben rerolls", null],
    ["a blind re-roll, any", { blindReroll: "always" }, HELD, "Ben rerolls", null],
    ["none of the opener", { blindReroll: "always" }, "Anna rolls", "Anna rerolls", "not-now"],
    ["none where none is played", {}, HELD, "Ben rerolls", "not-now"],
  ] as const)("%s", (_, rules, text, sentence, reason) => {
    expect(why(story({ ...real, ...rules }, "Anna Ben", text), sentence)).toBe(reason);
  });

  test.each([
    ["toasted", { thirtyTwo: "toast" }, "Anna toasts", "Anna 6 Ben 6"],
    ["meyer-shown", { openMeyer: true }, "Anna shows", "Anna 6 Ben 5"],
  ] as const)("%s: no dice are known", (kind, rules, sentence, left) => {
    const told = story({ ...real, ...rules }, "Anna Ben", `Anna rolls. ${sentence}`);
    expect(lives(told)).toBe(left);
    expect(told.game.phase).toMatchObject({ outcome: { kind, dice: null } });
  });

  test("surrendered: no dice are known", () => {
    const told = story({ ...real, surrender: true }, "Anna Ben", `${HELD}. Ben surrenders`);
    expect(lives(told)).toBe("Anna 6 Ben 5");
    expect(told.game.phase).toMatchObject({ outcome: { kind: "surrendered", dice: null } });
  });
});

describe("the entered roll can be changed", () => {
  test.each([
    ["between rounds", "", null],
    ["after a rename", ". Ben becomes B", null],
    ["not once the next round has started", ". open", "not-now"],
    ["not after that round either", ". open. void", "not-now"],
    ["when the table has ended the game", ". end", null],
  ] as const)("%s", (_, text, reason) => {
    const told = story(real, "Anna Ben Carla", `${LIFTED}. enter 54${text}`);
    expect(why(told, "enter 62")).toBe(reason);
  });

  test("more than once; the last one counts", () => {
    const told = story(real, "Anna Ben", `${LIFTED}. enter 54. enter 62. enter 43`);
    expect(lives(told)).toBe("Anna 5 Ben 6");
    expect(sheetOf(told.log).rounds[0]?.cells).toEqual({ Anna: { sum: 1, marks: [] } });
  });

  test("the round, its opener and direction are judged anew", () => {
    const rules = { ...real, reverseOnMeyer: true, opener: "loser" } as const;
    const lifted = story(rules, "Anna Ben Carla", "Anna rolls. Anna says 21. Ben lifts");
    const told = on(lifted, "enter 66. enter 21");
    expect(told.game.direction).toBe(-1);
    expect(told.game.phase).toMatchObject({ next: { player: "Ben" } });
    expect(lives(told)).toBe("Anna 6 Ben 4 Carla 6");
  });

  test("what happened since happens again where it still fits", () => {
    const told = story(real, "Anna Ben Carla", `${LIFTED}. enter 54. Anna gets 3. Carla leaves`);
    expect(lives(on(told, "enter 62"))).toBe("Anna 3 Ben 5 Carla left");
  });

  test("and what no longer fits is left out, but not forgotten", () => {
    const buying = { ...real, lives: 1, secondLife: "buy-in" } as const;
    const told = story(buying, "Anna Ben Carla", `${LIFTED}. enter 54. Anna buys`);
    const other = on(told, "enter 62");
    expect(lives(other)).toBe("Anna 1 Ben out Carla 1");
    expect(other.game.phase).toMatchObject({ name: "buying", queue: ["Ben"] });
    const back = on(other, "enter 54");
    expect(lives(back)).toBe("Anna 1 Ben 1 Carla 1");
    expect(back.game.players[0]?.spent).toBe(true);
  });

  test("a life roll happens again with the die that fell", () => {
    const rolling = { ...real, lives: 2, secondLife: "reroll" } as const;
    const told = story(rolling, "Anna Ben", `${LIFTED}. enter 54. Anna throws 2`);
    expect(lives(told)).toBe("Anna 2 Ben 2");
    expect(lives(on(told, "enter 62"))).toBe("Anna 2 Ben 1");
    expect(lives(on(told, "enter 62. enter 43"))).toBe("Anna 2 Ben 2");
  });

  test("from the end of the game back into it, and the other way", () => {
    const told = story({ ...real, lives: 1 }, "Anna Ben", `${LIFTED}. enter 54`);
    expect(end(told)).toBe("last-standing: Ben");
    expect(offersOf(told.game).map(({ kind }) => kind)).toEqual(["enter"]);
    expect(end(on(told, "enter 62"))).toBe("last-standing: Anna");
    const two = story({ ...real, lives: 2 }, "Anna Ben", `Anna gets 1. ${LIFTED}. enter 62`);
    expect(end(two)).toBeNull();
    expect(end(on(two, "enter 54"))).toBe("last-standing: Ben");
  });

  test("while somebody is asked to buy back in", () => {
    const buying = { ...real, lives: 1, secondLife: "buy-in" } as const;
    const told = story(buying, "Anna Ben", `${LIFTED}. enter 54`);
    expect(offersOf(told.game).map(({ kind }) => kind)).toEqual(["buy-in", "decline", "enter"]);
    expect(on(told, "enter 62").game.phase).toMatchObject({ queue: ["Ben"] });
  });
});
