// What the players of a tradition look for on top of it: one tap each.

import type { PresetId } from "../../game/rules/preset.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import {
  type Changes,
  choiceOf,
  VARIANTS_OF,
  type Variant,
  withChanges,
  withoutChanges,
} from "../../game/rules/variants.ts";
import type { VariantName } from "../../game/words/house.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import "./house.css";

type VariantsProps = Readonly<{
  preset: PresetId;
  from: Ruleset;
  rules: Ruleset;
  onChange: (rules: Ruleset) => void;
}>;

/** What one of several choices is called. */
function choiceWord(words: Catalogue, { lifterLoss, lives, meyerBelieved }: Changes): string {
  if (meyerBelieved !== undefined) return words.house.values.meyerBelieved[meyerBelieved].label;
  return words.cost.lives(lifterLoss ?? lives ?? 0);
}

/** Setup has a control of its own for these. */
const APART: readonly VariantName[] = ["lives", "real-dice"];

export function Variants({ preset, from, rules, onChange }: VariantsProps) {
  const words = useWords();
  const { house } = words;
  const variants = VARIANTS_OF[preset].filter(({ name }) => !APART.includes(name));
  if (variants.length === 0) return null;
  const chip = (variant: Variant, at: number, label: string, handle: string) => {
    const changes = variant.choices[at] ?? {};
    const on = choiceOf(rules, variant) === at;
    const several = variant.choices.length > 1;
    return (
      <Button
        key={handle}
        className="chip"
        handle={handle}
        pressed={on}
        onPress={() =>
          onChange(
            on && !several ? withoutChanges(rules, from, changes) : withChanges(rules, changes),
          )
        }
      >
        {label}
      </Button>
    );
  };
  return (
    <div className="variants">
      <h3 className="variants-title">{house.onTop(words.traditions[preset])}</h3>
      <div className="chips">
        {variants
          .filter(({ choices }) => choices.length === 1)
          .map((variant) =>
            chip(variant, 0, house.variants[variant.name], `variant-${variant.name}`),
          )}
      </div>
      {variants
        .filter(({ choices }) => choices.length > 1)
        .map((variant) => (
          <fieldset className="chips" key={variant.name}>
            <legend className="choice-legend">{house.variants[variant.name]}</legend>
            {variant.choices.map((changes, at) =>
              chip(variant, at, choiceWord(words, changes), `variant-${variant.name}-${at + 1}`),
            )}
          </fieldset>
        ))}
    </div>
  );
}
