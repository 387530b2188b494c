// The ladder from which the table enters what lay in the real cup.

import { useState } from "react";
import { ROLLS, type Roll } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { Claims } from "../claim/Claims.tsx";
import { useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";

export function Pick({ armed }: Readonly<{ armed: boolean }>) {
  const words = useWords();
  const { view, send } = useTurn();
  const [picked, pick] = useState<Roll | null>(null);
  const { ruleset } = view;
  return (
    <>
      <Claims rules={ruleset} claims={ROLLS} picked={picked} onPick={pick} />
      <div className="screen-gap" />
      <Button
        tone="primary"
        handle="enter"
        armed={armed}
        disabled={picked === null}
        onPress={() => picked !== null && send({ kind: "enter", roll: picked })}
      >
        {picked === null ? words.entry.pick : words.entry.enter(rollName(words, ruleset, picked))}
      </Button>
    </>
  );
}
