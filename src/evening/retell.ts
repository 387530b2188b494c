// Everything that is told of a finished game, at once; nothing of one that the table has not agreed to hear.

import type { Log } from "../game/flow/events.ts";
import { type Award, awardsOf } from "./awards.ts";
import { biggestLieOf, bluffsOf, unluckiestLiftOf } from "./highlights.ts";
import { type Past, pastOf } from "./past.ts";
import { type Lifts, type Line, liftsOf, linesOf, type Rung, rungsOf } from "./pictures.ts";
import type { Said, Truth } from "./said.ts";
import { truthOf } from "./truth.ts";

export type Retold = Readonly<{
  past: Past;
  truth: Truth;
  bluffs: readonly Said[];
  biggest: Said | null;
  unluckiest: Said | null;
  awards: readonly Award[];
  lines: readonly Line[];
  rungs: readonly Rung[];
  lifts: readonly Lifts[];
}>;

/**
 * Takes a whole log, and whether the table has `agreed`; gives all that is told of its game. `ask`: the table
 * ended it early, and has not agreed. Null: it is not over, whatever anybody agreed to.
 */
export function retell(
  log: Log,
  { agreed = false }: { agreed?: boolean } = {},
): Retold | "ask" | null {
  const past = pastOf(log);
  if (past?.end.phase.name !== "over") return null;
  if (past.end.phase.why === "ended" && !agreed) return "ask";
  const truth = truthOf(past);
  return {
    past,
    truth,
    bluffs: bluffsOf(truth),
    biggest: biggestLieOf(truth),
    unluckiest: unluckiestLiftOf(truth),
    awards: awardsOf(truth),
    lines: linesOf(past),
    rungs: rungsOf(truth),
    lifts: liftsOf(truth),
  };
}
