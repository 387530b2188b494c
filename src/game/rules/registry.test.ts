// The presets, option by option as the table of RULES has them.
import { expect, test } from "vitest";
import { PRESET_IDS, type PresetId } from "./preset.ts";
import { PRESETS, presetOf } from "./registry.ts";
import { type Ruleset, rulesetFaults } from "./ruleset.ts";

/** RULES: "Unlisted". Written out here, not taken from the source. */
const UNLISTED = {
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
} as const satisfies Ruleset;

const DIFFERS: Readonly<Record<PresetId, Partial<Ruleset>>> = {
  meiern: {},
  "meyer-no": {
    littleMeyer: true,
    raise: "equal",
    meyerLoss: { lifter: 2, claimant: 1 },
    meyerBelieved: "free",
  },
  "meyer-dk": {
    littleMeyer: true,
    raise: "equal",
    understate: false,
    blindReroll: "when-below",
    meyerLoss: { lifter: 1, claimant: 1 },
    meyerBelieved: "play-on",
  },
  "meyer-vaertshus": { littleMeyer: true, meyerBelieved: "lift-or-pass" },
  mia: { pairs: "ones-high", blindPass: "same", meyerLoss: { lifter: 2, claimant: 1 } },
  bodega: {
    littleMeyer: true,
    raise: "equal",
    blindReroll: "always",
    meyerBelieved: "play-on",
    thirtyTwo: "toast",
    secondLife: "reroll",
    lastTwo: true,
  },
  kneipe: {
    blindPass: "higher",
    blindReroll: "always",
    openMeyer: true,
    secondLife: "swim",
    lives: 3,
    drinks: "also",
  },
};

test.each(PRESET_IDS)("%s plays by the ruleset that RULES gives it", (id) => {
  expect(presetOf(id)).toEqual({ id, ruleset: { ...UNLISTED, ...DIFFERS[id] } });
  expect(rulesetFaults(presetOf(id).ruleset)).toEqual([]);
});

test("the registry holds each preset once, in the order of RULES", () => {
  expect(PRESETS.map(({ id }) => id)).toEqual(Object.keys(DIFFERS));
});

test("nobody is handed a preset that is not there", () => {
  expect(() => presetOf("yatzy" as PresetId)).toThrow("yatzy");
});
