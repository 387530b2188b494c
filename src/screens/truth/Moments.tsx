// The moments that are told first: the biggest lie, the unluckiest lift, the lies that were believed.

import { sizeOf } from "../../evening/highlights.ts";
import type { Retold } from "../../evening/retell.ts";
import { counting, isLie, type Said } from "../../evening/said.ts";
import { waysToHold } from "../../game/rules/odds.ts";
import { useWords } from "../words.ts";
import { Pair } from "./Pair.tsx";
import { answerLine, useSay } from "./say.ts";

type MomentProps = Readonly<{
  handle: string;
  title: string;
  said: Said;
  lines: readonly string[];
}>;

function Moment({ handle, title, said, lines }: MomentProps) {
  const words = useWords();
  const { evening } = words;
  return (
    <section className="truth-moment" data-testid={handle}>
      <h2>{title}</h2>
      <Pair said={said} claimed={evening.claimed} beneath={evening.cup} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

export function Moments({ told }: Readonly<{ told: Retold }>) {
  const words = useWords();
  const say = useSay();
  const { evening } = words;
  const { truth, biggest, unluckiest, bluffs } = told;
  const anyKnown = counting(truth.said).some(({ verdict }) => verdict !== "unknown");
  const lied = counting(truth.said).some(isLie);
  return (
    <>
      {biggest && biggest.beneath !== null ? (
        <Moment
          handle="biggest-lie"
          title={evening.biggest}
          said={biggest}
          lines={[
            evening.biggestLine(
              say.name(biggest.by),
              say.roll(biggest.roll),
              say.roll(biggest.beneath),
            ),
            `${evening.rungs(sizeOf(truth, biggest))}. ${answerLine(words, say, biggest)}.`,
          ]}
        />
      ) : null}
      {anyKnown && !lied ? <p className="truth-none">{evening.noLies}</p> : null}
      {unluckiest?.answer ? (
        <Moment
          handle="unluckiest-lift"
          title={evening.unlucky}
          said={unluckiest}
          lines={[
            evening.unluckyLine(
              say.name(unluckiest.answer.by),
              say.name(unluckiest.by),
              say.roll(unluckiest.roll),
            ),
            `${evening.odds(waysToHold(truth.ruleset, unluckiest.roll))}.`,
          ]}
        />
      ) : null}
      {lied && truth.ruleset.cup === "phone" ? (
        <section className="truth-part" data-testid="bluffs">
          <h2>{evening.bluffs}</h2>
          {bluffs.length === 0 ? <p>{evening.noBluffs}</p> : null}
          <ul className="truth-bluffs">
            {bluffs.map((said) => (
              <li key={said.step} data-testid="bluff">
                <b aria-hidden="true">
                  {said.roll} <span className="truth-cross">✗</span> {said.beneath}
                </b>
                <span>
                  {evening.biggestLine(
                    say.name(said.by),
                    say.roll(said.roll),
                    said.beneath === null ? "?" : say.roll(said.beneath),
                  )}
                  . {answerLine(words, say, said)}.
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
