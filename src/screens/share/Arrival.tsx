// What a link has brought: rules to play with, a game to go on with, or why there is nothing.

import { useState } from "react";
import { ClosedCup } from "../../dice/Closed.tsx";
import { closest } from "../../game/rules/questions.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../card/Card.tsx";
import { type Deal, presetFor } from "../setup/deal.ts";
import { listed, useSpeech, useWords } from "../words.ts";
import type { Brought, Coming } from "./port.ts";
import "./share.css";

export type ArrivalProps = Readonly<{
  brought: Brought;
  onRules: (rules: Pick<Deal, "preset" | "ruleset">) => void;
  /** The game lies on this phone now. */
  onGame: (id: string) => void;
  onBack: () => void;
}>;

const TITLE = { rules: "rules", game: "game", fault: "link" } as const;

export function Arrival({ brought, onRules, onGame, onBack }: ArrivalProps) {
  const words = useWords();
  const { arrival } = words;
  const { language } = useSpeech();
  return (
    <main className="screen screen-read arrival" data-screen="arrival">
      <header className="setup-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{arrival[TITLE[brought.kind]]}</h1>
      </header>
      {brought.kind === "rules" ? (
        <>
          <div className="arrival-body">
            <Card rules={brought.rules} />
          </div>
          <Button
            tone="primary"
            handle="play-with-rules"
            onPress={() => {
              const preset = closest(brought.rules, presetFor(language));
              onRules({ preset, ruleset: brought.rules });
            }}
          >
            {arrival.play}
          </Button>
        </>
      ) : null}
      {brought.kind === "game" ? <Game coming={brought.coming} onGame={onGame} /> : null}
      {brought.kind === "fault" ? <Fault fault={brought.fault} /> : null}
    </main>
  );
}

function Fault({ fault }: Readonly<{ fault: (Brought & { kind: "fault" })["fault"] }>) {
  const { arrival, enter } = useWords();
  return (
    <>
      <p className="arrival-fault" role="alert" data-testid="fault">
        {fault === "foreign" ? enter.foreign : arrival[fault]}
      </p>
      <Art />
    </>
  );
}

/** What may have come is under the cup, and the cup is closed. */
const Art = () => (
  <span className="arrival-art">
    <ClosedCup />
  </span>
);

type GameProps = Readonly<{ coming: Coming; onGame: (id: string) => void }>;

function Game({ coming, onGame }: GameProps) {
  const words = useWords();
  const { arrival } = words;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<"apart" | "full" | null>(null);
  const take = async () => {
    setBusy(true);
    const taken = await coming.take();
    setBusy(false);
    if (taken === "apart") setFault("apart");
    else if (taken === null) setFault("full");
    else onGame(taken.id);
  };
  return (
    <div className="arrival-game">
      <Art />
      <p className="arrival-names">{arrival.with(listed(words, coming.names))}</p>
      <p>{arrival.round(coming.round)}</p>
      {coming.whole ? null : <p>{arrival.noLog}</p>}
      {fault ? (
        <p className="arrival-fault" role="alert" data-testid="fault">
          {arrival[fault]}
        </p>
      ) : null}
      <Button
        tone="primary"
        handle="take-game"
        note={arrival.takeNote}
        disabled={busy || fault === "apart"}
        onPress={() => void take()}
      >
        {arrival.take}
      </Button>
    </div>
  );
}
