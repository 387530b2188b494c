// One die of bone. Small and cheap enough for the 42 of a ladder.
import type { Pips } from "../game/words/dice.ts";
import "./die.css";
import { pipPath } from "./pips.ts";

type DieProps = Readonly<{
  pips: Pips;
  /** An uncovered die of the reveal: it gets the die's handle. Never for a claim or a rung. */
  uncovered?: boolean;
  className?: string;
}>;

/** Drawn only: whoever shows it says in words what it shows. Its size is the font's. */
export function Die({ pips, uncovered = false, className = "" }: DieProps) {
  const handle = uncovered ? { "data-testid": "die", "data-pips": pips } : {};
  return (
    <svg className={`die ${className}`} viewBox="0 0 10 10" aria-hidden="true" {...handle}>
      <rect className="die-edge" x=".2" y=".2" width="9.6" height="9.6" rx="2.2" />
      <rect className="die-face" x=".7" y=".5" width="8.6" height="8.5" rx="1.8" />
      <path className="die-pips" d={pipPath(pips)} />
    </svg>
  );
}
