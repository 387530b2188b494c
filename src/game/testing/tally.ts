// Counts how often things came up, and names what came up too seldom.

export type Tally = Map<string, number>;

export function count(tally: Tally, what: string, times = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + times);
}

/** Of what was hoped for, everything that came up fewer times, with its count. */
export function seldom(tally: Tally, hoped: readonly string[], times: number): readonly string[] {
  return hoped
    .filter((what) => (tally.get(what) ?? 0) < times)
    .map((what) => `${what}: ${tally.get(what) ?? 0}`);
}
