// The catalogue in use, and the few phrases that depend on the table's rules.

import { createContext, useContext, useMemo } from "react";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { HALF_MEYER, LITTLE_MEYER, type Roll, type Seal } from "../game/words/dice.ts";
import { isolated } from "../i18n/isolate.ts";
import type { Catalogue, Front, Language, Table } from "../i18n/shape.ts";

export const FrontContext = createContext<Front | null>(null);
export const TableContext = createContext<Table | null>(null);

/** Which language is spoken, and how it is changed. */
export type Speech = Readonly<{ language: Language; speak: (language: Language) => void }>;
export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error("Nobody speaks");
  return speech;
}

/** What Home says; it is there before the first screen is drawn. */
export function useFront(): Front {
  const words = useContext(FrontContext);
  if (!words) throw new Error("No words");
  return words;
}

/** All words of the current language; they come with the game. */
export function useWords(): Catalogue {
  const front = useFront();
  const table = useContext(TableContext);
  if (!table) throw new Error("No words for a game");
  return useMemo(() => ({ ...front, ...table }), [front, table]);
}

/** What each language calls itself. */
export const SELF: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  da: "Dansk",
  nb: "Norsk",
  en: "English",
};

type Ranking = Pick<Ruleset, "littleMeyer" | "halfMeyer">;

type RollWords = Pick<Table, "rolls" | "littleMeyer" | "halfMeyer">;

/** What a roll is called under these rules, as it is said aloud. */
export function rollName(words: RollWords, rules: Ranking, roll: Roll): string {
  if (roll === LITTLE_MEYER && rules.littleMeyer) return words.littleMeyer;
  if (roll === HALF_MEYER && rules.halfMeyer) return words.halfMeyer;
  return words.rolls[roll];
}

/** Names in a row: "Anna, Ben and Carla". */
export function listed(words: Pick<Front, "and">, names: readonly string[]): string {
  const fenced = names.map(isolated);
  const last = fenced.at(-1) ?? "";
  return names.length < 2 ? last : words.and(fenced.slice(0, -1).join(", "), last);
}

/** What a seal shows, in words. */
export function sealName(words: Catalogue, seal: Seal): string {
  const [one = "", two = "", three = ""] = seal.map((picture) => words.seals[picture] ?? "");
  return words.cup.seal(one, two, three);
}
