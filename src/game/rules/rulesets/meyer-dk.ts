// Danish Meyer (DK1): no understating; who has too little may re-roll unseen.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const meyerDk: Preset = {
  id: "meyer-dk",
  ruleset: {
    ...BASE,
    littleMeyer: true,
    raise: "equal",
    understate: false,
    blindReroll: "when-below",
    meyerBelieved: "play-on",
    meyerLoss: { lifter: 1, claimant: 1 },
  },
};
