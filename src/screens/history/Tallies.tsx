// One person's figures as a table: what down the side, traditions across.

import type { Counts } from "../../evening/counts.ts";
import type { Person } from "../../evening/people.ts";
import { HOUSE } from "../../evening/tradition.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { useWords } from "../words.ts";

type Row = Readonly<{
  name: "games" | "wins" | "lies" | "caught" | "lifts";
  text: (words: Catalogue, counts: Counts) => string | number;
}>;

const ROWS: readonly Row[] = [
  { name: "games", text: (_, { games }) => games },
  { name: "wins", text: (_, { wins }) => wins },
  { name: "lies", text: (_, { lies }) => lies },
  { name: "caught", text: (_, { found }) => found },
  {
    name: "lifts",
    text: ({ people }, { lifts, liftsWon }) => people.of(liftsWon, lifts),
  },
];

export function Tallies({ person }: Readonly<{ person: Person }>) {
  const words = useWords();
  const columns = [{ tradition: null, counts: person.all }, ...person.by];
  const shown = person.by.length > 1 ? columns : person.by;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <section className="tallies" aria-label={words.history.people} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {shown.map(({ tradition }) => (
              <th key={tradition ?? "all"} scope="col">
                {tradition === null
                  ? words.people.total
                  : tradition === HOUSE
                    ? words.history.house
                    : words.traditions[tradition]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, text }) => (
            <tr key={name} data-testid="tally" data-tally={name}>
              <th scope="row">{words.people[name]}</th>
              {shown.map(({ tradition, counts }) => (
                <td key={tradition ?? "all"}>{text(words, counts)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
