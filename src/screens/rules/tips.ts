// Tips in words: the rolls as digits, then how many 36ths or lives.

import type { Ruleset } from "../../game/rules/ruleset.ts";
import { type Tip, tipsOf } from "../../game/rules/tips.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { listed } from "../words.ts";

type Say = (...slots: readonly (string | number)[]) => string;

/** What a tip's sentence is filled with. A list of what is left is one slot. */
function slotsOf(words: Catalogue, { name, rolls, count }: Tip): readonly (string | number)[] {
  const digits = rolls.map(String);
  const [first = "", ...rest] = digits;
  const told = name === "left-after-best" ? [first, listed(words, rest)] : digits;
  return count > 0 ? [...told, count] : told;
}

/** Takes a tip that is true; gives its sentence. Each sentence has the slots that its tip fills. */
export function tipText(words: Catalogue, tip: Tip): string {
  const say = words.tips[tip.name] as Say;
  return say(...slotsOf(words, tip));
}

export type Told = Readonly<{ name: Tip["name"]; kind: Tip["kind"]; text: string }>;

export function tipsFor(words: Catalogue, rules: Ruleset): readonly Told[] {
  return tipsOf(rules).map((tip) => ({
    name: tip.name,
    kind: tip.kind,
    text: tipText(words, tip),
  }));
}
