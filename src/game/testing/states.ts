// States to test a property on, out of random games that the judge agrees with.
import fc from "fast-check";
import { share } from "./runs.ts";
import type { Tally } from "./tally.ts";
import { type Walk, walkFrom } from "./walk.ts";

const tally: Tally = new Map();

/**
 * Plays random games; calls `see` on every so many-th state of each. fast-check prints the seed
 * that fails; a smaller seed is no smaller game, so none is looked for.
 */
export function everyState(games: number, every: number, see: (walk: Walk) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      let passed = seed % every;
      walkFrom(seed, tally, (walk) => {
        passed += 1;
        if (passed % every === 0) see(walk);
      });
    }),
    { numRuns: share(games), endOnFailure: true },
  );
}

/** Plays random games; calls `see` on each when it has ended. */
export function everyGame(games: number, see: (walk: Walk) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => see(walkFrom(seed, tally))),
    { numRuns: share(games), endOnFailure: true },
  );
}
