// How fast an evening is looked back on: the truth of one game, and the figures of a thousand kept ones.
import { awardsOf } from "../../src/evening/awards.ts";
import { figuresOf } from "../../src/evening/figures.ts";
import { foundIn } from "../../src/evening/find.ts";
import { packFigures, unpackFigures } from "../../src/evening/kept.ts";
import { pastOf } from "../../src/evening/past.ts";
import { peopleOf } from "../../src/evening/people.ts";
import { truthOf } from "../../src/evening/truth.ts";
import type { Log } from "../../src/game/flow/events.ts";
import { begin, play } from "./reducer.ts";
import type { Part } from "./shared/row.ts";

const GAMES = 1_000;
const EVENTS = 400_000;

/** Finished games, played with long and short lives until they hold so many events in so many games. */
export function evenings(): readonly Log[] {
  const logs: Log[] = [];
  let events = 0;
  for (let seed = 0; logs.length < GAMES; seed += 1) {
    const begun = begin(seed);
    if (!begun) continue;
    // Whoever is behind the mean gets more lives, so that the whole comes out at the wanted size.
    const short = events < (logs.length * EVENTS) / GAMES;
    const ruleset = { ...begun.ruleset, ...(short ? { lives: 12 } : {}) };
    const log: Log = [{ ...begun, ruleset }, ...play({ ...begun, ruleset }, seed)];
    if (pastOf(log) === null) continue;
    logs.push(log);
    events += log.length;
  }
  return logs;
}

/** The middle of nine runs, in milliseconds. */
function timed(run: () => unknown): number {
  const runs = Array.from({ length: 9 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return runs.sort((one, other) => one - other)[4] ?? 0;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

export const run: Part = () => {
  const logs = evenings();
  const total = logs.reduce((sum, log) => sum + log.length, 0);
  const kept = logs.flatMap((log) => {
    const figures = figuresOf(log);
    return figures ? packFigures(figures) : [];
  });
  const bytes = kept.reduce((sum, text) => sum + text.length, 0);
  const all = timed(() => {
    const games = kept.flatMap((text) => unpackFigures(text) ?? []);
    return [peopleOf(games), foundIn(games, { tradition: "meiern", people: ["p1"] })];
  });
  const [middle] = [...logs].sort((one, other) => one.length - other.length).slice(GAMES / 2);
  const truth = timed(() => {
    const past = middle ? pastOf(middle) : null;
    return past && awardsOf(truthOf(past));
  });
  const one = timed(() => middle && figuresOf(middle));
  return [
    {
      what: `kept figures read, added up and searched (${kept.length} games, ${total} events)`,
      figure: ms(all),
      goal: "<= 300 ms with the disk",
      ok: all <= 300,
    },
    {
      what: "kept figures, characters a game",
      figure: Math.round(bytes / kept.length).toLocaleString("en"),
      goal: "",
    },
    {
      what: `truth and awards of one game (${middle?.length} events)`,
      figure: ms(truth),
      goal: "",
    },
    { what: "figures of the same game, made when it ends", figure: ms(one), goal: "" },
  ];
};
