// A real cup has been lifted: the table enters what lay in it, from the ladder.

import { Bar } from "../play/Bar.tsx";
import { useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import { Pick } from "./Pick.tsx";

export function Entry() {
  const words = useWords();
  const { armed } = useTurn();
  return (
    <>
      <Bar>
        <h1>{words.entry.title}</h1>
        <p>{words.entry.hint}</p>
      </Bar>
      <Pick armed={armed} />
    </>
  );
}
