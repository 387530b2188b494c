// Everybody's lives, in seat order: drawn as dice, glasses and points, never a bare number alone.

import { Lives } from "../../dice/Lives.tsx";
import { Sips } from "../../dice/Sips.tsx";
import { isIn } from "../../game/flow/seats.ts";
import type { Player } from "../../game/flow/state.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { PlayerId } from "../../game/words/table.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { usePress } from "../../ui/press.ts";
import { useWords } from "../words.ts";
import "./seats.css";

type Table = Pick<TableView, "players" | "ruleset">;

/** What a player has left, in words. */
export function stateOf(words: Catalogue, { ruleset }: Table, player: Player): string {
  if (player.standing === "left") return words.seats.left;
  if (player.standing === "out") return words.seats.out;
  const sips = ruleset.drinks === "off" ? [] : [words.seats.sips(player.sips)];
  if (ruleset.drinks === "instead") return sips.join();
  if (player.standing === "swimming") return [words.seats.swimming, ...sips].join(", ");
  const lost = ruleset.lives - player.lives;
  const lives =
    ruleset.counting === "penalties" ? words.seats.points(lost) : words.seats.lives(player.lives);
  return [lives, ...sips].join(", ");
}

type DrawProps = Readonly<{ table: Table; player: Player }>;

function Drawn({ table, player }: DrawProps) {
  const words = useWords();
  const { lives, counting, drinks } = table.ruleset;
  return (
    <>
      <span className="seat-name name">{player.name}</span>
      {drinks === "instead" ? null : (
        <Lives
          lives={player.lives}
          start={lives}
          standing={player.standing}
          counting={counting}
          label={stateOf(words, table, player)}
        />
      )}
      {drinks === "off" ? null : <Sips count={player.sips} label={words.seats.sips(player.sips)} />}
    </>
  );
}

type Picking = Readonly<{
  /** Makes every seat a button. */
  onPick?: (id: PlayerId) => void;
  armed?: boolean;
}>;
type SeatProps = DrawProps & Picking & Readonly<{ marked: boolean }>;

function Seat({ table, player, marked, onPick, armed = false }: SeatProps) {
  const press = usePress(() => onPick?.(player.id), armed);
  const drawn = <Drawn table={table} player={player} />;
  return (
    <li
      className={onPick ? "seat seat-open" : "seat"}
      data-testid="seat"
      data-player={player.name}
      data-lives={player.lives}
      data-out={String(!isIn(player))}
      data-marked={marked ? "" : undefined}
    >
      {onPick ? (
        <button type="button" className="seat-pick" disabled={!armed} {...press}>
          {drawn}
        </button>
      ) : (
        drawn
      )}
    </li>
  );
}

type SeatsProps = Picking &
  Readonly<{
    view: Table;
    /** Whose life has just turned. */
    marked?: readonly string[];
  }>;

export function Seats({ view, marked = [], ...picking }: SeatsProps) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.seats.all}>
      {view.players.map((player) => (
        <Seat
          key={player.id}
          table={view}
          player={player}
          marked={marked.includes(player.id)}
          {...picking}
        />
      ))}
    </ul>
  );
}
