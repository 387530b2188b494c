// A German table of house rules: blind and dearer, a shown Mäxchen, three lives and a swim.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const kneipe: Preset = {
  id: "kneipe",
  ruleset: {
    ...BASE,
    blindPass: "higher",
    blindReroll: "always",
    openMeyer: true,
    lives: 3,
    secondLife: "swim",
    drinks: "also",
  },
};
