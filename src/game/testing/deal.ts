// Random tables: any ruleset that can be played, two to twelve people, and somebody who opens.
import type { StartedEvent } from "../flow/events.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import {
  BLIND_PASS,
  BLIND_REROLL,
  COUNTING,
  CUP,
  DRINKS,
  END,
  LITTLE_MEYER_LOSS,
  MEYER_BELIEVED,
  MEYER_LOSS,
  OPENER,
  PAIRS,
  RAISE,
  SECOND_LIFE,
  THIRTY_TWO,
} from "../words/options.ts";
import { MAX_PLAYERS, MIN_PLAYERS } from "../words/table.ts";
import type { Rng } from "./chance.ts";

const EITHER = [false, true] as const;
const LIVES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const FEW_LIVES = [1, 2, 3] as const;

/** Every value of every option, by the name it is counted under. */
export const VALUES = {
  littleMeyer: EITHER,
  halfMeyer: EITHER,
  pairs: PAIRS,
  thirtyTwo: THIRTY_TWO,
  raise: RAISE,
  understate: EITHER,
  blindPass: BLIND_PASS,
  blindReroll: BLIND_REROLL,
  surrender: EITHER,
  meyerBelieved: MEYER_BELIEVED,
  lifterLoss: MEYER_LOSS,
  claimantLoss: MEYER_LOSS,
  littleMeyerLoss: LITTLE_MEYER_LOSS,
  double: EITHER,
  openMeyer: EITHER,
  reverseOnMeyer: EITHER,
  lives: LIVES,
  counting: COUNTING,
  lastTwo: EITHER,
  secondLife: SECOND_LIFE,
  opener: OPENER,
  end: END,
  drinks: DRINKS,
  cup: CUP,
} as const;

/** The values of one ruleset, each as `option value`. */
export function valuesOf({ meyerLoss, ...rest }: Ruleset): readonly string[] {
  const flat = { ...rest, lifterLoss: meyerLoss.lifter, claimantLoss: meyerLoss.claimant };
  return Object.entries(flat).map(([name, value]) => `${name} ${value}`);
}

/** RULES: what one option needs of another. */
function mended(rules: Ruleset, rng: Rng): Ruleset {
  return {
    ...rules,
    ...(rules.littleMeyerLoss === 2 ? { littleMeyer: true } : {}),
    ...(rules.meyerBelieved === "play-on" ? { raise: "equal" as const } : {}),
    ...(rules.secondLife === "reroll" ? { lives: 2 + rng.below(8) } : {}),
  };
}

export function rulesetFrom(rng: Rng): Ruleset {
  const { pick } = rng;
  const rules: Ruleset = {
    littleMeyer: pick(EITHER),
    halfMeyer: pick(EITHER),
    pairs: pick(PAIRS),
    thirtyTwo: pick(THIRTY_TWO),
    raise: pick(RAISE),
    understate: pick(EITHER),
    blindPass: pick(BLIND_PASS),
    blindReroll: pick(BLIND_REROLL),
    surrender: pick(EITHER),
    meyerBelieved: pick(MEYER_BELIEVED),
    meyerLoss: { lifter: pick(MEYER_LOSS), claimant: pick(MEYER_LOSS) },
    littleMeyerLoss: pick(LITTLE_MEYER_LOSS),
    double: pick(EITHER),
    openMeyer: pick(EITHER),
    reverseOnMeyer: pick(EITHER),
    // Short lives half of the time: it is near 0 that the rules branch.
    lives: rng.often(50) ? pick(FEW_LIVES) : pick(LIVES),
    counting: pick(COUNTING),
    lastTwo: pick(EITHER),
    secondLife: pick(SECOND_LIFE),
    opener: pick(OPENER),
    end: rng.often(25) ? "first-out" : "last-standing",
    drinks: rng.often(70) ? "off" : pick(DRINKS),
    cup: rng.often(25) ? "table" : "phone",
  };
  return mended(rules, rng);
}

const NAMES = "Anna Ben Carla Dora Emil Finn Greta Hans Ida Jens Karl Lena".split(" ");

/** Two to five people mostly; sometimes more, or as many as there can be. */
function crowd(rng: Rng): number {
  if (rng.often(75)) return MIN_PLAYERS + rng.below(4);
  return rng.often(40) ? MAX_PLAYERS : MIN_PLAYERS + rng.below(MAX_PLAYERS - MIN_PLAYERS);
}

export function startedFrom(rng: Rng, ruleset: Ruleset): StartedEvent {
  const players = NAMES.slice(0, crowd(rng)).map((name, index) => ({
    id: `p${index + 1}`,
    name,
    kind: rng.often(80) ? ("person" as const) : ("computer" as const),
  }));
  const opener = rng.pick(players).id;
  return { kind: "started", turn: 0, at: 0, game: "random", players, ruleset, opener };
}
