// The rule card in words: sentences made from its facts, in the order to read; costs as the table counts.

import type { Fact, FactKind, Loss, Prices } from "../../game/rules/card.ts";
import { cardOf } from "../../game/rules/card.ts";
import { BASE, type Ruleset } from "../../game/rules/ruleset.ts";
import type { OptionGroup } from "../../game/words/house.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { costOf } from "../cost.ts";

type Says = Catalogue["says"];

export type Sentence = Readonly<{
  fact: FactKind;
  text: string;
  /** It says what is not played here. */
  absent: boolean;
}>;

/** What is said of a fact; those that say no are told by `not`. */
type Said = Readonly<{ text: string; absent?: true }>;
const is = (text: string): Said => ({ text });
const not = (text: string): Said => ({ text, absent: true });
const none: readonly Said[] = [];

type Telling = Readonly<{ words: Catalogue; rules: Ruleset; says: Says }>;

const cost = ({ words, rules }: Telling, lives: number) => costOf(words, rules, lives, null);

function ladder({ says, rules }: Telling): readonly Said[] {
  return [
    is(says.meyer),
    rules.littleMeyer ? is(says.little) : not(says.noLittle),
    rules.halfMeyer ? is(says.half) : not(says.noHalf),
    is(rules.pairs === "ones-high" ? says.ones : says.sixes),
  ];
}

type Of<K extends FactKind> = Extract<Fact, { kind: K }>;

function blindPass({ says }: Telling, { claim, barred }: Of<"blind-pass">): readonly Said[] {
  if (claim === "off") return [not(says.noPass)];
  return [
    is(claim === "same" ? says.passSame : says.passHigher),
    ...barred.map((who) => is(who === "roller" ? says.passRoller : says.passMeyer)),
  ];
}

function blindReroll({ says }: Telling, { when, meyer, joker }: Of<"blind-reroll">) {
  if (when === "off") return [not(says.noReroll)];
  return [
    is(when === "always" ? says.rerollAlways : says.rerollBelow),
    ...(meyer ? [is(says.rerollMeyer)] : none),
    ...(joker ? [is(says.rerollJoker)] : none),
  ];
}

function belief(telling: Telling, { believed, cost: price, pass }: Of<"meyer-answer">): string {
  const { says } = telling;
  switch (believed) {
    case "lose-1":
    case "lose-2":
      return says.believedLose(cost(telling, price.usual));
    case "free":
      return says.believedFree;
    case "play-on":
      return says.believedPlayOn;
    case "lift-or-pass":
      return pass ? says.believedPass : says.believedLift;
    case "must-lift":
      return says.believedMust;
  }
}

const LOSES = { meyer: "losesMeyer", "little-meyer": "losesLittle", other: "losesOther" } as const;
const EVEN = { meyer: "evenMeyer", "little-meyer": "evenLittle", other: "evenOther" } as const;

function losses(telling: Telling, all: readonly Loss[]): readonly Said[] {
  const { says } = telling;
  const both = (
    say: (lifter: string, claimant: string) => string,
    even: (cost: string) => string,
    { lifter, claimant }: Prices,
  ) => {
    const held = cost(telling, lifter.usual);
    const lied = cost(telling, claimant.usual);
    return is(held === lied ? even(held) : say(held, lied));
  };
  return all.flatMap(({ claim, single, doubled }) => [
    both(says[LOSES[claim]], says[EVEN[claim]], single),
    ...(doubled
      ? [both(says.double, says.evenDouble, doubled)]
      : claim === "meyer"
        ? [not(says.noDouble)]
        : none),
  ]);
}

function secondLife(telling: Telling, { second, at, most }: Of<"second-life">): Said {
  const { says } = telling;
  switch (second) {
    case "none":
      return is(says.noSecond);
    case "buy-in":
      return is(says.buyIn);
    case "reroll":
      return is(says.reroll(standing(telling, at), cost(telling, most)));
    case "swim":
      return is(says.swim);
  }
}

/** So many lives left, as the table counts them. */
function standing({ words, rules }: Telling, lives: number): string {
  return rules.counting === "penalties"
    ? words.cost.points(rules.lives - lives)
    : words.cost.lives(lives);
}

const OPENER = { loser: "loser", next: "next", winner: "winner", lifter: "lifter" } as const;
const DRINKS = { off: "noDrinks", also: "drinksAlso", instead: "drinksInstead" } as const;

/** With sips instead of lives nobody goes out: what is said of lives would not be true. */
const OF_LIVES: readonly FactKind[] = ["lives", "second-life", "end"];

function saidOf(telling: Telling, fact: Fact): readonly Said[] {
  const { says, words, rules } = telling;
  if (rules.drinks === "instead" && OF_LIVES.includes(fact.kind)) return none;
  switch (fact.kind) {
    case "ladder":
      return ladder(telling);
    case "thirty-two":
      return [
        fact.role === "plain" ? not(says.plain) : is(says[fact.role]),
        ...(fact.spared ? [is(says.spared)] : none),
      ];
    case "raise":
      return [is(says[fact.raise])];
    case "understate":
      return [
        is(fact.allowed ? says.understate : says.noUnderstate),
        ...(fact.joker ? [is(says.jokerBelow)] : none),
      ];
    case "blind-pass":
      return blindPass(telling, fact);
    case "blind-reroll":
      return blindReroll(telling, fact);
    case "surrender":
      if (!fact.allowed) return [not(says.noSurrender)];
      return [
        is(says.surrender(cost(telling, fact.cost.usual))),
        ...(fact.joker ? [is(says.surrenderJoker)] : none),
      ];
    case "meyer-answer":
      return [is(belief(telling, fact))];
    case "losses":
      return losses(telling, fact.losses);
    case "show-meyer":
      return [fact.allowed ? is(says.show(cost(telling, fact.cost.usual))) : not(says.noShow)];
    case "reverse":
      return [fact.on ? is(says.reverse) : not(says.noReverse)];
    case "lives":
      return [
        is(
          fact.counting === "penalties"
            ? says.penalties(words.cost.points(fact.lives))
            : says.lives(words.cost.lives(fact.lives)),
        ),
      ];
    case "last-two":
      return [fact.on ? is(says.lastTwo) : not(says.noLastTwo)];
    case "second-life":
      return [secondLife(telling, fact)];
    case "opener":
      return [is(says[OPENER[fact.opener]])];
    case "end":
      return [is(fact.end === "first-out" ? says.firstOut : says.lastStanding)];
    case "drinks":
      return [fact.drinks === "off" ? not(says.noDrinks) : is(says[DRINKS[fact.drinks]])];
    case "cup":
      return [is(says[fact.cup])];
  }
}

/** Takes a ruleset; gives all there is to say about it. */
export function sentencesOf(words: Catalogue, rules: Ruleset): readonly Sentence[] {
  const telling = { words, rules, says: words.says };
  return cardOf(rules).flatMap((fact) =>
    saidOf(telling, fact).map(({ text, absent = false }) => ({ fact: fact.kind, text, absent })),
  );
}

export const GROUP: Readonly<Record<FactKind, OptionGroup>> = {
  ladder: "ranking",
  "thirty-two": "ranking",
  raise: "claims",
  understate: "claims",
  surrender: "claims",
  "blind-pass": "blind",
  "blind-reroll": "blind",
  "meyer-answer": "meyer",
  losses: "meyer",
  "show-meyer": "meyer",
  reverse: "meyer",
  lives: "lives",
  "last-two": "lives",
  "second-life": "lives",
  opener: "opening",
  end: "opening",
  drinks: "drinks",
  cup: "cup",
};

/** Takes two rulesets; gives the sentences of the first that the second has not. */
export function newsOf(words: Catalogue, rules: Ruleset, since: Ruleset): readonly Sentence[] {
  const before = sentencesOf(words, since).map(({ text }) => text);
  return sentencesOf(words, rules).filter(({ text }) => !before.includes(text));
}

/** What is asked of every table, whatever it plays. */
const ASKED: readonly FactKind[] = ["raise", "meyer-answer", "losses"];

/** Takes a ruleset; gives what a player would ask about: the main rules, and all that is out of the ordinary. */
export function summaryOf(words: Catalogue, rules: Ruleset): readonly string[] {
  const ordinary = sentencesOf(words, BASE).map(({ text }) => text);
  const apart = new Set<FactKind>(["lives", "cup"]);
  return sentencesOf(words, rules)
    .filter(({ absent, fact, text }) => {
      if (absent || apart.has(fact)) return false;
      return ASKED.includes(fact) || text === words.says.sixes || !ordinary.includes(text);
    })
    .map(({ text }) => text);
}
