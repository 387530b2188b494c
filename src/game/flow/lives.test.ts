// What a loss takes: lives, sips, and what the last two pay.
import { describe, expect, test } from "vitest";
import { end, lives, on, sips, story } from "../testing/story.ts";
import { offersOf } from "./offers.ts";

const LIE = "Anna rolls 43. Anna says 61. Ben lifts";
const MEYER = "Anna rolls 43. Anna says 21. Ben lifts";

describe("lives", () => {
  test.each([
    ["1: the first loss puts out", 1, LIE, "Anna out Ben 1"],
    ["2: a Meyer puts out", 2, MEYER, "Anna out Ben 2"],
    ["3: a Meyer leaves 1", 3, MEYER, "Anna 1 Ben 3"],
    ["12", 12, MEYER, "Anna 10 Ben 12"],
  ] as const)("%s", (_, starting, text, left) => {
    expect(lives(story({ lives: starting }, "Anna Ben", text))).toBe(left);
  });

  test("a player on 1 who loses 2 loses 1", () => {
    const told = story({ lives: 1 }, "Anna Ben Carla", MEYER);
    expect(told.game.players[0]).toMatchObject({ lives: 0, standing: "out" });
    expect(told.game.phase).toMatchObject({
      outcome: { losses: [{ player: "Anna", stake: 2, lost: 1, left: "out" }] },
    });
  });

  test("counting penalties changes nothing but how it is shown", () => {
    expect(lives(story({ counting: "penalties" }, "Anna Ben", MEYER))).toBe("Anna 4 Ben 6");
  });
});

describe("lastTwo", () => {
  const two = { lastTwo: true } as const;
  const down = "Carla leaves";

  test.each([
    ["false: 1 stays 1", {}, "Anna Ben Carla", `${down}. ${LIE}`, "Anna 5"],
    ["true: every loss is at least 2", two, "Anna Ben Carla", `${down}. ${LIE}`, "Anna 4"],
    ["true: 2 stays 2", two, "Anna Ben Carla", `${down}. ${MEYER}`, "Anna 4"],
    [
      "true: 3 stays 3",
      { ...two, meyerLoss: { lifter: 3, claimant: 3 } },
      "Anna Ben Carla",
      `${down}. ${MEYER}`,
      "Anna 3",
    ],
    ["true: not while three play", two, "Anna Ben Carla", LIE, "Anna 5"],
    ["true: not where two began", two, "Anna Ben", LIE, "Anna 5"],
    [
      "true: not where two began and one came and went",
      two,
      "Anna Ben",
      `Carla joins 2. ${down}. ${LIE}`,
      "Anna 5",
    ],
    [
      "true: a doubled 1 is 2 and stays 2",
      { ...two, double: true, meyerLoss: { lifter: 1, claimant: 1 } },
      "Anna Ben Carla",
      `${down}. Anna rolls 43. Anna says 21. Ben doubles`,
      "Anna 4",
    ],
    [
      "true: surrender costs 2",
      { ...two, surrender: true },
      "Anna Ben Carla",
      `${down}. Anna rolls 43. Anna says 66. Ben believes. Ben rolls 43. Ben looks. Ben surrenders`,
      "Anna 6 Ben 4",
    ],
    [
      "true: a shown Meyer costs 2",
      { ...two, openMeyer: true },
      "Anna Ben Carla",
      `${down}. Anna rolls 21. Anna looks. Anna shows`,
      "Anna 6 Ben 4",
    ],
    [
      "true: a believed Meyer costs 2",
      two,
      "Anna Ben Carla",
      `${down}. Anna rolls 21. Anna says 21. Ben believes`,
      "Anna 6 Ben 4",
    ],
    [
      "true: a free Meyer stays free",
      { ...two, meyerBelieved: "free" },
      "Anna Ben Carla",
      `${down}. Anna rolls 21. Anna says 21. Ben believes`,
      "Anna 6 Ben 6",
    ],
  ] as const)("%s", (_, rules, names, text, left) => {
    expect(lives(story(rules, names, text)).startsWith(left)).toBe(true);
  });

  test("what is at stake is said before", () => {
    const text = `${down}. Anna rolls 43. Anna says 61`;
    expect(offersOf(story(two, "Anna Ben Carla", text).game)).toContainEqual({
      kind: "lift",
      by: "Ben",
      stakes: { lifter: 2, claimant: 2 },
    });
  });

  test("a toast that costs nothing costs nothing here either", () => {
    const rules = { ...two, thirtyTwo: "toast" } as const;
    const told = story(rules, "Anna Ben Carla", `${down}. Anna rolls 32. Anna looks. Anna toasts`);
    expect(lives(told)).toBe("Anna 6 Ben 6 Carla left");
  });
});

describe("drinks", () => {
  test.each([
    ["off: no sips", "off", MEYER, "Anna 0 Ben 0", "Anna 4 Ben 6"],
    ["also: a sip for each life at stake", "also", MEYER, "Anna 2 Ben 0", "Anna 4 Ben 6"],
    ["instead: nothing is lost but sips", "instead", MEYER, "Anna 2 Ben 0", "Anna 6 Ben 6"],
  ] as const)("%s", (_, drinks, text, drunk, left) => {
    const told = story({ drinks }, "Anna Ben", text);
    expect(sips(told)).toBe(drunk);
    expect(lives(told)).toBe(left);
  });

  test("sips follow the stake, not what was left to lose", () => {
    const told = story({ drinks: "also", lives: 1 }, "Anna Ben Carla", MEYER);
    expect(sips(told)).toBe("Anna 2 Ben 0 Carla 0");
  });

  test("instead: nobody goes out, whatever they would have lost", () => {
    const rules = { drinks: "instead", lives: 1, end: "first-out" } as const;
    const told = story(rules, "Anna Ben", `${MEYER}. ${MEYER}. ${LIE}`);
    expect(sips(told)).toBe("Anna 5 Ben 0");
    expect(lives(told)).toBe("Anna 1 Ben 1");
    expect(end(on(told, "end"))).toBe("ended: Ben");
  });

  test.each(["buy-in", "reroll", "swim"] as const)("instead: no %s", (secondLife) => {
    const told = story({ drinks: "instead", lives: 2, secondLife }, "Anna Ben", LIE);
    expect(told.game.phase).toMatchObject({ name: "between", lifeRolls: [] });
    expect(told.game.players[0]).toMatchObject({ standing: "in", spent: false });
  });

  test("instead: the loss says what was at stake and that no life went", () => {
    expect(story({ drinks: "instead" }, "Anna Ben", LIE).game.phase).toMatchObject({
      outcome: { losses: [{ player: "Anna", stake: 1, lost: 0, left: "in" }] },
    });
  });
});
