// What a game gets of the phone's way back: whether somebody has just used it, and what they meant.

export type BackPort = Readonly<{
  asked: () => boolean;
  watch: (changed: () => void) => () => void;
  /** The game goes on. */
  stay: () => void;
}>;
