// Tips: a tip that is shown is true, counted with the judge's own ladder; one that is not shown is not.
import { describe, expect, test } from "vitest";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { share } from "../testing/runs.ts";
import { height, isClaimable, isRaise, isTrue, scale } from "../testing/scale.ts";
import { MEYER, PIPS, ROLLS, type Roll } from "../words/dice.ts";
import { ASIDES, HINTS, MISTAKES, TIPS, type TipName } from "../words/lessons.ts";
import { PRESETS, presetOf } from "./registry.ts";
import { BASE, type Ruleset } from "./ruleset.ts";
import { type Tip, tipsOf } from "./tips.ts";

const text = ({ name, rolls, count }: Pick<Tip, "name" | "rolls" | "count">) =>
  [name, ...rolls, ...(count > 0 ? [`(${count})`] : [])].join(" ");
const told = (rules: Ruleset) => tipsOf(rules).map(text);

/** Both dice, each way they can fall: 36 throws. */
const THROWS = PIPS.flatMap((one) =>
  PIPS.map((other) => (10 * Math.max(one, other) + Math.min(one, other)) as Roll),
);
const ways = (rules: Ruleset, claim: Roll) =>
  THROWS.filter((roll) => isTrue(rules, claim, roll)).length;

const claims = (rules: Ruleset) => scale(rules).filter((roll) => isClaimable(rules, roll));
const odds = (name: TipName, rules: Ruleset, claim: Roll | undefined) =>
  claim ? text({ name, rolls: [claim], count: ways(rules, claim) }) : null;
const best = (rules: Ruleset): Roll => (rules.pairs === "ones-high" ? 11 : 66);
const worst = (rules: Ruleset): Roll => (rules.pairs === "ones-high" ? 66 : 11);
const above = (rules: Ruleset) => scale(rules).filter((roll) => isRaise(rules, best(rules), roll));
const above54 = (rules: Ruleset) =>
  ROLLS.filter((roll) => height(rules, roll) > height(rules, 54)).reduce((one, other) =>
    height(rules, one) < height(rules, other) ? one : other,
  );

/** What each tip says where it is true, and null where it is not: said anew, from RULES. */
const MEANT: Readonly<Record<TipName, (rules: Ruleset) => string | null>> = {
  "fresh-half": (rules) =>
    odds(
      "fresh-half",
      rules,
      claims(rules).find((claim) => ways(rules, claim) >= 18),
    ),
  steep: (rules) =>
    odds(
      "steep",
      rules,
      claims(rules).findLast((claim) => ways(rules, claim) <= 9),
    ),
  "meyer-odds": (rules) => `meyer-odds 21 (${rules.thirtyTwo === "joker" ? 4 : 2})`,
  "pair-rarer": () => "pair-rarer 65 66",
  "meyer-lift-odds": (rules) => {
    const belief = { "lose-1": 36, "lose-2": 72 }[rules.meyerBelieved as string] ?? 0;
    const lift = ways(rules, MEYER) * rules.meyerLoss.lifter;
    return lift < belief ? `meyer-lift-odds 21 (${ways(rules, MEYER)})` : null;
  },
  "claim-unseen": () => "claim-unseen",
  "believe-hides": () => "believe-hides",
  "full-circle": ({ blindPass }) => (blindPass === "same" ? "full-circle" : null),
  "high-first": () => "high-first 53",
  "after-54": (rules) => `after-54 54 ${above54(rules)}`,
  "pairs-beat-mixed": (rules) => `pairs-beat-mixed ${worst(rules)} 65`,
  "ones-beat": ({ pairs }) => (pairs === "ones-high" ? "ones-beat 11 66" : null),
  "little-meyer-lowest": ({ littleMeyer }) => (littleMeyer ? null : "little-meyer-lowest 31 32"),
  "little-meyer-beats": (rules) =>
    rules.littleMeyer ? `little-meyer-beats 31 ${best(rules)}` : null,
  "half-meyer-beats": (rules) => (rules.halfMeyer ? `half-meyer-beats 42 ${best(rules)}` : null),
  "more-is-no-lie": () => "more-is-no-lie 54 62",
  "exact-hit": () => "exact-hit 54",
  "joker-holds": ({ thirtyTwo }) => (thirtyTwo === "joker" ? "joker-holds 32 21" : null),
  "look-again": () => "look-again",
  "same-again": ({ raise }) => (raise === "equal" ? "same-again 54" : null),
  "not-same": ({ raise }) => (raise === "higher" ? "not-same 54" : null),
  "less-than-rolled": ({ understate }) => (understate ? "less-than-rolled 62 54" : null),
  "not-less": ({ understate }) => (understate ? null : "not-less 62 54"),
  "only-meyer-left": (rules) =>
    above(rules).join() === "21" ? `only-meyer-left ${best(rules)} 21` : null,
  "left-after-best": (rules) =>
    above(rules).join() === "21"
      ? null
      : `left-after-best ${best(rules)} ${above(rules).join(" ")}`,
  "toast-unsaid": ({ thirtyTwo }) => (thirtyTwo === "toast" ? "toast-unsaid 32" : null),
  "last-two-cost": ({ lastTwo, drinks }) =>
    lastTwo && drinks !== "instead" ? "last-two-cost (2)" : null,
};

test("a tip that is shown is true, and one that is true is shown", () => {
  const rng = rngOf(31);
  for (let deal = 0; deal < share(300); deal += 1) {
    const rules = rulesetFrom(rng);
    const meant = TIPS.map((name) => MEANT[name](rules)).filter((tip) => tip !== null);
    expect(told(rules), JSON.stringify(rules)).toEqual(meant);
  }
});

describe("the presets' tips, as a table would check them", () => {
  test.each([
    ["meiern", "fresh-half 61 (18)"],
    ["meiern", "steep 11 (8)"],
    ["meiern", "meyer-odds 21 (2)"],
    ["meiern", "meyer-lift-odds 21 (2)"],
    ["meiern", "only-meyer-left 66 21"],
    ["meiern", "little-meyer-lowest 31 32"],
    ["meiern", "not-same 54"],
    ["meiern", "after-54 54 61"],
    ["meiern", "less-than-rolled 62 54"],
    ["meyer-no", "fresh-half 62 (18)"],
    ["meyer-no", "left-after-best 66 21 31 66"],
    ["meyer-no", "little-meyer-beats 31 66"],
    ["meyer-dk", "not-less 62 54"],
    ["meyer-dk", "same-again 54"],
    ["meyer-vaertshus", "left-after-best 66 21 31"],
    ["mia", "ones-beat 11 66"],
    ["mia", "only-meyer-left 11 21"],
    ["mia", "pairs-beat-mixed 66 65"],
    ["mia", "full-circle"],
    ["bodega", "toast-unsaid 32"],
    ["bodega", "last-two-cost (2)"],
    ["kneipe", "exact-hit 54"],
  ] as const)("%s: %s", (id, tip) => {
    expect(told(presetOf(id).ruleset)).toContain(tip);
  });

  test.each([
    ["meyer-no", "only-meyer-left"],
    ["meyer-vaertshus", "only-meyer-left"],
    ["meyer-dk", "meyer-lift-odds"],
    ["mia", "little-meyer-beats"],
    ["meiern", "same-again"],
    ["meiern", "ones-beat"],
    ["kneipe", "full-circle"],
  ] as const)("%s: nothing of %s", (id, name) => {
    expect(tipsOf(presetOf(id).ruleset).map((tip) => tip.name)).not.toContain(name);
  });

  test.each(PRESETS)("$id has twelve or more", ({ ruleset }) => {
    expect(tipsOf(ruleset).length).toBeGreaterThanOrEqual(12);
  });
});

test.each([
  [
    "lose-2 and a lift for 3",
    { meyerBelieved: "lose-2", meyerLoss: { lifter: 3, claimant: 1 } },
    true,
  ],
  ["free", { meyerBelieved: "free" }, false],
  ["lift-or-pass", { meyerBelieved: "lift-or-pass" }, false],
] as const)("%s: lifting a fresh Meyer is cheaper than believing it: %s", (_, rules, shown) => {
  const names = tipsOf({ ...BASE, ...rules }).map(({ name }) => name);
  expect(names.includes("meyer-lift-odds")).toBe(shown);
});

test("each tip has the kind of its list", () => {
  const kinds = { hint: HINTS, mistake: MISTAKES, aside: ASIDES } as const;
  const rng = rngOf(32);
  for (let deal = 0; deal < share(50); deal += 1) {
    const tips = tipsOf(rulesetFrom(rng));
    const strays = tips.filter(
      ({ name, kind }) => !(kinds[kind] as readonly TipName[]).includes(name),
    );
    expect(strays).toEqual([]);
  }
});
