// The closed cup before a roll: a tap rolls, and what fell is saved before it is drawn.

import { useCallback } from "react";
import { ClosedCup } from "../../dice/Closed.tsx";
import { MEYER } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { usePress } from "../../ui/press.ts";
import { land } from "../land.ts";
import { Bar } from "../play/Bar.tsx";
import { useShake, useShaken } from "../play/feel.ts";
import { seatOf, useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";
import "./roll.css";

export function Roll() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const { phase, ruleset } = view;
  const by = phase.name === "rolling" ? phase.roller : "";
  const roll = useCallback(() => send({ kind: "roll", by }), [send, by]);
  const shake = useShake();
  useShaken(armed && by !== "", roll);
  const ask = () => {
    shake.ask();
    // The button goes, and the focus with it.
    land();
  };
  const press = usePress(roll, armed && by !== "");
  if (phase.name !== "rolling") return null;
  const { standing } = phase;
  const { name } = seatOf(view, by);
  const { toMeet, toMeetEqual, toMeetTop } = words.roll;
  const equal = standing?.roll === MEYER ? toMeetTop : toMeetEqual;
  const meet = ruleset.raise === "equal" ? equal : toMeet;
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below says the same to whoever cannot tap it */}
      <div
        className="roll-cup"
        onPointerDown={press.onPointerDown}
        onClick={press.onClick}
        onKeyDown={press.onKeyDown}
      >
        <ClosedCup seal={null} />
      </div>
      <div className="roll-hint">
        {shake.state === "ask" ? (
          <Button tone="quiet" handle="allow-shake" armed={armed} onPress={ask}>
            {words.feel.allowShake}
          </Button>
        ) : (
          <p>{shake.state === "on" ? words.feel.shakeHint : words.roll.hint}</p>
        )}
      </div>
      <Button tone="primary" handle="roll" armed={armed} onPress={roll}>
        {words.roll.roll}
      </Button>
    </>
  );
}
