// What was claimed, rung by rung: how often, how often it was a lie, and how often that was believed.

import { useId } from "react";
import type { Rung } from "../../evening/pictures.ts";
import { useSay } from "../truth/say.ts";
import { useWords } from "../words.ts";
import { Figure, WIDTH } from "./Figure.tsx";

const [LEFT, RIGHT, ROW, BAR] = [34, 34, 20, 13];

export function Rungs({ rungs }: Readonly<{ rungs: readonly Rung[] }>) {
  const { evening } = useWords();
  const say = useSay();
  const hatch = useId();
  const said = rungs.filter(({ claims }) => claims > 0);
  if (said.length === 0) return null;
  const most = Math.max(...said.map(({ claims }) => claims));
  const wide = (count: number) => (count / most) * (WIDTH - LEFT - RIGHT);
  const legend = (
    <ul className="chart-legend" aria-hidden="true">
      <li>
        <Swatch kind="all" hatch={hatch} /> {evening.claimed}
      </li>
      <li>
        <Swatch kind="lies" hatch={hatch} /> {evening.lied}, {evening.caught}
      </li>
      <li>
        <Swatch kind="believed" hatch={hatch} /> {evening.lied}, {evening.fooled}
      </li>
    </ul>
  );
  return (
    <Figure
      title={evening.ladder}
      handle="chart-rungs"
      height={said.length * ROW}
      head={[evening.roll, evening.claimed, evening.lied, evening.fooled]}
      rows={said.map(({ roll, claims, lies, believed }) => [
        say.roll(roll),
        claims,
        lies,
        believed,
      ])}
      legend={legend}
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className="chart-hatch" d="M-1 1 1-1M0 5 5 0M4 6 6 4" />
        </pattern>
      </defs>
      {said.map(({ roll, claims, lies, believed }, row) => {
        const [top, base] = [row * ROW + 3, row * ROW + ROW - 5];
        return (
          <g key={roll} className="chart-bar">
            <text className="chart-roll" x={LEFT - 8} y={base} textAnchor="end">
              {roll}
            </text>
            <rect className="chart-all" x={LEFT} y={top} width={wide(claims)} height={BAR} />
            <rect x={LEFT} y={top} width={wide(lies)} height={BAR} fill={`url(#${hatch})`} />
            <rect className="chart-solid" x={LEFT} y={top} width={wide(believed)} height={BAR} />
            <text x={LEFT + wide(claims) + 5} y={base}>
              {claims}
              {lies > 0 ? ` · ✗${lies}` : ""}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}

type SwatchProps = Readonly<{ kind: "all" | "lies" | "believed"; hatch: string }>;

function Swatch({ kind, hatch }: SwatchProps) {
  return (
    <svg className="chart-swatch" viewBox="0 0 20 12" aria-hidden="true">
      <rect className="chart-all" x="1" y="1" width="18" height="10" />
      {kind === "lies" ? <rect x="1" y="1" width="18" height="10" fill={`url(#${hatch})`} /> : null}
      {kind === "believed" ? (
        <rect className="chart-solid" x="1" y="1" width="18" height="10" />
      ) : null}
    </svg>
  );
}
