// Norwegian: shaking, the claim for both sides, quiet.
import type { Feel } from "../shape.ts";

export const nb: Feel = {
  feel: {
    shakeHint: "Rist eller trykk for å slå.",
    allowShake: "La risting slå",
    sides: "Melding til begge sider",
    sidesNote: "Av seg selv når telefonen ligger flatt",
    quiet: "Helt stille",
    quietNote: "Ingen lyd, ingen vibrasjon, ingen stemme, ingen risting.",
  },
};
