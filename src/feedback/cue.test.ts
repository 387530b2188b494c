// What is heard, felt and seen of an event: named, in order, and nothing of what a cup hides.
import { expect, test } from "vitest";
import type { GameEvent } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import type { Game } from "../game/flow/state.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { PATIENT } from "../game/testing/runs.ts";
import { everyState } from "../game/testing/states.ts";
import { story } from "../game/testing/story.ts";
import { hidesDice, THROWS, withDice } from "../game/testing/swap.ts";
import type { Dice } from "../game/words/dice.ts";
import { cue } from "./cue.ts";
import { patternOf } from "./haptics.ts";

const SAID = "Anna rolls 62. Anna says 54";

/** The last event of a story, with the game before and after it. */
function lastOf(rules: Partial<Ruleset>, text: string) {
  const { log } = story(rules, "Anna Ben Carla", text);
  const [started, ...events] = log;
  const event = events.at(-1) as GameEvent;
  return { before: replay([started, ...events.slice(0, -1)]), after: replay(log), event };
}

function heard(rules: Partial<Ruleset>, text: string): string | null {
  const { before, after, event } = lastOf(rules, text);
  const found = cue(before, after, event);
  return found && [found.name, ...found.beats].join(" ");
}

const TABLE: readonly (readonly [string, Partial<Ruleset>, string | null])[] = [
  ["open", {}, "open"],
  ["Anna rolls 62", {}, "roll rattle slam"],
  ["Anna rolls", { cup: "table" }, null],
  ["Anna rolls 62. Anna looks", {}, "look pop"],
  [SAID, {}, "pass push"],
  ["Anna rolls 62. Anna says 21", {}, "meyer slam heart"],
  [`${SAID}. Ben passes 61`, { blindPass: "higher" }, "pass push"],
  [`${SAID}. Ben passes 21`, { blindPass: "higher" }, "meyer slam heart"],
  [`${SAID}. Ben believes`, {}, "believe knock"],
  [
    `${SAID}. Ben believes. Ben rolls 41. Ben rerolls 31`,
    { blindReroll: "always" },
    "pass rattle push",
  ],
  ["Anna rolls 62. Anna says 21. Ben believes", {}, "lift knock lost"],
  ["Anna rolls 62. Anna says 21. Ben believes", { meyerBelieved: "free" }, "lift knock"],
  [`${SAID}. Ben lifts`, {}, "lift lift held lost"],
  ["Anna rolls 52. Anna says 54. Ben lifts", {}, "lift lift lied lost"],
  ["Anna rolls 52. Anna says 54. Ben lifts", { lives: 1 }, "lift lift lied lost"],
  [
    "Anna rolls 52. Anna says 54. Ben lifts",
    { lives: 1, end: "first-out" },
    "lift lift lied lost winner",
  ],
  ["Anna rolls. Anna says 54. Ben lifts", { cup: "table" }, "lift lift"],
  ["Anna rolls. Anna says 54. Ben lifts. enter 52", { cup: "table" }, "lift lied lost"],
  [
    "Anna rolls 32. Anna looks. Anna toasts",
    { thirtyTwo: "toast", littleMeyer: true },
    "lift lift toast",
  ],
  ["Anna rolls 21. Anna looks. Anna shows", { openMeyer: true }, "lift lift held lost"],
  [`${SAID}. Ben lifts. end`, {}, "end winner"],
  [`${SAID}. back`, {}, null],
  [`${SAID}. void`, {}, null],
];
test.each(TABLE)("%s %j: %s", (text, rules, what) => {
  expect(heard(rules, text)).toBe(what);
});

test("a cue says which turn it led to, and which way the cup goes round", () => {
  const rules = { reverseOnMeyer: true };
  const once = lastOf(rules, SAID);
  expect(cue(once.before, once.after, once.event)).toMatchObject({ turn: 4, way: 1 });
  const turned = lastOf(rules, `Anna rolls 21. Anna says 21. Ben lifts. Ben rolls 41`);
  expect(cue(turned.before, turned.after, turned.event)).toMatchObject({ turn: 7, way: -1 });
});

test("an event that changed nothing is silent", () => {
  const { after, event } = lastOf({}, SAID);
  expect(cue(after, after, event)).toBeNull();
});

const fallen = (event: GameEvent, dice: Dice): GameEvent =>
  "dice" in event && event.dice !== null ? { ...event, dice } : event;

test("it is the same whatever lies in the cup, and so is what the hand feels", PATIENT, () => {
  let compared = 0;
  let before: Game | null = null;
  everyState(12, 1, ({ game, log }) => {
    const event = log.at(-1);
    const last = before;
    before = game;
    if (!last || !event || event.kind === "started" || last.id !== game.id) return;
    if (!hidesDice(game) || last.turn + 1 !== game.turn) return;
    const told = THROWS.map((dice) => {
      const found = cue(withDice(last, dice), withDice(game, dice), fallen(event, dice));
      return JSON.stringify([found, found && patternOf(found)]);
    });
    expect(new Set(told).size).toBe(1);
    compared += 1;
  });
  expect(compared).toBeGreaterThan(20);
});
