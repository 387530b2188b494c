// Reading two dice as one roll.

import type { Dice, Pips, Roll } from "../words/dice.ts";

/** Takes two dice in any order; gives the roll they are read as, high die first. RULES: Words, roll. */
export function rollOf([one, other]: Dice): Roll {
  return (Math.max(one, other) * 10 + Math.min(one, other)) as Roll;
}

/** Takes a roll; gives its two dice, high die first. */
export function diceOf(roll: Roll): Dice {
  return [Math.floor(roll / 10) as Pips, (roll % 10) as Pips];
}

/** Takes a roll; says whether its dice are equal. */
export function isPair(roll: Roll): boolean {
  return roll % 11 === 0;
}

/** Takes a roll; gives in how many of the 36 ways two dice fall it comes: 1 for a pair, 2 otherwise. */
export function waysToRoll(roll: Roll): number {
  return isPair(roll) ? 1 : 2;
}
