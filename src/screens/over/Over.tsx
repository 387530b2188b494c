// The winner, and the way to another game.

import { useState } from "react";
import { ClosedCup } from "../../dice/Closed.tsx";
import { PICTURES } from "../../dice/pictures.ts";
import type { Seal } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { Moved } from "../../ui/Moving.tsx";
import { Change } from "../entry/Change.tsx";
import { Bar } from "../play/Bar.tsx";
import { Flare } from "../play/Flare.tsx";
import { useCued } from "../play/feel.ts";
import { Seats } from "../play/Seats.tsx";
import { seatOf, useTurn } from "../play/turn.ts";
import { Poster } from "../poster/Poster.tsx";
import { posterOf } from "../poster/text.ts";
import { Last } from "../reveal/Last.tsx";
import { listed, useSpeech, useWords } from "../words.ts";
import "./over.css";
import { Told } from "./Told.tsx";

/** Up out of the dark, and over a little. */
const RISE = { from: { scale: 0.72, y: 60, opacity: 0 }, lasts: 0.65, bounce: 0.3 } as const;
/** A name for which the light is too narrow at full size, in letters. */
const LONG = 7;
/** The winner's cup, its band told apart from every seal: nothing is in it. */
const CROWNED: Seal = [
  PICTURES.indexOf("star"),
  PICTURES.indexOf("crown"),
  PICTURES.indexOf("star"),
];

export function Over() {
  const words = useWords();
  const { language } = useSpeech();
  const { view, armed, rematch, goHome, retell, agree } = useTurn();
  const [telling, setTelling] = useState(false);
  const [told, setTold] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const moves = useCued("lift", "end") !== null;
  const { phase } = view;
  if (phase.name !== "over") return null;
  if (telling) {
    return (
      <Told
        agreed={agreed}
        onAgree={() => {
          setAgreed(true);
          agree();
        }}
        onClose={() => setTelling(false)}
      />
    );
  }
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
        <h1
          className="over-wins name"
          data-long={all.length > LONG ? "" : undefined}
          data-many={winners.length > 1 ? Math.min(winners.length, 3) : undefined}
        >
          <Flare moves={moves} />
          <ClosedCup seal={CROWNED} className="over-cup" />
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
      <Button
        handle="truth"
        note={words.evening.openNote}
        armed={armed}
        onPress={() => {
          setTelling(true);
          setTold(true);
        }}
      >
        {words.evening.open}
      </Button>
      <div className="over-pair">
        <Poster
          armed={armed}
          text={() => {
            const truth = told ? retell(agreed) : null;
            const known = truth === "ask" ? null : truth;
            return posterOf({ words, language }, view, Date.now(), known);
          }}
        />
        <Button handle="over-home" armed={armed} onPress={goHome}>
          {words.over.home}
        </Button>
      </div>
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
