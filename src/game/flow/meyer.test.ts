// Everything that is special about a 21, and about a 31 that moved up.
import { describe, expect, test } from "vitest";
import { lives, on, story, why } from "../testing/story.ts";
import { offersOf } from "./offers.ts";

const LIE = "Anna rolls 43. Anna says 21";
const SHOWN = "Anna rolls 43. Anna says 66. Ben believes. Ben rolls 43. Ben looks. Ben surrenders";
const TRUE = "Anna rolls 21. Anna says 21";

describe("meyerBelieved", () => {
  test.each([
    ["lose-1", "higher", null, "Anna 6 Ben 5 Carla 6", "between"],
    ["lose-2", "higher", null, "Anna 6 Ben 4 Carla 6", "between"],
    ["free", "higher", null, "Anna 6 Ben 6 Carla 6", "between"],
    ["play-on", "equal", null, "Anna 6 Ben 6 Carla 6", "rolling"],
  ] as const)("%s, raise %s", (meyerBelieved, raise, reason, left, phase) => {
    const told = story({ meyerBelieved, raise }, "Anna Ben Carla", LIE);
    expect(why(told, "Ben believes")).toBe(reason);
    const after = on(told, "Ben believes");
    expect(lives(after)).toBe(left);
    expect(after.game.phase.name).toBe(phase);
  });

  test.each(["lift-or-pass", "must-lift"] as const)("%s: not possible", (meyerBelieved) => {
    expect(why(story({ meyerBelieved }, "Anna Ben Carla", LIE), "Ben believes")).toBe("not-now");
  });

  test("play-on: 21 must be claimed again, and nothing else", () => {
    const rules = { meyerBelieved: "play-on", raise: "equal" } as const;
    const told = story(rules, "Anna Ben Carla", `${LIE}. Ben believes. Ben rolls 66`);
    expect(why(told, "Ben says 66")).toBe("no-raise");
    expect(lives(on(told, "Ben says 21. Carla lifts"))).toBe("Anna 6 Ben 4 Carla 6");
  });

  test.each(["lose-1", "lose-2", "free", "lift-or-pass", "must-lift"] as const)(
    "%s says nothing about other claims: believing them goes on for nothing",
    (meyerBelieved) => {
      const told = story(
        { meyerBelieved },
        "Anna Ben",
        "Anna rolls 43. Anna says 66. Ben believes",
      );
      expect(lives(told)).toBe("Anna 6 Ben 6");
      expect(told.game.phase).toEqual({
        name: "rolling",
        roller: "Ben",
        standing: { roll: 66, claimant: "Anna" },
      });
    },
  );

  test("what was believed stays covered", () => {
    const { game } = story({}, "Anna Ben Carla", `${TRUE}. Ben believes`);
    expect(game.phase).toEqual({
      name: "between",
      next: { player: "Ben", step: "self" },
      lifeRolls: [],
      outcome: {
        kind: "believed",
        claimant: "Anna",
        responder: "Ben",
        losses: [{ player: "Ben", stake: 1, lost: 1, left: "in" }],
      },
    });
  });
});

describe("what a lifted claim costs", () => {
  test.each([
    ["Meyer 2/2: the lifter", {}, TRUE, "Anna 6 Ben 4"],
    ["Meyer 2/2: the claimant", {}, LIE, "Anna 4 Ben 6"],
    ["Meyer 1/3: the lifter", { meyerLoss: { lifter: 1, claimant: 3 } }, TRUE, "Anna 6 Ben 5"],
    ["Meyer 1/3: the claimant", { meyerLoss: { lifter: 1, claimant: 3 } }, LIE, "Anna 3 Ben 6"],
    ["Meyer 3/1: the lifter", { meyerLoss: { lifter: 3, claimant: 1 } }, TRUE, "Anna 6 Ben 3"],
    ["Meyer 3/1: the claimant", { meyerLoss: { lifter: 3, claimant: 1 } }, LIE, "Anna 5 Ben 6"],
    [
      "Little Meyer at 1: the lifter",
      { littleMeyer: true },
      "Anna rolls 31. Anna says 31",
      "Anna 6 Ben 5",
    ],
    [
      "Little Meyer at 2: the lifter",
      { littleMeyer: true, littleMeyerLoss: 2 },
      "Anna rolls 31. Anna says 31",
      "Anna 6 Ben 4",
    ],
    [
      "Little Meyer at 2: the claimant",
      { littleMeyer: true, littleMeyerLoss: 2 },
      "Anna rolls 66. Anna says 31",
      "Anna 4 Ben 6",
    ],
    [
      "Little Meyer at 2: a Meyer below it costs as the claim did",
      { littleMeyer: true, littleMeyerLoss: 2, meyerLoss: { lifter: 3, claimant: 3 } },
      "Anna rolls 21. Anna says 31",
      "Anna 6 Ben 4",
    ],
    [
      "Little Meyer at 2: other claims cost 1",
      { littleMeyer: true, littleMeyerLoss: 2 },
      "Anna rolls 31. Anna says 66",
      "Anna 6 Ben 5",
    ],
    ["Half Meyer costs 1", { halfMeyer: true }, "Anna rolls 66. Anna says 42", "Anna 5 Ben 6"],
  ] as const)("%s", (_, rules, text, left) => {
    expect(lives(story(rules, "Anna Ben", `${text}. Ben lifts`))).toBe(left);
  });
});

describe("double", () => {
  const rules = { double: true, meyerLoss: { lifter: 2, claimant: 1 } } as const;

  test.each([
    ["false: not at all", {}, LIE, "not-now"],
    ["true: on a Meyer", rules, LIE, null],
    ["true: on nothing else", rules, "Anna rolls 43. Anna says 66", "not-now"],
    [
      "true: not on a Little Meyer",
      { ...rules, littleMeyer: true },
      "Anna rolls 43. Anna says 31",
      "not-now",
    ],
  ] as const)("%s", (_, differs, text, reason) => {
    expect(why(story(differs, "Anna Ben", text), "Ben doubles")).toBe(reason);
  });

  test("whoever is wrong loses twice their own stake", () => {
    expect(lives(story(rules, "Anna Ben", `${TRUE}. Ben doubles`))).toBe("Anna 6 Ben 2");
    expect(lives(story(rules, "Anna Ben", `${LIE}. Ben doubles`))).toBe("Anna 4 Ben 6");
    expect(lives(story(rules, "Anna Ben", `${LIE}. Ben lifts`))).toBe("Anna 5 Ben 6");
  });

  test("is offered with what it costs", () => {
    const offers = offersOf(story(rules, "Anna Ben", LIE).game);
    expect(offers.slice(0, 3)).toEqual([
      { kind: "believe", by: "Ben", cost: 1, ends: true },
      { kind: "lift", by: "Ben", stakes: { lifter: 2, claimant: 1 } },
      { kind: "double", by: "Ben", stakes: { lifter: 4, claimant: 2 } },
    ]);
  });
});

describe("openMeyer", () => {
  const rules = { openMeyer: true } as const;

  test.each([
    ["false: not at all", {}, "Anna rolls 21. Anna looks", "not-now"],
    ["true: a 21 that was seen", rules, "Anna rolls 21. Anna looks", null],
    ["true: not unseen", rules, "Anna rolls 21", "not-looked"],
    ["true: nothing else", rules, "Anna rolls 31. Anna looks", "not-a-meyer"],
    [
      "true: not even a Little Meyer",
      { ...rules, littleMeyer: true },
      "Anna rolls 31. Anna looks",
      "not-a-meyer",
    ],
  ] as const)("%s", (_, differs, text, reason) => {
    expect(why(story(differs, "Anna Ben", text), "Anna shows")).toBe(reason);
  });

  test("everybody else loses 1, all at once, and the shower opens whatever opener says", () => {
    const text = "Anna rolls 43. Anna says 43. Ben believes. Ben rolls 21. Ben looks. Ben shows";
    const told = story({ ...rules, opener: "next" }, "Anna Ben Carla", text);
    expect(lives(told)).toBe("Anna 5 Ben 6 Carla 5");
    expect(told.game.phase).toEqual({
      name: "between",
      next: { player: "Ben", step: "self" },
      lifeRolls: [],
      outcome: {
        kind: "meyer-shown",
        player: "Ben",
        dice: [2, 1],
        losses: [
          { player: "Anna", stake: 1, lost: 1, left: "in" },
          { player: "Carla", stake: 1, lost: 1, left: "in" },
        ],
      },
    });
  });

  test("those who are out lose nothing", () => {
    const text = "Ben gets 0. Anna rolls 21. Anna looks. Anna shows";
    expect(lives(story(rules, "Anna Ben Carla", text))).toBe("Anna 6 Ben out Carla 5");
  });

  test("the last others can go out all at once", () => {
    const told = story(
      { ...rules, lives: 1 },
      "Anna Ben Carla",
      "Anna rolls 21. Anna looks. Anna shows",
    );
    expect(told.game.phase).toMatchObject({ name: "over", winners: ["Anna"] });
  });
});

describe("reverseOnMeyer", () => {
  const rules = { reverseOnMeyer: true } as const;
  const direction = (differs: object, text: string) =>
    story({ ...rules, ...differs }, "Anna Ben Carla", text).game.direction;

  test.each([
    ["false: never", { reverseOnMeyer: false }, `${LIE}. Ben lifts`, 1],
    ["a lifted Meyer", {}, `${LIE}. Ben lifts`, -1],
    ["a true one", {}, `${TRUE}. Ben lifts`, -1],
    ["a believed one", {}, `${LIE}. Ben believes`, -1],
    ["a doubled one", { double: true }, `${LIE}. Ben doubles`, -1],
    ["any other lift", {}, "Anna rolls 21. Anna says 66. Ben lifts", 1],
    ["a Little Meyer", { littleMeyer: true }, "Anna rolls 31. Anna says 31. Ben lifts", 1],
    ["a shown Meyer", { openMeyer: true }, "Anna rolls 21. Anna looks. Anna shows", -1],
    ["a void round", {}, `${LIE}. void`, 1],
    [
      "a surrender to one",
      { surrender: true, meyerBelieved: "play-on", raise: "equal" },
      `${LIE}. Ben believes. Ben rolls 43. Ben looks. Ben surrenders`,
      -1,
    ],
    ["any other surrender", { surrender: true }, SHOWN, 1],
    [
      "a toast on one",
      { thirtyTwo: "toast", meyerBelieved: "play-on", raise: "equal" },
      `${LIE}. Ben believes. Ben rolls 32. Ben looks. Ben toasts`,
      -1,
    ],
    ["two of them", {}, `${LIE}. Ben lifts. ${LIE}. Carla lifts`, 1],
  ] as const)("%s: %j %s goes %i", (_, differs, text, way) => {
    expect(direction(differs, text)).toBe(way);
  });

  test("a Meyer shown over a standing Meyer flips once", () => {
    const differs = { openMeyer: true, meyerBelieved: "play-on", raise: "equal" } as const;
    const text = `${LIE}. Ben believes. Ben rolls 21. Ben looks. Ben shows`;
    expect(direction(differs, text)).toBe(-1);
  });

  test("the flip counts before the next opener is found", () => {
    const told = story({ ...rules, opener: "next" }, "Anna Ben Carla", `${LIE}. Ben lifts`);
    expect(offersOf(told.game)).toContainEqual({ kind: "open-round", opener: "Carla" });
  });
});
