// How the app comes to the home screen, as the screens know it; where that is found out is handed in.

/**
 * `offer`: the browser would install it now. `share`: the share menu can, by hand. `safari`: this browser
 * sits in another app and cannot, Safari can. `menu`: some item of the browser's menu may.
 */
export type Way = "offer" | "share" | "safari" | "menu";

export type InstallPort = Readonly<{
  /** Null: it is installed, or a game is at the table. */
  way: () => Way | null;
  watch: (changed: () => void) => () => void;
  /** Takes the browser's offer up. */
  ask: () => Promise<void>;
}>;
