// How much of the random tests is run. UNDERCUP_RUNS=5 runs 5 percent: enough to try a change, and for
// mutation runs; what must have come up so many times is then not asked for.

const percent = Number(process.env["UNDERCUP_RUNS"] ?? 100);

export const isFull = percent >= 100;

/** A number of runs, cut to the share that is asked for, at least 1. */
export const share = (runs: number) => Math.max(1, Math.ceil((runs * percent) / 100));

/** For tests over random games: nobody's machine is too slow for them, in ms. */
export const PATIENT = { timeout: 300_000 } as const;
