// Lives over rounds: a line for everybody, told apart by dashes, signs and the name at its end.

import type { Line, Point } from "../../evening/pictures.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { useWords } from "../words.ts";
import { Figure, short, WIDTH } from "./Figure.tsx";
import { apart, marksUpTo, strokeOf } from "./plot.ts";

type LinesProps = Readonly<{ lines: readonly Line[]; rules: Ruleset }>;

const [LEFT, RIGHT, TOP, FOOT] = [20, 84, 10, 22];
const LABEL = 13;
/** Lines that share a value run beside each other, this far apart. */
const BESIDE = 1.8;

type Counted = (point: Point) => number;

function countedBy({ drinks, counting, lives }: Ruleset): Counted {
  if (drinks === "instead") return ({ sips }) => sips;
  return counting === "penalties" ? (point) => lives - point.lives : (point) => point.lives;
}

function titleOf(words: ReturnType<typeof useWords>, { drinks, counting }: Ruleset): string {
  if (drinks === "instead") return words.evening.sips;
  return counting === "penalties" ? words.evening.points : words.evening.lives;
}

/** A long line has about so many signs. */
const SIGNS = 9;

/** Where a sign stands on a line: at its ends and, spread out differently for each seat, on its way. */
function isMarked(values: readonly (number | null)[], at: number, seat: number): boolean {
  if (values[at] === null) return false;
  const ends = at === values.length - 1 || values[at - 1] == null;
  const step = Math.max(1, Math.ceil(values.length / SIGNS));
  return ends || (at + seat) % step === 0;
}

export function Lines({ lines, rules }: LinesProps) {
  const words = useWords();
  const count = countedBy(rules);
  const all = lines.map(({ points }) => points.map((point) => point && count(point)));
  const rounds = all[0]?.length ?? 0;
  const most = Math.max(1, rules.drinks === "instead" ? 0 : rules.lives, ...all.flat().map(Number));
  const height = Math.max(200, TOP + FOOT + lines.length * LABEL);
  const x = (round: number) => LEFT + (round / Math.max(1, rounds - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number, seat: number) =>
    height -
    FOOT -
    (value / most) * (height - TOP - FOOT) +
    (seat - (lines.length - 1) / 2) * BESIDE;
  const ends = all.map((values, seat) => y(values.at(-1) ?? 0, seat));
  const labels = apart(ends, LABEL, TOP, height - FOOT + 4);
  const step = marksUpTo(rounds - 1)[1] ?? 1;
  return (
    <Figure
      title={titleOf(words, rules)}
      handle="chart-lives"
      height={height}
      head={[words.evening.round, ...lines.map(({ name }) => name)]}
      rows={Array.from({ length: rounds }, (_, round) => [
        round === 0 ? words.evening.start : round,
        ...all.map((values) => values[round] ?? "–"),
      ])}
    >
      {marksUpTo(most).map((mark) => (
        <g key={mark} className="chart-grid">
          <path d={`M${LEFT} ${y(mark, (lines.length - 1) / 2)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 7} y={y(mark, (lines.length - 1) / 2) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, round) => round)
        .filter((round) => round % step === 0)
        .map((round) => (
          <text key={round} className="chart-axis" x={x(round)} y={height - 4} textAnchor="middle">
            {round}
          </text>
        ))}
      {lines.map(({ player, name }, seat) => {
        const values = all[seat] ?? [];
        const { shape, dash, hollow } = strokeOf(seat);
        const path = values.flatMap((value, round) =>
          value === null ? [] : [`${x(round)} ${y(value, seat)}`],
        );
        return (
          <g key={player} className="chart-line" data-tone={seat % 3} data-hollow={hollow}>
            <path d={`M${path.join("L")}`} strokeDasharray={dash} />
            {values.map((value, round) =>
              value !== null && isMarked(values, round, seat) ? (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: one a round
                  key={round}
                  className="chart-sign"
                  d={shape}
                  transform={`translate(${x(round)} ${y(value, seat)})`}
                />
              ) : null,
            )}
            <path
              className="chart-lead"
              d={`M${x(rounds - 1) + 5} ${ends[seat]}L${WIDTH - RIGHT + 12} ${labels[seat]}`}
            />
            <text x={WIDTH - RIGHT + 15} y={(labels[seat] ?? 0) + 4}>
              {short(name)}
            </text>
          </g>
        );
      })}
    </Figure>
  );
}
