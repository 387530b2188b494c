// How much of the random tests is run. UNDERCUP_RUNS=5 runs 5 percent: enough to try a change. A mutation
// run takes 2 percent by itself. What must have come up so many times is then not asked for.

const FULL = 100;
const MUTATED = 2;

const asked = process.env["UNDERCUP_RUNS"];
const percent = Number(asked ?? (process.env["STRYKER_MUTATOR_WORKER"] ? MUTATED : FULL));

export const isFull = percent >= FULL;

/** A number of runs, cut to the share that is asked for, at least 1. */
export const share = (runs: number) => Math.max(1, Math.ceil((runs * percent) / FULL));

/** For tests over random games: nobody's machine is too slow for them, in ms. */
export const PATIENT = { timeout: 300_000 } as const;
