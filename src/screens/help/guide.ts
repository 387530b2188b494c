// The first-round guide: one short line for each step, from what everybody may know.

import type { TableView } from "../../game/flow/view.ts";
import { MEYER } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { rollName } from "../words.ts";

function claimLine(words: Catalogue, { phase, ruleset }: TableView): string {
  const { guide } = words;
  if (ruleset.cup === "table") return guide.peekTable;
  if (phase.name !== "holding" || phase.standing === null) {
    return ruleset.understate ? guide.first : guide.honest;
  }
  // Nothing is above it, and what lies in the cup bars nothing.
  if (phase.standing.roll === MEYER) return guide.again;
  const name = rollName(words, ruleset, phase.standing.roll);
  const equal = ruleset.raise === "equal";
  if (ruleset.understate) return equal ? guide.meet(name) : guide.over(name);
  return equal ? guide.honestMeet(name) : guide.honestOver(name);
}

function endLine({ guide, card }: Catalogue, { phase }: TableView): string {
  const outcome = "outcome" in phase ? phase.outcome : null;
  if (outcome?.kind !== "lifted") return guide.ended;
  switch (outcome.verdict) {
    case "held":
      return guide.held;
    case "lied":
      return guide.lied;
    case "toast":
      return card.toast;
  }
}

/** Takes the view and the screen it is on; gives the line, null where nothing needs saying. */
export function guideOf(words: Catalogue, view: TableView, screen: string): string | null {
  const { guide } = words;
  const { phase, ruleset } = view;
  // With a real cup the phone shows nothing that has to be hidden.
  if (screen === "handover") return ruleset.cup === "table" ? guide.handoverTable : guide.handover;
  if (screen === "reveal") return endLine(words, view);
  switch (phase.name) {
    case "between":
      return guide.next;
    case "rolling":
      return ruleset.cup === "table" ? guide.rollTable : guide.roll;
    case "holding":
      return claimLine(words, view);
    case "answering": {
      const how = ruleset.cup === "table" ? words.answer.pullHere : words.answer.pull;
      if (phase.standing.roll === MEYER) return guide.answerMeyer(how);
      return ruleset.raise === "equal" ? guide.answerEqual(how) : guide.answer(how);
    }
    case "entering":
      return guide.entry;
    case "buying":
      return guide.buying;
    case "over":
      return null;
  }
}
