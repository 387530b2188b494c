// The winner, and the way to another game.

import { Button } from "../../ui/Button.tsx";
import { Moved } from "../../ui/Moving.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Flare } from "../play/Flare.tsx";
import { useCued } from "../play/feel.ts";
import { Seats } from "../play/Seats.tsx";
import { seatOf, useTurn } from "../play/turn.ts";
import { Last } from "../reveal/Last.tsx";
import { listed, useWords } from "../words.ts";
import "./over.css";

/** Up out of the dark, and over a little. */
const RISE = { from: { scale: 0.4, y: 60, opacity: 0 }, lasts: 0.65, bounce: 0.45 } as const;

export function Over() {
  const words = useWords();
  const { view, armed, rematch, goHome } = useTurn();
  const moves = useCued("lift", "end") !== null;
  const { phase } = view;
  if (phase.name !== "over") return null;
  const names = (ids: readonly string[]) => ids.map((id) => seatOf(view, id).name);
  const winners = names(phase.winners);
  const all = listed(words, winners);
  return (
    <>
      <Bar>
        <p>{words.over.title}</p>
        <p>{words.over.rounds(view.round)}</p>
      </Bar>
      <div className="over">
        <h1 className="over-wins name">
          <Flare moves={moves} />
          <Moved as="span" className="over-name" moves={moves} {...RISE}>
            {winners.length === 1 ? words.over.wins(all) : words.over.share(all)}
          </Moved>
        </h1>
        {phase.losers.length > 0 ? (
          <p>{words.over.lost(listed(words, names(phase.losers)))}</p>
        ) : null}
        <Seats view={view} marked={phase.winners} />
        <Last />
      </div>
      <Change />
      <Button handle="over-home" armed={armed} onPress={goHome}>
        {words.over.home}
      </Button>
      <Button
        tone="primary"
        handle="rematch"
        className="over-rematch"
        armed={armed}
        onPress={rematch}
      >
        {words.over.rematch}
      </Button>
    </>
  );
}
