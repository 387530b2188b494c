// A QR code: dark squares on a light ground in every light of the app, as cameras expect.

import "./code.css";

export type CodeProps = Readonly<{
  /** Row by row; true is dark. */
  squares: readonly (readonly boolean[])[];
  /** What it holds, in words. */
  label: string;
  handle?: string;
  className?: string;
}>;

/** A light margin of four squares belongs to it. */
const MARGIN = 4;

/** One step for each run of dark squares in a row. */
function pathOf(squares: CodeProps["squares"]): string {
  let path = "";
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      path += `M${x + MARGIN} ${y + MARGIN}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  return path;
}

export function Code({ squares, label, handle, className = "" }: CodeProps) {
  const size = squares.length + 2 * MARGIN;
  return (
    <svg
      className={`code ${className}`}
      data-testid={handle}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="code-light" d={`M0 0h${size}v${size}H0z`} />
      <path className="code-dark" d={pathOf(squares)} />
    </svg>
  );
}
