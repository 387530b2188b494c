// A ruleset from outside: its shape first, then the faults that the rules themselves name.

import * as v from "valibot";
import { type Ruleset, rulesetFaults } from "../game/rules/ruleset.ts";
import * as options from "../game/words/options.ts";
import type { Same } from "./same.ts";

const loss = v.picklist(options.MEYER_LOSS);

export const rulesetSchema = v.object({
  littleMeyer: v.boolean(),
  halfMeyer: v.boolean(),
  pairs: v.picklist(options.PAIRS),
  thirtyTwo: v.picklist(options.THIRTY_TWO),
  raise: v.picklist(options.RAISE),
  understate: v.boolean(),
  blindPass: v.picklist(options.BLIND_PASS),
  blindReroll: v.picklist(options.BLIND_REROLL),
  surrender: v.boolean(),
  meyerBelieved: v.picklist(options.MEYER_BELIEVED),
  meyerLoss: v.object({ lifter: loss, claimant: loss }),
  littleMeyerLoss: v.picklist(options.LITTLE_MEYER_LOSS),
  double: v.boolean(),
  openMeyer: v.boolean(),
  reverseOnMeyer: v.boolean(),
  lives: v.number(),
  counting: v.picklist(options.COUNTING),
  lastTwo: v.boolean(),
  secondLife: v.picklist(options.SECOND_LIFE),
  opener: v.picklist(options.OPENER),
  end: v.picklist(options.END),
  drinks: v.picklist(options.DRINKS),
  cup: v.picklist(options.CUP),
});

true satisfies Same<v.InferOutput<typeof rulesetSchema>, Ruleset>;

/** Takes anything; gives the ruleset it is, or null where it cannot be played. */
export function parseRuleset(value: unknown): Ruleset | null {
  const { success, output } = v.safeParse(rulesetSchema, value);
  return success && rulesetFaults(output).length === 0 ? output : null;
}
