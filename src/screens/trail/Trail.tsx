// For a table that disputes: the claim that stands, and what happened in this round that all may know.

import { useMemo } from "react";
import type { Trace } from "../../game/flow/trail.ts";
import type { Roll } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { standingLine } from "../play/standing.ts";
import { seatOf, useTurn } from "../play/turn.ts";
import { rollName, useWords } from "../words.ts";
import "./trail.css";

type Say = Readonly<{ name: (id: string) => string; roll: (roll: Roll) => string }>;

function lineOf(words: Catalogue, trace: Trace, say: Say): string {
  const { trail, reveal } = words;
  if (trace.kind === "round-voided") return reveal.voided;
  const name = say.name(trace.by);
  const shown = (line: string, roll: Roll | null) =>
    roll === null ? line : `${line}. ${reveal.inCup(say.roll(roll))}`;
  switch (trace.kind) {
    case "rolled":
      return trail.rolled(name);
    case "looked":
      return trail.looked(name, trace.times);
    case "claimed":
      return trail.claimed(name, say.roll(trace.roll));
    case "believed":
      return trail.believed(name);
    case "passed-blind":
      return trail.passed(name, say.roll(trace.roll));
    case "rerolled-blind":
      return trail.rerolled(name, say.roll(trace.roll));
    case "lifted": {
      const line = shown(trace.double ? trail.doubled(name) : trail.lifted(name), trace.inCup);
      return trace.verdict === null ? line : `${line}. ${reveal[trace.verdict]}`;
    }
    case "meyer-shown":
      return reveal.meyerShown(name);
    case "toasted":
      return reveal.toasted(name);
    case "surrendered":
      return shown(reveal.surrendered(name), trace.roll);
    case "bought-in":
      return trail.boughtIn(name);
    case "declined":
      return trail.declined(name);
    case "lives-rerolled":
      return trail.livesRolled(name, trace.die);
  }
}

export function Trail() {
  const words = useWords();
  const { view, tell } = useTurn();
  const { turn, ruleset } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew with every event
  const told = useMemo(tell, [tell, turn]);
  const say: Say = {
    name: (id) => seatOf(view, id).name,
    roll: (roll) => rollName(words, ruleset, roll),
  };
  const claim = "standing" in view.phase ? view.phase.standing : undefined;
  const over = "outcome" in view.phase;
  const traces = told?.trail ?? [];
  if (view.round === 0) return null;
  return (
    <section className="trail" data-testid="trail">
      {claim === undefined ? null : (
        <p className="trail-standing" data-testid="standing">
          {claim === null ? null : (
            <span className="trail-digits" aria-hidden="true">
              {claim.roll}
            </span>
          )}
          <span>
            {standingLine(words, ruleset, claim, claim === null ? "" : say.name(claim.claimant))}
          </span>
        </p>
      )}
      <h3>{over ? words.trail.lastTitle : words.trail.title}</h3>
      {traces.length === 0 ? <p>{told ? words.trail.empty : words.score.lost}</p> : null}
      <div className="trail-list">
        <ol>
          {traces.map((trace, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trail only grows at its end
            <li key={place}>{lineOf(words, trace, say)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
