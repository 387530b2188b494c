// Who has no life left decides whether to buy back in (RULES: buy-in).

import { Hold } from "../../ui/Hold.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Seats } from "../play/Seats.tsx";
import { seatOf, useTurn } from "../play/turn.ts";
import { Last } from "../reveal/Last.tsx";
import { useWords } from "../words.ts";
import "./buying.css";

export function Buying() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const { phase } = view;
  if (phase.name !== "buying") return null;
  const by = phase.queue[0] ?? "";
  return (
    <>
      <Bar />
      <div className="buying">
        <h1 className="name">{words.buying.title(seatOf(view, by).name)}</h1>
        <p>{words.buying.text}</p>
        <Seats view={view} />
        <Change tone="quiet" />
        <Last />
      </div>
      <Hold
        handle="buy-in"
        hint={words.hold.down}
        label={words.buying.buyIn}
        note={words.confirmHold}
        armed={armed}
        onDone={() => send({ kind: "buy-in", by })}
      />
      <Hold
        handle="decline"
        hint={words.hold.down}
        label={words.buying.decline}
        note={words.confirmHold}
        armed={armed}
        onDone={() => send({ kind: "decline", by })}
      />
    </>
  );
}
