// Sharing awards out: who gets what, as small tables and as a property.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Candidate, spread } from "./spread.ts";

/** "A3 B2": A could have it with a score of 3, B with 2. */
const ranking = (text: string): readonly Candidate[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ player: word.slice(0, 1), score: Number(word.slice(1)) }));

const shared = (...texts: readonly string[]) =>
  spread(texts.map(ranking))
    .map((holder) => holder ?? "-")
    .join("");

test.each([
  ["nothing to give", [], ""],
  ["nobody for it", ["", "A2"], "-A"],
  ["to the best", ["A3 B2"], "A"],
  ["nobody else could", ["A3", "A2", "A1"], "AAA"],
  ["two and none: one is passed on", ["A3 B2", "A3"], "BA"],
  ["two and one stay", ["A3 B2", "A3", "B3"], "AAB"],
  ["with the least loss", ["A3 B1", "A3 B2", "A3 B1"], "ABA"],
  ["of equal losses the first", ["A3 B2", "A3 B2", "A3 B2"], "BAA"],
  ["along a chain", ["A3 B1", "A3", "B3 C2"], "BAC"],
  ["straight where that will do", ["A3 C2", "A3 B1", "B3 C2"], "CAB"],
  ["to the third best where the second has enough", ["A9 B8 C2", "A9", "B9"], "CAB"],
])("%s", (_, texts, holders) => {
  expect(shared(...texts)).toBe(holders);
});

const scores = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), {
  maxLength: 5,
});

const rankingsOf = (rows: readonly (readonly number[])[]) =>
  rows.map((row) =>
    row
      .map((score, seat) => ({ player: "ABCD"[seat] ?? "", score }))
      .filter(({ score }) => score > 4)
      .sort((one, other) => other.score - one.score),
  );

/** How uneven a sharing out is: the sum of the squares of what each holds. */
const unevenness = (holders: readonly (string | null)[]) =>
  [..."ABCD"].reduce((sum, who) => sum + holders.filter((holder) => holder === who).length ** 2, 0);

/** Every way to share out. */
function allWays(
  rankings: readonly (readonly Candidate[])[],
): readonly (readonly (string | null)[])[] {
  return rankings.reduce<readonly (readonly (string | null)[])[]>(
    (ways, ranked) => {
      const holders = ranked.length > 0 ? ranked.map(({ player }) => player) : [null];
      return ways.flatMap((way) => holders.map((holder) => [...way, holder]));
    },
    [[]],
  );
}

test("each award goes to somebody who could have it, and no sharing out is more even", () => {
  fc.assert(
    fc.property(scores, (rows) => {
      const rankings = rankingsOf(rows);
      const holders = spread(rankings);
      for (const [award, ranked] of rankings.entries()) {
        const holder = holders[award];
        if (ranked.length === 0) expect(holder).toBeNull();
        else expect(ranked.map(({ player }) => player)).toContain(holder);
      }
      const best = Math.min(...allWays(rankings).map(unevenness));
      expect(unevenness(holders)).toBe(best);
    }),
    { numRuns: 500 },
  );
});
