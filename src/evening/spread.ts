// Sharing awards out, so that nobody takes all where somebody else could have one.

/** Somebody an award could go to, and by how much. */
export type Candidate = Readonly<{ player: string; score: number }>;

type Edge = Readonly<{ award: number; to: string; loss: number }>;

/** Every award that a player holds and another could have, the least loss first. */
function edgesFrom(
  player: string,
  holders: readonly (string | null)[],
  rankings: readonly (readonly Candidate[])[],
): readonly Edge[] {
  const edges = rankings.flatMap((ranking, award) => {
    if (holders[award] !== player) return [];
    const own = ranking.find((candidate) => candidate.player === player)?.score ?? 0;
    return ranking
      .filter((candidate) => candidate.player !== player)
      .map((candidate) => ({ award, to: candidate.player, loss: own - candidate.score }));
  });
  return edges.sort((one, other) => one.loss - other.loss || one.award - other.award);
}

/** The fewest awards to pass on so that one of them reaches somebody with two fewer; null: it cannot be evened. */
function chainFrom(
  player: string,
  holders: readonly (string | null)[],
  rankings: readonly (readonly Candidate[])[],
): readonly Edge[] | null {
  const held = (who: string) => holders.filter((holder) => holder === who).length;
  const limit = held(player) - 2;
  const seen = new Set([player]);
  let paths: readonly (readonly Edge[])[] = [[]];
  while (paths.length > 0) {
    const longer: (readonly Edge[])[] = [];
    for (const path of paths) {
      for (const edge of edgesFrom(path.at(-1)?.to ?? player, holders, rankings)) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        if (held(edge.to) <= limit) return [...path, edge];
        longer.push([...path, edge]);
      }
    }
    paths = longer;
  }
  return null;
}

/**
 * Takes each award's candidates, best first; gives whom it goes to, null where there is none. Each goes to
 * its best, until one who holds two more than another can pass one on, along as few awards as that takes
 * and with the least loss. Then no other sharing out is more even.
 */
export function spread(rankings: readonly (readonly Candidate[])[]): readonly (string | null)[] {
  const holders = rankings.map(([best]) => best?.player ?? null);
  for (;;) {
    const held = new Map<string, number>();
    for (const holder of holders) if (holder) held.set(holder, (held.get(holder) ?? 0) + 1);
    const byMost = [...held].sort(([, one], [, other]) => other - one);
    const chains = byMost.map(([player]) => chainFrom(player, holders, rankings));
    const chain = chains.find((found) => found !== null);
    if (!chain) return holders;
    for (const { award, to } of chain) holders[award] = to;
  }
}
