// What was said without a look is no lie: of the claim that stands, and of the one that a lift uncovered.

import { useMemo } from "react";
import { isUnseen, wasUnseen } from "../../game/flow/trail.ts";
import { useTurn } from "./turn.ts";

/** Whether whoever made the standing claim had not looked. */
export function useSaidUnseen(): boolean {
  const { view, tell } = useTurn();
  const { ruleset, turn } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  return useMemo(() => isUnseen(tell()?.trail ?? [], ruleset), [tell, turn, ruleset]);
}

/** Whether the lift uncovered such a claim, and it did not hold. */
export function useLiftedUnseen(): boolean {
  const { view, tell } = useTurn();
  const { phase, turn } = view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  const lied = outcome?.kind === "lifted" && outcome.verdict === "lied";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  return useMemo(() => lied && wasUnseen(tell()?.trail ?? []), [lied, tell, turn]);
}
