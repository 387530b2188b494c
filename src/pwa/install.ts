// Whether the app runs on its own, and the browser's offer to install it.

/** Chromium's offer; it can be used once. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export interface Install {
  /** Whether the browser would install the app now. */
  possible(): boolean;
  /** Asks the user. The offer is used up by it. */
  ask(): Promise<void>;
}

/** Whether the app was started from the home screen: iOS may know it by its own flag only. */
export function standalone(): boolean {
  if ("standalone" in navigator && navigator.standalone === true) return true;
  try {
    return matchMedia(
      "(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)",
    ).matches;
  } catch {
    return false;
  }
}

/** Whether only the share menu can install here: iOS has no offer of its own. */
export function byHand(): boolean {
  return "standalone" in navigator && !standalone();
}

/** Keeps the browser's offer for later. Call it early: the offer comes once. */
export function watchInstall(changed: (possible: boolean) => void): Install {
  let offer: Offer | undefined;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
    changed(true);
  });
  addEventListener("appinstalled", () => {
    offer = undefined;
    changed(false);
  });
  return {
    possible: () => offer !== undefined,
    async ask() {
      const once = offer;
      offer = undefined;
      changed(false);
      try {
        await once?.prompt();
      } catch {
        // Used up or no longer wanted by the browser: there is nothing left to ask.
      }
    },
  };
}
