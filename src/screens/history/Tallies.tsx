// One person's figures as a table: what down the side, traditions across.

import type { Counts } from "../../evening/counts.ts";
import type { Person } from "../../evening/people.ts";
import { HOUSE } from "../../evening/tradition.ts";
import { useWords } from "../words.ts";

type Row = Readonly<{
  name: "games" | "wins" | "lies" | "caught" | "lifts";
  text: (counts: Counts) => string | number;
}>;

const ROWS: readonly Row[] = [
  { name: "games", text: ({ games }) => games },
  { name: "wins", text: ({ wins }) => wins },
  { name: "lies", text: ({ lies }) => lies },
  { name: "caught", text: ({ found }) => found },
  {
    name: "lifts",
    text: ({ lifts, liftsWon }) => `${liftsWon}/${lifts}`,
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
                <td key={tradition ?? "all"}>{text(counts)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
