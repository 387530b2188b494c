// The truth of the evening, from the biggest lie to the last claim. Only a finished game can be handed in.

import { useMemo } from "react";
import type { Retold } from "../../evening/retell.ts";
import { counting, isLie } from "../../evening/said.ts";
import { Lifted } from "../chart/Lifted.tsx";
import { Lines } from "../chart/Lines.tsx";
import { Rungs } from "../chart/Rungs.tsx";
import { useWords } from "../words.ts";
import { Awards } from "./Awards.tsx";
import { Claims } from "./Claims.tsx";
import { Moments } from "./Moments.tsx";
import { SayContext, sayOf } from "./say.ts";
import "./truth.css";

export function Truth({ told }: Readonly<{ told: Retold }>) {
  const words = useWords();
  const { evening } = words;
  const { truth, past } = told;
  const say = useMemo(() => sayOf(words, truth), [words, truth]);
  const said = counting(truth.said);
  const real = truth.ruleset.cup === "table";
  const sums = [
    evening.claims(said.length),
    evening.lies(said.filter(isLie).length),
    ...(real ? [] : [evening.believed(told.bluffs.length)]),
  ];
  return (
    <SayContext value={say}>
      <div className="truth" data-testid="truth-told">
        {real ? <p className="truth-real">{evening.real}</p> : null}
        <p className="truth-sums">{sums.join(" · ")}</p>
        <Moments told={told} />
        <Awards told={told} />
        <section className="truth-part" data-testid="pictures">
          <h2>{evening.pictures}</h2>
          <Lines lines={told.lines} rules={past.end.ruleset} />
          <Rungs rungs={told.rungs} />
          <Lifted lifts={told.lifts} />
        </section>
        <Claims truth={truth} />
      </div>
    </SayContext>
  );
}
