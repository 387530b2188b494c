// Danish Meyer of the inn (DK2): a Meyer is lifted or passed.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const meyerVaertshus: Preset = {
  id: "meyer-vaertshus",
  ruleset: {
    ...BASE,
    littleMeyer: true,
    meyerBelieved: "lift-or-pass",
  },
};
