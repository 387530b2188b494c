// The truth of a game, read off its history: every claim with the roll beneath it.

import type { Moment } from "../game/flow/history.ts";
import { offersOf } from "../game/flow/offers.ts";
import type { Game, Outcome } from "../game/flow/state.ts";
import { rollOf } from "../game/rules/dice.ts";
import { holds } from "../game/rules/ladder.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { type Dice, MEYER, type Roll } from "../game/words/dice.ts";
import type { Past } from "./past.ts";
import type { Aim, Answer, Ending, Said, Throw, Truth, Verdict } from "./said.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
type Thrown = Draft<Throw>;
/** A claim still without what its cup turns out to hold. */
type Saying = Draft<Omit<Said, "beneath" | "verdict">> & { readonly cup: Thrown };
type Book = { readonly said: Saying[]; readonly throws: Thrown[]; readonly endings: Ending[] };

const AIMS: Readonly<Record<(Outcome & { kind: "lifted" })["verdict"], Aim>> = {
  held: "missed",
  lied: "hit",
  toast: "toast",
};

function outcomeOf({ phase }: Game): Outcome | null {
  return "outcome" in phase ? phase.outcome : null;
}

function aimOf(after: Game): Aim | null {
  const outcome = outcomeOf(after);
  return outcome?.kind === "lifted" ? AIMS[outcome.verdict] : null;
}

function couldBelieve(before: Game, claim: Roll): boolean {
  return claim !== MEYER || offersOf(before).some(({ kind }) => kind === "believe");
}

function thrown(book: Book, step: number, { after, event }: Moment, dice: Dice | null): void {
  const blind = event.kind === "rerolled-blind";
  book.throws.push({
    step,
    round: after.round,
    by: "by" in event ? event.by : "",
    roll: dice && rollOf(dice),
    looks: dice === null && !blind ? null : 0,
    blind,
    void: false,
  });
}

/** The claim that stands after the event, over the one that stood before it. */
function spoken(book: Book, step: number, { before, after }: Moment, how: Said["how"]): void {
  const cup = book.throws.at(-1);
  const { phase, round } = after;
  if (!cup || phase.name !== "answering") return;
  const standing = "standing" in before.phase ? (before.phase.standing?.roll ?? null) : null;
  const { claimant: by, roll } = phase.standing;
  const looks = how === "claimed" ? cup.looks : 0;
  book.said.push({ step, round, by, how, roll, standing, looks, answer: null, void: false, cup });
}

function answered(book: Book, { before, after, event }: Moment): void {
  const last = book.said.at(-1);
  if (!last) return;
  switch (event.kind) {
    case "believed":
    case "lifted":
    case "passed-blind": {
      const lifted = event.kind === "lifted";
      const answer: Answer = {
        kind: event.kind,
        by: event.by,
        double: lifted && event.double,
        aim: lifted ? aimOf(after) : null,
        free: couldBelieve(before, last.roll),
      };
      last.answer = answer;
      return;
    }
    case "entered":
      last.cup.roll = event.roll;
      if (last.answer) last.answer = { ...last.answer, aim: aimOf(after) };
      return;
    default:
      return;
  }
}

function voided({ said, throws }: Book, round: number): void {
  for (const entry of [...said, ...throws]) if (entry.round === round) entry.void = true;
}

const IN_ROUND: readonly Game["phase"]["name"][] = ["rolling", "holding", "answering", "entering"];

function ended(book: Book, step: number, { before, after }: Moment): void {
  if (!IN_ROUND.includes(before.phase.name) || IN_ROUND.includes(after.phase.name)) return;
  const outcome = outcomeOf(after);
  if (outcome) book.endings.push({ step, round: after.round, outcome });
}

function note(book: Book, step: number, moment: Moment): void {
  const { event, after } = moment;
  answered(book, moment);
  switch (event.kind) {
    case "rolled":
      thrown(book, step, moment, event.dice);
      break;
    case "rerolled-blind":
      thrown(book, step, moment, event.dice);
      spoken(book, step, moment, event.kind);
      break;
    case "looked": {
      const cup = book.throws.at(-1);
      if (cup?.looks != null) cup.looks += 1;
      break;
    }
    case "claimed":
    case "passed-blind":
      spoken(book, step, moment, event.kind);
      break;
    case "round-voided":
      voided(book, after.round);
      break;
    default:
      break;
  }
  ended(book, step, moment);
}

function verdictOf(rules: Ruleset, claim: Roll, beneath: Roll | null, looks: number | null) {
  if (beneath === null) return "unknown" satisfies Verdict;
  if (holds(rules, claim, beneath)) return "true" satisfies Verdict;
  return looks === 0 ? "blind" : ("lie" satisfies Verdict);
}

function told(rules: Ruleset, { cup, ...said }: Saying): Said {
  const { roll: beneath } = cup;
  return { ...said, beneath, verdict: verdictOf(rules, said.roll, beneath, said.looks) };
}

/**
 * Takes a game looked back on; gives every claim with the roll beneath it and how it was answered, every
 * roll, and how the rounds ended. Nothing that was taken back or entered anew is in it. RULES: Words, holds
 * and looked; The 32, joker: it makes every claim hold, so none over it is a lie. With real dice the phone
 * knows a roll only from its lift, and takes whoever claimed it as having looked.
 */
export function truthOf({ moments, end }: Past): Truth {
  const book: Book = { said: [], throws: [], endings: [] };
  for (const [step, moment] of moments.entries()) note(book, step, moment);
  return {
    ruleset: end.ruleset,
    players: end.players.map(({ id, name }) => ({ id, name })),
    said: book.said.map((said) => told(end.ruleset, said)),
    throws: book.throws,
    endings: book.endings,
  };
}
