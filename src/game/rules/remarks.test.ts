// What is pointless: each remark where it holds and where it does not, and the proof by counting.
import { describe, expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { share } from "../testing/runs.ts";
import { isMet, isRaise } from "../testing/scale.ts";
import { MEYER, PIPS, ROLLS, type Roll } from "../words/dice.ts";
import { REMARKS, type RemarkName } from "../words/house.ts";
import { PRESETS } from "./registry.ts";
import { remarksOf } from "./remarks.ts";
import { BASE, type Ruleset, rulesetFaults } from "./ruleset.ts";
import { liftStakes } from "./stakes.ts";

const rulesOf = (changes: Partial<Ruleset>): Ruleset => ({ ...BASE, ...changes });
const loss = (lifter: 1 | 2 | 3, claimant: 1 | 2 | 3) => ({ lifter, claimant });
const onward = { raise: "equal", meyerBelieved: "play-on" } as const;
const little = { littleMeyer: true, littleMeyerLoss: 2 } as const;

test.each(PRESETS)("$id is played with nothing to remark", ({ ruleset }) => {
  expect(remarksOf(ruleset)).toEqual([]);
});

test.each([
  ["believing for 1, lifting for 2", {}, []],
  ["believing for 1, lifting for 1", { meyerLoss: loss(1, 2) }, ["belief-dearer"]],
  ["believing for 2, lifting for 2", { meyerBelieved: "lose-2" }, ["belief-dearer"]],
  ["believing for 2, lifting for 3", { meyerBelieved: "lose-2", meyerLoss: loss(3, 1) }, []],
  ["believing for nothing", { meyerBelieved: "free", meyerLoss: loss(1, 1) }, []],
  ["a lie for 2 when only 21 is left", { surrender: true }, []],
  ["a lie for 1", { surrender: true, meyerLoss: loss(2, 1) }, ["surrender-dearer"]],
  ["the same again for 1", { surrender: true, raise: "equal" }, ["surrender-dearer"]],
  ["only 21 over 21", { surrender: true, ...onward }, []],
  ["21 over 21 for 1", { surrender: true, ...onward, meyerLoss: loss(2, 1) }, ["surrender-dearer"]],
  ["31 again for 2, or 21", { surrender: true, raise: "equal", ...little }, []],
  ["no surrender", { meyerLoss: loss(2, 1) }, []],
  ["a Meyer for 2 of 1 life", { lives: 1 }, ["meyer-cut"]],
  ["a Meyer for 2 of 2 lives", { lives: 2 }, []],
  ["a Meyer for 3 of 2 lives, claimant", { lives: 2, meyerLoss: loss(2, 3) }, ["meyer-cut"]],
  ["a Meyer for 3 of 2 lives, lifter", { lives: 2, meyerLoss: loss(3, 2) }, ["meyer-cut"]],
  ["a Meyer for 2 of 1 life and sips", { lives: 1, drinks: "also" }, []],
  ["31 for 2 of 1 life", { lives: 1, ...little }, ["meyer-cut", "little-meyer-cut"]],
  ["31 for 2 of 2 lives", { lives: 2, ...little }, []],
  ["double 2 of 2 lives", { lives: 2, double: true }, ["double-cut"]],
  ["double 2 of 3 lives", { lives: 3, double: true }, []],
  ["double 2 and 1 of 2 lives", { lives: 2, double: true, meyerLoss: loss(2, 1) }, []],
  ["double 2 of 2 lives and sips", { lives: 2, double: true, drinks: "also" }, []],
  ["last two of a first out", { lastTwo: true, end: "first-out" }, ["last-two-first-out"]],
  ["last two at sips", { lastTwo: true, drinks: "instead" }, ["last-two-sips"]],
  ["last two with 1 life", { lastTwo: true, lives: 1 }, ["meyer-cut", "last-two-one-life"]],
  ["last two with 1 life and sips", { lastTwo: true, lives: 1, drinks: "also" }, []],
  ["last two", { lastTwo: true }, []],
  ["a life roll on 3 of 7", { secondLife: "reroll", lives: 7 }, []],
  ["a life roll on 4 of 8", { secondLife: "reroll", lives: 8 }, ["life-roll-poor"]],
  ["a life roll on 4 of 9", { secondLife: "reroll", lives: 9 }, ["life-roll-poor"]],
  ["a life roll on 1 of 2", { secondLife: "reroll", lives: 2 }, []],
  ["swimming in 9 lives", { secondLife: "swim", lives: 9 }, []],
  ["swimming at sips", { secondLife: "swim", drinks: "instead" }, ["second-life-sips"]],
  ["first out at sips", { end: "first-out", drinks: "instead" }, ["first-out-sips"]],
  ["points at sips", { counting: "penalties", drinks: "instead" }, ["penalties-sips"]],
  ["points and sips", { counting: "penalties", drinks: "also" }, []],
  ["a real cup", { cup: "table" }, []],
  ["a real cup, no understating", { cup: "table", understate: false }, ["taken-at-word"]],
  ["a real cup, a toast", { cup: "table", thirtyTwo: "toast" }, ["taken-at-word"]],
  ["a real cup, a joker", { cup: "table", thirtyTwo: "joker" }, []],
  [
    "a real cup, re-roll when below",
    { cup: "table", blindReroll: "when-below" },
    ["taken-at-word"],
  ],
  ["a real cup, re-roll always", { cup: "table", blindReroll: "always" }, []],
  ["a real cup, a shown Meyer", { cup: "table", openMeyer: true }, ["taken-at-word"]],
  ["a real cup, surrender", { cup: "table", surrender: true }, ["taken-at-word"]],
  ["the phone's cup, no understating", { understate: false, openMeyer: true }, []],
] as const)("%s", (_, changes, names) => {
  expect(rulesetFaults(rulesOf(changes))).toEqual([]);
  expect(remarksOf(rulesOf(changes))).toEqual(names);
});

test("remarks come in one order, each once", () => {
  const all = remarksOf(
    rulesOf({
      ...{ lastTwo: true, end: "first-out", drinks: "instead", counting: "penalties" },
      ...{ secondLife: "reroll", lives: 9, meyerBelieved: "lose-2", surrender: true },
      ...{ raise: "equal", cup: "table" },
    }),
  );
  expect(all).toEqual([
    ...["belief-dearer", "surrender-dearer", "last-two-first-out", "last-two-sips"],
    ...["life-roll-poor", "second-life-sips", "first-out-sips", "penalties-sips", "taken-at-word"],
  ]);
  expect(REMARKS.filter((name) => all.includes(name))).toEqual(all);
});

const single = { double: false, lastTwo: false };
const LOST = { "lose-1": 1, "lose-2": 2, free: 0, "play-on": 0, "lift-or-pass": 0, "must-lift": 0 };

/** What a lift costs the responder, whether the Meyer is in the cup or not; and what believing costs. */
const lifts = (rules: Ruleset) => [liftStakes(rules, MEYER, single).lifter, 0];

/** Every number of lives a player can have left. */
const left = ({ lives }: Ruleset) => Array.from({ length: lives }, (_, index) => index + 1);
const cut = (rules: Ruleset, stake: number) =>
  left(rules)
    .map((own) => Math.min(own, stake))
    .join();

/** Whether showing what is too low is never cheaper than the cheapest lie, if the lie is lifted. */
function liesNeverCostMore(rules: Ruleset): boolean {
  const faced = ROLLS.filter(
    (roll) => isRaise(rules, null, roll) && (roll !== MEYER || rules.meyerBelieved === "play-on"),
  );
  const tooLow = (claim: Roll) => ROLLS.some((roll) => !isMet(rules, claim, roll));
  const cheapest = (claim: Roll) =>
    ROLLS.filter((roll) => isRaise(rules, claim, roll))
      .map((roll) => liftStakes(rules, roll, single).claimant)
      .reduce((one, other) => Math.min(one, other));
  return faced.filter(tooLow).every((claim) => cheapest(claim) <= 1);
}

/** The remarks that can be proved by counting: true exactly where the proof is. */
const PROOFS: Readonly<Partial<Record<RemarkName, (rules: Ruleset) => boolean>>> = {
  "belief-dearer": (rules) =>
    LOST[rules.meyerBelieved] > 0 &&
    lifts(rules).every((cost) => cost <= LOST[rules.meyerBelieved]),
  "surrender-dearer": (rules) => rules.surrender && liesNeverCostMore(rules),
  "meyer-cut": (rules) =>
    rules.drinks === "off" && Object.values(rules.meyerLoss).some((stake) => stake > rules.lives),
  "little-meyer-cut": (rules) =>
    rules.drinks === "off" && rules.littleMeyerLoss === 2 && cut(rules, 2) === cut(rules, 1),
  "double-cut": (rules) =>
    rules.double &&
    rules.drinks === "off" &&
    Object.values(rules.meyerLoss).every((stake) => cut(rules, 2 * stake) === cut(rules, stake)),
  "last-two-one-life": (rules) =>
    rules.lastTwo && rules.drinks === "off" && cut(rules, 2) === cut(rules, 1),
  "life-roll-poor": (rules) => {
    const half = (rules.lives - (rules.lives % 2)) / 2;
    const gains = PIPS.map((pips) => Math.min(pips, rules.lives) - half);
    return rules.secondLife === "reroll" && gains.reduce((sum, gain) => sum + gain, 0) <= 0;
  },
};

describe("a remark is made exactly where it can be proved", () => {
  test.each(Object.keys(PROOFS) as RemarkName[])("%s", (name) => {
    const rng = rngOf(5);
    const deals = Array.from({ length: share(300) }, () => rulesetFrom(rng));
    const wrong = deals.filter(
      (rules) => remarksOf(rules).includes(name) !== PROOFS[name]?.(rules),
    );
    expect(wrong).toEqual([]);
  });
});
