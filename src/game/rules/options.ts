// What a table can set: the values of each option, one at a time, never into a ruleset that cannot be played.

import type { OptionGroup, OptionName } from "../words/house.ts";
import { OPTION_NAMES } from "../words/house.ts";
import type { RulesetFault } from "../words/options.ts";
import {
  BLIND_PASS,
  BLIND_REROLL,
  COUNTING,
  CUP,
  DRINKS,
  END,
  LITTLE_MEYER_LOSS,
  MAX_LIVES,
  MEYER_BELIEVED,
  MEYER_LOSS,
  OPENER,
  PAIRS,
  RAISE,
  SECOND_LIFE,
  THIRTY_TWO,
} from "../words/options.ts";
import { BASE, type Ruleset, rulesetFaults } from "./ruleset.ts";

/** A ruleset with the two losses of a Meyer side by side: a value for each option name. */
export type Values = Readonly<
  Omit<Ruleset, "meyerLoss"> & {
    lifterLoss: Ruleset["meyerLoss"]["lifter"];
    claimantLoss: Ruleset["meyerLoss"]["claimant"];
  }
>;
export type OptionValue<N extends OptionName = OptionName> = Values[N];

const EITHER = [false, true] as const;

/** Every value of every option, in the order they are shown. */
export const OPTIONS: { readonly [N in OptionName]: readonly OptionValue<N>[] } = {
  littleMeyer: EITHER,
  halfMeyer: EITHER,
  pairs: PAIRS,
  thirtyTwo: THIRTY_TWO,
  raise: RAISE,
  understate: EITHER,
  surrender: EITHER,
  blindPass: BLIND_PASS,
  blindReroll: BLIND_REROLL,
  meyerBelieved: MEYER_BELIEVED,
  lifterLoss: MEYER_LOSS,
  claimantLoss: MEYER_LOSS,
  littleMeyerLoss: LITTLE_MEYER_LOSS,
  double: EITHER,
  openMeyer: EITHER,
  reverseOnMeyer: EITHER,
  lives: Array.from({ length: MAX_LIVES }, (_, index) => index + 1),
  counting: COUNTING,
  lastTwo: EITHER,
  secondLife: SECOND_LIFE,
  opener: OPENER,
  end: END,
  drinks: DRINKS,
  cup: CUP,
};

/** Which options stand together in an editor; each is in one group. */
export const GROUPS: Readonly<Record<OptionGroup, readonly OptionName[]>> = {
  ranking: ["littleMeyer", "halfMeyer", "pairs", "thirtyTwo"],
  claims: ["raise", "understate", "surrender"],
  blind: ["blindPass", "blindReroll"],
  meyer: [
    ...(["meyerBelieved", "lifterLoss", "claimantLoss", "littleMeyerLoss"] as const),
    ...(["double", "openMeyer", "reverseOnMeyer"] as const),
  ],
  lives: ["lives", "counting", "lastTwo", "secondLife"],
  opening: ["opener", "end"],
  drinks: ["drinks"],
  cup: ["cup"],
};

/** Options that need another one to have a certain value; they follow it. */
const NEEDS = {
  littleMeyerLoss: "littleMeyer",
  meyerBelieved: "raise",
  secondLife: "lives",
} as const satisfies Partial<Record<OptionName, OptionName>>;
type Follower = keyof typeof NEEDS;
const FOLLOWERS: readonly Follower[] = ["littleMeyerLoss", "meyerBelieved", "secondLife"];

const isFollower = (name: OptionName): name is Follower => name in NEEDS;

/** Takes a ruleset; gives its values, one for each option name. */
export function valuesOf({ meyerLoss, ...rest }: Ruleset): Values {
  return { ...rest, lifterLoss: meyerLoss.lifter, claimantLoss: meyerLoss.claimant };
}

/** Takes values, one for each option name; gives the ruleset they make. */
export function rulesetOf({ lifterLoss, claimantLoss, ...rest }: Values): Ruleset {
  return { ...rest, meyerLoss: { lifter: lifterLoss, claimant: claimantLoss } };
}

function withValue<N extends OptionName>(rules: Ruleset, name: N, value: OptionValue<N>): Ruleset {
  return rulesetOf({ ...valuesOf(rules), [name]: value });
}

/**
 * Takes a ruleset that can be played, an option and a value for it; gives why that value cannot be
 * chosen now, or null. Only what needs another option is ever blocked: that other one is to be set first.
 * RULES: littleMeyerLoss; meyerBelieved, play-on; secondLife, reroll.
 */
export function blockedBy<N extends OptionName>(
  rules: Ruleset,
  name: N,
  value: OptionValue<N>,
): RulesetFault | null {
  const faults = rulesetFaults(withValue(rules, name, value));
  const followed = FOLLOWERS.some((follower) => NEEDS[follower] === name);
  return (followed ? faults.find((fault) => OWN.includes(fault)) : faults[0]) ?? null;
}

/** Faults of a value by itself, whatever the other options are. */
const OWN: readonly RulesetFault[] = ["not-a-ruleset", "lives-out-of-range"];

/**
 * Takes a ruleset that can be played, an option and a value; gives the ruleset with it, the same one
 * where that is blocked. An option that needed what is changed goes back to its base value (a 31 costs 1,
 * believing a Meyer costs 1, no second life), which `movedBy` tells.
 */
export function setOption<N extends OptionName>(
  rules: Ruleset,
  name: N,
  value: OptionValue<N>,
): Ruleset {
  if (blockedBy(rules, name, value) !== null) return rules;
  const set = withValue(rules, name, value);
  if (rulesetFaults(set).length === 0) return set;
  const broken = FOLLOWERS.filter((follower) => NEEDS[follower] === name);
  return broken.reduce((now, follower) => withValue(now, follower, BASE[follower]), set);
}

/** Takes the same as `setOption`; gives the other options whose values would change with it. */
export function movedBy<N extends OptionName>(
  rules: Ruleset,
  name: N,
  value: OptionValue<N>,
): readonly OptionName[] {
  return differences(setOption(rules, name, value), rules).filter((moved) => moved !== name);
}

/** Takes two rulesets; gives the options in which they differ, in the order of RULES. */
export function differences(rules: Ruleset, from: Ruleset): readonly OptionName[] {
  const [own, others] = [valuesOf(rules), valuesOf(from)];
  return OPTION_NAMES.filter((name) => own[name] !== others[name]);
}

/**
 * Takes a ruleset, the one it started from, and an option; gives the ruleset with that option as it was.
 * What the old value needs is put back with it, and so is what can no longer stand beside it.
 */
export function putBack(rules: Ruleset, from: Ruleset, name: OptionName): Ruleset {
  const old = valuesOf(from);
  const back = (now: Ruleset, option: OptionName) => withValue(now, option, old[option]);
  const put = back(rules, name);
  if (rulesetFaults(put).length === 0) return put;
  if (isFollower(name)) return back(put, NEEDS[name]);
  return FOLLOWERS.filter((follower) => NEEDS[follower] === name).reduce(back, put);
}
