// The closed cup before a roll: a tap rolls, and what fell is saved before it is drawn.

import { ClosedCup } from "../../dice/Closed.tsx";
import { Button } from "../../ui/Button.tsx";
import { Bar } from "../play/Bar.tsx";
import { seatOf, useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";
import "./roll.css";

export function Roll() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const { phase, ruleset } = view;
  if (phase.name !== "rolling") return null;
  const { standing } = phase;
  const by = phase.roller;
  const { name } = seatOf(view, by);
  const meet = ruleset.raise === "equal" ? words.roll.toMeetEqual : words.roll.toMeet;
  return (
    <>
      <Bar>{words.roll.times(view.rolls)}</Bar>
      <h1 className="roll-who name">
        {standing ? words.roll.rolls(name) : words.roll.opens(name)}
      </h1>
      <p className="roll-meet">
        {standing
          ? meet(rollName(words, ruleset, standing.roll), seatOf(view, standing.claimant).name)
          : words.roll.free}
      </p>
      <div className="roll-cup">
        <ClosedCup seal={null} />
      </div>
      <p className="roll-hint">{words.roll.hint}</p>
      <Button tone="primary" handle="roll" armed={armed} onPress={() => send({ kind: "roll", by })}>
        {words.roll.roll}
      </Button>
    </>
  );
}
