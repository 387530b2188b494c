// The worked examples: as RULES tells them, and judged alike by whoever counts.
import { expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { share } from "../testing/runs.ts";
import { isClaimable, isTrue } from "../testing/scale.ts";
import { LITTLE_MEYER, MEYER } from "../words/dice.ts";
import { type Example, exampleOf, examplesOf } from "./examples.ts";
import { presetOf } from "./registry.ts";
import { BASE, type Ruleset } from "./ruleset.ts";

const told = ({ claim, inCup, blind, double, verdict, loser, stake }: Example) =>
  [
    `${claim} over ${inCup}`,
    ...(blind ? ["blind"] : []),
    ...(double ? ["double"] : []),
    verdict,
    loser ?? "nobody",
    stake,
  ].join(" ");

const all = (rules: Ruleset) => examplesOf(rules).map(told);

test.each([
  [
    "DE",
    presetOf("meiern").ruleset,
    [
      "54 over 62 held lifter 1",
      "54 over 54 held lifter 1",
      "65 over 11 held lifter 1",
      "66 over 11 lied claimant 1",
      "21 over 66 lied claimant 2",
      "21 over 21 held lifter 2",
      "32 over 31 lied claimant 1",
    ],
  ],
  [
    "NO",
    presetOf("meyer-no").ruleset,
    [
      "54 over 62 held lifter 1",
      "54 over 54 held lifter 1",
      "65 over 11 held lifter 1",
      "66 over 11 lied claimant 1",
      "21 over 66 lied claimant 1",
      "21 over 21 held lifter 2",
      "66 over 31 held lifter 1",
      "31 over 66 lied claimant 1",
    ],
  ],
  [
    "Mia",
    presetOf("mia").ruleset,
    [
      "54 over 62 held lifter 1",
      "54 over 54 held lifter 1",
      "65 over 66 held lifter 1",
      "11 over 66 lied claimant 1",
      "21 over 11 lied claimant 1",
      "21 over 21 held lifter 2",
      "32 over 31 lied claimant 1",
    ],
  ],
  [
    "a joker, a double, 42 up and 31 for 2",
    {
      ...BASE,
      ...({ thirtyTwo: "joker", double: true, halfMeyer: true } as const),
      ...({
        littleMeyer: true,
        littleMeyerLoss: 2,
        meyerLoss: { lifter: 3, claimant: 1 },
      } as const),
    },
    [
      "54 over 62 held lifter 1",
      "54 over 54 held lifter 1",
      "65 over 11 held lifter 1",
      "66 over 11 lied claimant 1",
      "21 over 66 lied claimant 1",
      "21 over 21 held lifter 3",
      "21 over 66 double lied claimant 2",
      "21 over 21 double held lifter 6",
      "66 over 31 held lifter 1",
      "31 over 66 lied claimant 2",
      "66 over 42 held lifter 1",
      "21 over 32 held lifter 3",
    ],
  ],
  [
    "bodega: a toast, but only of a blind re-roll",
    presetOf("bodega").ruleset,
    [
      "54 over 62 held lifter 1",
      "54 over 54 held lifter 1",
      "65 over 11 held lifter 1",
      "66 over 11 lied claimant 1",
      "21 over 66 lied claimant 2",
      "21 over 21 held lifter 2",
      "66 over 31 held lifter 1",
      "31 over 66 lied claimant 1",
      "54 over 32 lied claimant 1",
      "54 over 32 blind toast nobody 0",
    ],
  ],
] as const)("%s", (_, rules, lifts) => {
  expect(all(rules)).toEqual(lifts);
});

test("no example claims a 32 where it cannot be claimed, none is blind where nobody re-rolls", () => {
  const toast = all({ ...BASE, thirtyTwo: "toast" });
  expect(toast.filter((text) => text.startsWith("32"))).toEqual([]);
  expect(toast.filter((text) => text.includes("blind"))).toEqual([]);
  expect(toast).toContain("54 over 32 lied claimant 1");
});

test("less than lay there was claimed unseen where a look forbids it", () => {
  const lift = { claim: 54, inCup: 62 } as const;
  expect(exampleOf({ ...BASE, understate: false }, lift).unseen).toBe(true);
  expect(exampleOf({ ...BASE, understate: true }, lift).unseen).toBe(false);
  const held = { claim: 54, inCup: 54 } as const;
  expect(exampleOf({ ...BASE, understate: false }, held).unseen).toBe(false);
});

test("a lift of one's own asking", () => {
  const lift = { claim: 61, inCup: 62 } as const;
  expect(told(exampleOf(BASE, lift))).toBe("61 over 62 held lifter 1");
  expect(exampleOf(BASE, lift)).toMatchObject({ blind: false, double: false });
});

test("every example of every table is judged as the judge would, and told once", () => {
  const rng = rngOf(9);
  for (let deal = 0; deal < share(150); deal += 1) {
    const rules = rulesetFrom(rng);
    for (const example of examplesOf(rules)) {
      const { claim, inCup, blind, double, verdict, loser, stake } = example;
      const spared = rules.thirtyTwo === "toast" && blind && inCup === 32;
      const held = isTrue(rules, claim, inCup) ? "held" : "lied";
      const known = isClaimable(rules, claim) && verdict === (spared ? "toast" : held);
      const who = { held: "lifter", lied: "claimant", toast: null }[verdict];
      const meyer = { held: rules.meyerLoss.lifter, lied: rules.meyerLoss.claimant, toast: 0 };
      const little = claim === LITTLE_MEYER ? rules.littleMeyerLoss : 1;
      const price = (claim === MEYER ? meyer[verdict] : little) * (double ? 2 : 1);
      expect([known, loser, stake], told(example)).toEqual([true, who, who ? price : 0]);
    }
    const texts = all(rules);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.some((text) => text.includes("double"))).toBe(rules.double);
  }
});
