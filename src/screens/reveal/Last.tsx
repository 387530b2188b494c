// The last round in a line: whoever reloads at the lift still learns what lay in the cup.

import { useTurn } from "../play/turn.ts";
import { useLiftedUnseen } from "../play/unseen.ts";
import { useWords } from "../words.ts";
import "./last.css";
import { tellingOf } from "./story.ts";

export function Last() {
  const words = useWords();
  const { view } = useTurn();
  const unseen = useLiftedUnseen();
  const { phase } = view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  if (!outcome) return null;
  return (
    <p className="last" data-testid="last-round">
      {tellingOf(words, view, outcome, unseen)}
    </p>
  );
}
