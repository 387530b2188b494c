// Says claims aloud, never what lies in a cup; by voices that live on the phone.

import type { GameEvent } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import type { Roll } from "../game/words/dice.ts";

export type Line = Readonly<{ roll: Roll; ruleset: Ruleset }>;

/** Takes an event and the game after it; gives the claim that was made or repeated, or null. */
export function claimSaid({ phase, ruleset }: Game, event: GameEvent): Line | null {
  switch (event.kind) {
    case "claimed":
    case "passed-blind":
    case "rerolled-blind":
      return phase.name === "answering" ? { roll: phase.standing.roll, ruleset } : null;
    default:
      return null;
  }
}

export type SpeechPorts = Readonly<{
  synthesis: SpeechSynthesis | undefined;
  utter: (text: string) => SpeechSynthesisUtterance;
  /** What is said of a claim, and in which language ("da"). */
  words: (line: Line) => Promise<Readonly<{ text: string; language: string }>>;
}>;

export type Speech = Readonly<{ say: (line: Line) => Promise<void>; hush: () => void }>;

/** Norwegian voices go by several names. */
const NAMES: Readonly<Record<string, readonly string[]>> = { nb: ["nb", "no", "nn"] };

/** Takes all voices; gives one that speaks the language and needs no network, or null. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const names = NAMES[language] ?? [language];
  const own = voices.filter(
    ({ lang, localService }) =>
      localService && names.includes(lang.slice(0, 2).toLowerCase()) && !/^[a-z]{3}/i.test(lang),
  );
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}

export function createSpeech({ synthesis, utter, words }: SpeechPorts): Speech {
  /** Rises with every line: one that was overtaken is not said. */
  let latest = 0;
  const hush = () => {
    latest += 1;
    try {
      synthesis?.cancel();
    } catch {
      // Nothing was said.
    }
  };
  return {
    hush,
    say: async (line) => {
      hush();
      const mine = latest;
      try {
        const { text, language } = await words(line);
        if (mine !== latest || !synthesis) return;
        const voice = voiceFor(synthesis.getVoices(), language);
        if (!voice) return;
        const said = utter(text);
        said.voice = voice;
        said.lang = voice.lang;
        synthesis.speak(said);
      } catch {
        // A voice that fails is no matter of the game.
      }
    },
  };
}
