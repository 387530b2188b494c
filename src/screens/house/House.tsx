// House rules: every rule of RULES one by one, what differs from the tradition marked, and the way back.

import { useState } from "react";
import { differences, GROUPS, movedBy, putBack, setOption } from "../../game/rules/options.ts";
import { remarksOf } from "../../game/rules/remarks.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { OPTION_GROUPS, type OptionName } from "../../game/words/house.ts";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import "./house.css";
import { Option, type SetOption } from "./Option.tsx";
import { REMARKED } from "./remarked.ts";

type HouseProps = Readonly<{
  /** What it started from, and what that is called. */
  from: Ruleset;
  called: string;
  rules: Ruleset;
  onChange: (rules: Ruleset) => void;
  onDone: () => void;
}>;

type Moved = Readonly<{ by: OptionName; options: readonly OptionName[] }>;

export function House({ from, called, rules, onChange, onDone }: HouseProps) {
  const words = useWords();
  const { house } = words;
  const [moved, setMoved] = useState<Moved | null>(null);
  const changed = differences(rules, from);
  const remarks = remarksOf(rules);
  const set: SetOption = (name, value) => {
    setMoved({ by: name, options: movedBy(rules, name, value) });
    onChange(setOption(rules, name, value));
  };
  const back = (name: OptionName) => {
    const next = putBack(rules, from, name);
    setMoved({ by: name, options: differences(next, rules).filter((other) => other !== name) });
    onChange(next);
  };
  return (
    <main className="screen setup" data-screen="house-rules">
      <header className="setup-head">
        <Button tone="quiet" handle="house-back" onPress={onDone}>
          {words.back}
        </Button>
        <h1>{house.title}</h1>
      </header>
      <div className="setup-body">
        <div className="house-from">
          <p>
            {changed.length === 0
              ? house.asTradition(called)
              : house.from(called, house.changes(changed.length))}
          </p>
          {changed.length === 0 ? null : (
            <Button
              handle="put-back-all"
              onPress={() => {
                setMoved(null);
                onChange(from);
              }}
            >
              {house.putAllBack}
            </Button>
          )}
        </div>
        {OPTION_GROUPS.map((group) => (
          <section className="setup-part" key={group}>
            <h2>{house.groups[group]}</h2>
            {GROUPS[group].map((name) => (
              <Option
                key={name}
                name={name}
                rules={rules}
                changed={changed.includes(name)}
                remarks={remarks.filter((remark) => REMARKED[remark] === name)}
                moved={moved?.by === name ? moved.options : []}
                onSet={set}
                onPutBack={() => back(name)}
              />
            ))}
          </section>
        ))}
      </div>
      <div className="setup-foot">
        <Button tone="primary" handle="house-done" onPress={onDone}>
          {house.done}
        </Button>
      </div>
    </main>
  );
}
