// Which rules a new table starts from: its preferred own ones, the last table's, or the language's tradition.

import { differences } from "../../game/rules/options.ts";
import { presetOf } from "../../game/rules/registry.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Language } from "../../i18n/shape.ts";
import { type Base, type OwnRules, type Shelf, startOf } from "../own/shelf.ts";
import { type Deal, presetFor } from "./deal.ts";

export type Start = Readonly<{ base: Base; rules: Ruleset }>;

/** Own rules that a ruleset is word for word; whose cup it is may differ. */
function ownOf({ own }: Shelf, { preset, ruleset }: Deal): OwnRules | null {
  const same = own.find(
    (rules) =>
      rules.preset === preset &&
      differences({ ...ruleset, cup: rules.ruleset.cup }, rules.ruleset).length === 0,
  );
  return same ?? null;
}

export function startFrom(
  shelf: Shelf,
  last: Deal | null,
  language: Language,
  given: Pick<Deal, "preset" | "ruleset"> | null = null,
): Start {
  if (given) return { base: { preset: given.preset, own: null }, rules: given.ruleset };
  const preferred = shelf.own.find(({ id }) => id === shelf.preferred);
  if (preferred) {
    return { base: { preset: preferred.preset, own: preferred }, rules: preferred.ruleset };
  }
  if (last) {
    return { base: { preset: last.preset, own: ownOf(shelf, last) }, rules: last.ruleset };
  }
  const preset = presetFor(language);
  return { base: { preset, own: null }, rules: presetOf(preset).ruleset };
}

/** Takes what was just chosen and the rules before; a tradition leaves the cup as it was, own rules name theirs. */
export function rulesFor(base: Base, before: Ruleset): Ruleset {
  return base.own ? base.own.ruleset : { ...startOf(base), cup: before.cup };
}
