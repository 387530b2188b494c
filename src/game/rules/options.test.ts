// An editor's steps: what is blocked and why, what moves along, and that every ruleset can be reached.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom, VALUES } from "../testing/deal.ts";
import { share } from "../testing/runs.ts";
import { OPTION_GROUPS, OPTION_NAMES, type OptionName } from "../words/house.ts";
import {
  blockedBy,
  differences,
  GROUPS,
  movedBy,
  OPTIONS,
  type OptionValue,
  putBack,
  rulesetOf,
  setOption,
  type Values,
  valuesOf,
} from "./options.ts";
import { PRESETS } from "./registry.ts";
import { BASE, type Ruleset, rulesetFaults } from "./ruleset.ts";

const rules = (changes: Partial<Values>) => rulesetOf({ ...valuesOf(BASE), ...changes });

function some(count: number): readonly Ruleset[] {
  const rng = rngOf(7);
  return Array.from({ length: share(count) }, () => rulesetFrom(rng));
}

/** Every step from a ruleset: each option, each of its values. */
const steps = OPTION_NAMES.flatMap((name) =>
  (OPTIONS[name] as readonly OptionValue[]).map((value) => ({ name, value })),
);

test("every option has all its values, in some order of RULES", () => {
  expect(OPTIONS).toEqual(VALUES);
  expect(Object.keys(OPTIONS)).toEqual(OPTION_NAMES);
});

test("every option stands in one group", () => {
  expect(Object.keys(GROUPS)).toEqual(OPTION_GROUPS);
  expect(OPTION_GROUPS.flatMap((group) => GROUPS[group]).toSorted()).toEqual(
    OPTION_NAMES.toSorted(),
  );
});

test("values and ruleset say the same", () => {
  for (const ruleset of some(50)) expect(rulesetOf(valuesOf(ruleset))).toEqual(ruleset);
  expect(valuesOf(rules({ lifterLoss: 3, claimantLoss: 1 }))).toMatchObject({
    lifterLoss: 3,
    claimantLoss: 1,
  });
});

describe("what needs another option is blocked, with the reason", () => {
  test.each([
    ["play on at strictly higher", {}, "meyerBelieved", "play-on", "play-on-needs-equal"],
    ["play on at equal", { raise: "equal" }, "meyerBelieved", "play-on", null],
    ["31 for 2 without it up", {}, "littleMeyerLoss", 2, "little-loss-needs-little-meyer"],
    ["31 for 2 with it up", { littleMeyer: true }, "littleMeyerLoss", 2, null],
    ["31 for 1 without it up", {}, "littleMeyerLoss", 1, null],
    ["life roll with 1", { lives: 1 }, "secondLife", "reroll", "reroll-needs-2-to-9-lives"],
    ["life roll with 2", { lives: 2 }, "secondLife", "reroll", null],
    ["life roll with 9", { lives: 9 }, "secondLife", "reroll", null],
    ["life roll with 10", { lives: 10 }, "secondLife", "reroll", "reroll-needs-2-to-9-lives"],
    ["buy-in with 12", { lives: 12 }, "secondLife", "buy-in", null],
    ["no lives", {}, "lives", 0, "lives-out-of-range"],
    ["13 lives", {}, "lives", 13, "lives-out-of-range"],
    ["13 lives with a life roll", { secondLife: "reroll" }, "lives", 13, "lives-out-of-range"],
    ["no value of it", {}, "lifterLoss", 4, "not-a-ruleset"],
    ["no value of what others need", {}, "raise", "lower", "not-a-ruleset"],
  ] as const)("%s", (_, changes, name, value, reason) => {
    const before = rules(changes);
    expect(blockedBy(before, name, value as OptionValue)).toBe(reason);
    const after = setOption(before, name, value as OptionValue);
    if (reason === null) expect(valuesOf(after)[name]).toBe(value);
    else expect(after).toBe(before);
  });
});

const onward = { raise: "equal", meyerBelieved: "play-on" } as const;
const dear = { littleMeyer: true, littleMeyerLoss: 2 } as const;

describe("what is needed may change: what needed it goes back to its base, and that is told", () => {
  test.each([
    ["raise", "higher", onward, { raise: "higher", meyerBelieved: "lose-1" }, ["meyerBelieved"]],
    ["raise", "equal", onward, onward, []],
    ["littleMeyer", false, dear, { littleMeyer: false }, ["littleMeyerLoss"]],
    ["lives", 1, { secondLife: "reroll" }, { lives: 1 }, ["secondLife"]],
    ["lives", 10, { secondLife: "reroll" }, { lives: 10 }, ["secondLife"]],
    ["lives", 9, { secondLife: "reroll" }, { lives: 9, secondLife: "reroll" }, []],
    ["lives", 1, { secondLife: "swim" }, { lives: 1, secondLife: "swim" }, []],
    ["meyerBelieved", "free", onward, { raise: "equal", meyerBelieved: "free" }, []],
  ] as const)("%s %s", (name, value, before, after, moved) => {
    expect(setOption(rules(before), name, value as OptionValue)).toEqual(rules(after));
    expect(movedBy(rules(before), name, value as OptionValue)).toEqual(moved);
  });
});

/** RULES, said once more: what a value needs of another option. */
function lacks(values: Values, name: OptionName, value: OptionValue): boolean {
  if (name === "meyerBelieved" && value === "play-on") return values.raise !== "equal";
  if (name === "littleMeyerLoss" && value === 2) return !values.littleMeyer;
  if (name !== "secondLife" || value !== "reroll") return false;
  return values.lives < 2 || values.lives > 9;
}

/** Whether a step does what it should: nothing where something is lacking, otherwise itself and what is told. */
function isRight(before: Ruleset, name: OptionName, value: OptionValue): boolean {
  const after = setOption(before, name, value);
  const blocked = lacks(valuesOf(before), name, value);
  if ((blockedBy(before, name, value) !== null) !== blocked) return false;
  if (blocked) return after === before;
  const moved = movedBy(before, name, value);
  const unlike = differences(after, before).filter((changed) => changed !== name);
  return (
    rulesetFaults(after).length === 0 &&
    valuesOf(after)[name] === value &&
    moved.join() === unlike.join()
  );
}

test("a step is blocked only where something is lacking, sets its value and never makes a fault", () => {
  for (const before of some(100)) {
    expect(steps.filter(({ name, value }) => !isRight(before, name, value))).toEqual([]);
  }
});

/** Sets one option after the other to its value in `goal`, until nothing differs. */
function reach(from: Ruleset, goal: Ruleset): Ruleset {
  const values = valuesOf(goal);
  return OPTION_NAMES.reduce((now, name) => setOption(now, name, values[name]), from);
}

test("from every preset every ruleset can be reached, one step an option", () => {
  for (const goal of some(200)) {
    const missed = PRESETS.filter(({ ruleset }) => !isDeepStrictEqual(reach(ruleset, goal), goal));
    expect(missed).toEqual([]);
  }
});

test.each([
  ["raise", "meyerBelieved"],
  ["littleMeyer", "littleMeyerLoss"],
  ["lives", "secondLife"],
] as const)("every pair of %s and %s that can be played is reached", (needed, needy) => {
  for (const one of OPTIONS[needed]) {
    for (const other of OPTIONS[needy]) {
      const goal = rules({ [needed]: one, [needy]: other });
      if (rulesetFaults(goal).length > 0) continue;
      const missed = PRESETS.filter(
        ({ ruleset }) => !isDeepStrictEqual(reach(ruleset, goal), goal),
      );
      expect(missed).toEqual([]);
    }
  }
});

test.each([
  [{}, []],
  [{ lives: 3, pairs: "ones-high" }, ["pairs", "lives"]],
  [{ claimantLoss: 1 }, ["claimantLoss"]],
  [{ lifterLoss: 1 }, ["lifterLoss"]],
  [{ cup: "table", littleMeyer: true, double: true }, ["littleMeyer", "double", "cup"]],
] as const)("%j differs from the base in %j", (changes, names) => {
  expect(differences(rules(changes), BASE)).toEqual(names);
  expect(differences(BASE, rules(changes))).toEqual(names);
});

describe("putting back", () => {
  test.each([
    ["one option", { lives: 3, double: true }, {}, "lives", { double: true }],
    ["with what it needs", { raise: "higher" }, onward, "meyerBelieved", onward],
    [
      "with what cannot stay",
      onward,
      { meyerBelieved: "free" },
      "raise",
      { meyerBelieved: "free" },
    ],
    [
      "what need not go",
      { ...onward, meyerBelieved: "free" },
      {},
      "raise",
      { meyerBelieved: "free" },
    ],
    ["with 31 up", {}, dear, "littleMeyerLoss", dear],
    [
      "with fewer lives",
      { lives: 12 },
      { secondLife: "reroll" },
      "secondLife",
      { secondLife: "reroll" },
    ],
    [
      "lives as they are",
      { lives: 9 },
      { secondLife: "reroll" },
      "secondLife",
      { lives: 9, secondLife: "reroll" },
    ],
  ] as const)("%s", (_, now, from, name, after) => {
    expect(putBack(rules(now), rules(from), name)).toEqual(rules(after));
  });

  test("one by one leads back to the preset, each step playable and nearer", () => {
    for (const [index, start] of some(150).entries()) {
      const from = PRESETS[index % PRESETS.length]?.ruleset ?? BASE;
      let now = start;
      for (const name of rngOf(index).shuffled(differences(start, from))) {
        const before = differences(now, from);
        now = putBack(now, from, name);
        expect(rulesetFaults(now)).toEqual([]);
        const after = differences(now, from);
        expect(after).not.toContain(name);
        expect(before).toEqual(expect.arrayContaining([...after]));
      }
      expect(now).toEqual(from);
    }
  });
});
