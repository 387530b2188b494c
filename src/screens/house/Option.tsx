// One rule: a switch, a choice or a number, what it does and costs, and the way back to the tradition.

import { Lives } from "../../dice/Lives.tsx";
import { blockedBy, OPTIONS, type OptionValue, valuesOf } from "../../game/rules/options.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { OptionName, RemarkName } from "../../game/words/house.ts";
import { MAX_LIVES } from "../../game/words/options.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice, type Option as Pick } from "../../ui/Choice.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { Toggle } from "../../ui/Toggle.tsx";
import { useWords } from "../words.ts";

export type SetOption = <N extends OptionName>(name: N, value: OptionValue<N>) => void;

type OptionProps = Readonly<{
  name: OptionName;
  rules: Ruleset;
  changed: boolean;
  remarks: readonly RemarkName[];
  /** What else has just changed because of this one. */
  moved: readonly OptionName[];
  onSet: SetOption;
  onPutBack: () => void;
}>;

type Said = Readonly<Record<string, Readonly<{ label: string; note: string }>>>;

/** What a value is called: by its own word, or as so many lives. */
function wordOf(words: Catalogue, name: OptionName, value: OptionValue) {
  const said: Said | undefined =
    name in words.house.values
      ? words.house.values[name as keyof Catalogue["house"]["values"]]
      : undefined;
  return said?.[String(value)] ?? { label: words.cost.lives(Number(value)), note: "" };
}

function choices(words: Catalogue, rules: Ruleset, name: OptionName): readonly Pick<string>[] {
  return OPTIONS[name].map((value) => {
    const { label, note } = wordOf(words, name, value);
    const fault = blockedBy(rules, name, value);
    const line = fault ? words.rulesets.faults[fault] : note;
    return {
      value: String(value),
      label,
      handle: `option-${name}-${value}`,
      ...(line === "" ? {} : { note: line }),
      ...(fault ? { barred: true } : {}),
    };
  });
}

export function Option(props: OptionProps) {
  const words = useWords();
  const { name, changed, remarks, moved, onPutBack } = props;
  const { house } = words;
  return (
    <div className="house-option" data-changed={changed ? "" : undefined}>
      <Control {...props} />
      {remarks.map((remark) => (
        <p className="house-remark" key={remark}>
          {words.remarks[remark]}
        </p>
      ))}
      {moved.length > 0 ? (
        <p className="house-moved" role="status">
          {house.moved(moved.map((other) => house.names[other]).join(", "))}
        </p>
      ) : null}
      {changed ? (
        <div className="house-back">
          <span className="house-mark">{house.changed}</span>
          <Button
            tone="quiet"
            handle={`put-back-${name}`}
            label={house.putBackOne(house.names[name])}
            onPress={onPutBack}
          >
            {house.putBack}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Control({ name, rules, onSet }: OptionProps) {
  const words = useWords();
  const { house, setup, seats } = words;
  const value = valuesOf(rules)[name];
  if (typeof value === "boolean") {
    return (
      <Toggle
        label={house.names[name]}
        note={house.notes[name]}
        on={value}
        handle={`option-${name}`}
        onChange={(on) => onSet(name, on)}
      />
    );
  }
  if (name === "lives") {
    return (
      <div className="house-lives">
        <Legend name={name} />
        <Stepper
          label={house.names[name]}
          value={rules.lives}
          min={1}
          max={MAX_LIVES}
          onChange={(lives) => onSet("lives", lives)}
          text={seats.lives(rules.lives)}
          less={setup.livesLess}
          more={setup.livesMore}
          handle="option-lives"
        >
          <Lives
            lives={rules.lives}
            start={rules.lives}
            standing="in"
            counting="lives"
            label={seats.lives(rules.lives)}
          />
        </Stepper>
      </div>
    );
  }
  return (
    <Choice
      legend={<Legend name={name} />}
      value={String(value)}
      options={choices(words, rules, name)}
      lay={typeof value === "number" ? "row" : "column"}
      onPick={(picked) => {
        const found = OPTIONS[name].find((one) => String(one) === picked);
        if (found !== undefined) onSet(name, found);
      }}
    />
  );
}

function Legend({ name }: Readonly<{ name: OptionName }>) {
  const { house } = useWords();
  return (
    <>
      <span className="house-name">{house.names[name]}</span>
      <small className="house-note">{house.notes[name]}</small>
    </>
  );
}
