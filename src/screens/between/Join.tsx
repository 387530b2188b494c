// Somebody new sits down: a name, a seat, and with how many lives.

import { useState } from "react";
import { nameFault } from "../../game/flow/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Refused } from "../play/Refused.tsx";
import { offer, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";

type JoinProps = Readonly<{ open: boolean; onClose: () => void }>;

export function Join({ open, onClose }: JoinProps) {
  const words = useWords();
  return (
    <Sheet open={open} title={words.changes.join} close={words.cancel} onClose={onClose}>
      <Form />
    </Sheet>
  );
}

function Form() {
  const words = useWords();
  const { view, send, newId } = useTurn();
  const { players, ruleset } = view;
  const [name, setName] = useState("");
  const [seat, setSeat] = useState(players.length);
  const [tried, setTried] = useState(false);
  const fault = nameFault(
    name,
    players.map((player) => player.name),
  );
  const lives = offer(view, "join")?.lives ?? 1;
  const penalties = ruleset.counting === "penalties";
  const state = penalties ? words.seats.points(ruleset.lives - lives) : words.seats.lives(lives);
  const join = () => {
    setTried(true);
    if (!fault) send({ kind: "join", player: newId(name), name, person: "person", seat });
  };
  return (
    <>
      <Refused />
      <Field
        label={words.changes.joinName}
        value={name}
        onChange={setName}
        fault={tried && fault ? words.setup.faults[fault] : null}
        handle="player-name"
        enter="done"
        onEnter={join}
      />
      <label className="between-seat">
        <span>{words.changes.joinSeat}</span>
        <select
          data-testid="seat-choice"
          value={seat}
          onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}
        >
          <option value={0}>{words.changes.joinFirst}</option>
          {players.map((player, before) => (
            <option key={player.id} value={before + 1}>
              {words.changes.joinAfter(player.name)}
            </option>
          ))}
        </select>
      </label>
      <Button
        tone="primary"
        handle="join"
        note={ruleset.drinks === "instead" ? null : words.changes.joinNote(state)}
        onPress={join}
      >
        {words.changes.joinDo}
      </Button>
    </>
  );
}
