// Every game that was kept, and the people who played them.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { PictureContext, type PicturePort } from "../poster/port.ts";
import { useWords } from "../words.ts";
import { GameOf } from "./Game.tsx";
import { Games } from "./Games.tsx";
import "./history.css";
import { People } from "./People.tsx";
import type { HistoryPort } from "./port.ts";
import { EVERYTHING, type Wanted } from "./Search.tsx";
import { useShelf } from "./shelf.ts";

export type HistoryProps = Readonly<{
  history: HistoryPort;
  pictures: PicturePort;
  onBack: () => void;
}>;

export function History({ history, pictures, onBack }: HistoryProps) {
  const words = useWords();
  const shelf = useShelf(history);
  const [open, setOpen] = useState<string | null>(null);
  const [part, setPart] = useState<"games" | "people">("games");
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const game = shelf.games?.find(({ id }) => id === open);
  return (
    <main
      className="screen screen-read history"
      data-screen="history"
      data-ready={shelf.games === null ? undefined : ""}
    >
      <header className="history-head">
        <Button tone="quiet" handle="back" onPress={game ? () => setOpen(null) : onBack}>
          {words.back}
        </Button>
        <h1>{words.toHistory}</h1>
      </header>
      <div className="history-body" key={open ?? part}>
        {game ? (
          <PictureContext value={pictures}>
            <GameOf
              game={game}
              log={history.log}
              onAgree={() => shelf.agree(game.id)}
              onRemove={() => {
                shelf.remove(game.id);
                setOpen(null);
              }}
            />
          </PictureContext>
        ) : (
          <>
            <Choice
              legend={<span className="unseen">{words.toHistory}</span>}
              lay="row"
              value={part}
              onPick={setPart}
              options={[
                { value: "games", label: words.history.games, handle: "history-games" },
                { value: "people", label: words.history.people, handle: "history-people" },
              ]}
            />
            {shelf.mute ? <p>{words.history.mute}</p> : null}
            {shelf.games?.length === 0 && !shelf.mute ? <p>{words.history.empty}</p> : null}
            {shelf.owed > 0 ? <p role="status">{words.history.counting(shelf.owed)}</p> : null}
            {shelf.games !== null && shelf.games.length > 0 ? (
              part === "games" ? (
                <Games shelf={shelf} wanted={wanted} onWant={setWanted} onOpen={setOpen} />
              ) : (
                <People shelf={shelf} />
              )
            ) : null}
          </>
        )}
      </div>
    </main>
  );
}
