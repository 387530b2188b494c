// What is looked for: dates, a tradition, people.

import { useState } from "react";
import { calledIn } from "../../evening/names.ts";
import { peopleOf } from "../../evening/people.ts";
import { HOUSE, TRADITIONS, type Tradition } from "../../evening/tradition.ts";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import type { Shelf } from "./shelf.ts";

export type Wanted = Readonly<{
  /** As a date field has it; empty: any. */
  from: string;
  until: string;
  tradition: Tradition | "";
  people: readonly string[];
}>;

export const EVERYTHING: Wanted = { from: "", until: "", tradition: "", people: [] };

type SearchProps = Readonly<{
  shelf: Shelf;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}>;

export function Search(props: SearchProps) {
  const words = useWords();
  const [open, setOpen] = useState(props.wanted !== EVERYTHING);
  return (
    <section className="history-search">
      <Button tone="quiet" handle="find" expanded={open} onPress={() => setOpen(!open)}>
        {words.history.find}
      </Button>
      {open ? <Fields {...props} /> : null}
    </section>
  );
}

function Fields({ shelf, wanted, onWant }: SearchProps) {
  const { history, traditions } = useWords();
  const { aliases, names } = shelf.books;
  const people = peopleOf(shelf.figures, aliases);
  const toggled = (id: string) =>
    wanted.people.includes(id)
      ? wanted.people.filter((other) => other !== id)
      : [...wanted.people, id];
  return (
    <div className="history-fields">
      {(["from", "until"] as const).map((end) => (
        <label key={end}>
          <span>{history[end]}</span>
          <input
            type="date"
            data-testid={`find-${end}`}
            value={wanted[end]}
            onChange={(event) => onWant({ ...wanted, [end]: event.currentTarget.value })}
          />
        </label>
      ))}
      <label className="history-wide">
        <span>{history.tradition}</span>
        <select
          data-testid="find-tradition"
          value={wanted.tradition}
          onChange={(event) =>
            onWant({ ...wanted, tradition: event.currentTarget.value as Wanted["tradition"] })
          }
        >
          <option value="">{history.any}</option>
          {TRADITIONS.map((tradition) => (
            <option key={tradition} value={tradition}>
              {tradition === HOUSE ? history.house : traditions[tradition]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="history-wide history-who">
        <legend>{history.who}</legend>
        {people.map((person) => (
          <Button
            key={person.id}
            handle="find-person"
            pressed={wanted.people.includes(person.id)}
            onPress={() => onWant({ ...wanted, people: toggled(person.id) })}
          >
            <span className="name">{calledIn(names, person)}</span>
          </Button>
        ))}
      </fieldset>
      <Button
        tone="quiet"
        handle="find-all"
        className="history-wide"
        onPress={() => onWant(EVERYTHING)}
      >
        {history.clear}
      </Button>
    </div>
  );
}
