// Penalty points the way a landlord keeps them: pencil strokes on a beermat, every fifth across.

type TallyProps = Readonly<{ count: number }>;

const STEP = 2.2;

/** Where stroke number `index` goes, counted from 0. */
function stroke(index: number): string {
  const group = Math.floor(index / 5);
  const x = 4 + group * (4 * STEP + 2.6);
  return index % 5 === 4
    ? `M${x - 1.4} 13.5l${3 * STEP + 2.8}-7`
    : `M${x + (index % 5) * STEP} 5.8l-.4 8.4`;
}

export function Tally({ count }: TallyProps) {
  const groups = Math.max(1, Math.ceil(count / 5));
  const width = 3 + groups * (4 * STEP + 2.6);
  const strokes = Array.from({ length: count }, (_, index) => stroke(index));
  return (
    <svg
      className="lives-tally"
      viewBox={`0 0 ${width} 20`}
      style={{ width: `${width / 20}em` }}
      aria-hidden="true"
    >
      <rect className="lives-mat" x=".6" y=".6" width={width - 1.2} height="18.8" rx="3" />
      <path className="lives-strokes" d={strokes.join("")} />
    </svg>
  );
}
