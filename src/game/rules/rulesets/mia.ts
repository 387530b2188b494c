// International Mia: ones are the best pair, the cup may go on unseen.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const mia: Preset = {
  id: "mia",
  ruleset: {
    ...BASE,
    pairs: "ones-high",
    blindPass: "same",
    meyerLoss: { lifter: 2, claimant: 1 },
  },
};
