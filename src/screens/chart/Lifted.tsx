// Everybody's lifts: those that hit to the right, those that missed to the left.

import { useId } from "react";
import type { Lifts } from "../../evening/pictures.ts";
import { useSay } from "../truth/say.ts";
import { useWords } from "../words.ts";
import { Figure, short, WIDTH } from "./Figure.tsx";

const [NAME, ROW, BAR, HEAD, TEXT] = [92, 22, 13, 18, 24];

export function Lifted({ lifts }: Readonly<{ lifts: readonly Lifts[] }>) {
  const { evening } = useWords();
  const say = useSay();
  const hatch = useId();
  const some = lifts.filter(({ hit, missed, toast }) => hit + missed + toast > 0);
  if (some.length === 0) return null;
  const toasted = some.some(({ toast }) => toast > 0);
  const most = Math.max(...some.flatMap(({ hit, missed }) => [hit, missed]), 1);
  const half = (WIDTH - NAME) / 2 - TEXT;
  const middle = NAME + (WIDTH - NAME) / 2;
  const wide = (count: number) => (count / most) * half;
  return (
    <Figure
      title={evening.lifts}
      handle="chart-lifts"
      height={HEAD + some.length * ROW}
      head={[evening.player, evening.hit, evening.missed, ...(toasted ? [evening.toast] : [])]}
      rows={some.map(({ player, hit, missed, toast }) => [
        say.name(player),
        hit,
        missed,
        ...(toasted ? [toast] : []),
      ])}
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className="chart-hatch" d="M-1 1 1-1M0 5 5 0M4 6 6 4" />
        </pattern>
      </defs>
      <text className="chart-axis" x={middle - 8} y="11" textAnchor="end">
        ✗ {evening.missed}
      </text>
      <text className="chart-axis" x={middle + 8} y="11">
        ✓ {evening.hit}
      </text>
      {some.map(({ player, hit, missed, toast }, row) => {
        const [top, base] = [HEAD + row * ROW + 3, HEAD + row * ROW + 14];
        return (
          <g key={player} className="chart-bar">
            <text x="0" y={base}>
              {short(say.name(player), 12)}
            </text>
            <rect
              className="chart-all"
              x={middle - wide(missed)}
              y={top}
              width={wide(missed)}
              height={BAR}
            />
            <rect
              x={middle - wide(missed)}
              y={top}
              width={wide(missed)}
              height={BAR}
              fill={`url(#${hatch})`}
            />
            <rect className="chart-solid" x={middle} y={top} width={wide(hit)} height={BAR} />
            <text x={middle - wide(missed) - 5} y={base} textAnchor="end">
              {missed}
            </text>
            <text x={middle + wide(hit) + 5} y={base}>
              {hit}
              {toast > 0 ? ` + ${toast} ${evening.toast}` : ""}
            </text>
          </g>
        );
      })}
      <path className="chart-middle" d={`M${middle} ${HEAD}V${HEAD + some.length * ROW}`} />
    </Figure>
  );
}
