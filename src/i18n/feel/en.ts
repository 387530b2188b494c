// English, the shape: shaking, the claim for both sides, quiet.

export const en = {
  feel: {
    shakeHint: "Shake or tap to roll.",
    allowShake: "Let shaking roll",
    sides: "Claim on both sides",
    sidesNote: "By itself when the phone lies flat",
    quiet: "All quiet",
    quietNote: "No sound, no vibration, no voice, no shaking.",
  },
};
