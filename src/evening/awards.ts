// The awards of an evening: each a deviation from what the odds of its ladder predict, its rule as data.

import type { CupKind } from "../game/words/options.ts";
import type { PlayerId } from "../game/words/table.ts";
import { deviation, type Evidence, evidenceOf, type Measure } from "./measures.ts";
import type { Truth } from "./said.ts";
import { type Candidate, spread } from "./spread.ts";

export const AWARD_IDS = [
  "gullible",
  "sharp",
  "cold",
  "open-book",
  "honest",
  "brave",
  "cautious",
  "suspicious",
  "lucky",
  "unlucky",
  "curious",
] as const;
export type AwardId = (typeof AWARD_IDS)[number];

export type AwardRule = Readonly<{
  id: AwardId;
  measure: Measure;
  /** Whether it goes to who did more of it than expected, or less. */
  side: "more" | "less";
  /** Expected of whom: anybody with this ladder's dice, or anybody at this table. */
  against: "odds" | "table";
  /** What is counted as evidence, and how much of it there must be. */
  evidence: "beliefs" | "lies" | "raises" | "claims" | "lifts" | "answers" | "rolls";
  atLeast: number;
  /** The cups with which the phone knows enough. */
  cups: readonly CupKind[];
}>;

const PHONE = ["phone"] as const;
const BOTH = ["phone", "table"] as const;

/** Every award by its rule, in the order they are told. */
export const AWARDS: readonly AwardRule[] = [
  // Believed more lies than the odds of the claims they believed predict.
  {
    id: "gullible",
    measure: "lies-believed",
    side: "more",
    against: "odds",
    evidence: "beliefs",
    atLeast: 5,
    cups: PHONE,
  },
  // Hit with more lifts than the odds of the claims they lifted predict.
  {
    id: "sharp",
    measure: "lifts-hit",
    side: "more",
    against: "odds",
    evidence: "lifts",
    atLeast: 3,
    cups: BOTH,
  },
  // Got away with more lies than a table would let pass that lifts each claim as often as a fresh roll fails it.
  {
    id: "cold",
    measure: "lies-away",
    side: "more",
    against: "odds",
    evidence: "lies",
    atLeast: 3,
    cups: PHONE,
  },
  // Got away with fewer.
  {
    id: "open-book",
    measure: "lies-away",
    side: "less",
    against: "odds",
    evidence: "lies",
    atLeast: 3,
    cups: PHONE,
  },
  // Lied less often than a fresh roll misses the claims they had to meet.
  {
    id: "honest",
    measure: "lies-told",
    side: "less",
    against: "odds",
    evidence: "raises",
    atLeast: 5,
    cups: PHONE,
  },
  // Made claims that hold in fewer ways than those of somebody who says what they roll, or the lowest raise.
  {
    id: "brave",
    measure: "claim-odds",
    side: "less",
    against: "odds",
    evidence: "claims",
    atLeast: 5,
    cups: BOTH,
  },
  // Made claims that hold in more.
  {
    id: "cautious",
    measure: "claim-odds",
    side: "more",
    against: "odds",
    evidence: "claims",
    atLeast: 5,
    cups: BOTH,
  },
  // Lifted more often than a fresh roll fails the claims they answered.
  {
    id: "suspicious",
    measure: "lifts-made",
    side: "more",
    against: "odds",
    evidence: "answers",
    atLeast: 5,
    cups: BOTH,
  },
  // Rolled higher than dice do.
  {
    id: "lucky",
    measure: "roll-height",
    side: "more",
    against: "odds",
    evidence: "rolls",
    atLeast: 6,
    cups: PHONE,
  },
  // Rolled lower.
  {
    id: "unlucky",
    measure: "roll-height",
    side: "less",
    against: "odds",
    evidence: "rolls",
    atLeast: 6,
    cups: PHONE,
  },
  // Looked more often than the table does for as many rolls.
  {
    id: "curious",
    measure: "looks",
    side: "more",
    against: "table",
    evidence: "rolls",
    atLeast: 5,
    cups: PHONE,
  },
];

/** How far from what is expected somebody must be, in standard deviations. */
export const CLEAR = 1;

/** Scores that differ by less are the same. */
const EQUAL = 1e-9;

export type Award = Readonly<{
  id: AwardId;
  player: PlayerId;
  /** How much evidence there was, in what `AwardRule.evidence` counts. */
  count: number;
  /** What they did and what was expected: a number of times; of claims and rolls, a sum of ways out of 36. */
  seen: number;
  expected: number;
  /** Standard deviations off what was expected, 1 or more. */
  score: number;
  /** Who would have had it before them, and has another. */
  before: readonly PlayerId[];
}>;

type Ranked = Candidate & Readonly<{ evidence: Evidence }>;

/** Everybody who could have it, best first. Who is level with another is none; where the best are, nobody is. */
function ranking(rule: AwardRule, truth: Truth): readonly Ranked[] {
  if (!rule.cups.includes(truth.ruleset.cup)) return [];
  const ranked = [...evidenceOf(rule.measure, truth)]
    .filter(([, { count }]) => count >= rule.atLeast)
    .map(([player, evidence]) => {
      const score = deviation(evidence);
      return { player, evidence, score: rule.side === "more" ? score : -score };
    })
    .filter(({ score }) => score >= CLEAR - EQUAL)
    .sort((one, other) => other.score - one.score);
  const isLevel = ({ player, score }: Ranked) =>
    ranked.some((other) => other.player !== player && Math.abs(other.score - score) < EQUAL);
  const [best] = ranked;
  return best && isLevel(best) ? [] : ranked.filter((candidate) => !isLevel(candidate));
}

/**
 * Takes the truth; gives the awards that it bears out, in the order of `AWARDS`. An award goes to whoever is
 * furthest from what is expected: at least `CLEAR` standard deviations, on at least the rule's evidence. A
 * tie for the best is given to nobody. Who holds two more than another lets them have one they too qualify
 * for (`spread`); `before` then says who stepped back.
 */
export function awardsOf(truth: Truth): readonly Award[] {
  const rankings = AWARDS.map((rule) => ranking(rule, truth));
  const holders = spread(rankings);
  return AWARDS.flatMap(({ id }, place) => {
    const ranked = rankings[place] ?? [];
    const rank = ranked.findIndex(({ player }) => player === holders[place]);
    const holder = ranked[rank];
    if (!holder) return [];
    const { player, score, evidence } = holder;
    return {
      id,
      player,
      score,
      count: evidence.count,
      seen: evidence.seen / evidence.unit,
      expected: evidence.mean / evidence.unit,
      before: ranked.slice(0, rank).map((better) => better.player),
    };
  });
}
