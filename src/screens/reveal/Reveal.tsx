// The cup lifts for all: what was claimed, what lay in it, who loses and why. The truth comes last.

import { ClosedCup } from "../../dice/Closed.tsx";
import { RollDice } from "../../dice/Dice.tsx";
import type { Outcome } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Moved } from "../../ui/Moving.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { useCued } from "../play/feel.ts";
import { Seats } from "../play/Seats.tsx";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { useLiftedUnseen } from "../play/unseen.ts";
import { rollName, useWords } from "../words.ts";
import "./reveal.css";
import { lossLines, moreLine, storyOf, uncovered, verdictOf } from "./story.ts";

/** The cup goes up and away; the dice, the verdict and the loss come one after the other. In seconds. */
const CUP = {
  along: { y: [-14, -130, -190], rotate: [-4, -11, -16], opacity: [1, 1, 0] },
  times: [0, 0.7, 1],
  lasts: 0.55,
} as const;
const DICE = { from: { scale: 0.8, y: -10 }, after: 0.2, lasts: 0.45, bounce: 0.5 } as const;
const ROLL = { from: { opacity: 0 }, after: 0.4, lasts: 0.3 } as const;
const VERDICT = { from: { scale: 1.9, opacity: 0 }, after: 0.5, lasts: 0.4, bounce: 0.35 } as const;
const ON = { from: { opacity: 0 }, after: 0.4, lasts: 0.4 } as const;
const LOSS = { from: { y: 14, opacity: 0 }, after: 0.7, lasts: 0.4 } as const;

/** The dice on the mat: as they fell where the phone knows them, else as the roll reads. */
function Uncovered({ outcome, moves }: Readonly<{ outcome: Outcome; moves: boolean }>) {
  const roll = uncovered(outcome);
  if (roll === null) return null;
  return (
    <div className="reveal-lift">
      <ClosedCup part="mat" className="reveal-cup" />
      <Moved as="span" className="reveal-dice" moves={moves} {...DICE}>
        <RollDice roll={roll} uncovered />
      </Moved>
      {moves ? (
        <Moved as="span" className="reveal-risen" moves {...CUP}>
          <ClosedCup part="cup" />
        </Moved>
      ) : null}
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
  const moves = useCued("lift") !== null;
  const unseen = useLiftedUnseen();
  const { phase } = view;
  const outcome = "outcome" in phase ? phase.outcome : null;
  if (!outcome) return null;
  const roll = uncovered(outcome);
  const verdict = verdictOf(words, view, outcome, unseen);
  const more = moreLine(words, view, outcome);
  const open = offer(view, "open-round");
  const direct = open !== undefined && !offer(view, "reroll-lives");
  return (
    <>
      <Bar>
        <p>{storyOf(words, view, outcome)}</p>
      </Bar>
      <div className={moves ? "reveal reveal-moves" : "reveal"}>
        {outcome.kind === "lifted" ? (
          <p className="reveal-claim" aria-hidden="true">
            {outcome.claim.roll}
          </p>
        ) : null}
        <Uncovered outcome={outcome} moves={moves} />
        {roll === null ? null : (
          <Moved className="change" moves={moves} {...ROLL}>
            <p className="reveal-roll">{words.reveal.inCup(rollName(words, view.ruleset, roll))}</p>
            <Change tone="quiet" />
          </Moved>
        )}
        {verdict ? (
          <h1 className="reveal-verdict" data-verdict={verdict.tone}>
            <Moved as="span" className="reveal-stamp" moves={moves} {...VERDICT}>
              {verdict.text}
            </Moved>
          </h1>
        ) : null}
        <div className="reveal-losses" role="status">
          <Moved moves={moves} {...LOSS}>
            {more === null ? null : <p>{more}</p>}
            {outcome.losses.length === 0 ? <p>{words.reveal.nobody}</p> : null}
            {outcome.losses.flatMap((loss) =>
              lossLines(words, view, loss).map((line) => <p key={line}>{line}</p>),
            )}
          </Moved>
        </div>
        <Seats
          view={view}
          marked={outcome.losses.map(({ player }) => player)}
          losses={moves ? outcome.losses : []}
        />
      </div>
      <Moved className="reveal-on" moves={moves} {...ON}>
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
      </Moved>
    </>
  );
}
