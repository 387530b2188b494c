// The claim, huge, for the whole table; then believing, lifting, and what else the rules allow.

import { RollDice } from "../../dice/Dice.tsx";
import { Stand } from "../../dice/Stand.tsx";
import { coachOf } from "../../game/flow/coach.ts";
import { nextIn } from "../../game/flow/seats.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { Stakes } from "../../game/rules/stakes.ts";
import { MEYER } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Moved } from "../../ui/Moving.tsx";
import { costOf } from "../cost.ts";
import { useHelp } from "../help/help.ts";
import { Bar } from "../play/Bar.tsx";
import { Flare } from "../play/Flare.tsx";
import { useCued, useSides } from "../play/feel.ts";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { useSaidUnseen } from "../play/unseen.ts";
import { rollName, useWords } from "../words.ts";
import "./answer.css";
import { Blind } from "./Blind.tsx";

type Answering = TableView["phase"] & { name: "answering" };

/** What a lift costs whom, before it is chosen. */
function liftNote(
  words: Catalogue,
  view: TableView,
  { by, from, stakes, lie }: Readonly<{ by: string; from: string; stakes: Stakes; lie: string }>,
) {
  const lifter = seatOf(view, by);
  const claimant = seatOf(view, from);
  return words.answer.liftCosts(
    lifter.name,
    costOf(words, view.ruleset, stakes.lifter, lifter.lives),
    claimant.name,
    costOf(words, view.ruleset, stakes.claimant, claimant.lives),
    lie,
  );
}

function beliefNote(words: Catalogue, view: TableView, phase: Answering, by: string): string {
  const { ruleset } = view;
  const responder = seatOf(view, by);
  const believe = offer(view, "believe");
  if (believe?.ends) {
    if (believe.cost === 0) return words.answer.believeEnds;
    const cost = costOf(words, ruleset, believe.cost, responder.lives);
    return words.answer.believeCosts(responder.name, cost);
  }
  if (phase.standing.roll === MEYER) return words.answer.believeAgain(responder.name);
  return ruleset.raise === "equal"
    ? words.answer.believeRollEqual(responder.name)
    : words.answer.believeRoll(responder.name);
}

/** From how far a claim comes over, in CSS pixels. */
const AWAY = 160;
export function Answer() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const { coach } = useHelp();
  const cued = useCued("pass", "meyer");
  const both = useSides();
  const unseen = useSaidUnseen();
  const odds = coach ? coachOf(view) : null;
  const { phase, ruleset } = view;
  const lift = offer(view, "lift");
  if (phase.name !== "answering" || !lift) return null;
  const { standing, cup } = phase;
  const { by, stakes } = lift;
  const double = offer(view, "double");
  const believe = offer(view, "believe");
  const blind = offer(view, "pass-blind");
  const claimant = seatOf(view, standing.claimant).name;
  const lie = unseen ? words.reveal.unseen : words.reveal.lied;
  const told = { by, from: standing.claimant, lie };
  const name = rollName(words, ruleset, standing.roll);
  const rerolled = cup.kind === "table" ? cup.rerolled : cup.kind === "blind";
  const passed = cup.roller !== standing.claimant;
  const coming = cued && (cued.way === 1 ? "from-right" : "from-left");
  const thing = cup.kind === "table" ? undefined : <Stand seal={cup.seal} coming={coming} />;
  return (
    <>
      <Bar>
        <p className="answer-who name">{words.answer.says(claimant, seatOf(view, by).name)}</p>
        {rerolled && !passed ? <p>{words.answer.rerolled(claimant)}</p> : null}
        {passed ? <p>{words.answer.passedBlind(claimant)}</p> : null}
      </Bar>
      <Moved
        as="h1"
        className={both ? "answer-claim answer-both" : "answer-claim"}
        moves={cued !== null}
        from={{ x: AWAY * (cued?.way ?? 1), opacity: 0 }}
      >
        {standing.roll === MEYER ? <Flare moves={cued !== null} /> : null}
        <span className="answer-digits">{standing.roll}</span>
        {both ? (
          <span className="answer-digits" aria-hidden="true" data-testid="other-side">
            {standing.roll}
          </span>
        ) : null}
        <span className="answer-word">
          <RollDice roll={standing.roll} className="answer-dice" />
          <span>{name}</span>
        </span>
      </Moved>
      {odds ? (
        <p className="coach" data-testid="coach">
          {words.coach.odds(odds.ways)}
        </p>
      ) : null}
      <Hold
        handle="lift"
        tone="bare"
        className="answer-lift"
        label={words.answer.lift}
        hint={thing ? words.answer.pull : words.answer.pullHere}
        doing={words.answer.lifting}
        long
        note={liftNote(words, view, { ...told, stakes })}
        armed={armed}
        onDone={() => send({ kind: "lift", by })}
      >
        {thing}
      </Hold>
      {double ? (
        <Hold
          handle="double"
          tone="danger"
          label={words.answer.double}
          hint={words.hold.down}
          doing={words.answer.lifting}
          long
          note={liftNote(words, view, { ...told, stakes: double.stakes })}
          armed={armed}
          onDone={() => send({ kind: "double", by })}
        />
      ) : null}
      <div className="answer-others">
        {believe ? (
          <Button
            handle="believe"
            armed={armed}
            note={beliefNote(words, view, phase, by)}
            onPress={() => send({ kind: "believe", by })}
          >
            {words.answer.believe}
          </Button>
        ) : null}
        {blind ? (
          <Blind
            claims={blind.claims}
            standing={standing.roll}
            rules={ruleset}
            next={seatOf(view, nextIn(view, by)).name}
            armed={armed}
            onPass={(roll) => send({ kind: "pass-blind", by, roll })}
          />
        ) : null}
      </div>
    </>
  );
}
