// A Danish table of house rules: the toast, the life roll, two for the last two.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const bodega: Preset = {
  id: "bodega",
  ruleset: {
    ...BASE,
    littleMeyer: true,
    raise: "equal",
    thirtyTwo: "toast",
    blindReroll: "always",
    meyerBelieved: "play-on",
    lastTwo: true,
    secondLife: "reroll",
  },
};
