// What each question offers: answers in the players' words, and the change each one makes.

import { blockedBy, OPTIONS } from "../../game/rules/options.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Changes } from "../../game/rules/variants.ts";
import { LITTLE_MEYER, type Roll } from "../../game/words/dice.ts";
import type { QuestionName } from "../../game/words/house.ts";
import type { Catalogue } from "../../i18n/shape.ts";

export type Answer = Readonly<{
  label: string;
  note?: string;
  changes: Changes;
  /** Drawn beside it. */
  roll?: Roll;
  /** It cannot stand beside what was answered before; the note says why. */
  barred?: true;
}>;
/** Answers under a heading of their own; one of each is picked. */
export type Part = Readonly<{ title: string | null; answers: readonly Answer[] }>;

type Values = Catalogue["house"]["values"];

/** Takes a question and what was answered before; gives its parts. One part is answered with one tap. */
export function partsOf(words: Catalogue, question: QuestionName, rules: Ruleset): readonly Part[] {
  const { quiz, house, cost } = words;
  const single = (...answers: readonly Answer[]): readonly Part[] => [{ title: null, answers }];
  const said = (label: string, changes: Changes, note?: string): Answer =>
    note === undefined ? { label, changes } : { label, changes, note };
  const valued = <N extends keyof Values>(name: N, value: keyof Values[N], changes: Changes) => {
    const word = house.values[name][value] as Readonly<{ label: string; note: string }>;
    return said(word.label, changes, word.note);
  };
  switch (question) {
    case "little-meyer":
      return single(
        { ...said(quiz.top, { littleMeyer: true }, words.says.little), roll: LITTLE_MEYER },
        { ...said(quiz.bottom, { littleMeyer: false }, words.says.noLittle), roll: LITTLE_MEYER },
      );
    case "best-pair":
      return single(
        ...OPTIONS.pairs.map((pairs) => ({
          ...valued("pairs", pairs, { pairs }),
          roll: pairs === "ones-high" ? (11 as const) : (66 as const),
        })),
      );
    case "raise":
      return single(...OPTIONS.raise.map((raise) => valued("raise", raise, { raise })));
    case "understate":
      return single(
        said(quiz.yes, { understate: true }, words.says.understate),
        said(quiz.no, { understate: false }, words.says.noUnderstate),
      );
    case "meyer":
      return [
        {
          title: quiz.believed,
          answers: OPTIONS.meyerBelieved.map((meyerBelieved) => {
            const answer = valued("meyerBelieved", meyerBelieved, { meyerBelieved });
            const fault = blockedBy(rules, "meyerBelieved", meyerBelieved);
            if (fault === null) return answer;
            return { ...answer, note: words.rulesets.faults[fault], barred: true };
          }),
        },
        {
          title: quiz.lifted,
          answers: OPTIONS.lifterLoss.map((lifterLoss) =>
            said(cost.lives(lifterLoss), { lifterLoss }),
          ),
        },
      ];
    case "blind":
      return single(
        ...OPTIONS.blindPass.map((blindPass) => valued("blindPass", blindPass, { blindPass })),
      );
    case "lives":
      return [
        {
          title: quiz.lives,
          answers: OPTIONS.lives.map((lives) => said(String(lives), { lives })),
        },
        {
          title: house.names.drinks,
          answers: OPTIONS.drinks.map((drinks) => valued("drinks", drinks, { drinks })),
        },
      ];
  }
}
