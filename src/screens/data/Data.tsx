// Everything this phone keeps: out as a file, in from one, and gone.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { useWords } from "../words.ts";
import "./data.css";
import { Load } from "./Load.tsx";
import type { DataPort } from "./port.ts";

export type DataProps = Readonly<{ data: DataPort; onBack: () => void }>;

export function Data({ data, onBack }: DataProps) {
  const words = useWords();
  const text = words.data;
  const [saved, setSaved] = useState<boolean | null>(null);
  const [kept, setKept] = useState(false);
  const erase = () => {
    void data.erase().then((gone) => {
      if (gone) data.restart();
      else setKept(true);
    });
  };
  return (
    <main className="screen data" data-screen="data">
      <header className="setup-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{text.title}</h1>
      </header>
      <div className="data-body">
        <p>{text.where}</p>
        <section className="data-part">
          <Button handle="export" note={text.saveNote} onPress={() => data.save().then(setSaved)}>
            {text.save}
          </Button>
          {saved === null ? null : (
            <p role="status" data-testid="exported">
              {saved ? text.saved : text.failed}
            </p>
          )}
        </section>
        <section className="data-part">
          <Load data={data} />
        </section>
        <section className="data-part">
          <p>{text.eraseNote}</p>
          <Hold
            tone="danger"
            handle="erase"
            hint={words.hold.down}
            label={text.erase}
            note={words.confirmHold}
            onDone={erase}
          />
          {kept ? <p role="alert">{text.failed}</p> : null}
        </section>
      </div>
    </main>
  );
}
