// What everybody in a saved game has left.

import { Lives } from "../../dice/Lives.tsx";
import type { Front } from "../../i18n/shape.ts";
import { useFront } from "../words.ts";
import type { Saved } from "./saved.ts";

type Told = Saved["players"][number];

function labelOf(words: Front, { lives, counting }: Saved, player: Told): string {
  switch (player.standing) {
    case "out":
    case "left":
      return words.home.out(player.name);
    case "swimming":
      return words.home.swims(player.name);
    case "in":
      return counting === "penalties"
        ? words.home.points(player.name, lives - player.lives)
        : words.home.left(player.name, player.lives);
  }
}

export function Left({ saved }: Readonly<{ saved: Saved }>) {
  const words = useFront();
  const { players, lives, counting, drinks } = saved;
  return (
    <ul className="home-left">
      {players.map((player) => (
        <li key={player.name}>
          <bdi className="home-name">{player.name}</bdi>
          {drinks === "instead" ? null : (
            <Lives
              lives={player.lives}
              start={lives}
              standing={player.standing}
              counting={counting}
              label={labelOf(words, saved, player)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
