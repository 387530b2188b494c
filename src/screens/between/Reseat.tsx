// A new order round the table: drawn along by a grip, or moved one place at a time.

import { useState } from "react";
import type { PlayerId } from "../../game/words/table.ts";
import { Button } from "../../ui/Button.tsx";
import { Order } from "../../ui/Order.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Refused } from "../play/Refused.tsx";
import { seatOf, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";

type ReseatProps = Readonly<{ open: boolean; onClose: () => void }>;

export function Reseat({ open, onClose }: ReseatProps) {
  const words = useWords();
  return (
    <Sheet open={open} title={words.changes.seats} close={words.cancel} onClose={onClose}>
      <Form />
    </Sheet>
  );
}

function moved(order: readonly PlayerId[], from: number, to: number): readonly PlayerId[] {
  const rest = order.filter((_, seat) => seat !== from);
  return [...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)];
}

function Form() {
  const words = useWords();
  const { view, send } = useTurn();
  const now = view.players.map(({ id }) => id);
  const [order, setOrder] = useState<readonly PlayerId[]>(now);
  const nameOf = (id: PlayerId) => seatOf(view, id).name;
  return (
    <>
      <Refused />
      <p className="between-hint">{words.setup.playersHint}</p>
      <Order
        items={order}
        keyOf={(id) => id}
        label={words.changes.seats}
        up={(id) => words.setup.up(nameOf(id))}
        down={(id) => words.setup.down(nameOf(id))}
        drag={(id) => words.setup.drag(nameOf(id))}
        draw={(id) => <span className="name">{nameOf(id)}</span>}
        onMove={(from, to) => setOrder((was) => moved(was, from, to))}
      />
      <Button
        tone="primary"
        handle="reseat"
        disabled={order.every((id, seat) => id === now[seat])}
        onPress={() => send({ kind: "reseat", order })}
      >
        {words.changes.seatsDo}
      </Button>
    </>
  );
}
