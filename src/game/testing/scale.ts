// The judge's own ladder: a height for every roll, said in numbers rather than moved about in a list.
import type { Ruleset } from "../rules/ruleset.ts";
import type { Roll } from "../words/dice.ts";
import { HALF_MEYER, JOKER, LITTLE_MEYER, MEYER, ROLLS } from "../words/dice.ts";

/** RULES: Ladder. Mixed rolls are as high as they read; pairs start at 100, what moved up above them. */
export function height(rules: Ruleset, roll: Roll): number {
  if (roll === MEYER) return 1000;
  if (roll === LITTLE_MEYER && rules.littleMeyer) return 900;
  if (roll === HALF_MEYER && rules.halfMeyer) return 800;
  const pips = roll / 11;
  if (Number.isInteger(pips)) return 100 + (rules.pairs === "sixes-high" ? pips : 7 - pips);
  return roll;
}

const scales = new WeakMap<Ruleset, readonly Roll[]>();

/** Every roll, strongest first. */
export function scale(rules: Ruleset): readonly Roll[] {
  const known = scales.get(rules);
  if (known) return known;
  const made = [...ROLLS].sort((a, b) => height(rules, b) - height(rules, a));
  scales.set(rules, made);
  return made;
}

/** RULES: `toast`: a 32 cannot be claimed at all. */
export function isClaimable(rules: Ruleset, roll: Roll): boolean {
  return !(rules.thirtyTwo === "toast" && roll === JOKER);
}

/** RULES: Words, "raise": what may be claimed over the standing claim, or as the first claim. */
export function isRaise(rules: Ruleset, standing: Roll | null, roll: Roll): boolean {
  if (!isClaimable(rules, roll)) return false;
  if (standing === null) return true;
  const gap = height(rules, roll) - height(rules, standing);
  return rules.raise === "equal" ? gap >= 0 : gap > 0;
}

/** RULES: Words, "holds", and `joker`: a 32 in the cup makes every claim hold. */
export function isTrue(rules: Ruleset, claim: Roll, inCup: Roll): boolean {
  if (rules.thirtyTwo === "joker" && inCup === JOKER) return true;
  return height(rules, inCup) >= height(rules, claim);
}

/** Whether a holder can meet the standing claim with the truth (or with the joker). */
export function isMet(rules: Ruleset, standing: Roll, inCup: Roll): boolean {
  if (rules.thirtyTwo === "joker" && inCup === JOKER) return true;
  return isRaise(rules, standing, inCup);
}
