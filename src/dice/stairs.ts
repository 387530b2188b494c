// How a ladder is laid out: the specials, the pairs, then the mixed rolls in steps by their high die.
import type { Roll } from "../game/words/dice.ts";

export type Stairs = Readonly<{
  specials: readonly Roll[];
  pairs: readonly Roll[];
  /** Strongest step first; from 6 down to 3. */
  steps: readonly (readonly Roll[])[];
}>;

const high = (roll: Roll) => Math.floor(roll / 10);
const isPair = (roll: Roll) => high(roll) === roll % 10;

/** Takes all rolls strongest first; keeps that order within every row. */
export function stairsOf(ladder: readonly Roll[]): Stairs {
  const first = ladder.findIndex(isPair);
  const mixed = ladder.slice(first).filter((roll) => !isPair(roll));
  return {
    specials: ladder.slice(0, first),
    pairs: ladder.filter(isPair),
    steps: [6, 5, 4, 3].map((die) => mixed.filter((roll) => high(roll) === die)),
  };
}
