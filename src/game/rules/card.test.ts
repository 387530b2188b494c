// The rule card: every option shows on it, and the rows of RULES can be read off it.
import { expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { readStakes } from "../testing/reader.ts";
import { share } from "../testing/runs.ts";
import { OPTION_NAMES } from "../words/house.ts";
import { type Card, cardOf, type Fact, type FactKind } from "./card.ts";
import { OPTIONS, type OptionValue, rulesetOf, valuesOf } from "./options.ts";
import { presetOf } from "./registry.ts";
import { BASE, type Ruleset, rulesetFaults } from "./ruleset.ts";

const KINDS = [
  ...["ladder", "thirty-two", "raise", "understate", "blind-pass", "blind-reroll", "surrender"],
  ...["meyer-answer", "losses", "show-meyer", "reverse", "lives", "last-two", "second-life"],
  ...["opener", "end", "drinks", "cup"],
];

const rulesOf = (changes: Partial<Ruleset>): Ruleset => ({ ...BASE, ...changes });
const one = <K extends FactKind>(card: Card, kind: K) =>
  card.find((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);

test("every ruleset has each fact once, in one order", () => {
  const rng = rngOf(1);
  for (let deal = 0; deal < share(50); deal += 1) {
    expect(cardOf(rulesetFrom(rng)).map(({ kind }) => kind)).toEqual(KINDS);
  }
});

test("for 1,000 random rulesets, changing any one option changes the card", () => {
  const rng = rngOf(2);
  let changes = 0;
  for (let deal = 0; deal < share(1000); deal += 1) {
    const rules = rulesetFrom(rng);
    const card = JSON.stringify(cardOf(rules));
    const values = valuesOf(rules);
    const same = OPTION_NAMES.filter((name) => {
      const others = (OPTIONS[name] as readonly OptionValue[]).filter((v) => v !== values[name]);
      const changed = rulesetOf({ ...values, [name]: rng.pick(others) });
      if (rulesetFaults(changed).length > 0) return false;
      changes += 1;
      return JSON.stringify(cardOf(changed)) === card;
    });
    expect(same, JSON.stringify(rules)).toEqual([]);
  }
  expect(changes).toBeGreaterThan(share(1000) * 20);
});

test.each([
  [
    "DE",
    presetOf("meiern").ruleset,
    "21 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
  ],
  [
    "DK",
    presetOf("meyer-dk").ruleset,
    "21 31 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32",
  ],
  [
    "Mia",
    presetOf("mia").ruleset,
    "21 11 22 33 44 55 66 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
  ],
] as const)("%s: the ladder in order", (_, rules, rolls) => {
  expect(
    one(cardOf(rules), "ladder")
      ?.rungs.map(({ roll }) => roll)
      .join(" "),
  ).toBe(rolls);
});

const everySpecial = { littleMeyer: true, halfMeyer: true, thirtyTwo: "toast" } as const;

test.each([
  ["a Meyer", {}, { roll: 21, ways: 2, special: "meyer", claimable: true }],
  ["31 below", {}, { roll: 31, ways: 36, special: null, claimable: true }],
  ["31 up", everySpecial, { roll: 31, ways: 4, special: "little-meyer", claimable: true }],
  ["42 below", { littleMeyer: true }, { roll: 42, ways: 32, special: null, claimable: true }],
  ["42 up", everySpecial, { roll: 42, ways: 6, special: "half-meyer", claimable: true }],
  ["a pair", {}, { roll: 11, ways: 8, special: null, claimable: true }],
  ["a 32 that is toasted", everySpecial, { roll: 32, ways: 36, special: null, claimable: false }],
  ["a joker", { thirtyTwo: "joker" }, { roll: 21, ways: 4, special: "meyer", claimable: true }],
] as const)("the rung of %s", (_, rules, rung) => {
  expect(one(cardOf(rulesOf(rules)), "ladder")?.rungs).toContainEqual(rung);
});

const single = (usual: number, lastTwo = usual) => ({ usual, lastTwo });
const reroll = { secondLife: "reroll" } as const;

test.each([
  [{}, { kind: "thirty-two", role: "plain", spared: false }],
  [{ thirtyTwo: "toast" }, { kind: "thirty-two", role: "toast", spared: false }],
  [
    { thirtyTwo: "toast", blindReroll: "always" },
    { kind: "thirty-two", role: "toast", spared: true },
  ],
  [
    { thirtyTwo: "joker", blindReroll: "always" },
    { kind: "thirty-two", role: "joker", spared: false },
  ],
  [{}, { kind: "understate", allowed: true, joker: false }],
  [{ understate: false }, { kind: "understate", allowed: false, joker: false }],
  [
    { understate: false, thirtyTwo: "joker" },
    { kind: "understate", allowed: false, joker: true },
  ],
  [{ thirtyTwo: "joker" }, { kind: "understate", allowed: true, joker: false }],
  [{}, { kind: "blind-pass", claim: "off", meyer: false, barred: [] }],
  [
    { blindPass: "same" },
    {
      kind: "blind-pass",
      claim: "same",
      meyer: true,
      barred: ["roller", "before-roller-on-meyer"],
    },
  ],
  [
    { blindPass: "same", meyerBelieved: "must-lift" },
    { kind: "blind-pass", claim: "same", meyer: false, barred: ["roller"] },
  ],
  [{ blindPass: "higher" }, { kind: "blind-pass", claim: "higher", meyer: false, barred: [] }],
  [{}, { kind: "blind-reroll", when: "off", meyer: false, joker: false }],
  [
    { blindReroll: "when-below", thirtyTwo: "joker" },
    { kind: "blind-reroll", when: "when-below", meyer: false, joker: true },
  ],
  [
    { blindReroll: "always", thirtyTwo: "joker" },
    { kind: "blind-reroll", when: "always", meyer: false, joker: false },
  ],
  [
    { blindReroll: "always", raise: "equal", meyerBelieved: "play-on" },
    { kind: "blind-reroll", when: "always", meyer: true, joker: false },
  ],
  [
    { raise: "equal", meyerBelieved: "play-on" },
    { kind: "blind-reroll", when: "off", meyer: false, joker: false },
  ],
  [{}, { kind: "surrender", allowed: false, cost: single(1), joker: false }],
  [
    { surrender: true, lastTwo: true, thirtyTwo: "joker" },
    { kind: "surrender", allowed: true, cost: single(1, 2), joker: true },
  ],
  [{ surrender: true }, { kind: "surrender", allowed: true, cost: single(1), joker: false }],
  [{ thirtyTwo: "joker" }, { kind: "surrender", allowed: false, cost: single(1), joker: false }],
  [
    { openMeyer: true, lastTwo: true },
    { kind: "show-meyer", allowed: true, cost: single(1, 2) },
  ],
  [{ reverseOnMeyer: true }, { kind: "reverse", on: true }],
  [
    { lives: 4, counting: "penalties" },
    { kind: "lives", lives: 4, counting: "penalties" },
  ],
  [{ lastTwo: true }, { kind: "last-two", on: true }],
  [{}, { kind: "second-life", second: "none", at: 0, most: 0 }],
  [{ secondLife: "buy-in" }, { kind: "second-life", second: "buy-in", at: 0, most: 1 }],
  [{ secondLife: "swim" }, { kind: "second-life", second: "swim", at: 0, most: 0 }],
  [
    { ...reroll, lives: 5 },
    { kind: "second-life", second: "reroll", at: 2, most: 5 },
  ],
  [
    { ...reroll, lives: 9 },
    { kind: "second-life", second: "reroll", at: 4, most: 6 },
  ],
  [{ opener: "winner" }, { kind: "opener", opener: "winner" }],
  [{ end: "first-out" }, { kind: "end", end: "first-out" }],
  [{ drinks: "also" }, { kind: "drinks", drinks: "also" }],
  [{ cup: "table" }, { kind: "cup", cup: "table" }],
  [{ raise: "equal" }, { kind: "raise", raise: "equal" }],
] as const)("%j: %j", (rules, fact) => {
  expect(cardOf(rulesOf(rules))).toContainEqual(fact);
});

test.each([
  ["lose-1", "ends", single(1, 2), true],
  ["lose-2", "ends", single(2), true],
  ["free", "ends", single(0), true],
  ["play-on", "plays-on", single(0), true],
  ["lift-or-pass", "barred", single(0), true],
  ["must-lift", "barred", single(0), false],
] as const)("a Meyer at %s: belief %s", (believed, belief, cost, pass) => {
  const rules = {
    blindPass: "same",
    meyerBelieved: believed,
    raise: "equal",
    lastTwo: true,
  } as const;
  const fact = { kind: "meyer-answer", believed, belief, cost, pass, double: false };
  expect(cardOf(rulesOf(rules))).toContainEqual(fact);
  const off = cardOf(rulesOf({ ...rules, blindPass: "off", double: true }));
  expect(off).toContainEqual({ ...fact, pass: false, double: true });
});

const dk2 = { littleMeyer: true, littleMeyerLoss: 2, double: true, lastTwo: true } as const;

test.each([
  ["NO", presetOf("meyer-no").ruleset, 21, false, false, "2/1"],
  ["DK1", presetOf("meyer-dk").ruleset, 21, false, false, "1/1"],
  ["DE", presetOf("meiern").ruleset, 54, false, false, "1/1"],
  ["DE", presetOf("meiern").ruleset, 31, false, false, "1/1"],
  ["DE", presetOf("meiern").ruleset, 21, true, false, null],
  ["DK2 with everything", rulesOf(dk2), 31, false, false, "2/2"],
  ["DK2 with everything", rulesOf(dk2), 31, true, false, null],
  ["DK2 with everything", rulesOf(dk2), 21, true, false, "4/4"],
  ["DK2 with everything", rulesOf(dk2), 54, false, true, "2/2"],
  [
    "a Meyer for 1 each, doubled",
    rulesOf({ ...dk2, meyerLoss: { lifter: 3, claimant: 1 } }),
    21,
    true,
    true,
    "6/2",
  ],
] as const)(
  "%s: a lifted %i, doubled %s, last two %s: %s",
  (_, rules, claim, double, lastTwo, costs) => {
    const stakes = readStakes(cardOf(rules), claim, { double, lastTwo });
    expect(stakes && `${stakes.lifter}/${stakes.claimant}`).toBe(costs);
  },
);
