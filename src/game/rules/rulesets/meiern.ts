// German Meiern, Mäxchen (DE): every option at its base.

import type { Preset } from "../preset.ts";
import { BASE } from "../ruleset.ts";

export const meiern: Preset = {
  id: "meiern",
  ruleset: {
    ...BASE,
  },
};
