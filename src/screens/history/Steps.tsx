// A game again, event by event: what happened, the cup as it stood, what everybody had.

import { useMemo, useState } from "react";
import { ClosedCup } from "../../dice/Closed.tsx";
import { RollDice } from "../../dice/Dice.tsx";
import type { Retold } from "../../evening/retell.ts";
import { type Step, timelineOf } from "../../evening/timeline.ts";
import { viewOf } from "../../game/flow/view.ts";
import { rollOf } from "../../game/rules/dice.ts";
import type { Seal } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { Seats } from "../play/Seats.tsx";
import { sayOf } from "../truth/say.ts";
import { useWords } from "../words.ts";
import { eventLine } from "./event.ts";

/** The seal on the cup, which is gone with the lift. */
function sealOf({ phase }: Step["after"]): Seal | null {
  return "cup" in phase && phase.cup.kind !== "table" ? phase.cup.seal : null;
}

function CupThen({ step }: Readonly<{ step: Step }>) {
  const words = useWords();
  const { cup, after } = step;
  const { phase } = after;
  const standing = "standing" in phase ? phase.standing : null;
  if (!cup) return <p className="steps-none">{words.steps.empty}</p>;
  const { roll } = cup.thrown;
  return (
    <div className="steps-cup" data-testid="past-cup" data-open={cup.open}>
      <span className="steps-art" data-open={cup.open}>
        <ClosedCup seal={sealOf(after)} />
      </span>
      <div className="steps-roll">
        {roll === null ? (
          <p>{words.steps.unknown}</p>
        ) : (
          <>
            <RollDice roll={roll} className="steps-dice" />
            <b data-testid="past-roll">{roll}</b>
          </>
        )}
        <p>{roll === null ? null : cup.open ? words.steps.open : words.steps.hidden}</p>
        <p>
          {cup.looks === null ? null : words.cup.looks(cup.looks)}
          {standing ? ` · ${words.evening.claimed}: ${standing.roll}` : null}
        </p>
      </div>
    </div>
  );
}

export function Steps({ told }: Readonly<{ told: Retold }>) {
  const words = useWords();
  const steps = useMemo(() => timelineOf(told.past, told.truth), [told]);
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return <p>{words.score.empty}</p>;
  const last = steps.length - 1;
  const view = viewOf(step.after, "table");
  const say = sayOf(words, { players: step.after.players, ruleset: step.after.ruleset });
  const { event } = step;
  const rolled = event.kind === "rolled" && event.dice ? say.roll(rollOf(event.dice)) : null;
  return (
    <section className="steps" data-testid="steps" data-step={at + 1}>
      <p className="steps-round">
        {step.round === 0 ? words.between.before : words.score.roundLong(step.round)} ·{" "}
        {words.steps.of(at + 1, steps.length)}
      </p>
      <p className="steps-event" role="status" data-testid="step-line">
        {eventLine(words, say, step)}
        {rolled === null ? null : `: ${rolled}`}
      </p>
      <CupThen step={step} />
      <Seats view={view} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.steps.slide}
        data-testid="step-slide"
        onChange={(change) => setAt(Number(change.currentTarget.value))}
      />
      <div className="steps-keys">
        <Button
          handle="step-back"
          label={words.steps.back}
          disabled={at === 0}
          onPress={() => setAt(Math.max(0, at - 1))}
        >
          ‹
        </Button>
        <Button
          handle="step-on"
          label={words.steps.on}
          disabled={at === last}
          onPress={() => setAt(Math.min(last, at + 1))}
        >
          ›
        </Button>
      </div>
    </section>
  );
}
