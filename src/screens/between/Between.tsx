// Between rounds: everybody's lives, who opens next, and what the table may do.

import { useState } from "react";
import type { PlayerId } from "../../game/words/table.ts";
import { Button } from "../../ui/Button.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Seats } from "../play/Seats.tsx";
import { offer, offersOfKind, seatOf, useTurn } from "../play/turn.ts";
import { Last } from "../reveal/Last.tsx";
import { useWords } from "../words.ts";
import "./between.css";
import { Join } from "./Join.tsx";
import { Person } from "./Person.tsx";
import { Reseat } from "./Reseat.tsx";

type Open = Readonly<{ sheet: "join" | "reseat" }> | Readonly<{ sheet: "person"; id: PlayerId }>;

export function Between() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const [open, setOpen] = useState<Open | null>(null);
  const { phase, ruleset, round, direction } = view;
  if (phase.name !== "between") return null;
  const next = offer(view, "open-round");
  const close = () => setOpen(null);
  return (
    <>
      <Bar>
        <h1>{words.between.title}</h1>
        <p>
          {round === 0 ? words.between.before : words.between.after(round)} ·{" "}
          {direction === 1 ? words.between.clockwise : words.between.anticlockwise}
        </p>
      </Bar>
      <div className="between">
        <Seats view={view} armed={armed} onPick={(id) => setOpen({ sheet: "person", id })} />
        <Last />
        <p className="between-hint">{words.changes.hint}</p>
        {offersOfKind(view, "reroll-lives").map(({ by }) => (
          <Hold
            key={by}
            handle="reroll-lives"
            hint={words.hold.down}
            label={words.between.rerollLives(seatOf(view, by).name)}
            note={words.between.rerollLivesNote}
            armed={armed}
            onDone={() => send({ kind: "reroll-lives", by })}
          />
        ))}
        <div className="between-row">
          <Button
            {...(open?.sheet === "join" ? {} : { handle: "join" })}
            armed={armed}
            disabled={!offer(view, "join")}
            note={offer(view, "join") ? undefined : words.refusals["table-full"]}
            onPress={() => setOpen({ sheet: "join" })}
          >
            {words.changes.join}
          </Button>
          <Button
            {...(open?.sheet === "reseat" ? {} : { handle: "reseat" })}
            armed={armed}
            onPress={() => setOpen({ sheet: "reseat" })}
          >
            {words.changes.seats}
          </Button>
          <Change />
        </div>
        <Grip
          handle="end-game"
          label={words.between.endGame}
          note={
            ruleset.drinks === "instead" ? words.between.endGameSips : words.between.endGameNote
          }
          hint={words.changes.both}
          ask={{ title: words.changes.endAsk, cancel: words.menuSheet.goOn }}
          armed={armed}
          onDone={() => send({ kind: "end-game" })}
        />
      </div>
      {next ? (
        <Button
          tone="primary"
          handle="next-round"
          note={words.between.opens(seatOf(view, next.opener).name)}
          armed={armed}
          onPress={() => send({ kind: "open-round" })}
        >
          {words.between.next}
        </Button>
      ) : null}
      <Person id={open?.sheet === "person" ? open.id : null} onClose={close} />
      <Join open={open?.sheet === "join"} onClose={close} />
      <Reseat open={open?.sheet === "reseat"} onClose={close} />
    </>
  );
}
