// The table's rules in Setup: the usual variants, a line each, and the ways to every rule, the quiz and the card.

import { useState } from "react";
import { differences } from "../../game/rules/options.ts";
import { remarksOf } from "../../game/rules/remarks.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Card } from "../card/Card.tsx";
import { summaryOf } from "../card/sentences.ts";
import { Variants } from "../house/Variants.tsx";
import { Own } from "../own/Own.tsx";
import { Save } from "../own/Save.tsx";
import { type Base, calledOf, type Shelf, type ShelfPort, startOf } from "../own/shelf.ts";
import { useWords } from "../words.ts";

type RulesProps = Readonly<{
  base: Base;
  rules: Ruleset;
  shelf: Shelf;
  port: ShelfPort;
  onRules: (rules: Ruleset) => void;
  /** Saved as own rules, or the own ones changed: what it starts from from now on. */
  onKept: (id: string) => void;
  onHouse: () => void;
  onQuiz: () => void;
}>;

export function Rules(props: RulesProps) {
  const words = useWords();
  const { base, rules, shelf, port, onRules, onKept, onHouse, onQuiz } = props;
  const [sheet, setSheet] = useState<"card" | "save" | "own" | null>(null);
  const { house, own, quiz, card } = words;
  const from = startOf(base);
  const changed = differences(rules, from).length;
  const close = () => setSheet(null);
  const traditions = Object.values(words.traditions);
  const taken = [...traditions, ...shelf.own.map(({ name }) => name)];
  return (
    <section className="setup-part">
      <h2>{words.setup.houseRules}</h2>
      <Variants preset={base.preset} from={from} rules={rules} onChange={onRules} />
      <div className="setup-ways">
        <Button handle="house-rules" note={house.openNote} onPress={onHouse}>
          {house.open}
        </Button>
        <Button handle="quiz" note={quiz.openNote} onPress={onQuiz}>
          {quiz.open}
        </Button>
        <Button handle="show-card" onPress={() => setSheet("card")}>
          {card.open}
        </Button>
        {changed > 0 && base.own !== null ? (
          <Button
            handle="own-change"
            note={base.own.name}
            onPress={() => {
              if (base.own === null) return;
              void port.save({ ...base.own, ruleset: rules });
              onKept(base.own.id);
            }}
          >
            {own.change}
          </Button>
        ) : null}
        {changed > 0 ? (
          <Button handle="own-save" onPress={() => setSheet("save")}>
            {own.save}
          </Button>
        ) : null}
        {shelf.own.length > 0 ? (
          <Button handle="own-open" onPress={() => setSheet("own")}>
            {own.title}
          </Button>
        ) : null}
      </div>
      <p className="setup-from" data-testid="rules-from">
        {changed === 0
          ? house.asTradition(calledOf(words, base))
          : house.from(calledOf(words, base), house.changes(changed))}
      </p>
      <ul className="setup-lines">
        {summaryOf(words, rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {remarksOf(rules).map((remark) => (
        <p className="house-remark" key={remark}>
          {words.remarks[remark]}
        </p>
      ))}
      <Sheet open={sheet === "card"} title={card.title} close={words.close} long onClose={close}>
        <Card rules={rules} />
      </Sheet>
      <Save
        open={sheet === "save"}
        taken={taken}
        onClose={close}
        onSave={(name) => {
          onKept(port.add({ name, preset: base.preset, ruleset: rules }));
          close();
        }}
      />
      <Own open={sheet === "own"} shelf={shelf} port={port} onClose={close} />
    </section>
  );
}
