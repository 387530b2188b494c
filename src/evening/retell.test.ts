// What is told, and to whom: nothing of a running game, of one that was ended only what everybody saw.
import { expect, test } from "vitest";
import type { Log } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import { story } from "../game/testing/story.ts";
import { discreet } from "./discreet.ts";
import { figuresOf } from "./figures.ts";
import { retell } from "./retell.ts";

const PLAYED =
  "Anna rolls 62. Anna looks. Anna says 66. Ben believes. Ben rolls 21. Ben looks. Ben says 21. Carla lifts";
const rules = { lives: 1, end: "first-out" } as const;

/** The log up to each of its events. */
const beginnings = (log: Log) => log.map((_, at) => log.slice(0, at + 1) as unknown as Log);

test("a game that runs is told at no moment, agreed or not", () => {
  const { log } = story(rules, "Anna Ben Carla", PLAYED);
  const told = beginnings(log).map((part) => ({
    over: replay(part).phase.name === "over",
    plain: retell(part) !== null,
    agreed: retell(part, { agreed: true }) !== null,
  }));
  expect(told.map(({ plain }) => plain)).toEqual(told.map(({ over }) => over));
  expect(told.map(({ agreed }) => agreed)).toEqual(told.map(({ over }) => over));
  expect(told.filter(({ over }) => over)).toHaveLength(1);
});

test("a game that came to its end is told", () => {
  const told = retell(story(rules, "Anna Ben Carla", PLAYED).log);
  expect(told).toMatchObject({
    biggest: { by: "Anna", roll: 66, beneath: 62 },
    bluffs: [{ by: "Anna", answer: { by: "Ben" } }],
    unluckiest: { by: "Ben", roll: 21, beneath: 21, answer: { by: "Carla", aim: "missed" } },
  });
});

const ENDED = `${PLAYED}. end`;

test("a game that the table ended is told only once it has agreed", () => {
  const { log } = story({ lives: 6 }, "Anna Ben Carla", ENDED);
  expect(retell(log)).toBe("ask");
  expect(retell(log, { agreed: true })).toMatchObject({ biggest: { by: "Anna" } });
});

test("what nobody saw is not counted of it either", () => {
  const { log } = story({ lives: 6 }, "Anna Ben Carla", ENDED);
  const figures = figuresOf(log);
  if (!figures) throw new Error("it is over");
  const open = discreet(figures, false).players.map(({ name, counts }) => {
    const { lies, liesBelieved, liesCaught, gulled, meyers, lifts, liftsLost, looks } = counts;
    return [name, lies, liesBelieved, liesCaught, gulled, meyers, lifts, liftsLost, looks];
  });
  expect(open).toEqual([
    ["Anna", 0, 0, 0, 0, 0, 0, 0, 1],
    ["Ben", 0, 0, 0, 0, 0, 0, 0, 1],
    ["Carla", 0, 0, 0, 0, 0, 1, 1, 0],
  ]);
  expect(discreet(figures, true)).toBe(figures);
  const whole = figuresOf(story(rules, "Anna Ben Carla", PLAYED).log);
  if (!whole) throw new Error("it is over");
  expect(discreet(whole, false)).toBe(whole);
  expect(whole.players.map(({ counts }) => counts.lies)).toEqual([1, 0, 0]);
});
