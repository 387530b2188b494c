// How many players and lives make what kind of evening.

import { Lives } from "../../dice/Lives.tsx";
import type { Ruleset } from "../../game/rules/ruleset.ts";
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

/** Whether no more than that can be lost: nobody comes back, and it is played to the last. */
export function isBounded({ secondLife, end, drinks }: Ruleset): boolean {
  return secondLife === "none" && end === "last-standing" && drinks !== "instead";
}

export function Evening({ rules }: Readonly<{ rules: Ruleset }>) {
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
              {page.evenings[name]}{" "}
              {isBounded(rules) ? <small>{page.rounds(mostRounds(players, lives))}</small> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
