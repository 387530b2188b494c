// The ladder: which roll is higher, which claims may be made over which, and which of them hold.

import { HALF_MEYER, JOKER, LITTLE_MEYER, MEYER, ROLLS, type Roll } from "../words/dice.ts";
import { isPair } from "./dice.ts";
import type { Ruleset } from "./ruleset.ts";

type Ranking = Pick<Ruleset, "littleMeyer" | "halfMeyer" | "pairs">;
type Claims = Ranking & Pick<Ruleset, "thirtyTwo">;
type Raising = Claims & Pick<Ruleset, "raise">;

type Ladder = Readonly<{ rolls: readonly Roll[]; heights: Readonly<Record<Roll, number>> }>;

const descending = (one: Roll, other: Roll) => other - one;

function build({ littleMeyer, halfMeyer, pairs }: Ranking): Ladder {
  const specials: Roll[] = [MEYER];
  if (littleMeyer) specials.push(LITTLE_MEYER);
  if (halfMeyer) specials.push(HALF_MEYER);
  const ordinary = ROLLS.filter((roll) => !specials.includes(roll));
  const doubles = ordinary.filter(isPair).sort(descending);
  if (pairs === "ones-high") doubles.reverse();
  const mixed = ordinary.filter((roll) => !isPair(roll)).sort(descending);
  const rolls = [...specials, ...doubles, ...mixed];
  const heights = Object.fromEntries(rolls.map((roll, below) => [roll, rolls.length - below]));
  return { rolls, heights: heights as Record<Roll, number> };
}

/** The eight ladders there are, each built when it is first asked for: comparing rolls is the hot path. */
const built: Ladder[] = [];

function ladder(rules: Ranking): Ladder {
  const { littleMeyer, halfMeyer, pairs } = rules;
  const which = (littleMeyer ? 1 : 0) + (halfMeyer ? 2 : 0) + (pairs === "ones-high" ? 4 : 0);
  const known = built[which];
  if (known) return known;
  const fresh = build(rules);
  built[which] = fresh;
  return fresh;
}

/** Takes a ruleset; gives all 21 rolls, strongest first. RULES: Ladder. */
export function ladderOf(rules: Ranking): readonly Roll[] {
  return ladder(rules).rolls;
}

/** Takes two rolls; says whether the first is strictly higher. RULES: Words, ladder. */
export function isHigher(rules: Ranking, one: Roll, other: Roll): boolean {
  const { heights } = ladder(rules);
  return heights[one] > heights[other];
}

/** Takes a ruleset; gives the rolls that can be claimed at all, strongest first. RULES: The 32, toast. */
export function claimable(rules: Claims): readonly Roll[] {
  const rolls = ladderOf(rules);
  return rules.thirtyTwo === "toast" ? rolls.filter((roll) => roll !== JOKER) : rolls;
}

/** Takes a roll and the claim to meet; says whether claiming that roll would be a raise. RULES: raise. */
export function isRaise(rules: Raising, roll: Roll, standing: Roll): boolean {
  if (rules.thirtyTwo === "toast" && roll === JOKER) return false;
  return isHigher(rules, roll, standing) || (rules.raise === "equal" && roll === standing);
}

/** Takes the standing claim or null; gives every claim allowed over it, strongest first. RULES: raise. */
export function raises(rules: Raising, standing: Roll | null): readonly Roll[] {
  const claims = claimable(rules);
  return standing === null ? claims : claims.filter((roll) => isRaise(rules, roll, standing));
}

/** Takes a claim and what lies in the cup; says whether the claim holds. RULES: Words, holds; The 32, joker. */
export function holds(rules: Claims, claim: Roll, inCup: Roll): boolean {
  if (rules.thirtyTwo === "joker" && inCup === JOKER) return true;
  return !isHigher(rules, claim, inCup);
}
