// Names and rolls of a game that is told, as its table would say them.

import { createContext, useContext } from "react";
import type { Said, Truth } from "../../evening/said.ts";
import type { Roll } from "../../game/words/dice.ts";
import type { PlayerId } from "../../game/words/table.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { listed, rollName } from "../words.ts";

export type Say = Readonly<{
  name: (id: PlayerId) => string;
  names: (ids: readonly PlayerId[]) => string;
  roll: (roll: Roll) => string;
}>;

export const SayContext = createContext<Say | null>(null);

export function useSay(): Say {
  const say = useContext(SayContext);
  if (!say) throw new Error("Nothing is told");
  return say;
}

export function sayOf(words: Catalogue, { players, ruleset }: Pick<Truth, "players" | "ruleset">) {
  const name = (id: PlayerId) => players.find((player) => player.id === id)?.name ?? id;
  return {
    name,
    names: (ids) => listed(words, ids.map(name)),
    roll: (roll) => rollName(words, ruleset, roll),
  } satisfies Say;
}

/** Who claimed what, and how. */
export function claimLine({ evening }: Catalogue, say: Say, { by, how, roll }: Said): string {
  const [name, said] = [say.name(by), say.roll(roll)];
  switch (how) {
    case "claimed":
      return evening.said(name, said);
    case "passed-blind":
      return evening.passed(name, said);
    case "rerolled-blind":
      return evening.rerolled(name, said);
  }
}

/** How it was answered. */
export function answerLine({ evening }: Catalogue, say: Say, { answer }: Said): string {
  if (!answer) return evening.unanswered;
  const name = say.name(answer.by);
  switch (answer.kind) {
    case "believed":
      return evening.believedBy(name);
    case "lifted":
      return evening.liftedBy(name);
    case "passed-blind":
      return evening.passedBy(name);
  }
}
