// Stands between two people: nothing secret and no decision lies behind an accidental touch.

import type { TableView } from "../../game/flow/view.ts";
import type { PlayerId } from "../../game/words/table.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Moved } from "../../ui/Moving.tsx";
import { Fresh } from "../help/Fresh.tsx";
import { useHelp } from "../help/help.ts";
import { Bar } from "../play/Bar.tsx";
import { useCued } from "../play/feel.ts";
import { Seats } from "../play/Seats.tsx";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import "./handover.css";

/** Whose hands the phone goes into. Between rounds it is the next opener's. */
function holderOf(view: TableView): PlayerId {
  const { phase } = view;
  switch (phase.name) {
    case "rolling":
      return phase.roller;
    case "holding":
      return phase.cup.roller;
    case "answering":
      return offer(view, "lift")?.by ?? phase.standing.claimant;
    case "entering":
      return phase.lifter;
    case "buying":
      return phase.queue[0] ?? "";
    case "between":
      return offer(view, "open-round")?.opener ?? "";
    case "over":
      return phase.winners[0] ?? "";
  }
}

function whatNext(words: Catalogue, { phase, round }: TableView, name: string): string {
  switch (phase.name) {
    case "rolling":
      return words.handover.rolls(name);
    case "holding":
      return words.handover.holds(name);
    case "answering":
      return words.handover.answers(name);
    case "entering":
      return words.handover.enters;
    case "buying":
      return words.handover.buys(name);
    case "between":
    case "over":
      // Before the first round there is no next one.
      return round === 0 ? words.roll.opens(name) : words.handover.opens(name);
  }
}

/** From how far the next name comes over, in CSS pixels. */
const AWAY = 160;

export function Handover() {
  const words = useWords();
  const { view, armed, accept } = useTurn();
  const { fresh, haveRead } = useHelp();
  const { name } = seatOf(view, holderOf(view));
  const cued = useCued("open", "believe", "lift", "second");
  return (
    <>
      <Bar />
      <div className="handover" data-fresh={fresh ? "" : undefined}>
        <h1 className="handover-give name">
          <Moved
            as="span"
            className="handover-name"
            moves={cued !== null}
            from={{ x: AWAY * (cued?.way ?? 1), opacity: 0 }}
          >
            {words.handover.give(name)}
          </Moved>
        </h1>
        <p className="handover-next">{whatNext(words, view, name)}</p>
        <Seats view={view} />
        <Fresh />
      </div>
      {view.ruleset.cup === "table" ? null : (
        <p className="handover-quiet">{words.handover.onlyYou}</p>
      )}
      <Button
        tone="primary"
        handle="handover-accept"
        className="handover-take"
        armed={armed}
        onPress={() => {
          haveRead();
          accept();
        }}
      >
        {words.handover.accept(name)}
      </Button>
    </>
  );
}
