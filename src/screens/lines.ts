// A ruleset in one line each: what is said of a table before it is dealt.

import type { Ruleset } from "../game/rules/ruleset.ts";
import type { Catalogue } from "../i18n/shape.ts";

type Words = Catalogue["rulesets"];

function believed(words: Words, { meyerBelieved }: Ruleset): string {
  switch (meyerBelieved) {
    case "lose-1":
      return words.believedLose(1);
    case "lose-2":
      return words.believedLose(2);
    case "free":
      return words.believedFree;
    case "play-on":
      return words.believedPlayOn;
    case "lift-or-pass":
      return words.believedLift;
    case "must-lift":
      return words.believedMust;
  }
}

function ranking(words: Words, rules: Ruleset): readonly (string | null)[] {
  return [
    words.ladderMeyer,
    rules.littleMeyer ? words.ladderLittle : null,
    rules.halfMeyer ? words.ladderHalf : null,
    rules.pairs === "ones-high" ? words.pairsOnes : words.pairsSixes,
    rules.thirtyTwo === "joker" ? words.joker : null,
    rules.thirtyTwo === "toast" ? words.toast : null,
  ];
}

function claims(words: Words, rules: Ruleset): readonly (string | null)[] {
  return [
    rules.raise === "equal" ? words.raiseEqual : words.raiseHigher,
    rules.understate ? null : words.noUnderstate,
    rules.blindPass === "same" ? words.blindSame : null,
    rules.blindPass === "higher" ? words.blindHigher : null,
    rules.blindReroll === "when-below" ? words.rerollBelow : null,
    rules.blindReroll === "always" ? words.rerollAlways : null,
    rules.surrender ? words.surrender : null,
  ];
}

function meyer(words: Words, rules: Ruleset): readonly (string | null)[] {
  return [
    believed(words, rules),
    words.meyerLoss(rules.meyerLoss.lifter, rules.meyerLoss.claimant),
    rules.littleMeyerLoss === 2 ? words.littleLoss : null,
    rules.double ? words.double : null,
    rules.openMeyer ? words.openMeyer : null,
    rules.reverseOnMeyer ? words.reverse : null,
  ];
}

const OPENS = {
  loser: null,
  next: "opensNext",
  winner: "opensWinner",
  lifter: "opensLifter",
} as const;
const SECOND = { none: null, "buy-in": "buyIn", reroll: "reroll", swim: "swim" } as const;

function lives(words: Words, rules: Ruleset): readonly (string | null)[] {
  const second = SECOND[rules.secondLife];
  const opens = OPENS[rules.opener];
  return [
    rules.lastTwo ? words.lastTwo : null,
    second ? words[second] : null,
    opens ? words[opens] : null,
    rules.end === "first-out" ? words.firstOut : null,
    rules.counting === "penalties" ? words.penalties : null,
    rules.drinks === "also" ? words.drinksAlso : null,
    rules.drinks === "instead" ? words.drinksInstead : null,
  ];
}

/** Takes a ruleset; gives a sentence for everything in it that a player would ask about. */
export function linesOf(words: Catalogue, rules: Ruleset): readonly string[] {
  const all = [ranking, claims, meyer, lives].flatMap((part) => part(words.rulesets, rules));
  return all.filter((line) => line !== null);
}
