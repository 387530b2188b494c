// A new table is dealt in under a minute: who plays, how, with how many lives, and who opens.

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { cleanName } from "../../game/flow/names.ts";
import type { Language } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { useSoon } from "../../ui/soon.ts";
import { Toggle } from "../../ui/Toggle.tsx";
import { Ask } from "../home/Ask.tsx";
import { House } from "../house/House.tsx";
import { type Base, calledOf, type ShelfPort, startOf } from "../own/shelf.ts";
import { Quiz } from "../quiz/Quiz.tsx";
import { useWords } from "../words.ts";
import { type Deal, faultsOf, isFine, namelessOf, presetFor } from "./deal.ts";
import { Players, type Row } from "./Players.tsx";
import { Rules } from "./Rules.tsx";
import "./setup.css";
import { rulesFor, startFrom } from "./start.ts";
import { Tradition } from "./Tradition.tsx";

export type SetupProps = Readonly<{
  language: Language;
  /** The last table's names, preset and rules; null the first time. */
  last: Deal | null;
  /** Rules that another table has sent: they come before all others. */
  given?: Pick<Deal, "preset" | "ruleset"> | null;
  /** Who sits in the game that is still going on; null if none is. */
  unfinished: string | null;
  shelf: ShelfPort;
  /** Whether new games have a coach, as the settings say. */
  coach: boolean;
  onStart: (deal: Deal) => void;
  onBack: () => void;
}>;

const START_ROWS = 3;

function rowsFrom(last: Deal | null): readonly Row[] {
  const names = last ? last.names : Array.from({ length: START_ROWS }, () => "");
  return names.map((name, key) => ({ key, name }));
}

export function Setup(props: SetupProps) {
  const words = useWords();
  const { language, last, unfinished, shelf: port, onStart, onBack } = props;
  const shelf = useSyncExternalStore(port.watch, port.get);
  const [rows, setRows] = useState(() => rowsFrom(last));
  const [{ base: started, rules }, setStart] = useState(() =>
    startFrom(shelf, last, language, props.given),
  );
  const [guide, setGuide] = useState(last === null);
  const [coach, setCoach] = useState(props.coach);
  const [place, setPlace] = useState<"table" | "house" | "quiz">("table");
  const [opener, setOpener] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [crowded, setCrowded] = useState(false);
  const [asking, setAsking] = useState(false);
  const soon = useSoon();

  // Own rules may have been changed, renamed or deleted since they were chosen.
  const own = shelf.own.find(({ id }) => id === started.own?.id) ?? null;
  const base: Base = { preset: started.preset, own };
  const setRules = (next: typeof rules) => setStart({ base, rules: next });
  const { body, keep } = useScroll(place === "table");

  const typed = rows.map(({ name }) => cleanName(name));
  // Where none is typed, all are called as their fields say; where one is, an empty field may be nobody.
  const nameless = typed.every((name) => name === "");
  const names = nameless ? rows.map((_, place) => namelessOf(words, place)) : typed;
  const found = faultsOf(names);
  const faults = tried ? found : null;
  const shown = crowded
    ? ({ names: faults?.names ?? [], count: "too-many-players" } as const)
    : faults;
  const seat = rows.findIndex(({ key }) => key === opener);
  const deal = () =>
    onStart({
      ...{ names, preset: base.preset, ruleset: rules, opener: seat < 0 ? null : seat },
      ...{ guide, coach },
    });
  const visit = (next: "house" | "quiz") => {
    keep();
    setPlace(next);
  };

  const start = () => {
    setTried(true);
    setCrowded(false);
    if (!isFine(found)) {
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>("[aria-invalid=true], .field-fault")?.focus();
      });
      return;
    }
    if (unfinished !== null) setAsking(true);
    else deal();
  };

  if (place === "house") {
    return (
      <House
        from={startOf(base)}
        called={calledOf(words, base)}
        rules={rules}
        onChange={setRules}
        onDone={() => setPlace("table")}
      />
    );
  }
  if (place === "quiz") {
    return (
      <Quiz
        from={presetFor(language)}
        cup={rules.cup}
        onBack={() => setPlace("table")}
        onDone={(preset, found) => {
          setStart({ base: { preset, own: null }, rules: found });
          setPlace("table");
        }}
      />
    );
  }
  return (
    <main className="screen setup" data-screen="setup">
      <header className="setup-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{words.setup.title}</h1>
      </header>
      <div className="setup-body" ref={body}>
        <Players
          rows={rows}
          faults={shown}
          onChange={(next) => {
            setRows(next);
            setCrowded(false);
          }}
          onTooMany={() => setCrowded(true)}
        />
        <section className="setup-part">
          <label className="setup-opener">
            <span>{words.setup.opens}</span>
            <select
              data-testid="opener"
              value={seat < 0 ? "" : String(opener)}
              onChange={({ currentTarget: { value } }) =>
                setOpener(value === "" ? null : Number(value))
              }
            >
              <option value="">{words.setup.draw}</option>
              {rows.map(({ key, name }, place) => (
                <option key={key} value={key}>
                  {cleanName(name) || namelessOf(words, place)}
                </option>
              ))}
            </select>
          </label>
        </section>
        <Tradition
          language={language}
          base={base}
          own={shelf.own}
          rules={rules}
          onBase={(next) => setStart({ base: next, rules: rulesFor(next, rules) })}
          onLives={(lives) => setRules({ ...rules, lives })}
          onCup={(cup) => setRules({ ...rules, cup })}
        >
          {soon ? (
            <Rules
              base={base}
              rules={rules}
              shelf={shelf}
              port={port}
              onRules={setRules}
              onKept={(id) => {
                const kept = port.get().own.find((rules) => rules.id === id) ?? null;
                setStart({ base: { preset: base.preset, own: kept }, rules });
              }}
              onHouse={() => visit("house")}
              onQuiz={() => visit("quiz")}
            />
          ) : null}
        </Tradition>
        {soon ? (
          <section className="setup-part">
            <h2>{words.help.title}</h2>
            <Toggle
              label={words.help.guide}
              note={words.help.guideNote}
              on={guide}
              handle="guide-on"
              onChange={setGuide}
            />
            <Toggle
              label={words.help.coach}
              note={words.help.coachNote}
              on={coach}
              handle="coach-on"
              onChange={setCoach}
            />
          </section>
        ) : null}
      </div>
      <div className="setup-foot">
        <Button tone="primary" handle="start-game" onPress={start}>
          {words.setup.start}
        </Button>
      </div>
      <Ask open={asking} names={unfinished ?? ""} onClose={() => setAsking(false)} onDone={deal} />
    </main>
  );
}

/** The list stands where it was when its screen is come back to. */
function useScroll(here: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (here && body.current) body.current.scrollTop = top.current;
  }, [here]);
  const keep = () => {
    top.current = body.current?.scrollTop ?? 0;
  };
  return { body, keep };
}
