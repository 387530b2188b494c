// How every round ended, from the log: what the score sheet says of a round beside its cells.

import type { Log } from "./events.ts";
import { historyOf } from "./history.ts";
import type { Outcome } from "./state.ts";

export type EndedRound = Readonly<{
  round: number;
  /** As it stands: with the entered roll that counts, or voided. */
  outcome: Outcome;
}>;

/** Takes a log; gives every round that has ended, in order, and how. All of it is public. RULES: Lives, sheet. */
export function roundsOf(log: Log): readonly EndedRound[] {
  const ended: EndedRound[] = [];
  for (const { before, after } of historyOf(log)) {
    if (!("outcome" in after.phase) || after.phase.outcome === null) continue;
    const { outcome } = after.phase;
    const known = "outcome" in before.phase && before.phase.outcome === outcome;
    if (!known) ended.push({ round: after.round, outcome });
  }
  return ended;
}
