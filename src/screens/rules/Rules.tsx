// The rules page, to be read at leisure: how it is played, the last table's rules, tips, real dice, taking care.

import { RollDice } from "../../dice/Dice.tsx";
import { presetOf } from "../../game/rules/registry.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../card/Card.tsx";
import { presetFor } from "../setup/deal.ts";
import { Enter } from "../share/Enter.tsx";
import type { Brought } from "../share/port.ts";
import { ShareRules } from "../share/Rules.tsx";
import { useSpeech, useWords } from "../words.ts";
import { Evening } from "./Evening.tsx";
import "./rules.css";
import { tipsFor } from "./tips.ts";

export type RulesProps = Readonly<{
  /** Those of the last table; null where none was dealt in yet: then the language's tradition. */
  last: Ruleset | null;
  /** Rules from another table were typed in. */
  onBrought: (brought: Brought) => void;
  onBack: () => void;
}>;

const KINDS = [
  ["hint", "hints"],
  ["mistake", "mistakes"],
  ["aside", "asides"],
] as const;
const HOW = ["roll", "claim", "answer"] as const;

/** What a card says under these rules: the same again may be enough, and a real cup bears no seal. */
export function cardText(
  { page }: Catalogue,
  { raise, cup }: Ruleset,
  step: (typeof HOW)[number],
): string {
  const card: Readonly<{ text: string; equal?: string; seal?: string }> = page.cards[step];
  const text = raise === "equal" ? (card.equal ?? card.text) : card.text;
  return card.seal === undefined || cup === "table" ? text : `${text} ${card.seal}`;
}

const PICTURE = { roll: 53, claim: 64, answer: 21 } as const;

export function Rules({ last, onBrought, onBack }: RulesProps) {
  const words = useWords();
  const { language } = useSpeech();
  const { page } = words;
  const rules = last ?? presetOf(presetFor(language)).ruleset;
  const tips = tipsFor(words, rules);
  return (
    <main className="screen screen-read setup" data-screen="rules">
      <header className="setup-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{page.title}</h1>
      </header>
      <div className="setup-body rules">
        <section className="rules-part">
          <h2>{page.how}</h2>
          <ol className="rules-cards">
            {HOW.map((step) => (
              <li key={step} className="rules-card">
                <RollDice roll={PICTURE[step]} className="rules-dice" />
                <h3>{page.cards[step].title}</h3>
                <p>{cardText(words, rules, step)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="rules-part">
          <h2>{last ? page.table : page.tradition}</h2>
          <Card rules={rules} />
          <div className="rules-share">
            <ShareRules rules={rules} />
            <Enter onBrought={onBrought} />
          </div>
        </section>
        {KINDS.map(([kind, title]) => (
          <section className="rules-part" key={kind}>
            <h2>{page[title]}</h2>
            <Lines lines={tips.filter((tip) => tip.kind === kind)} />
          </section>
        ))}
        <Evening rules={rules} />
        <section className="rules-part">
          <h2>{page.real}</h2>
          <Lines lines={linesOf(page.realLines)} />
        </section>
        <section className="rules-part">
          <h2>{page.say}</h2>
          <Lines lines={linesOf(page.sayLines)} />
        </section>
        <section className="rules-part">
          <h2>{page.care}</h2>
          <Lines lines={linesOf(page.careLines)} />
        </section>
      </div>
    </main>
  );
}

type Line = Readonly<{ name: string; text: string }>;

const linesOf = (lines: Readonly<Record<string, string>>): readonly Line[] =>
  Object.entries(lines).map(([name, text]) => ({ name, text }));

function Lines({ lines }: Readonly<{ lines: readonly Line[] }>) {
  return (
    <ul className="card-lines">
      {lines.map(({ name, text }) => (
        <li key={name} data-line={name}>
          {text}
        </li>
      ))}
    </ul>
  );
}
