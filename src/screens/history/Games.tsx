// The games that fit what is looked for, the latest first, a screenful at a time.

import { useMemo, useState } from "react";
import type { Figures } from "../../evening/figures.ts";
import { foundIn } from "../../evening/find.ts";
import type { Catalogue, Language } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { usePress } from "../../ui/press.ts";
import { listed, useSpeech, useWords } from "../words.ts";
import { namesIn, type PastGame } from "./port.ts";
import { EVERYTHING, Search, type Wanted } from "./Search.tsx";
import type { Shelf } from "./shelf.ts";

/** So many are shown at once. */
const SHOWN = 40;
const DAY = 1;

/** The first moment of a day as a date field has it, in this place's time; null: no such day. */
function dayOf(text: string, later = 0): number | undefined {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const at = new Date(year, month - 1, day + later).getTime();
  return text === "" || Number.isNaN(at) ? undefined : at;
}

function found(shelf: Shelf, wanted: Wanted): readonly PastGame[] {
  const games = shelf.games ?? [];
  if (wanted === EVERYTHING) return games;
  const [from, until] = [dayOf(wanted.from), dayOf(wanted.until, DAY)];
  const query = {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(wanted.tradition === "" ? {} : { tradition: wanted.tradition }),
    people: wanted.people,
  };
  const fits = new Set(foundIn(shelf.figures, query, shelf.books.aliases).map(({ game }) => game));
  return games.filter(({ id }) => fits.has(id));
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Takes a time; says it as the language does. A format takes longer to make than to use. */
export function dateOf(language: Language, at: number): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  formats.set(language, format);
  return format.format(at);
}

export function traditionOf(words: Catalogue, { figures, summary }: PastGame): string {
  const preset = (figures ?? summary)?.preset;
  return preset ? words.traditions[preset] : words.history.house;
}

/** Who won, in words; of a damaged game nobody knows. */
function wonLine(words: Catalogue, figures: Figures | null): string {
  if (!figures) return words.history.damaged;
  const names = figures.winners.map(
    (id) => figures.players.find((player) => player.id === id)?.name ?? "",
  );
  const won = listed(words, names);
  return names.length === 1 ? words.over.wins(won) : words.over.share(won);
}

type RowProps = Readonly<{ game: PastGame; onOpen: (id: string) => void }>;

function Row({ game, onOpen }: RowProps) {
  const words = useWords();
  const { language } = useSpeech();
  const { figures, summary, finishedAt, id, whole } = game;
  const press = usePress(() => onOpen(id), true);
  const names = listed(words, namesIn(game));
  const parts = [
    traditionOf(words, game),
    words.over.rounds(figures?.rounds ?? summary?.round ?? 0),
    ...(figures ? [words.history.minutes(Math.max(1, Math.round(figures.played / 60_000)))] : []),
    ...(figures?.why === "ended" ? [words.history.ended] : []),
  ];
  return (
    <li>
      <button type="button" className="history-game" data-testid="past-game" {...press}>
        <small>{dateOf(language, figures?.began ?? finishedAt)}</small>
        <b className="name">{figures || !whole ? wonLine(words, figures) : names}</b>
        <span className="name">{names}</span>
        <small>{parts.join(" · ")}</small>
      </button>
    </li>
  );
}

type GamesProps = Readonly<{
  shelf: Shelf;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
  onOpen: (id: string) => void;
}>;

export function Games({ shelf, wanted, onWant, onOpen }: GamesProps) {
  const words = useWords();
  const [shown, setShown] = useState(SHOWN);
  const fitting = useMemo(() => found(shelf, wanted), [shelf, wanted]);
  return (
    <>
      <Search shelf={shelf} wanted={wanted} onWant={onWant} />
      <p role="status" data-testid="found">
        {fitting.length === 0 ? words.history.nothing : words.history.found(fitting.length)}
      </p>
      <ul className="history-games">
        {fitting.slice(0, shown).map((game) => (
          <Row key={game.id} game={game} onOpen={onOpen} />
        ))}
      </ul>
      {fitting.length > shown ? (
        <Button handle="more-games" onPress={() => setShown(shown + SHOWN)}>
          {words.history.more}
        </Button>
      ) : null}
      <Grip
        handle="delete-all"
        label={words.history.removeAll}
        note={words.history.removeAllNote}
        hint={words.changes.both}
        ask={{ title: words.history.removeAsk, cancel: words.cancel }}
        onDone={shelf.clear}
      />
    </>
  );
}
