// How a game ends, and who has won.
import { describe, expect, test } from "vitest";
import { end, on, story } from "../testing/story.ts";
import { offersOf } from "./offers.ts";

const ANNA_LIES = "Anna rolls 43. Anna says 61. Ben lifts";
const BEN_LIES = "Ben rolls 43. Ben says 61. Carla lifts";
const BEN_WRONG = "Anna rolls 62. Anna says 61. Ben lifts";

test.each([
  ["last-standing: it goes on while two are in", { lives: 1 }, "Anna Ben Carla", ANNA_LIES, null],
  [
    "last-standing: one left",
    { lives: 1 },
    "Anna Ben Carla",
    `${ANNA_LIES}. ${BEN_LIES}`,
    "last-standing: Carla",
  ],
  ["last-standing: corrected out", {}, "Anna Ben", "Anna gets 0", "last-standing: Ben"],
  ["last-standing: gone home", {}, "Anna Ben", "Anna leaves", "last-standing: Ben"],
  [
    "first-out: most lives win",
    { lives: 3, end: "first-out" },
    "Anna Ben Carla",
    `Ben gets 2. Anna gets 1. ${ANNA_LIES}`,
    "first-out: Carla / Anna",
  ],
  [
    "first-out: ties share",
    { lives: 1, end: "first-out" },
    "Anna Ben Carla",
    ANNA_LIES,
    "first-out: Ben Carla / Anna",
  ],
  [
    "first-out: the other of two",
    { lives: 1, end: "first-out" },
    "Anna Ben",
    ANNA_LIES,
    "first-out: Ben / Anna",
  ],
  [
    "first-out: leaving does not end it",
    { end: "first-out" },
    "Anna Ben Carla",
    "Anna leaves",
    null,
  ],
  ["first-out: nor does a correction", { end: "first-out" }, "Anna Ben Carla", "Anna gets 0", null],
  [
    "first-out: but one left is one left",
    { end: "first-out" },
    "Anna Ben Carla",
    "Anna leaves. Ben gets 0",
    "last-standing: Carla",
  ],
  ["ended by the table: most lives", {}, "Anna Ben Carla", `${ANNA_LIES}. end`, "ended: Ben Carla"],
  ["ended before the first round: all share", {}, "Anna Ben", "end", "ended: Anna Ben"],
  [
    "ended: those who went home never win",
    {},
    "Anna Ben Carla",
    `${ANNA_LIES}. Ben leaves. end`,
    "ended: Carla",
  ],
  [
    "ended: swimming counts as 0",
    { lives: 1, secondLife: "swim" },
    "Anna Ben Carla",
    `${ANNA_LIES}. end`,
    "ended: Ben Carla",
  ],
  [
    "ended with sips for lives: fewest sips",
    { drinks: "instead" },
    "Anna Ben Carla",
    `${ANNA_LIES}. ${ANNA_LIES}. ${BEN_WRONG}. Ben leaves. Ben returns. end`,
    "ended: Carla",
  ],
  [
    "ended with sips besides lives: most lives all the same",
    { drinks: "also" },
    "Anna Ben",
    `${ANNA_LIES}. Ben gets 2. end`,
    "ended: Anna",
  ],
  [
    "sips for lives: one left wins",
    { drinks: "instead" },
    "Anna Ben",
    "Ben leaves",
    "last-standing: Anna",
  ],
] as const)("%s", (_, rules, names, text, ending) => {
  expect(end(story(rules, names, text))).toBe(ending);
});

describe("a finished game", () => {
  test("offers nothing", () => {
    expect(offersOf(story({}, "Anna Ben", "end").game)).toEqual([]);
  });

  test("keeps the last round's outcome", () => {
    const lifted = { outcome: { kind: "lifted", verdict: "lied" } };
    expect(story({}, "Anna Ben", `${ANNA_LIES}. end`).game.phase).toMatchObject(lifted);
    expect(story({}, "Anna Ben", `${ANNA_LIES}. Anna leaves`).game.phase).toMatchObject(lifted);
    expect(story({ lives: 1 }, "Anna Ben", ANNA_LIES).game.phase).toMatchObject(lifted);
    expect(story({}, "Anna Ben", "end").game.phase).toMatchObject({ outcome: null });
  });

  test("a believed Meyer that ended it can still be taken back", () => {
    const text = "Anna rolls 43. Anna says 21. Ben believes";
    const told = story({ lives: 1 }, "Anna Ben", text);
    expect(end(told)).toBe("last-standing: Anna");
    expect(offersOf(told.game)).toEqual([{ kind: "take-back" }]);
    expect(on(told, "back. Ben lifts").game.phase).toMatchObject({ winners: ["Ben"] });
  });
});
