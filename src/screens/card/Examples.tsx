// Worked examples: lifts as the ruleset itself judges them.

import { RollDice } from "../../dice/Dice.tsx";
import { type Example, examplesOf } from "../../game/rules/examples.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { costOf } from "../cost.ts";
import { useWords } from "../words.ts";

function verdict(words: Catalogue, rules: Ruleset, { loser, stake }: Example): string {
  if (loser === null) return words.card.toast;
  const say = loser === "lifter" ? words.card.held : words.card.lied;
  return say(costOf(words, rules, stake, null));
}

export function Examples({ rules }: Readonly<{ rules: Ruleset }>) {
  const words = useWords();
  return (
    <section className="card-part">
      <h3>{words.card.examples}</h3>
      <ul className="examples">
        {examplesOf(rules).map((example) => {
          const { claim, inCup, blind, unseen, double } = example;
          const how = [
            unseen ? words.card.unseen : "",
            blind ? words.card.blind : "",
            double ? words.card.doubled : "",
          ];
          return (
            <li key={`${claim} ${inCup} ${how.join()}`} data-verdict={example.verdict}>
              <p className="examples-said">
                <span>
                  {words.card.said(String(claim), String(inCup))}
                  {how.map((note) => (note === "" ? "" : `, ${note}`))}
                </span>
                <RollDice roll={inCup} className="examples-dice" />
              </p>
              <p className="examples-verdict">{verdict(words, rules, example)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
