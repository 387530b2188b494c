// Passing the cup on unseen: with the same claim, or with a higher one that is picked first.

import { useState } from "react";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Roll } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Claims } from "../claim/Claims.tsx";
import { Say } from "../claim/Say.tsx";
import { useWords } from "../words.ts";

type BlindProps = Readonly<{
  claims: readonly Roll[];
  standing: Roll;
  rules: Ruleset;
  /** Who gets it. */
  next: string;
  armed: boolean;
  onPass: (roll: Roll) => void;
}>;

export function Blind({ claims, standing, rules, next, armed, onPass }: BlindProps) {
  const words = useWords();
  const [picking, setPicking] = useState(false);
  const [picked, pick] = useState<Roll | null>(null);
  const same = claims.length === 1 && claims[0] === standing;
  if (same) {
    return (
      <Button
        handle="pass-blind"
        armed={armed}
        note={words.answer.passBlindSame(next)}
        onPress={() => onPass(standing)}
      >
        {words.answer.passBlind}
      </Button>
    );
  }
  return (
    <>
      <Button
        handle="pass-blind"
        armed={armed}
        note={words.answer.passBlindHigher(next)}
        onPress={() => setPicking(true)}
      >
        {words.answer.passBlind}
      </Button>
      <Sheet
        open={picking}
        title={words.answer.passBlindPick}
        close={words.close}
        onClose={() => setPicking(false)}
      >
        <Claims rules={rules} claims={claims} picked={picked} onPick={pick}>
          <Say rules={rules} picked={picked} to={next} armed={armed} onSay={onPass} />
        </Claims>
      </Sheet>
    </>
  );
}
