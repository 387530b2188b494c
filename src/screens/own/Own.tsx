// The table's own rules on a sheet: renamed, begun with, deleted by a hold.

import { useState } from "react";
import { cleanName, nameFault } from "../../game/flow/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Toggle } from "../../ui/Toggle.tsx";
import { useWords } from "../words.ts";
import "./own.css";
import { noteOf, type OwnRules, type Shelf, type ShelfPort } from "./shelf.ts";

type OwnProps = Readonly<{ open: boolean; shelf: Shelf; port: ShelfPort; onClose: () => void }>;

export function Own({ open, shelf, port, onClose }: OwnProps) {
  const words = useWords();
  return (
    <Sheet open={open} title={words.own.title} close={words.close} long onClose={onClose}>
      <p>{words.own.hint}</p>
      {shelf.kept ? null : <p role="alert">{words.own.lost}</p>}
      <ul className="own">
        {shelf.own.map((own) => (
          <One key={own.id} own={own} shelf={shelf} port={port} />
        ))}
      </ul>
    </Sheet>
  );
}

type OneProps = Readonly<{ own: OwnRules; shelf: Shelf; port: ShelfPort }>;

function One({ own, shelf, port }: OneProps) {
  const words = useWords();
  const [name, setName] = useState<string | null>(null);
  const taken = shelf.own.filter(({ id }) => id !== own.id).map((other) => other.name);
  const fault = name === null ? null : nameFault(name, taken);
  const rename = () => {
    if (name === null || fault !== null) return;
    void port.save({ ...own, name: cleanName(name) });
    setName(null);
  };
  return (
    <li className="own-one" data-testid="own" data-name={own.name}>
      <div>
        <h3 className="name">{own.name}</h3>
        <p className="own-note">{noteOf(words, own)}</p>
      </div>
      {name === null ? null : (
        <>
          <Field
            label={words.own.name}
            value={name}
            handle="own-name"
            fault={fault ? words.own.faults[fault] : null}
            enter="done"
            onEnter={rename}
            onChange={setName}
          />
          <Button tone="primary" handle="own-rename-do" disabled={fault !== null} onPress={rename}>
            {words.own.saveDo}
          </Button>
        </>
      )}
      <Toggle
        label={words.own.prefer}
        note={words.own.preferNote}
        on={shelf.preferred === own.id}
        handle="own-prefer"
        onChange={(on) => void port.prefer(on ? own.id : null)}
      />
      <div className="own-acts">
        <Button handle="own-rename" onPress={() => setName(name === null ? own.name : null)}>
          {words.own.rename}
        </Button>
        <Hold
          handle="own-remove"
          hint={words.hold.down}
          tone="danger"
          label={words.own.remove}
          note={words.confirmHold}
          onDone={() => void port.remove(own.id)}
        />
      </div>
    </li>
  );
}
