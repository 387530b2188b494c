// Why something did not happen, as far as everybody may know. What the roll forbids is told in the peek alone.

import { useWords } from "../words.ts";
import "./refused.css";
import { useTurn } from "./turn.ts";

export function Refused() {
  const words = useWords();
  const { refused } = useTurn();
  if (refused === null) return null;
  return (
    <p className="refused" role="alert">
      {words.refusals[refused]}
    </p>
  );
}
