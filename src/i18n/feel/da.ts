// Danish: shaking, the claim for both sides, quiet.
import type { Feel } from "../shape.ts";

export const da: Feel = {
  feel: {
    shakeHint: "Ryst eller tryk for at slå.",
    allowShake: "Lad rysten slå",
    sides: "Melding til begge sider",
    sidesNote: "Af sig selv, når telefonen ligger fladt",
    quiet: "Helt stille",
    quietNote: "Ingen lyd, ingen vibration, ingen stemme, ingen rysten.",
  },
};
