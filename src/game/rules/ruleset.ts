// A ruleset is plain data: one value for each option of RULES, and the faults it can have.

import type {
  BlindPass,
  BlindReroll,
  Counting,
  CupKind,
  Drinks,
  End,
  LittleMeyerLoss,
  MeyerBelieved,
  MeyerLoss,
  Opener,
  Pairs,
  Raise,
  RulesetFault,
  SecondLife,
  ThirtyTwo,
} from "../words/options.ts";
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

export type Ruleset = Readonly<{
  littleMeyer: boolean;
  halfMeyer: boolean;
  pairs: Pairs;
  thirtyTwo: ThirtyTwo;
  raise: Raise;
  understate: boolean;
  blindPass: BlindPass;
  blindReroll: BlindReroll;
  surrender: boolean;
  meyerBelieved: MeyerBelieved;
  /** Lives lost on a lifted Meyer claim. */
  meyerLoss: Readonly<{ lifter: MeyerLoss; claimant: MeyerLoss }>;
  /** Lives lost on a lifted claim of 31, both ways. */
  littleMeyerLoss: LittleMeyerLoss;
  double: boolean;
  openMeyer: boolean;
  reverseOnMeyer: boolean;
  /** Lives everybody starts with, 1 to 12. */
  lives: number;
  counting: Counting;
  lastTwo: boolean;
  secondLife: SecondLife;
  opener: Opener;
  end: End;
  drinks: Drinks;
  cup: CupKind;
}>;

/** What every tradition starts from (RULES: The traditions, "Unlisted"). */
export const BASE: Ruleset = {
  littleMeyer: false,
  halfMeyer: false,
  pairs: "sixes-high",
  thirtyTwo: "plain",
  raise: "higher",
  understate: true,
  blindPass: "off",
  blindReroll: "off",
  surrender: false,
  meyerBelieved: "lose-1",
  meyerLoss: { lifter: 2, claimant: 2 },
  littleMeyerLoss: 1,
  double: false,
  openMeyer: false,
  reverseOnMeyer: false,
  lives: 6,
  counting: "lives",
  lastTwo: false,
  secondLife: "none",
  opener: "loser",
  end: "last-standing",
  drinks: "off",
  cup: "phone",
};

const oneOf = (values: readonly unknown[], value: unknown) => values.includes(value);
const BOOLEANS = [true, false];

const CHOICES: Readonly<Record<Exclude<keyof Ruleset, "lives" | "meyerLoss">, readonly unknown[]>> =
  {
    littleMeyer: BOOLEANS,
    halfMeyer: BOOLEANS,
    pairs: PAIRS,
    thirtyTwo: THIRTY_TWO,
    raise: RAISE,
    understate: BOOLEANS,
    blindPass: BLIND_PASS,
    blindReroll: BLIND_REROLL,
    surrender: BOOLEANS,
    meyerBelieved: MEYER_BELIEVED,
    littleMeyerLoss: LITTLE_MEYER_LOSS,
    double: BOOLEANS,
    openMeyer: BOOLEANS,
    reverseOnMeyer: BOOLEANS,
    counting: COUNTING,
    lastTwo: BOOLEANS,
    secondLife: SECOND_LIFE,
    opener: OPENER,
    end: END,
    drinks: DRINKS,
    cup: CUP,
  };

function isShaped(value: unknown): value is Ruleset {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  const loss = record["meyerLoss"] as Record<string, unknown> | null | undefined;
  return (
    Object.entries(CHOICES).every(([name, values]) => oneOf(values, record[name])) &&
    typeof record["lives"] === "number" &&
    typeof loss === "object" &&
    loss !== null &&
    oneOf(MEYER_LOSS, loss["lifter"]) &&
    oneOf(MEYER_LOSS, loss["claimant"])
  );
}

/**
 * Takes anything; gives every fault that keeps it from being played as a ruleset, none if it can be.
 * A value of the wrong shape has the one fault `not-a-ruleset`. RULES: the option tables.
 */
export function rulesetFaults(value: unknown): readonly RulesetFault[] {
  if (!isShaped(value)) return ["not-a-ruleset"];
  const faults: RulesetFault[] = [];
  const { lives } = value;
  if (!Number.isInteger(lives) || lives < 1 || lives > MAX_LIVES) faults.push("lives-out-of-range");
  if (value.littleMeyerLoss === 2 && !value.littleMeyer) {
    faults.push("little-loss-needs-little-meyer");
  }
  if (value.meyerBelieved === "play-on" && value.raise !== "equal") {
    faults.push("play-on-needs-equal");
  }
  if (value.secondLife === "reroll" && (lives < 2 || lives > 9)) {
    faults.push("reroll-needs-2-to-9-lives");
  }
  return faults;
}
