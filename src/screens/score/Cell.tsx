// One player in one round, or now: what changed, with its marks; penalty points run the other way.

import { Lives } from "../../dice/Lives.tsx";
import type { Cell as CellData, Mark } from "../../game/flow/sheet.ts";
import type { Player } from "../../game/flow/state.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { useWords } from "../words.ts";

/** Marks whose cell need not show a number: nothing may have been lost or won. */
const ALONE: readonly Mark[] = ["joined", "left", "rejoined", "swimming"];

/** Takes lives lost; gives them signed: lives go down, penalty points go up. */
function signed(lost: number, counting: Ruleset["counting"]): string {
  const change = counting === "penalties" ? lost : -lost;
  if (change === 0) return "0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

type CellProps = Readonly<{
  player: string;
  cell: CellData | undefined;
  counting: Ruleset["counting"];
  sips: number;
}>;

export function Cell({ player, cell, counting, sips }: CellProps) {
  const words = useWords();
  const { sum = 0, marks = [] } = cell ?? {};
  const bare = sum === 0 && (!cell || marks.every((mark) => ALONE.includes(mark)));
  return (
    <td data-testid="cell" data-player={player} data-sum={cell ? sum : undefined}>
      {bare ? null : <b className={sum > 0 ? "score-loss" : ""}>{signed(sum, counting)}</b>}
      {sips > 0 ? <small>{words.seats.sips(sips)}</small> : null}
      {marks.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a cell in their order
        <small key={place} data-mark={mark}>
          {words.score.marks[mark]}
        </small>
      ))}
    </td>
  );
}

type NowProps = Readonly<{ player: Player; rules: Ruleset; label: string }>;

/** What is left at the foot of a column: drawn, and in a number. */
export function Now({ player, rules, label }: NowProps) {
  const { lives, standing, sips, name } = player;
  const points = rules.counting === "penalties" ? rules.lives - lives : lives;
  const drinks = rules.drinks === "instead";
  const gone = standing === "out" || standing === "left";
  return (
    <td data-testid="now" data-player={name}>
      <span className="unseen">{label}</span>
      <span aria-hidden="true">
        {standing === "in" && !drinks ? <b>{points}</b> : <b>{drinks && !gone ? sips : null}</b>}
        {standing === "in" ? null : (
          <Lives
            lives={lives}
            start={rules.lives}
            standing={standing}
            counting={rules.counting}
            label=""
          />
        )}
      </span>
    </td>
  );
}
