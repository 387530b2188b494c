// The ways to the home screen: the browser's offer, which comes once, or what its menus can do.

import { standalone } from "./alone.ts";

/** Chromium's offer; it can be used once. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** It comes before the app does: a script in index.html keeps it here. */
type Page = HTMLElement & { offer?: Offer | undefined };

/**
 * `offer`: the browser would install the app now. `share`: the share menu can, by hand. `safari`: this
 * browser sits in another app and cannot, Safari can. `menu`: some item of the browser's menu may.
 */
export type Way = "offer" | "share" | "safari" | "menu";

export type Phone = Readonly<{
  /** It runs from the home screen already. */
  alone: boolean;
  offered: boolean;
  /** iOS: nothing is ever offered there. */
  apple: boolean;
  /** A browser of its own, not a window in another app. */
  browser: boolean;
}>;

export interface Install {
  /** Null: it is installed. */
  way(): Way | null;
  watch(changed: () => void): () => void;
  /** Asks the user. The offer is used up by it. */
  ask(): Promise<void>;
}

export function wayOf({ alone, offered, apple, browser }: Phone): Way | null {
  if (alone) return null;
  if (offered) return "offer";
  if (!apple) return "menu";
  return browser ? "share" : "safari";
}

/** A window in another app leaves Safari's name out on iOS, and may have no workers. */
const browser = () => /Safari\//.test(navigator.userAgent) && "serviceWorker" in navigator;

/** Goes on watching for the offer, where index.html has begun. */
export function watchInstall(): Install {
  const page: Page = document.documentElement;
  const watching = new Set<() => void>();
  let installed = false;
  const keep = (offer?: Offer) => {
    page.offer = offer;
    for (const changed of watching) changed();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installed = false;
    keep(event as Offer);
  });
  addEventListener("appinstalled", () => {
    installed = true;
    keep();
  });
  return {
    way: () =>
      wayOf({
        alone: installed || standalone(),
        offered: page.offer !== undefined,
        apple: "standalone" in navigator,
        browser: browser(),
      }),
    watch: (changed) => {
      watching.add(changed);
      return () => {
        watching.delete(changed);
      };
    },
    async ask() {
      const once = page.offer;
      keep();
      try {
        await once?.prompt();
      } catch {
        // Used up or no longer wanted by the browser: there is nothing left to ask.
      }
    },
  };
}
