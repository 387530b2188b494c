// One game that was kept: its sheet, its truth, and the game again step by step.

import { useEffect, useMemo, useState } from "react";
import { pastOf } from "../../evening/past.ts";
import { retell } from "../../evening/retell.ts";
import type { Log } from "../../game/flow/events.ts";
import { roundsOf } from "../../game/flow/rounds.ts";
import { sheetOf } from "../../game/flow/sheet.ts";
import { viewOf } from "../../game/flow/view.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Seats } from "../play/Seats.tsx";
import { Poster } from "../poster/Poster.tsx";
import { posterOf } from "../poster/text.ts";
import { ScoreOf } from "../score/Score.tsx";
import { Truth } from "../truth/Truth.tsx";
import { listed, useSpeech, useWords } from "../words.ts";
import { dateOf, traditionOf } from "./Games.tsx";
import { namesIn, type PastGame } from "./port.ts";
import { Steps } from "./Steps.tsx";

const PARTS = ["sheet", "truth", "steps"] as const;
type Part = (typeof PARTS)[number];

type GameProps = Readonly<{
  game: PastGame;
  log: (id: string) => Promise<Log | null>;
  onAgree: () => void;
  onRemove: () => void;
}>;

export function GameOf({ game, log: read, onAgree, onRemove }: GameProps) {
  const words = useWords();
  const { language } = useSpeech();
  const { id, finishedAt, figures } = game;
  /** Null: not read yet; `lost`: it cannot be. */
  const [log, setLog] = useState<Log | "lost" | null>(null);
  useEffect(() => {
    let gone = false;
    void read(id).then((found) => {
      if (!gone) setLog(found ?? "lost");
    });
    return () => {
      gone = true;
    };
  }, [read, id]);
  return (
    <>
      <p className="history-when">
        {dateOf(language, figures?.began ?? finishedAt)} · {traditionOf(words, game)}
      </p>
      {log === "lost" ? (
        <>
          <h2>{listed(words, namesIn(game))}</h2>
          <p>{words.history.damaged}</p>
        </>
      ) : null}
      {log === null || log === "lost" ? null : (
        <Whole log={log} agreed={game.agreed} at={finishedAt} onAgree={onAgree} />
      )}
      <Grip
        handle="delete-game"
        label={words.history.remove}
        note={words.history.removeNote}
        hint={words.changes.both}
        ask={{ title: words.history.remove, cancel: words.cancel }}
        onDone={onRemove}
      />
    </>
  );
}

type WholeProps = Readonly<{ log: Log; agreed: boolean; at: number; onAgree: () => void }>;

function Whole({ log, agreed, at, onAgree }: WholeProps) {
  const words = useWords();
  const { language } = useSpeech();
  const [part, setPart] = useState<Part>("sheet");
  const past = useMemo(() => pastOf(log), [log]);
  const told = useMemo(() => retell(log, { agreed }), [log, agreed]);
  const sheet = useMemo(() => ({ sheet: sheetOf(log), rounds: roundsOf(log) }), [log]);
  if (!past || told === null) return <p>{words.evening.lost}</p>;
  const view = viewOf(past.end, "table");
  const { phase } = view;
  const winners = phase.name === "over" ? phase.winners : [];
  const won = listed(
    words,
    winners.map((id) => view.players.find((player) => player.id === id)?.name ?? ""),
  );
  return (
    <>
      <h2 className="history-won name">
        {winners.length === 1 ? words.over.wins(won) : words.over.share(won)}
      </h2>
      <Seats view={view} marked={winners} />
      <div className="history-parts">
        <Choice
          legend={<span className="unseen">{words.toHistory}</span>}
          lay="row"
          value={part}
          onPick={setPart}
          options={PARTS.map((value) => ({
            value,
            label: words.history[value],
            handle: `past-${value}`,
          }))}
        />
      </div>
      {part === "sheet" ? <ScoreOf table={view} told={sheet} /> : null}
      {part !== "sheet" && told === "ask" ? (
        <section className="history-ask" data-testid="truth-ask">
          <h2>{words.evening.askTitle}</h2>
          <p>{words.evening.askText}</p>
          <Hold handle="agree" hint={words.hold.down} label={words.evening.ask} onDone={onAgree} />
        </section>
      ) : null}
      {part === "truth" && told !== "ask" ? <Truth told={told} /> : null}
      {part === "steps" && told !== "ask" ? <Steps told={told} /> : null}
      <Poster text={() => posterOf({ words, language }, view, at, told === "ask" ? null : told)} />
    </>
  );
}
