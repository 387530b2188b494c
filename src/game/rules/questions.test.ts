// "How do you play?": whatever is answered can be played, and who plays a preset is led back to it.
import { expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { share } from "../testing/runs.ts";
import { type OptionName, QUESTIONS } from "../words/house.ts";
import { differences, OPTIONS, type OptionValue, valuesOf } from "./options.ts";
import { PRESET_IDS } from "./preset.ts";
import { type Answers, ASKED, answered, closest } from "./questions.ts";
import { presetOf } from "./registry.ts";
import { type Ruleset, rulesetFaults } from "./ruleset.ts";

const asked = QUESTIONS.flatMap((question) => ASKED[question]);

/** What somebody says who plays by that ruleset. */
function answersOf(rules: Ruleset, names: readonly OptionName[] = asked): Answers {
  const values = valuesOf(rules);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

test("the seven questions ask for nine options, each once, in the order of RULES", () => {
  expect(Object.keys(ASKED)).toEqual(QUESTIONS);
  expect(QUESTIONS).toHaveLength(7);
  expect(asked).toEqual([
    ...["littleMeyer", "pairs", "raise", "understate", "meyerBelieved", "lifterLoss"],
    ...["blindPass", "lives", "drinks"],
  ]);
});

test.each(PRESET_IDS)("who skips every question plays %s as it is", (id) => {
  expect(answered(id, {})).toEqual(presetOf(id).ruleset);
});

test("from every preset, the answers of another lead to all that was asked of it", () => {
  for (const from of PRESET_IDS) {
    for (const to of PRESET_IDS) {
      const found = answered(from, answersOf(presetOf(to).ruleset));
      expect(rulesetFaults(found)).toEqual([]);
      const unlike = differences(found, presetOf(to).ruleset);
      expect(unlike.filter((name) => asked.includes(name))).toEqual([]);
    }
  }
});

test("from every preset, the answers of any table lead to all that was asked of it", () => {
  const rng = rngOf(11);
  for (let deal = 0; deal < share(200); deal += 1) {
    const rules = rulesetFrom(rng);
    const from = rng.pick(PRESET_IDS);
    const unlike = differences(answered(from, answersOf(rules)), rules);
    expect(unlike.filter((name) => asked.includes(name))).toEqual([]);
  }
});

test("whatever is answered, and whatever skipped, can be played; what was not asked stays", () => {
  const rng = rngOf(12);
  for (let deal = 0; deal < share(400); deal += 1) {
    const from = rng.pick(PRESET_IDS);
    const names = asked.filter(() => rng.often(60));
    const answers: Answers = Object.fromEntries(
      names.map((name) => [name, rng.pick(OPTIONS[name] as readonly OptionValue[])]),
    );
    const found = answered(from, answers);
    expect(rulesetFaults(found)).toEqual([]);
    const moved = ["littleMeyerLoss", "meyerBelieved", "secondLife"];
    const strays = differences(found, presetOf(from).ruleset).filter(
      (name) => !names.includes(name) && !moved.includes(name),
    );
    expect(strays).toEqual([]);
  }
});

test("playing a Meyer on needs the same again: without it that answer is passed over", () => {
  const answers = { raise: "higher", meyerBelieved: "play-on" } as const;
  expect(answered("meiern", answers)).toMatchObject({ raise: "higher", meyerBelieved: "lose-1" });
  expect(answered("meyer-dk", answers)).toMatchObject({ raise: "higher", meyerBelieved: "lose-1" });
  const both = { raise: "equal", meyerBelieved: "play-on" } as const;
  expect(answered("meiern", both)).toMatchObject(both);
});

test.each(PRESET_IDS)("%s is closest to itself, from wherever it is asked", (id) => {
  for (const from of PRESET_IDS) expect(closest(presetOf(id).ruleset, from)).toBe(id);
});

test("of presets equally close, the one it started from", () => {
  const rng = rngOf(13);
  const far = (rules: Ruleset, id: (typeof PRESET_IDS)[number]) =>
    differences(rules, presetOf(id).ruleset).length;
  for (let deal = 0; deal < share(60); deal += 1) {
    const rules = rulesetFrom(rng);
    const least = Math.min(...PRESET_IDS.map((id) => far(rules, id)));
    const best = PRESET_IDS.filter((id) => far(rules, id) === least);
    const found = PRESET_IDS.map((from) => closest(rules, from));
    const meant = PRESET_IDS.map((from) => (best.includes(from) ? from : best[0]));
    expect(found).toEqual(meant);
  }
});
