// How a round goes: who may do what, when; raising, understating, looking.
import { describe, expect, test } from "vitest";
import { lives, on, story, why } from "../testing/story.ts";

const TALE = "Anna rolls 62. Anna looks. Anna says 54. Ben believes. Ben rolls 63. Ben says 63";

describe("the order of a round", () => {
  test.each([
    ["nobody rolls before it is opened", "", "Anna rolls 62", "not-now"],
    ["nobody claims before it is opened", "", "Anna says 62", "not-now"],
    ["the opener rolls", "open", "Anna rolls 62", null],
    ["nobody else rolls", "open", "Ben rolls 62", "not-yours"],
    ["no look before the roll", "open", "Anna looks", "not-now"],
    ["no claim before the roll", "open", "Anna says 54", "not-now"],
    ["it is open already", "open", "open", "not-now"],
    ["no second roll", "open. Anna rolls 62", "Anna rolls 63", "not-now"],
    ["the holder looks", "open. Anna rolls 62", "Anna looks", null],
    ["and again", "open. Anna rolls 62. Anna looks", "Anna looks", null],
    ["nobody else looks", "open. Anna rolls 62", "Ben looks", "not-yours"],
    ["a claim without a look", "open. Anna rolls 62", "Anna says 66", null],
    ["nobody else claims", "open. Anna rolls 62", "Ben says 66", "not-yours"],
    ["the claimant does not answer", "Anna rolls 62. Anna says 54", "Anna lifts", "not-yours"],
    ["the responder does", "Anna rolls 62. Anna says 54", "Ben lifts", null],
    ["not the one after", "Anna rolls 62. Anna says 54", "Carla believes", "not-yours"],
    ["no look at what is claimed", "Anna rolls 62. Anna says 54", "Anna looks", "not-now"],
    ["no answer before a claim", "open. Anna rolls 62", "Ben lifts", "not-now"],
    ["who believes rolls anew", "Anna rolls 62. Anna says 54. Ben believes", "Ben rolls 41", null],
    ["without looking", "Anna rolls 62. Anna says 54. Ben believes", "Ben looks", "not-now"],
    ["then the next answers", TALE, "Carla lifts", null],
    ["and not the one before", TALE, "Anna lifts", "not-yours"],
    ["no dealings in a round", TALE, "Ben leaves", "not-now"],
    ["no ending in a round", TALE, "end", "not-now"],
    ["no entering with a phone", TALE, "enter 62", "not-now"],
    ["nothing to buy", "", "Anna buys", "not-now"],
    ["nothing to decline", "", "Anna declines", "not-now"],
    ["no life roll", "", "Anna throws 4", "not-now"],
  ] as const)("%s", (_, text, sentence, reason) => {
    expect(why(story({}, "Anna Ben Carla", text), sentence)).toBe(reason);
  });
});

test("a claim stands until it is raised, and the claimant answers for it", () => {
  const { game } = story({}, "Anna Ben Carla", TALE);
  expect(game.phase).toEqual({
    name: "answering",
    cup: { kind: "sealed", roller: "Ben", dice: [6, 3], seal: [1, 2, 3], looks: 0 },
    standing: { roll: 63, claimant: "Ben" },
  });
  expect([game.round, game.opener, game.rolls]).toEqual([1, "Anna", 2]);
});

test("a lift is judged on what lay in the cup, and all of it is public", () => {
  const { game } = story({}, "Anna Ben Carla", `${TALE}. Carla lifts`);
  expect(game.phase).toEqual({
    name: "between",
    next: { player: "Carla", step: "self" },
    lifeRolls: [],
    outcome: {
      kind: "lifted",
      claim: { roll: 63, claimant: "Ben" },
      lifter: "Carla",
      double: false,
      roll: 63,
      dice: [6, 3],
      seal: [1, 2, 3],
      roller: "Ben",
      verdict: "held",
      losses: [{ player: "Carla", stake: 1, lost: 1, left: "in" }],
    },
  });
});

test("looks are counted, and start anew with each roll", () => {
  const told = story({}, "Anna Ben", "Anna rolls 62. Anna looks. Anna looks");
  expect(told.game.phase).toMatchObject({ cup: { looks: 2 } });
  const next = on(told, "Anna says 62. Ben believes. Ben rolls 31");
  expect(next.game.phase).toMatchObject({ cup: { looks: 0 }, standing: { roll: 62 } });
});

test("rounds and rolls are counted", () => {
  const told = story({}, "Anna Ben", `${TALE.replace("Ben says 63", "Ben says 64")}. Anna lifts`);
  expect([told.game.round, told.game.rolls]).toEqual([1, 2]);
  const next = on(told, "Ben rolls 31");
  expect([next.game.round, next.game.rolls, next.game.opener]).toEqual([2, 1, "Ben"]);
});

describe("raise", () => {
  const standing = "Anna rolls 43. Anna says 62. Ben believes. Ben rolls 43";

  test.each([
    ["higher: the same again", "higher", "62", "no-raise"],
    ["higher: one up", "higher", "63", null],
    ["higher: one down", "higher", "61", "no-raise"],
    ["equal: the same again", "equal", "62", null],
    ["equal: one up", "equal", "63", null],
    ["equal: one down", "equal", "61", "no-raise"],
  ] as const)("%s", (_, raise, roll, reason) => {
    expect(why(story({ raise }, "Anna Ben", standing), `Ben says ${roll}`)).toBe(reason);
  });

  test("the first claim may be anything", () => {
    expect(why(story({}, "Anna Ben", "Anna rolls 66"), "Anna says 31")).toBeNull();
  });
});

describe("understate", () => {
  const strict = { understate: false } as const;

  test.each([
    ["true: anything goes", {}, "Anna looks", "54", null],
    ["false: not below what was seen", strict, "Anna looks", "54", "below-roll"],
    ["false: what was seen", strict, "Anna looks", "62", null],
    ["false: more than was seen", strict, "Anna looks", "63", null],
    ["false: whoever has not looked is not bound", strict, "", "54", null],
  ] as const)("%s", (_, rules, look, roll, reason) => {
    const told = story(rules, "Anna Ben", `Anna rolls 62. ${look}`);
    expect(why(told, `Anna says ${roll}`)).toBe(reason);
  });

  test("false binds no joker", () => {
    const joker = { ...strict, thirtyTwo: "joker" } as const;
    expect(why(story(joker, "Anna Ben", "Anna rolls 32. Anna looks"), "Anna says 31")).toBeNull();
    expect(why(story(strict, "Anna Ben", "Anna rolls 32. Anna looks"), "Anna says 31")).toBe(
      "below-roll",
    );
  });

  test("a claim below the standing one is refused before all, whatever was rolled", () => {
    const text = "Anna rolls 43. Anna says 62. Ben believes. Ben rolls 64. Ben looks";
    expect(why(story(strict, "Anna Ben", text), "Ben says 61")).toBe("no-raise");
    expect(why(story(strict, "Anna Ben", text), "Ben says 63")).toBe("below-roll");
  });
});

test("with two, the cup goes to and fro", () => {
  const told = story(
    {},
    "Anna Ben",
    "Anna rolls 43. Anna says 43. Ben believes. Ben rolls 51. Ben says 51. Anna believes. Anna rolls 52",
  );
  expect(lives(on(told, "Anna says 53. Ben lifts"))).toBe("Anna 5 Ben 6");
});

test("those who are out are passed over", () => {
  const told = story({}, "Anna Ben Carla", "Ben gets 0. Anna rolls 43. Anna says 43");
  expect(why(told, "Ben lifts")).toBe("not-yours");
  expect(why(told, "Carla lifts")).toBeNull();
});
