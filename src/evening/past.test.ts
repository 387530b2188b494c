// The gate: nobody looks back on a game that still runs.
import { expect, test } from "vitest";
import { start } from "../game/flow/setup.ts";
import { story } from "../game/testing/story.ts";
import { figuresOf } from "./figures.ts";
import { pastOf } from "./past.ts";

const LIE = "Anna rolls 43. Anna looks. Anna says 61";

test.each([
  ["before the first round", "", null],
  ["while a cup stands", LIE, null],
  ["between rounds", `${LIE}. Ben lifts`, null],
  ["when the table has ended it", `${LIE}. Ben lifts. end`, "over"],
])("a game %s", (_, text, phase) => {
  const { log } = story({}, "Anna Ben Carla", text);
  expect(pastOf(log)?.end.phase.name ?? null).toBe(phase);
  expect(figuresOf(log) === null).toBe(phase === null);
});

test("a game that is broken off tells its truth once the table agrees, but no figures", () => {
  const { log, game } = story({}, "Anna Ben Carla", LIE);
  expect(pastOf(log, { agreed: true })?.end).toEqual(game);
  expect(pastOf([log[0]], { agreed: true })?.end).toEqual(start(log[0]));
  expect(figuresOf(log)).toBeNull();
});

test("a game that is over with real dice is open again while its last roll is entered anew", () => {
  const text = "Anna rolls. Anna says 61. Ben lifts. enter 54";
  const rules = { cup: "table", lives: 1, secondLife: "buy-in" } as const;
  const { log } = story(rules, "Anna Ben", `${text}. Anna declines`);
  expect(pastOf(log)).not.toBeNull();
  const anew = story(rules, "Anna Ben", `${text}. Anna declines. enter 62`);
  expect(pastOf(anew.log)).toBeNull();
});
