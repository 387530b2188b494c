// A real cup has been lifted: the table enters what lay in it, from the ladder.

import { useState } from "react";
import { ROLLS, type Roll } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { Claims } from "../claim/Claims.tsx";
import { Bar } from "../play/Bar.tsx";
import { useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";

export function Entry() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const [picked, pick] = useState<Roll | null>(null);
  const { ruleset } = view;
  return (
    <>
      <Bar>
        <h1>{words.entry.title}</h1>
        <p>{words.entry.hint}</p>
      </Bar>
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
