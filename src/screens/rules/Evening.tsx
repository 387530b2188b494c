// How many players and lives make what kind of evening.

import { Lives } from "../../dice/Lives.tsx";
import { useWords } from "../words.ts";

/** The most players of each kind, and their lives. */
const EVENINGS = [
  { name: "duel", players: 2, lives: 3 },
  { name: "quick", players: 4, lives: 3 },
  { name: "long", players: 6, lives: 6 },
  { name: "crowd", players: 12, lives: 3 },
] as const;

/** Every round costs at least one life, and the winner keeps one. */
export const mostRounds = (players: number, lives: number): number => players * lives - 1;

export function Evening() {
  const words = useWords();
  const { page, seats } = words;
  return (
    <section className="rules-part">
      <h2>{page.evening}</h2>
      <ul className="evenings">
        {EVENINGS.map(({ name, players, lives }) => (
          <li key={name} className="evening">
            <Lives
              lives={lives}
              start={lives}
              standing="in"
              counting="lives"
              label={seats.lives(lives)}
            />
            <p>
              {page.evenings[name]} <small>{page.rounds(mostRounds(players, lives))}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
