// The variants that a tradition's players look for on top of it, as changes to its ruleset.

import { OPTION_NAMES, type VariantName } from "../words/house.ts";
import { OPTIONS, type OptionValue, putBack, setOption, type Values, valuesOf } from "./options.ts";
import type { PresetId } from "./preset.ts";
import type { Ruleset } from "./ruleset.ts";

export type Changes = Partial<Values>;

/** One choice is a switch; of several, one is on at a time, the preset's own among them. */
export type Variant = Readonly<{ name: VariantName; choices: readonly Changes[] }>;

const only = (name: VariantName, changes: Changes): Variant => ({ name, choices: [changes] });

const COSTS = ([1, 2, 3] as const).map((loss) => ({ lifterLoss: loss, claimantLoss: loss }));
const LIVES: Variant = {
  name: "lives",
  choices: OPTIONS.lives.filter((lives) => lives >= 3).map((lives) => ({ lives })),
};
const THREE_LIVES = only("three-lives", { lives: 3 });
const REAL_DICE = only("real-dice", { cup: "table" });

/** By preset, in the order of RULES (The traditions, last column). */
export const VARIANTS_OF: Readonly<Record<PresetId, readonly Variant[]>> = {
  meiern: [
    only("little-meyer", { littleMeyer: true }),
    { name: "meyer-costs", choices: COSTS },
    only("blind-higher", { blindPass: "higher" }),
    only("penalties", { counting: "penalties", end: "first-out" }),
    only("next-opens", { opener: "next" }),
    LIVES,
    REAL_DICE,
  ],
  "meyer-no": [
    only("mia-ranking", { littleMeyer: false, pairs: "ones-high" }),
    only("strictly-higher", { raise: "higher" }),
    THREE_LIVES,
    only("must-lift", { meyerBelieved: "must-lift" }),
    only("sips", { drinks: "instead" }),
  ],
  "meyer-dk": [REAL_DICE],
  "meyer-vaertshus": [
    LIVES,
    { name: "meyer-costs", choices: COSTS.slice(0, 2) },
    only("no-little-meyer", { littleMeyer: false, littleMeyerLoss: 1 }),
    only("little-meyer-costs-2", { littleMeyer: true, littleMeyerLoss: 2 }),
    only("blind-same", { blindPass: "same" }),
    only("second-chance", { secondLife: "buy-in" }),
    only("double", { double: true }),
    only("joker", { thirtyTwo: "joker" }),
    only("last-two", { lastTwo: true }),
    {
      name: "believed",
      choices: (["lose-1", "lose-2", "free", "lift-or-pass", "must-lift"] as const).map(
        (meyerBelieved) => ({ meyerBelieved }),
      ),
    },
  ],
  mia: [
    only("sixes-high", { pairs: "sixes-high" }),
    only("same-or-higher", { raise: "equal" }),
    THREE_LIVES,
  ],
  bodega: [],
  kneipe: [],
};

const changed = (changes: Changes) => OPTION_NAMES.filter((name) => name in changes);

/** Takes a ruleset and changes; says whether they are all in it. */
export function includes(rules: Ruleset, changes: Changes): boolean {
  const values = valuesOf(rules);
  return changed(changes).every((name) => values[name] === changes[name]);
}

/** Takes a ruleset and a variant; gives the place of the choice that is on, -1 if none is. */
export function choiceOf(rules: Ruleset, variant: Variant): number {
  return variant.choices.findIndex((changes) => includes(rules, changes));
}

/** Takes a ruleset that can be played and changes; gives it with them, by the steps of `setOption`. */
export function withChanges(rules: Ruleset, changes: Changes): Ruleset {
  return changed(changes).reduce(
    (now, name) => setOption(now, name, changes[name] as OptionValue),
    rules,
  );
}

/** Takes a ruleset, the one it started from and changes made to it; gives it with what they changed put back. */
export function withoutChanges(rules: Ruleset, from: Ruleset, changes: Changes): Ruleset {
  return changed(changes).reduce((now, name) => putBack(now, from, name), rules);
}
