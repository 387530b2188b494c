// The cup lifts for all: what was claimed, what lay in it, who loses and why. The truth comes last.

import { ClosedCup } from "../../dice/Closed.tsx";
import { RollDice } from "../../dice/Dice.tsx";
import type { Outcome } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Seats } from "../play/Seats.tsx";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";
import "./reveal.css";
import { lossLines, moreLine, storyOf, uncovered, verdictOf } from "./story.ts";

/** The dice on the mat: as they fell where the phone knows them, else as the roll reads. */
function Uncovered({ outcome }: Readonly<{ outcome: Outcome }>) {
  const roll = uncovered(outcome);
  if (roll === null) return null;
  return (
    <div className="reveal-lift">
      <ClosedCup seal={null} className="reveal-cup" />
      <RollDice roll={roll} uncovered className="reveal-dice" />
    </div>
  );
}

function forward(words: Catalogue, view: TableView): string {
  const opener = offer(view, "open-round")?.opener;
  const direct = opener !== undefined && !offer(view, "reroll-lives");
  return direct ? words.reveal.next(seatOf(view, opener).name) : words.reveal.on;
}

export function Reveal() {
  const words = useWords();
  const { view, armed, send, proceed, showTable } = useTurn();
  const { phase } = view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  if (!outcome) return null;
  const roll = uncovered(outcome);
  const verdict = verdictOf(words, view, outcome);
  const more = moreLine(words, view, outcome);
  const open = offer(view, "open-round");
  const direct = open !== undefined && !offer(view, "reroll-lives");
  return (
    <>
      <Bar>
        <p>{storyOf(words, view, outcome)}</p>
      </Bar>
      <div className="reveal">
        {outcome.kind === "lifted" ? (
          <p className="reveal-claim" aria-hidden="true">
            {outcome.claim.roll}
          </p>
        ) : null}
        <Uncovered outcome={outcome} />
        {roll === null ? null : (
          <div className="change">
            <p className="reveal-roll">{words.reveal.inCup(rollName(words, view.ruleset, roll))}</p>
            <Change tone="quiet" />
          </div>
        )}
        {verdict ? (
          <h1 className="reveal-verdict" data-verdict={verdict.tone}>
            {verdict.text}
          </h1>
        ) : null}
        <div className="reveal-losses" role="status">
          {more === null ? null : <p>{more}</p>}
          {outcome.losses.length === 0 ? <p>{words.reveal.nobody}</p> : null}
          {outcome.losses.flatMap((loss) =>
            lossLines(words, view, loss).map((line) => <p key={line}>{line}</p>),
          )}
        </div>
        <Seats view={view} marked={outcome.losses.map(({ player }) => player)} />
      </div>
      <div className="reveal-on">
        {open ? (
          <Button armed={armed} handle="table" onPress={showTable}>
            {words.reveal.table}
          </Button>
        ) : null}
        <Button
          tone="primary"
          handle="next-round"
          armed={armed}
          onPress={() => (direct ? send({ kind: "open-round" }) : proceed())}
        >
          {forward(words, view)}
        </Button>
      </div>
    </>
  );
}
