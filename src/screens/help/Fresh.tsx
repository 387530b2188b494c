// Before the first roll: the rules where they are not those of last time, and that the coach is on.

import { Card } from "../card/Card.tsx";
import { newsOf } from "../card/sentences.ts";
import { useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import { useHelp } from "./help.ts";
import "./help.css";

export function Fresh() {
  const words = useWords();
  const { view } = useTurn();
  const { early, coach, fresh } = useHelp();
  const { ruleset } = view;
  if (!early) return null;
  const news = fresh?.since ? newsOf(words, ruleset, fresh.since) : [];
  return (
    <>
      {coach ? (
        <p className="coached" data-testid="coached">
          {words.help.coached}
        </p>
      ) : null}
      {fresh ? (
        <section className="fresh" data-testid="fresh-rules">
          <h2>{news.length > 0 ? words.card.fresh : words.card.first}</h2>
          <Card rules={ruleset} since={fresh.since} />
        </section>
      ) : null}
    </>
  );
}
