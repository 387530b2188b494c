// The trail of a round: what happened in it that everybody may know, for a table that disputes it.

import { rollOf } from "../rules/dice.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Verdict } from "../rules/verdict.ts";
import type { Dice, Pips, Roll } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import type { GameEvent, Log } from "./events.ts";
import { countingOf, historyOf, type Moment } from "./history.ts";
import type { Outcome } from "./state.ts";

type By = Readonly<{ by: PlayerId }>;

/** `unseen`: it did not hold, and whoever claimed had not looked. */
type Lift = Readonly<{ inCup: Roll | null; verdict: Verdict | "unseen" | null }>;

/** An event of a round with every covered roll cut out. */
export type Trace =
  | (By & Readonly<{ kind: "rolled" | "believed" | "bought-in" | "declined" }>)
  /** Looks at one roll, one after the other, are one trace. */
  | (By & Readonly<{ kind: "looked"; times: number }>)
  | (By & Readonly<{ kind: "claimed" | "passed-blind" | "rerolled-blind"; roll: Roll }>)
  /** `inCup`, `verdict`: null while the table has not yet entered what lay in a real cup. */
  | (By & Readonly<{ kind: "lifted"; double: boolean } & Lift>)
  /** `roll`: what was shown for all to see; null where the cup is real. */
  | (By & Readonly<{ kind: "meyer-shown" | "toasted" | "surrendered"; roll: Roll | null }>)
  | (By & Readonly<{ kind: "lives-rerolled"; die: Pips }>)
  | Readonly<{ kind: "round-voided" }>;

/** What somebody at the table did that is no act of a round. */
const BESIDE: readonly GameEvent["kind"][] = [
  ...(["corrected", "left", "rejoined", "joined", "reseated", "renamed", "game-ended"] as const),
];
const SAYINGS = ["claimed", "passed-blind", "rerolled-blind"] as const;

function outcomeOf({ after: { phase } }: Moment): Outcome | null {
  return "outcome" in phase ? phase.outcome : null;
}

function shown(moment: Moment): Roll | null {
  const outcome = outcomeOf(moment);
  const dice: Dice | null = outcome && "dice" in outcome ? outcome.dice : null;
  return dice && rollOf(dice);
}

function standingIn({ before: { phase } }: Moment): Roll | null {
  return "standing" in phase ? (phase.standing?.roll ?? null) : null;
}

/** Whether whoever made the last claim had not looked. A real cup is taken as looked into before a claim. */
function isUnseen(trail: readonly Pick<Trace, "kind">[], { cup }: Ruleset): boolean {
  const said = trail.filter(({ kind }) => SAYINGS.some((saying) => saying === kind));
  const last = said[said.length - 1];
  if (last?.kind !== "claimed") return last !== undefined;
  return cup === "phone" && trail[trail.indexOf(last) - 1]?.kind !== "looked";
}

function lift(trail: readonly Trace[], moment: Moment): Lift {
  const outcome = outcomeOf(moment);
  if (outcome?.kind !== "lifted") return { inCup: null, verdict: null };
  const { roll, verdict } = outcome;
  const unseen = verdict === "lied" && isUnseen(trail, moment.after.ruleset);
  return { inCup: roll, verdict: unseen ? "unseen" : verdict };
}

/** Adds what a moment shows to the trail of its round. */
function traced(trail: readonly Trace[], moment: Moment): readonly Trace[] {
  const { event } = moment;
  const last = trail[trail.length - 1];
  switch (event.kind) {
    case "rolled":
    case "believed":
    case "bought-in":
    case "declined":
      return [...trail, { kind: event.kind, by: event.by }];
    case "looked": {
      const again = last?.kind === "looked";
      const times = again ? last.times + 1 : 1;
      const before = again ? trail.slice(0, -1) : trail;
      return [...before, { kind: "looked", by: event.by, times }];
    }
    case "claimed":
    case "passed-blind":
      return [...trail, { kind: event.kind, by: event.by, roll: event.roll }];
    case "rerolled-blind": {
      const roll = standingIn(moment);
      return roll === null ? trail : [...trail, { kind: event.kind, by: event.by, roll }];
    }
    case "lifted":
      return [
        ...trail,
        { kind: "lifted", by: event.by, double: event.double, ...lift(trail, moment) },
      ];
    case "entered":
      return trail.map((trace) =>
        trace.kind === "lifted" ? { ...trace, ...lift(trail, moment) } : trace,
      );
    case "meyer-shown":
    case "toasted":
    case "surrendered":
      return [...trail, { kind: event.kind, by: event.by, roll: shown(moment) }];
    case "lives-rerolled":
      return [...trail, { kind: event.kind, by: event.by, die: event.die }];
    case "round-voided":
      return [...trail, { kind: event.kind }];
    case "round-opened":
    case "corrected":
    case "left":
    case "rejoined":
    case "joined":
    case "reseated":
    case "renamed":
    case "game-ended":
    case "taken-back":
      return trail;
  }
}

/**
 * Takes a log and the number of a round (the latest one opened unless told); gives what happened in that
 * round and stands, in order. No covered roll is in it: equal for every roll that the cup may hide.
 * RULES: What the claim must never leak.
 */
export function trailOf(log: Log, round?: number): readonly Trace[] {
  const history = historyOf(log);
  const asked = round ?? history[history.length - 1]?.after.round ?? 0;
  return history.filter(({ after }) => after.round === asked).reduce<readonly Trace[]>(traced, []);
}

/**
 * Takes a log; gives whether whoever made the last claim of the round had not looked, so that it is no lie.
 * False where nothing was claimed in it. It says what the trail says, but plays no game again: every claim asks.
 */
export function saidUnseen(log: Log): boolean {
  const acts = countingOf(log).filter(({ kind }) => !BESIDE.includes(kind));
  const opened = acts.map(({ kind }) => kind).lastIndexOf("round-opened");
  return isUnseen(acts.slice(opened + 1) as readonly Pick<Trace, "kind">[], log[0].ruleset);
}
