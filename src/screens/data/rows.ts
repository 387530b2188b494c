// A game's score sheet as rows for a spreadsheet: a column a player, a row a round, what is left at the foot.

import type { Sheet } from "../../game/flow/sheet.ts";
import type { Player } from "../../game/flow/state.ts";
import type { Catalogue } from "../../i18n/shape.ts";

type Row = readonly (string | number | null)[];

/** Takes a sheet and who sat there, in seat order; gives its rows. */
export function rowsOf(
  { data }: Pick<Catalogue, "data">,
  { lives, rounds }: Sheet,
  players: readonly Pick<Player, "id" | "name">[],
): readonly Row[] {
  const ids = players.map(({ id }) => id);
  const sums = ids.map((id) => rounds.map(({ cells }) => cells[id]?.sum ?? 0));
  return [
    [data.tableRound, ...players.map(({ name }) => name)],
    [data.tableStart, ...ids.map(() => lives)],
    ...rounds.map(({ round, cells }): Row => [round, ...ids.map((id) => cells[id]?.sum ?? null)]),
    [data.tableLeft, ...sums.map((lost) => lives - lost.reduce((all, one) => all + one, 0))],
  ];
}
