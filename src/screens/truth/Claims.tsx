// Every claim with the roll beneath it, round by round.

import type { Said, Truth, Verdict } from "../../evening/said.ts";
import { useWords } from "../words.ts";
import { SIGNS } from "./Pair.tsx";
import { answerLine, claimLine, useSay } from "./say.ts";

function Claim({ said }: Readonly<{ said: Said }>) {
  const words = useWords();
  const say = useSay();
  const { evening } = words;
  const { verdict, beneath } = said;
  return (
    <li
      className="claim-row"
      data-testid="said"
      data-roll={said.roll}
      data-beneath={beneath ?? undefined}
      data-verdict={verdict}
    >
      <span className="claim-sign" data-verdict={verdict} aria-hidden="true">
        {SIGNS[verdict]}
      </span>
      <span className="claim-text">
        {claimLine(words, say, said)}
        <small className="claim-truth">
          {beneath === null ? evening.nobodyKnows : evening.beneath(say.roll(beneath))}.{" "}
          {(evening.verdicts satisfies Readonly<Record<Verdict, string>>)[verdict]}.{" "}
          {answerLine(words, say, said)}.{said.void ? ` ${evening.void}.` : ""}
        </small>
      </span>
      <span className="claim-digits" aria-hidden="true">
        <b>{said.roll}</b>
        <i>{beneath ?? "?"}</i>
      </span>
    </li>
  );
}

export function Claims({ truth }: Readonly<{ truth: Truth }>) {
  const words = useWords();
  const rounds = [...new Set(truth.said.map(({ round }) => round))];
  const blind = truth.said.some(({ verdict }) => verdict === "blind");
  return (
    <section className="truth-part" data-testid="claims">
      <h2>{words.evening.all}</h2>
      {blind ? <p>{words.evening.blindNote}</p> : null}
      {rounds.map((round) => (
        <div key={round} className="claim-round">
          <h3>{words.score.roundLong(round)}</h3>
          <ol>
            {truth.said
              .filter((said) => said.round === round)
              .map((said) => (
                <Claim key={said.step} said={said} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
