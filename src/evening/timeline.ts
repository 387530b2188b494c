// The game to step through again, event by event, with the cup as it stood.

import type { GameEvent } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { Past } from "./past.ts";
import type { Said, Throw, Truth } from "./said.ts";

/** What stands in the middle of the table. `open`: lifted or shown, for all to see. */
export type CupThen = Readonly<{ thrown: Throw; looks: number | null; open: boolean }>;

export type Step = Readonly<{
  /** Its place, from 0; `Said` and `Throw` name it. */
  step: number;
  round: number;
  /** Milliseconds since 1970. */
  at: number;
  event: GameEvent;
  before: Game;
  after: Game;
  /** Null between rounds and before a roll. */
  cup: CupThen | null;
  /** The claim this event made. */
  said: Said | null;
}>;

const OPENS: readonly GameEvent["kind"][] = [
  ...(["lifted", "entered", "meyer-shown", "toasted", "surrendered"] as const),
];
const COVERS: readonly Game["phase"]["name"][] = ["holding", "answering", "entering"];

function cupAt({ event, after }: Pick<Step, "event" | "after">, thrown: Throw | undefined) {
  const covered = COVERS.includes(after.phase.name);
  const open = !covered && OPENS.includes(event.kind);
  return thrown && (covered || open) ? { thrown, open } : null;
}

function lookedBy(looks: number | null, { phase }: Game): number | null {
  return "cup" in phase && phase.cup.kind === "sealed" ? phase.cup.looks : looks;
}

/**
 * Takes a game looked back on and its truth; gives its steps. What lay in a real cup is told from its roll
 * on where it was lifted in the end.
 */
export function timelineOf({ moments }: Past, { said, throws }: Truth): readonly Step[] {
  const claims = new Map(said.map((claim) => [claim.step, claim]));
  const rolls = new Map(throws.map((thrown) => [thrown.step, thrown]));
  let thrown: Throw | undefined;
  return moments.map((moment, step) => {
    thrown = rolls.get(step) ?? thrown;
    const { event, before, after } = moment;
    const cup = cupAt(moment, thrown);
    return {
      step,
      round: after.round,
      at: event.at,
      event,
      before,
      after,
      cup: cup && { ...cup, looks: lookedBy(cup.thrown.looks, after) },
      said: claims.get(step) ?? null,
    };
  });
}
