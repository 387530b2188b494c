// What was said without a look is no lie: of the claim that stands, and of the one that a lift uncovered.

import { useMemo } from "react";
import { useTurn } from "./turn.ts";

/** Whether whoever made the standing claim had not looked. */
export function useSaidUnseen(): boolean {
  const { view, tell } = useTurn();
  const { turn } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  return useMemo(() => tell()?.unseen ?? false, [tell, turn]);
}

/** Whether the lift uncovered such a claim, and it did not hold. */
export function useLiftedUnseen(): boolean {
  const { phase } = useTurn().view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  const unseen = useSaidUnseen();
  return unseen && outcome?.kind === "lifted" && outcome.verdict === "lied";
}
