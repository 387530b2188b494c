// Which rulesets can be played, and every fault that one can have.
import { describe, expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { RULESET_FAULTS } from "../words/options.ts";
import { BASE, type Ruleset, rulesetFaults } from "./ruleset.ts";

test.each([
  ["the base", {}, []],
  ["1 life", { lives: 1 }, []],
  ["12 lives", { lives: 12 }, []],
  ["no lives", { lives: 0 }, ["lives-out-of-range"]],
  ["13 lives", { lives: 13 }, ["lives-out-of-range"]],
  ["half a life", { lives: 2.5 }, ["lives-out-of-range"]],
  ["no number of lives", { lives: Number.NaN }, ["lives-out-of-range"]],
  ["31 costs 2 with Little Meyer", { littleMeyerLoss: 2, littleMeyer: true }, []],
  ["31 costs 2 without", { littleMeyerLoss: 2 }, ["little-loss-needs-little-meyer"]],
  ["play on at equal", { meyerBelieved: "play-on", raise: "equal" }, []],
  ["play on at higher", { meyerBelieved: "play-on" }, ["play-on-needs-equal"]],
  ["free at higher", { meyerBelieved: "free" }, []],
  ["life roll for 2", { secondLife: "reroll", lives: 2 }, []],
  ["life roll for 9", { secondLife: "reroll", lives: 9 }, []],
  ["life roll for 1", { secondLife: "reroll", lives: 1 }, ["reroll-needs-2-to-9-lives"]],
  ["life roll for 10", { secondLife: "reroll", lives: 10 }, ["reroll-needs-2-to-9-lives"]],
  ["swimming with 1", { secondLife: "swim", lives: 1 }, []],
  [
    "everything at once",
    { secondLife: "reroll", lives: 13, littleMeyerLoss: 2, meyerBelieved: "play-on" },
    RULESET_FAULTS.slice(1),
  ],
] as const)("%s", (_, rules, faults) => {
  expect(rulesetFaults({ ...BASE, ...rules })).toEqual(faults);
});

test.each([
  ["nothing", null],
  ["undefined", undefined],
  ["a word", "meiern"],
  ["an empty record", {}],
])("%s is no ruleset", (_, value) => {
  expect(rulesetFaults(value)).toEqual(["not-a-ruleset"]);
});

describe("an option that is missing, or has a value of its own, makes it no ruleset", () => {
  test.each(Object.keys(BASE))("%s", (name) => {
    const { [name as keyof Ruleset]: _, ...rest } = BASE;
    expect(rulesetFaults(rest)).toEqual(["not-a-ruleset"]);
    expect(rulesetFaults({ ...BASE, [name]: "often" })).toEqual(["not-a-ruleset"]);
    expect(rulesetFaults({ ...BASE, [name]: null })).toEqual(["not-a-ruleset"]);
  });

  test.each([
    ["lifter 0", { lifter: 0, claimant: 1 }],
    ["claimant 4", { lifter: 1, claimant: 4 }],
    ["no claimant", { lifter: 1 }],
    ["no lifter", { claimant: 1 }],
  ])("meyerLoss with %s", (_, meyerLoss) => {
    expect(rulesetFaults({ ...BASE, meyerLoss })).toEqual(["not-a-ruleset"]);
  });
});

test("every ruleset that the random tests deal can be played", () => {
  const rng = rngOf(1);
  for (let deal = 0; deal < 500; deal += 1) expect(rulesetFaults(rulesetFrom(rng))).toEqual([]);
});
