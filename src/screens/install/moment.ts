// When Home says that the app can be installed: to people who have played it, and while nobody plays.

import type { Saved } from "../home/saved.ts";
import type { Way } from "./port.ts";

/** A game that was left more lately is still going on: the phone only lies on the table. In ms. */
const EVENING = 12 * 60 * 60_000;

export type Moment = Readonly<{
  way: Way | null;
  /** Nobody has waved it away. */
  wanted: boolean;
  /** A table has been dealt in on this phone. */
  played: boolean;
  /** The games that can be resumed. */
  saved: readonly Pick<Saved, "savedAt" | "over" | "mark">[];
  /** Milliseconds since 1970. */
  now: number;
}>;

export function due({ way, wanted, played, saved, now }: Moment): boolean {
  if (!wanted || !played) return false;
  // What cannot be done here is told in Settings, to who asks.
  if (way !== "offer" && way !== "share") return false;
  return !saved.some(
    ({ savedAt, over, mark }) => !over && mark !== "asleep" && now - savedAt < EVENING,
  );
}
