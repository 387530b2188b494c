// A roll as two dice, the high one first, and as two digits.
import type { Pips, Roll } from "../game/words/dice.ts";
import { Die } from "./Die.tsx";

const high = (roll: Roll) => Math.floor(roll / 10) as Pips;
const low = (roll: Roll) => (roll % 10) as Pips;

type RollDiceProps = Readonly<{
  roll: Roll;
  /** The dice of a lifted cup, which carry the die's handle. */
  uncovered?: boolean;
  className?: string;
}>;

export function RollDice({ roll, uncovered = false, className = "" }: RollDiceProps) {
  return (
    <span className={`dice ${className}`}>
      <Die pips={high(roll)} uncovered={uncovered} />
      <Die pips={low(roll)} uncovered={uncovered} />
    </span>
  );
}
