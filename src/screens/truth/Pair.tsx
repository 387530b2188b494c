// What was said, and what lay beneath it: dice over dice, with their digits.

import { RollDice } from "../../dice/Dice.tsx";
import type { Said, Verdict } from "../../evening/said.ts";

/** Each verdict has a sign of its own: none is told by colour alone. */
export const SIGNS: Readonly<Record<Verdict, string>> = {
  true: "✓",
  lie: "✗",
  blind: "○",
  unknown: "?",
};

type PairProps = Readonly<{ said: Said; claimed: string; beneath: string }>;

/** Drawn only: what stands beside it says the same. */
export function Pair({ said, claimed, beneath }: PairProps) {
  return (
    <span className="pair" aria-hidden="true">
      <span className="pair-one">
        <small>{claimed}</small>
        <b>{said.roll}</b>
        <RollDice roll={said.roll} />
      </span>
      <span className="pair-sign" data-verdict={said.verdict}>
        {SIGNS[said.verdict]}
      </span>
      <span className="pair-one">
        <small>{beneath}</small>
        <b>{said.beneath ?? "?"}</b>
        {said.beneath === null ? null : <RollDice roll={said.beneath} />}
      </span>
    </span>
  );
}
