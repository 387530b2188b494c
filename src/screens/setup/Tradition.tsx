// How it is played: a tradition or own rules, lives, and whose cup it is.

import type { ReactNode } from "react";
import { Lives } from "../../dice/Lives.tsx";
import type { PresetId } from "../../game/rules/preset.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { MAX_LIVES } from "../../game/words/options.ts";
import type { Language } from "../../i18n/shape.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { type Base, noteOf, type OwnRules } from "../own/shelf.ts";
import { useWords } from "../words.ts";
import { presetsFor } from "./deal.ts";

type TraditionProps = Readonly<{
  language: Language;
  base: Base;
  own: readonly OwnRules[];
  rules: Ruleset;
  onBase: (base: Base) => void;
  onLives: (lives: number) => void;
  onCup: (cup: Ruleset["cup"]) => void;
  /** What stands between the tradition and the lives. */
  children: ReactNode;
}>;

/** Own rules among the traditions: told from them by a prefix that no preset has. */
const OWN = "own ";

export function Tradition(props: TraditionProps) {
  const words = useWords();
  const { language, base, own, rules, onBase, onLives, onCup, children } = props;
  const rolling = rules.secondLife === "reroll";
  return (
    <>
      <section className="setup-part">
        <Choice
          legend={words.setup.tradition}
          value={base.own ? `${OWN}${base.own.id}` : base.preset}
          onPick={(value) => {
            const picked = own.find(({ id }) => value === `${OWN}${id}`) ?? null;
            onBase(
              picked
                ? { preset: picked.preset, own: picked }
                : { preset: value as PresetId, own: null },
            );
          }}
          options={[
            ...own.map((rules) => ({
              value: `${OWN}${rules.id}`,
              label: <bdi>{rules.name}</bdi>,
              note: noteOf(words, rules),
              handle: "tradition-own",
            })),
            ...presetsFor(language).map((id) => ({
              value: id as string,
              label: words.traditions[id],
              note: words.traditionNotes[id],
              handle: `tradition-${id}`,
            })),
          ]}
        />
      </section>
      {children}
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
