// A new table is dealt in under a minute: who plays, how, with how many lives, and who opens.

import { useState } from "react";
import type { PresetId } from "../../game/rules/preset.ts";
import { presetOf } from "../../game/rules/registry.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Language } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Ask } from "../home/Ask.tsx";
import { useWords } from "../words.ts";
import { type Deal, faultsOf, isFine, presetFor } from "./deal.ts";
import { Players, type Row } from "./Players.tsx";
import "./setup.css";
import { Tradition } from "./Tradition.tsx";

export type SetupProps = Readonly<{
  language: Language;
  /** The last table's names, preset and rules; null the first time. */
  last: Deal | null;
  /** Who sits in the game that is still going on; null if none is. */
  unfinished: string | null;
  onStart: (deal: Deal) => void;
  onBack: () => void;
}>;

const START_ROWS = 3;

function rowsFrom(last: Deal | null): readonly Row[] {
  const names = last ? last.names : Array.from({ length: START_ROWS }, () => "");
  return names.map((name, key) => ({ key, name }));
}

export function Setup({ language, last, unfinished, onStart, onBack }: SetupProps) {
  const words = useWords();
  const [rows, setRows] = useState(() => rowsFrom(last));
  const [preset, setPreset] = useState<PresetId>(last?.preset ?? presetFor(language));
  const [rules, setRules] = useState<Ruleset>(last?.ruleset ?? presetOf(preset).ruleset);
  const [opener, setOpener] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [crowded, setCrowded] = useState(false);
  const [asking, setAsking] = useState(false);

  const names = rows.map(({ name }) => name);
  const found = faultsOf(names);
  const faults = tried ? found : null;
  const shown = crowded
    ? ({ names: faults?.names ?? [], count: "too-many-players" } as const)
    : faults;
  const seat = rows.findIndex(({ key }) => key === opener);
  const deal = () => onStart({ names, preset, ruleset: rules, opener: seat < 0 ? null : seat });

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

  return (
    <main className="screen setup" data-screen="setup">
      <header className="setup-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{words.setup.title}</h1>
      </header>
      <div className="setup-body">
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
                  {name.trim() || words.setup.player(place + 1)}
                </option>
              ))}
            </select>
          </label>
        </section>
        <Tradition
          language={language}
          preset={preset}
          rules={rules}
          onPreset={(id) => {
            setPreset(id);
            setRules({ ...presetOf(id).ruleset, cup: rules.cup });
          }}
          onLives={(lives) => setRules({ ...rules, lives })}
          onCup={(cup) => setRules({ ...rules, cup })}
        />
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
