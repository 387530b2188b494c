// Between rounds: everybody's lives, who opens next, and what the table may do.

import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Bar } from "../play/Bar.tsx";
import { Seats } from "../play/Seats.tsx";
import { offer, offersOfKind, seatOf, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import "./between.css";

export function Between() {
  const words = useWords();
  const { view, armed, send } = useTurn();
  const { phase, ruleset, round, direction } = view;
  if (phase.name !== "between") return null;
  const open = offer(view, "open-round");
  return (
    <>
      <Bar>
        <h1>{words.between.title}</h1>
        <p>{round === 0 ? words.between.before : words.between.after(round)}</p>
      </Bar>
      <div className="between">
        <Seats view={view} />
        <p>{direction === 1 ? words.between.clockwise : words.between.anticlockwise}</p>
        {offersOfKind(view, "reroll-lives").map(({ by }) => (
          <Hold
            key={by}
            handle="reroll-lives"
            label={words.between.rerollLives(seatOf(view, by).name)}
            note={words.between.rerollLivesNote}
            armed={armed}
            onDone={() => send({ kind: "reroll-lives", by })}
          />
        ))}
        <Hold
          handle="end-game"
          label={words.between.endGame}
          note={
            ruleset.drinks === "instead" ? words.between.endGameSips : words.between.endGameNote
          }
          armed={armed}
          onDone={() => send({ kind: "end-game" })}
        />
      </div>
      {open ? (
        <Button
          tone="primary"
          handle="next-round"
          note={words.between.opens(seatOf(view, open.opener).name)}
          armed={armed}
          onPress={() => send({ kind: "open-round" })}
        >
          {words.between.next}
        </Button>
      ) : null}
    </>
  );
}
