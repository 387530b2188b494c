// The ladder under this table's rules and in the table's words. Picking decides nothing, so it waits for nothing.

import type { ReactNode } from "react";
import { Ladder } from "../../dice/Ladder.tsx";
import { ladderOf } from "../../game/rules/ladder.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Roll } from "../../game/words/dice.ts";
import { rollName, useWords } from "../words.ts";

type ClaimsProps = Readonly<{
  rules: Ruleset;
  /** What may be picked; the rest is dimmed but readable. */
  claims: readonly Roll[];
  picked: Roll | null;
  onPick: (roll: Roll) => void;
  beside?: ReactNode;
  /** Stands in the corner under the stairs. */
  children?: ReactNode;
}>;

export function Claims({ rules, claims, picked, onPick, beside, children }: ClaimsProps) {
  const words = useWords();
  return (
    <Ladder
      ladder={ladderOf(rules)}
      claims={claims}
      picked={picked}
      onPick={onPick}
      nameOf={(roll) => words.claim.rung(rollName(words, rules, roll), roll)}
      label={words.claim.ladder}
      beside={beside}
    >
      {children}
    </Ladder>
  );
}
