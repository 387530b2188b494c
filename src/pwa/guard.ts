// The back key and the edge swipe in a game: the first one covers and asks, the next one goes. One entry of history, no more.

import { isLink } from "./arrive.ts";

export type GuardPorts = Readonly<{
  history: Pick<History, "state" | "pushState" | "back">;
  /** Whether somebody has just touched the page; undefined where the browser does not say. */
  active: () => boolean | undefined;
  /** Somebody went back: covers whatever is on the screen. */
  onBack: () => void;
}>;

export type Guard = Readonly<{
  /** Whether a game is open. */
  want: (wanted: boolean) => void;
  /** Within every gesture: only an entry that is made in one stops the back key. */
  touched: () => void;
  /** The browser has gone from entry to entry. */
  went: () => void;
  /** Whether it is to be asked if the game is left. */
  asked: () => boolean;
  watch: (changed: () => void) => () => void;
  /** The game goes on. */
  stay: () => void;
}>;

/** The mark of the one entry that is ours. */
const MARK = "undercup-game";

const isOurs = (state: unknown) =>
  typeof state === "object" && state !== null && "mark" in state && state.mark === MARK;

/** Takes what is done when somebody goes back; gives this window's guard. */
export function browserGuard(onBack: () => void): Guard {
  const { userActivation }: Partial<Pick<Navigator, "userActivation">> = navigator;
  const guard = createGuard({ history, active: () => userActivation?.isActive, onBack });
  addEventListener("popstate", () => {
    // A link that brings something is no way back.
    if (!isLink(location.hash)) guard.went();
  });
  for (const gesture of ["click", "keydown"]) addEventListener(gesture, guard.touched);
  return guard;
}

export function createGuard({ history, active, onBack }: GuardPorts): Guard {
  const watching = new Set<() => void>();
  let wanted = false;
  let asked = false;
  /** On the way back from our own entry: what happens meanwhile waits. */
  let returning = false;

  const ask = (now: boolean) => {
    if (asked === now) return;
    asked = now;
    for (const changed of [...watching]) changed();
  };
  const settle = (gesture: boolean) => {
    if (returning) return;
    const here = isOurs(history.state);
    if (wanted && !here && !asked && gesture) history.pushState({ mark: MARK }, "");
    if (!wanted && here) {
      returning = true;
      history.back();
    }
  };

  return {
    want: (next) => {
      if (next === wanted) return;
      wanted = next;
      ask(false);
      settle(active() === true);
    },
    touched: () => settle(true),
    went: () => {
      const here = isOurs(history.state);
      if (returning) {
        returning = false;
        settle(active() === true);
      } else if (here) {
        // Forward again, into the game that is open, or into one that was left.
        ask(false);
        settle(false);
      } else if (wanted && !asked) {
        ask(true);
        onBack();
      }
    },
    asked: () => asked,
    watch: (changed) => {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    stay: () => {
      ask(false);
      settle(active() !== false);
    },
  };
}
