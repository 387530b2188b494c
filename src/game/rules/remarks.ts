// What a ruleset allows and yet is pointless: pointed out in an editor, never forbidden.

import { MEYER, PIPS } from "../words/dice.ts";
import { REMARKS, type RemarkName } from "../words/house.ts";
import { claimable, raises } from "./ladder.ts";
import type { Ruleset } from "./ruleset.ts";
import { beliefStake, liftStakes, raised } from "./stakes.ts";

const ORDINARY = { lastTwo: false, double: false } as const;

/** Whether a holder can always lie instead, at no more than surrendering costs, and may even get away with it. */
function lieIsCheaper(rules: Ruleset): boolean {
  const standing = claimable(rules).filter(
    (claim) => claim !== MEYER || rules.meyerBelieved === "play-on",
  );
  const lie = (claim: (typeof standing)[number]) =>
    Math.min(...raises(rules, claim).map((roll) => liftStakes(rules, roll, ORDINARY).claimant));
  return standing.every((claim) => lie(claim) <= raised(rules, ORDINARY, 1));
}

/** What a life roll gives on average, in lives. */
function lifeRollMean({ lives }: Ruleset): number {
  return PIPS.reduce<number>((sum, pips) => sum + Math.min(pips, lives), 0) / PIPS.length;
}

/** Whether only lives count, so that nobody can lose more than they have. */
const isCut = ({ drinks, lives }: Ruleset, stake: number) => drinks === "off" && stake > lives;

const HOLDS: Readonly<Record<RemarkName, (rules: Ruleset) => boolean>> = {
  "belief-dearer": (rules) => {
    const belief = beliefStake(rules, ORDINARY);
    return belief > 0 && belief >= liftStakes(rules, MEYER, ORDINARY).lifter;
  },
  "surrender-dearer": (rules) => rules.surrender && lieIsCheaper(rules),
  "meyer-cut": (rules) => isCut(rules, Math.max(rules.meyerLoss.lifter, rules.meyerLoss.claimant)),
  "little-meyer-cut": (rules) => isCut(rules, rules.littleMeyerLoss),
  "double-cut": ({ double, drinks, lives, meyerLoss: { lifter, claimant } }) =>
    double && drinks === "off" && Math.min(lifter, claimant) >= lives,
  "last-two-first-out": ({ lastTwo, end }) => lastTwo && end === "first-out",
  "last-two-sips": ({ lastTwo, drinks }) => lastTwo && drinks === "instead",
  "last-two-one-life": ({ lastTwo, lives, drinks }) => lastTwo && lives === 1 && drinks === "off",
  "life-roll-poor": (rules) =>
    rules.secondLife === "reroll" && lifeRollMean(rules) <= Math.floor(rules.lives / 2),
  "second-life-sips": ({ secondLife, drinks }) => secondLife !== "none" && drinks === "instead",
  "first-out-sips": ({ end, drinks }) => end === "first-out" && drinks === "instead",
  "penalties-sips": ({ counting, drinks }) => counting === "penalties" && drinks === "instead",
  "taken-at-word": ({ cup, understate, blindReroll, surrender, openMeyer, thirtyTwo }) => {
    const secret = !understate || blindReroll === "when-below" || thirtyTwo === "toast";
    return cup === "table" && (secret || surrender || openMeyer);
  },
};

/**
 * Takes a ruleset that can be played; gives the names of what is pointless in it (or, with real dice, taken
 * at the players' word), in the order of the options. RULES: Meyer; Lives; With real dice.
 */
export function remarksOf(rules: Ruleset): readonly RemarkName[] {
  return REMARKS.filter((name) => HOLDS[name](rules));
}
