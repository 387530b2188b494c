// Norwegian Meyer (NO): a Meyer decides the round.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const meyerNo: Preset = {
  id: "meyer-no",
  ruleset: {
    ...BASE,
    littleMeyer: true,
    raise: "equal",
    meyerBelieved: "free",
    meyerLoss: { lifter: 2, claimant: 1 },
  },
};
