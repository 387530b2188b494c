// The rule card: the active rules as facts, complete, so that who knows only these can judge every lift.

import { HALF_MEYER, LITTLE_MEYER, MEYER, type Roll } from "../words/dice.ts";
import type {
  BlindPass,
  BlindReroll,
  Counting,
  CupKind,
  Drinks,
  End,
  MeyerBelieved,
  Opener,
  Raise,
  SecondLife,
  ThirtyTwo,
} from "../words/options.ts";
import { claimable, ladderOf } from "./ladder.ts";
import { waysToHold } from "./odds.ts";
import type { Ruleset } from "./ruleset.ts";
import { beliefStake, liftStakes, raised, type Stakes } from "./stakes.ts";

export type Special = "meyer" | "little-meyer" | "half-meyer";

/** A step of the ladder. `ways`: in how many of 36 a fresh roll holds a claim of it. */
export type Rung = Readonly<{
  roll: Roll;
  ways: number;
  special: Special | null;
  claimable: boolean;
}>;

/** Lives; what it comes to once only two are left stands beside it, the same where nothing changes then. */
export type Price = Readonly<{ usual: number; lastTwo: number }>;
export type Prices = Readonly<{ lifter: Price; claimant: Price }>;

/** What a lifted claim costs whoever was wrong. `doubled`: null where nobody may double. */
export type Loss = Readonly<{
  claim: "meyer" | "little-meyer" | "other";
  single: Prices;
  doubled: Prices | null;
}>;

export type Fact =
  /** Strongest first. */
  | Readonly<{ kind: "ladder"; rungs: readonly Rung[] }>
  /** `spared`: a 32 that was re-rolled blind costs nobody anything when it is lifted. */
  | Readonly<{ kind: "thirty-two"; role: ThirtyTwo; spared: boolean }>
  | Readonly<{ kind: "raise"; raise: Raise }>
  /** `joker`: who has the joker may claim less all the same. */
  | Readonly<{ kind: "understate"; allowed: boolean; joker: boolean }>
  /** `meyer`: also on a standing Meyer. `barred`: who may not, counted from who rolled. */
  | Readonly<{
      kind: "blind-pass";
      claim: BlindPass;
      meyer: boolean;
      barred: readonly ("roller" | "before-roller-on-meyer")[];
    }>
  /** `joker`: who has seen the joker may not. */
  | Readonly<{ kind: "blind-reroll"; when: BlindReroll; meyer: boolean; joker: boolean }>
  | Readonly<{ kind: "surrender"; allowed: boolean; cost: Price; joker: boolean }>
  | Readonly<{
      kind: "meyer-answer";
      believed: MeyerBelieved;
      belief: "barred" | "ends" | "plays-on";
      cost: Price;
      pass: boolean;
      double: boolean;
    }>
  | Readonly<{ kind: "losses"; losses: readonly Loss[] }>
  /** `cost`: what everybody else loses. Who shows it opens next. */
  | Readonly<{ kind: "show-meyer"; allowed: boolean; cost: Price }>
  | Readonly<{ kind: "reverse"; on: boolean }>
  | Readonly<{ kind: "lives"; lives: number; counting: Counting }>
  | Readonly<{ kind: "last-two"; on: boolean }>
  /** `at`: the lives on which it comes; `most`: the lives it can give. */
  | Readonly<{ kind: "second-life"; second: SecondLife; at: number; most: number }>
  | Readonly<{ kind: "opener"; opener: Opener }>
  | Readonly<{ kind: "end"; end: End }>
  | Readonly<{ kind: "drinks"; drinks: Drinks }>
  | Readonly<{ kind: "cup"; cup: CupKind }>;
export type FactKind = Fact["kind"];
export type Card = readonly Fact[];

function specialOf(rules: Ruleset, roll: Roll): Special | null {
  if (roll === MEYER) return "meyer";
  if (roll === LITTLE_MEYER && rules.littleMeyer) return "little-meyer";
  return roll === HALF_MEYER && rules.halfMeyer ? "half-meyer" : null;
}

function ladder(rules: Ruleset): Fact {
  const claims = claimable(rules);
  const rungs = ladderOf(rules).map((roll) => ({
    roll,
    ways: waysToHold(rules, roll),
    special: specialOf(rules, roll),
    claimable: claims.includes(roll),
  }));
  return { kind: "ladder", rungs };
}

function priced(price: (crowd: Readonly<{ lastTwo: boolean }>) => number): Price {
  return { usual: price({ lastTwo: false }), lastTwo: price({ lastTwo: true }) };
}

function prices(rules: Ruleset, claim: Roll, double: boolean): Prices {
  const of = (wrong: keyof Stakes) =>
    priced(({ lastTwo }) => liftStakes(rules, claim, { double, lastTwo })[wrong]);
  return { lifter: of("lifter"), claimant: of("claimant") };
}

/** An ordinary claim under every ruleset: no special, never the 32. */
const ORDINARY = 54 satisfies Roll;

function losses(rules: Ruleset): Fact {
  const of = (claim: Loss["claim"], roll: Roll, double: boolean): Loss => ({
    claim,
    single: prices(rules, roll, false),
    doubled: double ? prices(rules, roll, true) : null,
  });
  const little = rules.littleMeyer ? [of("little-meyer", LITTLE_MEYER, false)] : [];
  const all = [of("meyer", MEYER, rules.double), ...little, of("other", ORDINARY, false)];
  return { kind: "losses", losses: all };
}

const BELIEF: Readonly<Record<MeyerBelieved, "barred" | "ends" | "plays-on">> = {
  "lose-1": "ends",
  "lose-2": "ends",
  free: "ends",
  "play-on": "plays-on",
  "lift-or-pass": "barred",
  "must-lift": "barred",
};

function blindPass(rules: Ruleset, meyer: boolean): Fact {
  const barred =
    rules.blindPass === "same"
      ? (["roller", ...(meyer ? (["before-roller-on-meyer"] as const) : [])] as const)
      : [];
  return { kind: "blind-pass", claim: rules.blindPass, meyer, barred };
}

function secondLife({ secondLife: second, lives }: Ruleset): Fact {
  const gains = { none: 0, "buy-in": 1, reroll: Math.min(6, lives), swim: 0 };
  const at = second === "reroll" ? Math.floor(lives / 2) : 0;
  return { kind: "second-life", second, at, most: gains[second] };
}

/** Takes a ruleset that can be played; gives every rule of it as a fact, in the order to read. RULES: all of it. */
export function cardOf(rules: Ruleset): Card {
  const cost = priced((crowd) => raised(rules, crowd, 1));
  const joker = rules.thirtyTwo === "joker";
  const pass = rules.blindPass === "same" && rules.meyerBelieved !== "must-lift";
  const spared = rules.thirtyTwo === "toast" && rules.blindReroll !== "off";
  return [
    ladder(rules),
    { kind: "thirty-two", role: rules.thirtyTwo, spared },
    { kind: "raise", raise: rules.raise },
    { kind: "understate", allowed: rules.understate, joker: !rules.understate && joker },
    blindPass(rules, pass),
    {
      kind: "blind-reroll",
      when: rules.blindReroll,
      meyer: rules.blindReroll !== "off" && rules.meyerBelieved === "play-on",
      joker: rules.blindReroll === "when-below" && joker,
    },
    { kind: "surrender", allowed: rules.surrender, cost, joker: rules.surrender && joker },
    {
      kind: "meyer-answer",
      believed: rules.meyerBelieved,
      belief: BELIEF[rules.meyerBelieved],
      cost: priced((crowd) => beliefStake(rules, crowd)),
      pass,
      double: rules.double,
    },
    losses(rules),
    { kind: "show-meyer", allowed: rules.openMeyer, cost },
    { kind: "reverse", on: rules.reverseOnMeyer },
    { kind: "lives", lives: rules.lives, counting: rules.counting },
    { kind: "last-two", on: rules.lastTwo },
    secondLife(rules),
    { kind: "opener", opener: rules.opener },
    { kind: "end", end: rules.end },
    { kind: "drinks", drinks: rules.drinks },
    { kind: "cup", cup: rules.cup },
  ];
}
