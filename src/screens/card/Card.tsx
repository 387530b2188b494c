// The rule card: the active rules in sentences, what is new marked, the ladder with its odds, worked examples.

import type { Ruleset } from "../../game/rules/ruleset.ts";
import { OPTION_GROUPS } from "../../game/words/house.ts";
import { useSoon } from "../../ui/soon.ts";
import { useWords } from "../words.ts";
import "./card.css";
import { Examples } from "./Examples.tsx";
import { Odds } from "./Odds.tsx";
import { Speech } from "./Speech.tsx";
import { GROUP, newsOf, sentencesOf } from "./sentences.ts";

type CardProps = Readonly<{
  rules: Ruleset;
  /** What was played last: what differs from it is marked. */
  since?: Ruleset | null;
}>;

export function Card({ rules, since = null }: CardProps) {
  const words = useWords();
  const soon = useSoon();
  const all = sentencesOf(words, rules);
  const news = since ? newsOf(words, rules, since).map(({ text }) => text) : [];
  const absent = all.filter((sentence) => sentence.absent);
  return (
    <article className="card" data-testid="rule-card">
      <Speech />
      {OPTION_GROUPS.map((group) => {
        const said = all.filter(({ fact, absent: not }) => !not && GROUP[fact] === group);
        if (said.length === 0) return null;
        return (
          <section className="card-part" key={group}>
            <h3>{words.house.groups[group]}</h3>
            <ul className="card-lines">
              {said.map(({ text }) => (
                <li key={text} data-new={news.includes(text) ? "" : undefined}>
                  {news.includes(text) ? <b className="card-new">{words.card.changed}</b> : null}
                  {text}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <section className="card-part">
        <h3>{words.card.absent}</h3>
        <p className="card-absent">
          {absent.map(({ text }) => (
            <span key={text} data-new={news.includes(text) ? "" : undefined}>
              {news.includes(text) ? <b className="card-new">{words.card.changed}</b> : null}
              {text}{" "}
            </span>
          ))}
        </p>
      </section>
      {soon ? (
        <>
          <Odds rules={rules} />
          <Examples rules={rules} />
          <p className="card-otherwise">{words.card.otherwise}</p>
        </>
      ) : null}
    </article>
  );
}
