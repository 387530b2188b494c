// Tips, common mistakes and questions: each with the proof that it is true under the ruleset it is told for.

import { HALF_MEYER, JOKER, LITTLE_MEYER, MEYER, type Roll } from "../words/dice.ts";
import { HINTS, MISTAKES, TIPS, type TipName } from "../words/lessons.ts";
import { isPair, waysToRoll } from "./dice.ts";
import { claimable, holds, isHigher, isRaise, ladderOf, raises } from "./ladder.ts";
import { waysToHold } from "./odds.ts";
import type { Ruleset } from "./ruleset.ts";
import { beliefStake, liftStakes } from "./stakes.ts";

export type TipKind = "hint" | "mistake" | "aside";

/** `rolls`: what it speaks of, in the order of its sentence. `count`: the 36ths or lives in it, 0 for none. */
export type Tip = Readonly<{
  name: TipName;
  kind: TipKind;
  rolls: readonly Roll[];
  count: number;
}>;
type Told = Pick<Tip, "rolls" | "count">;

const told = (rolls: readonly Roll[], count = 0): Told => ({ rolls, count });
const where = (isTrue: boolean, rolls: readonly Roll[], count = 0): Told | null =>
  isTrue ? told(rolls, count) : null;

/** The pairs that are left as pairs, strongest first: every ladder has all six. */
const pairsOf = (rules: Ruleset) => ladderOf(rules).filter(isPair);
const bestPair = (rules: Ruleset): Roll => pairsOf(rules)[0] ?? MEYER;
const weakestPair = (rules: Ruleset): Roll => pairsOf(rules)[pairsOf(rules).length - 1] ?? MEYER;

/** Takes a claim the ladder has; gives the next one up. */
function nextUp(rules: Ruleset, roll: Roll): Roll | null {
  const rolls = ladderOf(rules);
  return rolls[rolls.indexOf(roll) - 1] ?? null;
}

function held(rules: Ruleset, claim: Roll | undefined): Told | null {
  return claim ? told([claim], waysToHold(rules, claim)) : null;
}

/** What is left after the best pair: one claim only, or more. */
function left(rules: Ruleset): readonly Roll[] {
  return raises(rules, bestPair(rules));
}

const PROOFS: Readonly<Record<TipName, (rules: Ruleset) => Told | null>> = {
  "fresh-half": (rules) =>
    held(
      rules,
      claimable(rules).find((claim) => waysToHold(rules, claim) >= 18),
    ),
  steep: (rules) =>
    held(
      rules,
      [...claimable(rules)].reverse().find((claim) => waysToHold(rules, claim) <= 9),
    ),
  "meyer-odds": (rules) => held(rules, MEYER),
  "pair-rarer": () => where(waysToRoll(65) === 2 * waysToRoll(66), [65, 66]),
  "meyer-lift-odds": (rules) => {
    const crowd = { lastTwo: false };
    const ways = waysToHold(rules, MEYER);
    const lift = ways * liftStakes(rules, MEYER, { ...crowd, double: false }).lifter;
    return where(lift < 36 * beliefStake(rules, crowd), [MEYER], ways);
  },
  "claim-unseen": () => told([]),
  "believe-hides": () => told([]),
  "full-circle": ({ blindPass }) => where(blindPass === "same", []),
  "high-first": () => told([53]),
  "after-54": (rules) => {
    const next = nextUp(rules, 54);
    return next && told([54, next]);
  },
  "pairs-beat-mixed": (rules) => {
    const pair = weakestPair(rules);
    return where(isHigher(rules, pair, 65), [pair, 65]);
  },
  "ones-beat": (rules) => where(isHigher(rules, 11, 66), [11, 66]),
  "little-meyer-lowest": (rules) =>
    where(isHigher(rules, JOKER, LITTLE_MEYER), [LITTLE_MEYER, JOKER]),
  "little-meyer-beats": (rules) => {
    const best = bestPair(rules);
    return where(isHigher(rules, LITTLE_MEYER, best), [LITTLE_MEYER, best]);
  },
  "half-meyer-beats": (rules) => {
    const best = bestPair(rules);
    return where(isHigher(rules, HALF_MEYER, best), [HALF_MEYER, best]);
  },
  "more-is-no-lie": (rules) => where(holds(rules, 54, 62), [54, 62]),
  "exact-hit": (rules) => where(holds(rules, 54, 54), [54]),
  "joker-holds": (rules) => where(holds(rules, MEYER, JOKER), [JOKER, MEYER]),
  "look-again": () => told([]),
  "same-again": (rules) => where(isRaise(rules, 54, 54), [54]),
  "not-same": (rules) => where(!isRaise(rules, 54, 54), [54]),
  "less-than-rolled": ({ understate }) => where(understate, [62, 54]),
  "not-less": ({ understate }) => where(!understate, [62, 54]),
  "only-meyer-left": (rules) => where(left(rules).length === 1, [bestPair(rules), MEYER]),
  "left-after-best": (rules) => where(left(rules).length > 1, [bestPair(rules), ...left(rules)]),
  "toast-unsaid": (rules) => where(!claimable(rules).includes(JOKER), [JOKER]),
  "last-two-cost": (rules) => {
    const stakes = liftStakes(rules, 54, { double: false, lastTwo: true });
    return where(rules.drinks !== "instead" && stakes.lifter > 1, [], stakes.lifter);
  },
};

function kindOf(name: TipName): TipKind {
  if ((HINTS as readonly TipName[]).includes(name)) return "hint";
  return (MISTAKES as readonly TipName[]).includes(name) ? "mistake" : "aside";
}

/**
 * Takes a ruleset; gives the tips, mistakes and questions that are true under it, with the rolls, 36ths and
 * lives they name: "after 66 only 21 is left" only where that is so. RULES: Tables.
 */
export function tipsOf(rules: Ruleset): readonly Tip[] {
  return TIPS.flatMap((name) => {
    const proof = PROOFS[name](rules);
    return proof ? [{ name, kind: kindOf(name), ...proof }] : [];
  });
}
