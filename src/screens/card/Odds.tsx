// The ladder as it is learned: every roll in dice, strongest first, with the odds of a fresh roll beneath.

import { RollDice } from "../../dice/Dice.tsx";
import { stairsOf } from "../../dice/stairs.ts";
import { claimable, ladderOf } from "../../game/rules/ladder.ts";
import { waysToHold } from "../../game/rules/odds.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Roll } from "../../game/words/dice.ts";
import { rollName, useWords } from "../words.ts";

export function Odds({ rules }: Readonly<{ rules: Ruleset }>) {
  const words = useWords();
  const ladder = ladderOf(rules);
  const claims = claimable(rules);
  const { specials, pairs, steps } = stairsOf(ladder);
  const row = (rolls: readonly Roll[]) =>
    rolls.map((roll, index) => (
      <li key={roll} className="odds-rung" data-first={index === 0 ? "" : undefined}>
        <RollDice roll={roll} className="odds-dice" />
        <span className="odds-digits" aria-hidden="true">
          {roll}
        </span>
        {claims.includes(roll) ? (
          <small aria-hidden="true">{waysToHold(rules, roll)}/36</small>
        ) : (
          <small aria-hidden="true">–</small>
        )}
        <span className="unseen">
          {claims.includes(roll)
            ? words.card.odds(rollName(words, rules, roll), waysToHold(rules, roll))
            : `${rollName(words, rules, roll)}: ${words.card.never}`}
        </span>
      </li>
    ));
  return (
    <section className="card-part">
      <h3>{words.card.ladder}</h3>
      <p className="card-note">{words.card.ladderNote}</p>
      <ol className="odds">
        {row(specials)}
        {row(pairs)}
        {steps.flatMap(row)}
      </ol>
    </section>
  );
}
