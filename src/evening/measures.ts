// What awards are measured by: for each player, what they did against what the odds predict.

import type { PlayerId } from "../game/words/table.ts";
import { chance, freshHeight, heightOf, plainClaim, WAYS, waysOf, waysToMiss } from "./odds.ts";
import { counting, isLie, type Said, type Truth } from "./said.ts";

export const MEASURES = [
  "lies-believed",
  "lies-away",
  "lies-told",
  "claim-odds",
  "lifts-hit",
  "lifts-made",
  "roll-height",
  "looks",
] as const;
export type Measure = (typeof MEASURES)[number];

/** One thing somebody did, in the measure's unit: what it was, and what chance would have made of it. */
type Sample = Readonly<{ by: PlayerId; seen: number; mean: number; variance: number }>;

/** All of one player's samples. `seen` and `mean` in units of 1 / `unit`. */
export type Evidence = Readonly<{
  count: number;
  seen: number;
  mean: number;
  variance: number;
  unit: number;
}>;

const happened = (by: PlayerId, did: boolean, ways: number): Sample => ({
  by,
  seen: did ? WAYS : 0,
  ...chance(ways),
});

/** The ways in which a fresh roll would not have held the claim: how far the odds say not to believe it. */
const doubt = ({ ruleset }: Truth, { roll }: Said) => WAYS - waysOf(ruleset)[roll];

const looked = ({ how, looks }: Said) => how === "claimed" && looks !== 0;

/** The claims that somebody answered who could have believed as well as lifted. */
function answers(truth: Truth, kinds: readonly string[]) {
  return counting(truth.said).flatMap((said) => {
    const { answer } = said;
    return answer?.free && kinds.includes(answer.kind) ? [{ said, answer }] : [];
  });
}

const ANY = ["believed", "lifted", "passed-blind"];

function sharedLooks(truth: Truth): readonly Sample[] {
  const throws = counting(truth.throws).filter(({ blind, looks }) => !blind && looks !== null);
  const total = throws.reduce((sum, { looks }) => sum + (looks ?? 0), 0);
  const all = throws.length;
  return truth.players.flatMap(({ id }) => {
    const own = throws.filter(({ by }) => by === id);
    const seen = own.reduce((sum, { looks }) => sum + (looks ?? 0), 0);
    // What the table did, shared out by rolls. Split into single rolls so that they are counted as evidence.
    const variance = total * (all - own.length);
    return own.map((_, first) => ({
      by: id,
      seen: first === 0 ? all * seen : 0,
      mean: total,
      variance,
    }));
  });
}

const SAMPLES: Readonly<Record<Measure, (truth: Truth) => readonly Sample[]>> = {
  "lies-believed": (truth) =>
    answers(truth, ["believed"])
      .filter(({ said }) => looked(said))
      .map(({ said, answer }) => happened(answer.by, isLie(said), doubt(truth, said))),
  "lies-away": (truth) =>
    answers(truth, ANY)
      .filter(({ said }) => isLie(said))
      .map(({ said, answer }) =>
        happened(said.by, answer.kind !== "lifted", waysOf(truth.ruleset)[said.roll]),
      ),
  "lies-told": (truth) =>
    counting(truth.said).flatMap((said) =>
      said.standing !== null && looked(said)
        ? [happened(said.by, isLie(said), waysToMiss(truth.ruleset, said.standing))]
        : [],
    ),
  "claim-odds": (truth) =>
    counting(truth.said).flatMap(({ by, how, roll, standing }) => {
      const plain = how === "claimed" ? plainClaim(truth.ruleset, standing) : null;
      return plain ? [{ by, seen: WAYS * waysOf(truth.ruleset)[roll], ...plain }] : [];
    }),
  "lifts-hit": (truth) =>
    answers(truth, ["lifted"])
      .filter(({ answer }) => answer.aim === "hit" || answer.aim === "missed")
      .map(({ said, answer }) => happened(answer.by, answer.aim === "hit", doubt(truth, said))),
  "lifts-made": (truth) =>
    answers(truth, ANY).map(({ said, answer }) =>
      happened(answer.by, answer.kind === "lifted", doubt(truth, said)),
    ),
  "roll-height": ({ throws, ruleset }) => {
    const expected = freshHeight(ruleset);
    return counting(throws).flatMap(({ by, roll, looks }) =>
      roll === null || looks === null
        ? []
        : [{ by, seen: WAYS * heightOf(ruleset, roll), ...expected }],
    );
  },
  looks: sharedLooks,
};

function unitOf(measure: Measure, { throws }: Truth): number {
  switch (measure) {
    case "roll-height":
      return 2 * WAYS;
    case "looks":
      return counting(throws).filter(({ blind, looks }) => !blind && looks !== null).length;
    case "lies-believed":
    case "lies-away":
    case "lies-told":
    case "claim-odds":
    case "lifts-hit":
    case "lifts-made":
      return WAYS;
  }
}

/** Takes a measure and the truth; gives the evidence on everybody of whom there is any. */
export function evidenceOf(measure: Measure, truth: Truth): ReadonlyMap<PlayerId, Evidence> {
  const unit = unitOf(measure, truth);
  const evidence = new Map<PlayerId, Evidence>();
  for (const { by, ...sample } of SAMPLES[measure](truth)) {
    const sum = evidence.get(by) ?? { count: 0, seen: 0, mean: 0, variance: 0, unit };
    evidence.set(by, {
      unit,
      count: sum.count + 1,
      seen: sum.seen + sample.seen,
      mean: sum.mean + sample.mean,
      variance: sum.variance + sample.variance,
    });
  }
  return evidence;
}

/** Takes evidence; gives how far it lies above (below: negative) what is expected, in standard deviations. */
export function deviation({ seen, mean, variance }: Evidence): number {
  return variance > 0 ? (seen - mean) / Math.sqrt(variance) : 0;
}
