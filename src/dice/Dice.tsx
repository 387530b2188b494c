// A roll as two dice, the high one first, and as two digits.
import type { Pips, Roll } from "../game/words/dice.ts";
import { Die } from "./Die.tsx";
import { pipPath } from "./pips.ts";

const high = (roll: Roll) => Math.floor(roll / 10) as Pips;
const low = (roll: Roll) => (roll % 10) as Pips;

/** From the left edge of one die to that of the next. */
const STEP = 11.6;

/** A square with round corners. */
const square = (left: number, top: number, across: number, down: number, round: number) => {
  const [flat, tall] = [across - 2 * round, down - 2 * round];
  const turn = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x * round} ${y * round}`;
  return `M${left + round} ${top}h${flat}${turn(1, 1)}v${tall}${turn(-1, 1)}h${-flat}${turn(-1, -1)}v${-tall}${turn(1, -1)}z`;
};
const pair = (of: (left: number) => string) => of(0) + of(STEP);
const EDGES = pair((left) => square(left + 0.2, 0.2, 9.6, 9.6, 2.2));
const FACES = pair((left) => square(left + 0.7, 0.5, 8.6, 8.5, 1.8));

type RollDiceProps = Readonly<{
  roll: Roll;
  /** The dice of a lifted cup, which carry the die's handle. */
  uncovered?: boolean;
  className?: string;
}>;

/** Both dice of a claim or a rung are one drawing: a ladder shows 21 of them. */
export function RollDice({ roll, uncovered = false, className = "" }: RollDiceProps) {
  if (!uncovered) {
    return (
      <svg className={`dice ${className}`} viewBox={`0 0 ${STEP + 10} 10`} aria-hidden="true">
        <path className="die-edge" d={EDGES} />
        <path className="die-face" d={FACES} />
        <path className="die-pips" d={pipPath(high(roll)) + pipPath(low(roll), STEP)} />
      </svg>
    );
  }
  return (
    <span className={`dice ${className}`}>
      <Die pips={high(roll)} uncovered />
      <Die pips={low(roll)} uncovered />
    </span>
  );
}
