// Who plays, in the order they sit: a name a seat, with its fault right there.

import { useRef } from "react";
import { cleanName } from "../../game/flow/names.ts";
import { MAX_PLAYERS } from "../../game/words/table.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Order } from "../../ui/Order.tsx";
import { useWords } from "../words.ts";
import { type Faults, namelessOf } from "./deal.ts";

export type Row = Readonly<{ key: number; name: string }>;

type PlayersProps = Readonly<{
  rows: readonly Row[];
  /** Null until somebody tried to start. */
  faults: Faults | null;
  onChange: (rows: readonly Row[]) => void;
  onTooMany: () => void;
}>;

function moved(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const taken = rows[from];
  if (!taken) return rows;
  const rest = rows.filter((_, seat) => seat !== from);
  return [...rest.slice(0, to), taken, ...rest.slice(to)];
}

export function Players({ rows, faults, onChange, onTooMany }: PlayersProps) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (row: Row, seat: number) => cleanName(row.name) || namelessOf(words, seat);
  const seatOf = (row: Row) => rows.indexOf(row);
  const called = (row: Row) => nameOf(row, seatOf(row));
  const add = () => {
    if (rows.length >= MAX_PLAYERS) return onTooMany();
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    onChange([...rows, { key, name: "" }]);
    // The new line is there after the next frame; the keyboard goes straight to it.
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll("input");
      inputs?.item(inputs.length - 1)?.focus();
    });
  };
  const enter = (seat: number) => {
    const inputs = list.current?.querySelectorAll("input");
    if (seat + 1 < rows.length) inputs?.item(seat + 1)?.focus();
    else inputs?.item(seat)?.blur();
  };
  const rename = (row: Row, name: string) =>
    onChange(rows.map((other) => (other.key === row.key ? { ...other, name } : other)));
  return (
    <section className="setup-part">
      <h2>{words.setup.players}</h2>
      <p className="setup-hint">{words.setup.playersHint}</p>
      <div ref={list}>
        <Order
          items={rows}
          keyOf={(row) => String(row.key)}
          label={words.setup.players}
          up={(row) => words.setup.up(called(row))}
          down={(row) => words.setup.down(called(row))}
          drag={(row) => words.setup.drag(called(row))}
          onMove={(from, to) => onChange(moved(rows, from, to))}
          draw={(row, seat) => {
            const fault = faults?.names[seat];
            return (
              <div className="setup-seat">
                <Field
                  bare
                  label={namelessOf(words, seat)}
                  placeholder={namelessOf(words, seat)}
                  handle="player-name"
                  value={row.name}
                  fault={fault ? words.setup.faults[fault] : null}
                  enter={seat + 1 < rows.length ? "next" : "done"}
                  onEnter={() => enter(seat)}
                  onChange={(name) => rename(row, name)}
                />
                <Button
                  tone="quiet"
                  label={words.setup.remove(called(row))}
                  handle="remove-player"
                  disabled={rows.length < 2}
                  onPress={() => onChange(rows.filter((other) => other.key !== row.key))}
                >
                  ×
                </Button>
              </div>
            );
          }}
        />
      </div>
      {faults?.count ? (
        <p className="field-fault" role="alert">
          {words.setup.faults[faults.count]}
        </p>
      ) : null}
      <Button handle="add-player" onPress={add}>
        {words.setup.addPlayer}
      </Button>
    </section>
  );
}
