// What a lift, a belief or a shown roll puts at stake.

import { LITTLE_MEYER, MEYER, type Roll } from "../words/dice.ts";
import type { Ruleset } from "./ruleset.ts";

/** Lives at stake (sips where only those are played for), before anybody's last lives cut it. */
export type Stakes = Readonly<{ lifter: number; claimant: number }>;

/** Whether only two are still in, of more that began. RULES: lastTwo. */
export type Crowd = Readonly<{ lastTwo: boolean }>;

/** Takes a stake in lives; gives what it is once play is down to the last two. RULES: lastTwo. */
export function raised(rules: Pick<Ruleset, "lastTwo">, crowd: Crowd, stake: number): number {
  return rules.lastTwo && crowd.lastTwo && stake > 0 ? Math.max(2, stake) : stake;
}

/**
 * Takes the claim that is lifted; gives the lives a wrong lifter and a lying claimant lose.
 * Stake, then doubled, then `lastTwo`. RULES: Meyer (meyerLoss, littleMeyerLoss, double); Lives.
 */
export function liftStakes(
  rules: Ruleset,
  claim: Roll,
  { double, lastTwo }: Crowd & Readonly<{ double: boolean }>,
): Stakes {
  const base = (wrong: keyof Stakes) => {
    if (claim === MEYER) return rules.meyerLoss[wrong];
    return claim === LITTLE_MEYER ? rules.littleMeyerLoss : 1;
  };
  const stake = (wrong: keyof Stakes) => raised(rules, { lastTwo }, base(wrong) * (double ? 2 : 1));
  return { lifter: stake("lifter"), claimant: stake("claimant") };
}

/** Gives the lives that believing a Meyer costs: 0 where it costs none. RULES: meyerBelieved. */
export function beliefStake(rules: Ruleset, crowd: Crowd): number {
  const base = {
    "lose-1": 1,
    "lose-2": 2,
    free: 0,
    "play-on": 0,
    "lift-or-pass": 0,
    "must-lift": 0,
  };
  return raised(rules, crowd, base[rules.meyerBelieved]);
}
