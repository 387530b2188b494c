// The score sheet: rounds by players, who lifted whom on what, and what everybody has now.

import { useMemo } from "react";
import type { EndedRound } from "../../game/flow/rounds.ts";
import type { Cell as CellData, SheetRound } from "../../game/flow/sheet.ts";
import type { Player } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { SaveSheet } from "../data/Save.tsx";
import { stateOf } from "../play/Seats.tsx";
import { seatOf, type Told, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import { Cell, Now } from "./Cell.tsx";
import "./score.css";

/** How a round ended, in a line. */
function storyOf(words: Catalogue, { outcome }: EndedRound, name: (id: string) => string): string {
  switch (outcome.kind) {
    case "lifted": {
      const { lifter, claim, roll, double } = outcome;
      const line = double ? words.score.doubled : words.score.lifted;
      return line(name(lifter), name(claim.claimant), claim.roll, roll);
    }
    case "believed":
      return words.reveal.believed(name(outcome.responder), name(outcome.claimant));
    case "surrendered":
      return words.reveal.surrendered(name(outcome.player));
    case "meyer-shown":
      return words.reveal.meyerShown(name(outcome.player));
    case "toasted":
      return words.reveal.toasted(name(outcome.player));
    case "voided":
      return words.reveal.voided;
  }
}

type Table = Pick<TableView, "players" | "ruleset">;

type RoundProps = Readonly<{
  row: SheetRound;
  ended: EndedRound | undefined;
  table: Table;
}>;

function Round({ row, ended, table }: RoundProps) {
  const words = useWords();
  const players: readonly Player[] = table.players;
  const { counting, drinks } = table.ruleset;
  const losses = ended?.outcome.losses ?? [];
  const cells = row.cells as Readonly<Record<string, CellData | undefined>>;
  return (
    <tbody data-testid="round" data-round={row.round}>
      <tr>
        <th scope="row" aria-label={words.score.roundLong(row.round)}>
          {words.score.round(row.round)}
        </th>
        {players.map(({ id, name }) => (
          <Cell
            key={id}
            player={name}
            cell={cells[id]}
            counting={counting}
            sips={drinks === "off" ? 0 : (losses.find((l) => l.player === id)?.stake ?? 0)}
          />
        ))}
      </tr>
      {ended ? (
        <tr className="score-story">
          <td colSpan={players.length + 1}>
            <span>{storyOf(words, ended, (id) => seatOf(table, id).name)}</span>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** That of the game at the table. */
export function Score() {
  const words = useWords();
  const { view, tell } = useTurn();
  const { turn } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  const told = useMemo(tell, [tell, turn]);
  return told ? <ScoreOf table={view} told={told} /> : <p>{words.score.lost}</p>;
}

type ScoreProps = Readonly<{ table: Table; told: Pick<Told, "sheet" | "rounds"> }>;

/** That of any game. */
export function ScoreOf({ table, told }: ScoreProps) {
  const words = useWords();
  const { players } = table;
  const { sheet, rounds } = told;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <section className="score" data-testid="score" aria-label={words.score.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {players.map(({ id, name }) => (
                <th key={id} scope="col">
                  <span className="name">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {sheet.rounds.map((row) => (
            <Round
              key={row.round}
              row={row}
              ended={rounds.find(({ round }) => round === row.round)}
              table={table}
            />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{words.score.left}</th>
              {players.map((player) => (
                <Now
                  key={player.id}
                  player={player}
                  rules={table.ruleset}
                  label={stateOf(words, table, player)}
                />
              ))}
            </tr>
          </tfoot>
        </table>
        {sheet.rounds.length === 0 ? <p>{words.score.empty}</p> : null}
      </section>
      <SaveSheet sheet={sheet} players={players} />
    </>
  );
}
