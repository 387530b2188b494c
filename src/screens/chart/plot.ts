// Where the lines of a picture run, in its units.

/** Takes the places wanted for labels, and how far apart they must be; gives places in the same order. */
export function apart(wanted: readonly number[], gap: number, from: number, to: number) {
  const order = wanted.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const room = Math.min(gap, (to - from) / Math.max(1, order.length - 1));
  const placed: number[] = [];
  for (const { place } of order) placed.push(Math.max(place, (placed.at(-1) ?? -Infinity) + room));
  // What runs over the foot is pushed back up.
  for (let at = placed.length - 1, low = to; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? low, low);
    low = (placed[at] ?? low) - room;
  }
  const result = wanted.slice();
  for (const [rank, { at }] of order.entries()) result[at] = placed[rank] ?? 0;
  return result;
}

/** Takes the greatest value; gives the whole numbers to mark beside the picture, 0 first. */
export function marksUpTo(most: number): readonly number[] {
  const step = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500].find((by) => most / by <= 6) ?? 1_000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

const ROUND = 3.4;
const SHAPES = [
  `M-${ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0-${2 * ROUND} 0z`,
  "M-3-3h6v6h-6z",
  "M0-4 3.8 3h-7.6z",
  "M0-4.4 4.4 0 0 4.4-4.4 0z",
  "M0 4 3.8-3h-7.6z",
  "M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4",
] as const;
const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "4 4", "1 2 6 2"] as const;

/** How the line of a seat is drawn: of twelve, no two are alike even without colour. */
export function strokeOf(seat: number): Readonly<{ shape: string; dash: string; hollow: boolean }> {
  const at = seat % SHAPES.length;
  return {
    shape: SHAPES[at] ?? SHAPES[0],
    dash: DASHES[at] ?? "none",
    hollow: seat >= SHAPES.length,
  };
}
