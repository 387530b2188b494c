// Who somebody is: called otherwise, put together with another name of theirs, and parted from it again.

import { useState } from "react";
import { merged, mergeFault, parted } from "../../evening/aliases.ts";
import { calledIn } from "../../evening/names.ts";
import type { Person } from "../../evening/people.ts";
import { cleanName, nameFault } from "../../game/flow/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { listed, useWords } from "../words.ts";
import type { Shelf } from "./shelf.ts";

type IdentityProps = Readonly<{
  shelf: Shelf;
  person: Person;
  people: readonly Person[];
  /** Under which id they stand from now on. */
  onChanged: (id: string) => void;
}>;

export function Identity({ shelf, person, people, onChanged }: IdentityProps) {
  const words = useWords();
  const { aliases, names } = shelf.books;
  const called = calledIn(names, person);
  const [name, setName] = useState(called);
  const [other, setOther] = useState("");
  const others = people.filter(({ id }) => id !== person.id);
  const chosen = others.find(({ id }) => id === other);
  const fault = chosen ? mergeFault(aliases, shelf.figures, person.id, chosen.id) : null;
  const tidy = cleanName(name);
  const unfit = nameFault(
    name,
    others.map((one) => calledIn(names, one)),
  );
  const fits = unfit === null && tidy !== called;
  const rename = () => {
    setName(tidy);
    shelf.keep({ aliases, names: { ...names, [person.id]: tidy } });
  };
  /** What an id of theirs was called in the last game under it. */
  const nameOf = (id: string) =>
    shelf.figures
      .flatMap(({ began, players }) =>
        players
          .filter((player) => player.id === id)
          .map((player) => ({ began, name: player.name })),
      )
      .reduce((one, two) => (two.began > one.began ? two : one)).name;
  const inside = person.ids.filter((id) => id !== person.id);
  return (
    <div className="identity">
      <div className="identity-row">
        <Field
          label={words.people.name(called)}
          value={name}
          handle="person-name"
          enter="done"
          fault={unfit === null || tidy === called ? null : words.setup.faults[unfit]}
          onChange={setName}
          onEnter={() => {
            if (fits) rename();
          }}
        />
        <Button handle="person-rename" disabled={!fits} onPress={rename}>
          {words.people.rename}
        </Button>
      </div>
      {others.length > 0 ? (
        <label className="identity-pick">
          <span>{words.people.same(called)}</span>
          <select
            data-testid="person-same"
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
          >
            <option value="">{words.people.pick}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {calledIn(names, one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {fault === "same-table" ? <p role="alert">{words.people.table}</p> : null}
      {chosen && fault === null ? (
        <Hold
          handle="person-merge"
          hint={words.hold.down}
          label={words.people.merge(calledIn(names, chosen))}
          onDone={() => {
            shelf.keep({ aliases: merged(aliases, person.id, chosen.id), names });
            onChanged(chosen.id);
          }}
        />
      ) : null}
      {inside.length > 0 ? (
        <>
          <p>{words.people.merged(listed(words, inside.map(nameOf)))}</p>
          {inside.map((id) => (
            <Button
              key={id}
              handle="person-part"
              onPress={() => shelf.keep({ aliases: parted(aliases, id), names })}
            >
              {words.people.part(nameOf(id))}
            </Button>
          ))}
        </>
      ) : null}
    </div>
  );
}
