// The variants of each tradition, written out as RULES lists them, each on and off again.
import { describe, expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { VARIANTS } from "../words/house.ts";
import { differences } from "./options.ts";
import { PRESET_IDS, type PresetId } from "./preset.ts";
import { presetOf } from "./registry.ts";
import { rulesetFaults } from "./ruleset.ts";
import { choiceOf, includes, VARIANTS_OF, withChanges, withoutChanges } from "./variants.ts";

const both = (loss: number) => `lifterLoss ${loss}, claimantLoss ${loss}`;
const from3 = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((lives) => `lives ${lives}`);

/** Each variant's choices, and the place of the one that the preset itself has. */
const LISTED: Readonly<
  Record<PresetId, readonly (readonly [string, readonly string[], number])[]>
> = {
  meiern: [
    ["little-meyer", ["littleMeyer true"], -1],
    ["meyer-costs", [both(1), both(2), both(3)], 1],
    ["blind-higher", ["blindPass higher"], -1],
    ["penalties", ["counting penalties, end first-out"], -1],
    ["next-opens", ["opener next"], -1],
    ["lives", from3, 3],
    ["real-dice", ["cup table"], -1],
  ],
  "meyer-no": [
    ["mia-ranking", ["littleMeyer false, pairs ones-high"], -1],
    ["strictly-higher", ["raise higher"], -1],
    ["three-lives", ["lives 3"], -1],
    ["must-lift", ["meyerBelieved must-lift"], -1],
    ["sips", ["drinks instead"], -1],
  ],
  "meyer-dk": [["real-dice", ["cup table"], -1]],
  "meyer-vaertshus": [
    ["lives", from3, 3],
    ["meyer-costs", [both(1), both(2)], 1],
    ["no-little-meyer", ["littleMeyer false, littleMeyerLoss 1"], -1],
    ["little-meyer-costs-2", ["littleMeyer true, littleMeyerLoss 2"], -1],
    ["blind-same", ["blindPass same"], -1],
    ["second-chance", ["secondLife buy-in"], -1],
    ["double", ["double true"], -1],
    ["joker", ["thirtyTwo joker"], -1],
    ["last-two", ["lastTwo true"], -1],
    [
      "believed",
      ["lose-1", "lose-2", "free", "lift-or-pass", "must-lift"].map((to) => `meyerBelieved ${to}`),
      3,
    ],
  ],
  mia: [
    ["sixes-high", ["pairs sixes-high"], -1],
    ["same-or-higher", ["raise equal"], -1],
    ["three-lives", ["lives 3"], -1],
  ],
  bodega: [],
  kneipe: [],
};

const written = (changes: object) =>
  Object.entries(changes)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");

test.each(PRESET_IDS)("%s has the variants that RULES lists", (id) => {
  const { ruleset } = presetOf(id);
  const listed = VARIANTS_OF[id].map((variant) => [
    variant.name,
    variant.choices.map(written),
    choiceOf(ruleset, variant),
  ]);
  expect(listed).toEqual(LISTED[id]);
});

test("every variant's name is used", () => {
  const used = PRESET_IDS.flatMap((id) => VARIANTS_OF[id].map(({ name }) => name));
  expect([...new Set(used)].toSorted()).toEqual(VARIANTS.toSorted());
});

const each = PRESET_IDS.flatMap((id) =>
  VARIANTS_OF[id].flatMap(({ name, choices }) =>
    choices.map((changes, place) => ({ id, name, place, changes })),
  ),
);

describe("on and off", () => {
  test.each(each)("$id: $name $place", ({ id, name, place, changes }) => {
    const { ruleset } = presetOf(id);
    const changed = withChanges(ruleset, changes);
    expect(rulesetFaults(changed)).toEqual([]);
    expect(includes(changed, changes)).toBe(true);
    const variant = VARIANTS_OF[id].find((known) => known.name === name);
    expect(variant && choiceOf(changed, variant)).toBe(place);
    expect(Object.keys(changes)).toEqual(
      expect.arrayContaining([...differences(changed, ruleset)]),
    );
    expect(withoutChanges(changed, ruleset, changes)).toEqual(ruleset);
  });

  test("on top of whatever else was set, and off again", () => {
    const rng = rngOf(3);
    for (const { id, changes } of each) {
      const mixed = rulesetFrom(rng);
      const changed = withChanges(mixed, changes);
      expect(rulesetFaults(changed)).toEqual([]);
      expect(includes(changed, changes)).toBe(true);
      const off = withoutChanges(changed, presetOf(id).ruleset, changes);
      expect(rulesetFaults(off)).toEqual([]);
      const left = differences(off, presetOf(id).ruleset) as readonly string[];
      expect(Object.keys(changes).filter((name) => left.includes(name))).toEqual([]);
    }
  });
});

test("a change of which only one half is there is not on", () => {
  const { ruleset } = presetOf("meiern");
  const half = { ...ruleset, meyerLoss: { lifter: 3, claimant: 1 } } as const;
  const costs = VARIANTS_OF.meiern.find(({ name }) => name === "meyer-costs");
  expect(costs && choiceOf(half, costs)).toBe(-1);
  expect(includes(half, { lifterLoss: 3 })).toBe(true);
  expect(includes(half, { lifterLoss: 3, claimantLoss: 3 })).toBe(false);
});
