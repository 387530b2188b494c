// The cup lifts for all: what was claimed, what lay in it, who loses and why. The truth comes last.

import { ClosedCup } from "../../dice/Closed.tsx";
import { RollDice } from "../../dice/Dice.tsx";
import type { Loss, Outcome } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import { rollOf } from "../../game/rules/dice.ts";
import { isHigher } from "../../game/rules/ladder.ts";
import { JOKER, type Roll } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { costOf } from "../cost.ts";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Seats } from "../play/Seats.tsx";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";
import "./reveal.css";

type Named = (id: string) => string;

/** What was in the cup, where it was shown. */
function uncovered(outcome: Outcome): Roll | null {
  switch (outcome.kind) {
    case "lifted":
      return outcome.roll;
    case "surrendered":
    case "meyer-shown":
    case "toasted":
      return outcome.dice ? rollOf(outcome.dice) : null;
    case "believed":
    case "voided":
      return null;
  }
}

/** What happened, in a line: "Anna said 63". */
function storyOf(words: Catalogue, { ruleset }: TableView, outcome: Outcome, name: Named): string {
  switch (outcome.kind) {
    case "lifted":
      return words.reveal.claimed(
        name(outcome.claim.claimant),
        rollName(words, ruleset, outcome.claim.roll),
      );
    case "believed":
      return words.reveal.believed(name(outcome.responder), name(outcome.claimant));
    case "surrendered":
      return words.reveal.surrendered(name(outcome.player));
    case "meyer-shown":
      return words.reveal.meyerShown(name(outcome.player));
    case "toasted":
      return words.reveal.toasted(name(outcome.player));
    case "voided":
      return words.reveal.voided;
  }
}

type Verdict = Readonly<{ tone: "held" | "lied" | "plain"; text: string }>;

function verdictOf(words: Catalogue, { ruleset }: TableView, outcome: Outcome): Verdict | null {
  if (outcome.kind === "toasted") return { tone: "plain", text: words.reveal.toast };
  if (outcome.kind !== "lifted") return null;
  switch (outcome.verdict) {
    case "toast":
      return { tone: "plain", text: words.reveal.toast };
    case "lied":
      return { tone: "lied", text: words.reveal.lied };
    case "held": {
      const joker = ruleset.thirtyTwo === "joker" && outcome.roll === JOKER;
      const wild = joker && isHigher(ruleset, outcome.claim.roll, outcome.roll);
      return { tone: "held", text: wild ? words.reveal.joker : words.reveal.held };
    }
  }
}

/** Who had more than they said has not lost: said aloud, for those who would count it as a lie. */
function moreLine(words: Catalogue, { ruleset }: TableView, outcome: Outcome, name: Named) {
  if (outcome.kind !== "lifted" || outcome.verdict !== "held") return null;
  const { claim, roll } = outcome;
  return isHigher(ruleset, roll, claim.roll) ? words.reveal.heldMore(name(claim.claimant)) : null;
}

function lossLine(words: Catalogue, view: TableView, loss: Loss): readonly string[] {
  const { name } = seatOf(view, loss.player);
  const { ruleset } = view;
  const left = ruleset.drinks === "instead" ? null : loss.lost;
  const cost = costOf(words, ruleset, loss.stake, left);
  const line =
    ruleset.drinks === "instead" ? words.reveal.drinks(name, cost) : words.reveal.loses(name, cost);
  switch (loss.left) {
    case "in":
      return [line];
    case "swimming":
      return [line, words.reveal.swims(name)];
    case "asked":
      return [line, words.reveal.asked(name)];
    case "out":
      return [line, words.reveal.out(name)];
  }
}

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
  const name: Named = (id) => seatOf(view, id).name;
  const roll = uncovered(outcome);
  const verdict = verdictOf(words, view, outcome);
  const more = moreLine(words, view, outcome, name);
  const open = offer(view, "open-round");
  const direct = open !== undefined && !offer(view, "reroll-lives");
  return (
    <>
      <Bar>
        <p>{storyOf(words, view, outcome, name)}</p>
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
            lossLine(words, view, loss).map((line) => <p key={line}>{line}</p>),
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
