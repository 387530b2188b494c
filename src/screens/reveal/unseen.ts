// Whether the lift uncovered a claim that nobody had looked for: it did not hold, and was no lie.

import { useMemo } from "react";
import { wasUnseen } from "../../game/flow/trail.ts";
import { useTurn } from "../play/turn.ts";

export function useUnseen(): boolean {
  const { view, tell } = useTurn();
  const { phase, turn } = view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  const lied = outcome?.kind === "lifted" && outcome.verdict === "lied";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  return useMemo(() => lied && wasUnseen(tell()?.trail ?? []), [lied, tell, turn]);
}
