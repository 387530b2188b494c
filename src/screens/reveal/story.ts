// How a round ended, in words: what was claimed, what lay in the cup, the verdict, who loses what.

import type { Loss, Outcome } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import { rollOf } from "../../game/rules/dice.ts";
import { isHigher } from "../../game/rules/ladder.ts";
import { JOKER, type Roll } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { costOf } from "../cost.ts";
import { seatOf } from "../play/turn.ts";
import { rollName } from "../words.ts";

/** What was in the cup, where it was shown. */
export function uncovered(outcome: Outcome): Roll | null {
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
export function storyOf(words: Catalogue, view: TableView, outcome: Outcome): string {
  const { ruleset } = view;
  const name = (id: string) => seatOf(view, id).name;
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

/** `unseen`: whoever claimed had not looked, so that it was no lie. */
export function verdictOf(
  words: Catalogue,
  { ruleset }: TableView,
  outcome: Outcome,
  unseen: boolean,
): Verdict | null {
  if (outcome.kind === "toasted") return { tone: "plain", text: words.reveal.toast };
  if (outcome.kind !== "lifted") return null;
  switch (outcome.verdict) {
    case "toast":
      return { tone: "plain", text: words.reveal.toast };
    case "lied":
      return { tone: "lied", text: unseen ? words.reveal.unseen : words.reveal.lied };
    case "held": {
      const joker = ruleset.thirtyTwo === "joker" && outcome.roll === JOKER;
      const wild = joker && isHigher(ruleset, outcome.claim.roll, outcome.roll);
      return { tone: "held", text: wild ? words.reveal.joker : words.reveal.held };
    }
  }
}

/** Who had more than they said has not lost: said aloud, for those who would count it as a lie. */
export function moreLine(words: Catalogue, view: TableView, outcome: Outcome): string | null {
  const { ruleset } = view;
  if (outcome.kind !== "lifted" || outcome.verdict !== "held") return null;
  const { claim, roll } = outcome;
  return isHigher(ruleset, roll, claim.roll)
    ? words.reveal.heldMore(seatOf(view, claim.claimant).name)
    : null;
}

export function lossLines(words: Catalogue, view: TableView, loss: Loss): readonly string[] {
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

/** The whole of it in a few sentences, for whoever did not see the cup lifted. */
export function tellingOf(
  words: Catalogue,
  view: TableView,
  outcome: Outcome,
  unseen: boolean,
): string {
  const roll = uncovered(outcome);
  const verdict = verdictOf(words, view, outcome, unseen);
  const losses = outcome.losses.flatMap((loss) => lossLines(words, view, loss));
  return [
    storyOf(words, view, outcome),
    ...(roll === null ? [] : [words.reveal.inCup(rollName(words, view.ruleset, roll))]),
    ...(verdict ? [verdict.text] : []),
    ...(outcome.kind === "voided" ? [] : losses.length > 0 ? losses : [words.reveal.nobody]),
  ]
    .map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`))
    .join(" ");
}
