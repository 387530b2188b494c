// A roll as two dice, the high one first, and as two digits.
import type { Pips, Roll } from "../game/words/dice.ts";
import { Die } from "./Die.tsx";

const high = (roll: Roll) => Math.floor(roll / 10) as Pips;
const low = (roll: Roll) => (roll % 10) as Pips;

type RollDiceProps = Readonly<{ roll: Roll; className?: string }>;

export function RollDice({ roll, className = "" }: RollDiceProps) {
  return (
    <span className={`dice ${className}`}>
      <Die pips={high(roll)} />
      <Die pips={low(roll)} />
    </span>
  );
}
