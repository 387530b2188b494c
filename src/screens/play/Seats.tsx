// Everybody's lives, in seat order: drawn as dice, glasses and points, never a bare number alone.

import { Lives } from "../../dice/Lives.tsx";
import { Sips } from "../../dice/Sips.tsx";
import { Turning } from "../../dice/Turning.tsx";
import { isIn } from "../../game/flow/seats.ts";
import type { Loss, Player } from "../../game/flow/state.ts";
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

/** When everybody has seen who lost, their life die turns: in seconds. */
const TURN = 0.8;

/** What a player had before a loss; null where nothing is to turn. */
function before(player: Player, loss: Loss | undefined): Player | null {
  if (!loss || loss.stake === 0) return null;
  const standing = loss.lost === 0 && loss.left === "out" ? "swimming" : "in";
  return { ...player, lives: player.lives + loss.lost, standing };
}

type LeftProps = Readonly<{ table: Table; player: Player }>;

function Left({ table, player }: LeftProps) {
  const words = useWords();
  return (
    <Lives
      lives={player.lives}
      start={table.ruleset.lives}
      standing={player.standing}
      counting={table.ruleset.counting}
      label={stateOf(words, table, player)}
    />
  );
}

type DrawProps = Readonly<{ table: Table; player: Player; loss?: Loss | undefined }>;

function Drawn({ table, player, loss }: DrawProps) {
  const words = useWords();
  const { drinks } = table.ruleset;
  const was = before(player, loss);
  return (
    <>
      <span className="seat-name name">{player.name}</span>
      {drinks === "instead" ? null : (
        <Turning was={was && <Left table={table} player={was} />} after={TURN}>
          <Left table={table} player={player} />
        </Turning>
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

function Seat({ table, player, loss, marked, onPick, armed = false }: SeatProps) {
  const press = usePress(() => onPick?.(player.id), armed);
  const drawn = <Drawn table={table} player={player} loss={loss} />;
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
    /** What they have just lost, where that is to be seen happening. */
    losses?: readonly Loss[];
  }>;

export function Seats({ view, marked = [], losses = [], ...picking }: SeatsProps) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.seats.all}>
      {view.players.map((player) => (
        <Seat
          key={player.id}
          table={view}
          player={player}
          loss={losses.find((loss) => loss.player === player.id)}
          marked={marked.includes(player.id)}
          {...picking}
        />
      ))}
    </ul>
  );
}
