// The tables from the traditions, row by row (RULES), each told as it would be played.
import { describe, expect, test } from "vitest";
import { presetOf } from "../rules/registry.ts";
import { end, lives, on, story, why } from "../testing/story.ts";
import { offersOf } from "./offers.ts";
import { sheetOf } from "./sheet.ts";

const de = presetOf("meiern").ruleset;
const no = presetOf("meyer-no").ruleset;
const dk1 = presetOf("meyer-dk").ruleset;
const dk2 = presetOf("meyer-vaertshus").ruleset;

describe("DE", () => {
  test.each([
    ["claim 54 over 62: true, the lifter loses 1", de, "62", "54", "Anna 6 Ben 5"],
    ["an exact hit is honest: the lifter loses", de, "54", "54", "Anna 6 Ben 5"],
    ["claim 62 over 54: a lie, the claimant loses 1", de, "54", "62", "Anna 5 Ben 6"],
    ["claim 21 over 66: a lie, the claimant loses 2", de, "66", "21", "Anna 4 Ben 6"],
    ["claim 21 over 21: true, the lifter loses 2", de, "21", "21", "Anna 6 Ben 4"],
    [
      "claim 21 over 21 where a Mäxchen costs 3: the lifter loses 3",
      { ...de, meyerLoss: { lifter: 3, claimant: 3 } },
      "21",
      "21",
      "Anna 6 Ben 3",
    ],
    ["31 is the lowest: claim 31 over 31 costs 1", de, "31", "31", "Anna 6 Ben 5"],
  ] as const)("%s", (_, rules, rolled, said, left) => {
    const text = `Anna rolls ${rolled}. Anna looks. Anna says ${said}. Ben lifts`;
    expect(lives(story(rules, "Anna Ben", text))).toBe(left);
  });

  test("Ben lies about a Mäxchen and loses 2", () => {
    const text =
      "Anna rolls 41. Anna says 41. Ben believes. Ben rolls 66. Ben says 21. Carla lifts";
    expect(lives(story(de, "Anna Ben Carla", text))).toBe("Anna 6 Ben 4 Carla 6");
  });

  test("who has 62 may claim 54", () => {
    expect(why(story(de, "Anna Ben", "Anna rolls 62. Anna looks"), "Anna says 54")).toBeNull();
  });

  test.each([
    ["after 66 only 21 is left", "66", "21", null],
    ["after 66 no pair", "66", "55", "no-raise"],
    ["after 66 no 66", "66", "66", "no-raise"],
    ["11 beats 65", "65", "11", null],
    ["65 does not beat 11", "11", "65", "no-raise"],
  ] as const)("%s", (_, first, second, reason) => {
    const text = `Anna rolls 43. Anna says ${first}. Ben believes. Ben rolls 43`;
    expect(why(story(de, "Anna Ben", text), `Ben says ${second}`)).toBe(reason);
  });

  test("after 21 nothing can be claimed: believing it ends the round and costs 1", () => {
    const told = story(de, "Anna Ben", "Anna rolls 43. Anna says 21. Ben believes");
    expect(told.game.phase.name).toBe("between");
    expect(lives(told)).toBe("Anna 6 Ben 5");
  });
});

describe("NO", () => {
  test.each([
    ["a true Meyer lifted: the lifter loses 2", "21", "Anna 6 Ben 4"],
    ["a Meyer lied: the claimant loses 1", "66", "Anna 5 Ben 6"],
  ] as const)("%s", (_, rolled, left) => {
    expect(lives(story(no, "Anna Ben", `Anna rolls ${rolled}. Anna says 21. Ben lifts`))).toBe(
      left,
    );
  });

  test("losing on 1 is out", () => {
    const told = story({ ...no, lives: 1 }, "Anna Ben", "Anna rolls 43. Anna says 61. Ben lifts");
    expect(lives(told)).toBe("Anna out Ben 1");
    expect(end(told)).toBe("last-standing: Ben");
  });

  test("an equal claim is allowed, a lower one is not", () => {
    const told = story(no, "Anna Ben", "Anna rolls 61. Anna says 61. Ben believes. Ben rolls 41");
    expect(why(told, "Ben says 61")).toBeNull();
    expect(why(told, "Ben says 54")).toBe("no-raise");
  });

  test("a believed Meyer is free and ends the round", () => {
    const told = story(no, "Anna Ben", "Anna rolls 43. Anna says 21. Ben believes");
    expect(lives(told)).toBe("Anna 6 Ben 6");
    expect(told.game.phase.name).toBe("between");
  });
});

describe("DK1, standing 54", () => {
  const meets = "Anna rolls 54. Anna says 54. Ben believes";

  test.each([
    ["roll 52: may re-roll unseen", "52", "Ben rerolls 43", null],
    ["roll 61: may not", "61", "Ben rerolls 43", "roll-meets-claim"],
    ["roll 63: may claim 63", "63", "Ben says 63", null],
    ["roll 63: may claim more", "63", "Ben says 64", null],
    ["roll 63: not 61", "63", "Ben says 61", "below-roll"],
    ["roll 52: may claim 54 or more", "52", "Ben says 54", null],
  ] as const)("%s", (_, rolled, sentence, reason) => {
    const told = story(dk1, "Anna Ben", `${meets}. Ben rolls ${rolled}. Ben looks`);
    expect(why(told, sentence)).toBe(reason);
  });

  test("the re-rolled cup passes on with 54, and Ben answers for it", () => {
    const told = story(dk1, "Anna Ben Carla", `${meets}. Ben rolls 52. Ben looks. Ben rerolls 53`);
    expect(told.game.phase).toMatchObject({
      name: "answering",
      standing: { roll: 54, claimant: "Ben" },
      cup: { kind: "blind", roller: "Ben" },
    });
    expect(lives(on(told, "Carla lifts"))).toBe("Anna 6 Ben 5 Carla 6");
  });
});

describe("DK2", () => {
  test("six lives, one lost Meyer and one ordinary round leave 6 - 2 - 1 = 3", () => {
    const told = story(
      dk2,
      "Anna Ben",
      "Anna rolls 66. Anna says 21. Ben lifts. Anna rolls 43. Anna says 61. Ben lifts",
    );
    expect(lives(told)).toBe("Anna 3 Ben 6");
    expect(sheetOf(told.log).rounds).toEqual([
      { round: 1, cells: { Anna: { sum: 2, marks: [] } } },
      { round: 2, cells: { Anna: { sum: 1, marks: [] } } },
    ]);
  });

  test("a buy-in is a cell of -1, once", () => {
    const rules = { ...dk2, lives: 2, secondLife: "buy-in" } as const;
    const told = story(rules, "Anna Ben", "Anna rolls 66. Anna says 21. Ben lifts. Anna buys");
    expect(lives(told)).toBe("Anna 1 Ben 2");
    expect(sheetOf(told.log).rounds[0]?.cells).toEqual({ Anna: { sum: 2 - 1, marks: ["buy-in"] } });
    const again = on(told, "Anna rolls 43. Anna says 61. Ben lifts");
    expect(lives(again)).toBe("Anna out Ben 2");
    expect(end(again)).toBe("last-standing: Ben");
  });

  test("a Meyer cannot be believed, only lifted", () => {
    const told = story(dk2, "Anna Ben", "Anna rolls 43. Anna says 21");
    expect(why(told, "Ben believes")).toBe("not-now");
    expect(offersOf(told.game).map(({ kind }) => kind)).toEqual([
      "lift",
      "void-round",
      "take-back",
    ]);
  });
});
