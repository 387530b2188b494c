// How it is played: a tradition, its rules in a line each, lives, and whose cup it is.

import { Lives } from "../../dice/Lives.tsx";
import type { PresetId } from "../../game/rules/preset.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { MAX_LIVES } from "../../game/words/options.ts";
import type { Language } from "../../i18n/shape.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { linesOf } from "../lines.ts";
import { useWords } from "../words.ts";
import { presetsFor } from "./deal.ts";

type TraditionProps = Readonly<{
  language: Language;
  preset: PresetId;
  rules: Ruleset;
  onPreset: (id: PresetId) => void;
  onLives: (lives: number) => void;
  onCup: (cup: Ruleset["cup"]) => void;
}>;

export function Tradition({ language, preset, rules, onPreset, onLives, onCup }: TraditionProps) {
  const words = useWords();
  const rolling = rules.secondLife === "reroll";
  return (
    <>
      <section className="setup-part">
        <Choice
          legend={words.setup.tradition}
          value={preset}
          onPick={onPreset}
          options={presetsFor(language).map((id) => ({
            value: id,
            label: words.traditions[id],
            note: words.traditionNotes[id],
            handle: `tradition-${id}`,
          }))}
        />
      </section>
      <section className="setup-part">
        <h2>{words.setup.houseRules}</h2>
        <ul className="setup-lines">
          {linesOf(words, rules).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {rules.drinks === "instead" ? null : (
        <section className="setup-part setup-lives">
          <h2>{words.setup.lives}</h2>
          <Stepper
            label={words.setup.lives}
            value={rules.lives}
            min={rolling ? 2 : 1}
            max={rolling ? 9 : MAX_LIVES}
            onChange={onLives}
            text={words.seats.lives(rules.lives)}
            less={words.setup.livesLess}
            more={words.setup.livesMore}
            handle="lives"
          >
            <Lives
              lives={rules.lives}
              start={rules.lives}
              standing="in"
              counting="lives"
              label={words.seats.lives(rules.lives)}
            />
          </Stepper>
        </section>
      )}
      <section className="setup-part">
        <Choice
          legend={words.setup.cup}
          value={rules.cup}
          onPick={onCup}
          options={[
            {
              value: "phone",
              label: words.setup.cupPhone,
              note: words.setup.cupPhoneNote,
              handle: "cup-phone",
            },
            {
              value: "table",
              label: words.setup.cupTable,
              note: words.setup.cupTableNote,
              handle: "cup-table",
            },
          ]}
        />
      </section>
    </>
  );
}
