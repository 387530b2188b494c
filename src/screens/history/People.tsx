// Players over time: what each has won, told and caught, by tradition; who is whom, and who is called what.

import { type ReactNode, useMemo, useState } from "react";
import { calledIn } from "../../evening/names.ts";
import { type Person, peopleOf } from "../../evening/people.ts";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import { Identity } from "./Identity.tsx";
import type { Shelf } from "./shelf.ts";
import { Tallies } from "./Tallies.tsx";

/** So many are shown at once. */
const SHOWN = 30;

export function People({ shelf }: Readonly<{ shelf: Shelf }>) {
  const words = useWords();
  const { aliases, names } = shelf.books;
  const people = useMemo(() => peopleOf(shelf.figures, aliases), [shelf.figures, aliases]);
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <p className="history-note">{words.people.note}</p>
      <ul className="history-people">
        {people.slice(0, shown).map((person) => (
          <One
            key={person.id}
            person={person}
            called={calledIn(names, person)}
            open={open === person.id}
            onOpen={() => setOpen(open === person.id ? null : person.id)}
          >
            <Identity shelf={shelf} person={person} people={people} onChanged={setOpen} />
          </One>
        ))}
      </ul>
      {people.length > shown ? (
        <Button handle="more-people" onPress={() => setShown(shown + SHOWN)}>
          {words.history.more}
        </Button>
      ) : null}
    </>
  );
}

type OneProps = Readonly<{
  person: Person;
  called: string;
  open: boolean;
  onOpen: () => void;
  children: ReactNode;
}>;

function One({ person, called, open, onOpen, children }: OneProps) {
  const { people, history } = useWords();
  const { games, wins } = person.all;
  return (
    <li data-testid="past-person" data-player={called}>
      <Button
        handle="person-open"
        expanded={open}
        className="history-person"
        note={`${history.found(games)} · ${people.wins}: ${wins}`}
        onPress={onOpen}
      >
        <span className="name">{called}</span>
      </Button>
      {open ? (
        <div className="history-one">
          <Tallies person={person} />
          {children}
        </div>
      ) : null}
    </li>
  );
}
