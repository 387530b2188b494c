// The awards of the evening, each with its evidence and the rule it goes by; none on thin evidence.

import { AWARDS, type Award } from "../../evening/awards.ts";
import type { Retold } from "../../evening/retell.ts";
import type { Catalogue, Language } from "../../i18n/shape.ts";
import { useSpeech, useWords } from "../words.ts";
import { useSay } from "./say.ts";

/** What these awards measure is a sum of ways out of 36: told as its mean. */
const MEANS: readonly Award["id"][] = ["brave", "cautious", "lucky", "unlucky"];

const number = (language: Language, value: number) =>
  value.toLocaleString(language, { maximumFractionDigits: 1 });

export function evidenceLine({ awards }: Catalogue, language: Language, award: Award): string {
  const { id, seen, expected, count } = award;
  const by = MEANS.includes(id) ? count : 1;
  return awards.seen[id](number(language, seen / by), number(language, expected / by));
}

function ruleLine({ awards }: Catalogue, id: Award["id"]): string {
  const rule = AWARDS.find((known) => known.id === id);
  const least = rule ? ` ${awards.least[rule.evidence](rule.atLeast)}` : "";
  return `${awards.rules[id]}${least}`;
}

export function Awards({ told }: Readonly<{ told: Retold }>) {
  const words = useWords();
  const { language } = useSpeech();
  const say = useSay();
  const { awards } = words;
  return (
    <section className="truth-part" data-testid="awards">
      <h2>{awards.title}</h2>
      {told.awards.length === 0 ? <p>{awards.none}</p> : null}
      <ul className="truth-awards">
        {told.awards.map((award) => (
          <li key={award.id} data-testid="award" data-award={award.id}>
            <p className="truth-award">
              <span className="truth-award-name">{awards.names[award.id]}</span>
              <b className="name">{say.name(award.player)}</b>
            </p>
            <p>{evidenceLine(words, language, award)}</p>
            <small>{ruleLine(words, award.id)}</small>
            {award.before.length > 0 ? (
              <small>{awards.before(say.names(award.before))}</small>
            ) : null}
          </li>
        ))}
      </ul>
      {told.awards.length > 0 ? <small className="truth-how">{awards.how}</small> : null}
    </section>
  );
}
