// Claims are said aloud; a roll never is, and no voice that sends them away.
import { expect, test, vi } from "vitest";
import type { GameEvent } from "../game/flow/events.ts";
import { story } from "../game/testing/story.ts";
import { claimSaid, createSpeech, type Line, voiceFor } from "./speech.ts";

const SAID = "Anna rolls 62. Anna looks. Anna says 54";

test.each([
  ["Anna rolls 62", null],
  ["Anna rolls 62. Anna looks", null],
  [SAID, 54],
  [`${SAID}. Ben passes 61`, 61],
  [`${SAID}. Ben believes`, null],
  [`${SAID}. Ben believes. Ben rolls 41. Ben rerolls 66`, 54],
  [`${SAID}. Ben lifts`, null],
] as const)("%s: %s", (text, roll) => {
  const rules = { blindPass: "higher", blindReroll: "always" } as const;
  const { game, log } = story(rules, "Anna Ben Carla", text);
  expect(claimSaid(game, log.at(-1) as GameEvent)?.roll ?? null).toBe(roll);
});

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default" | "name">;
const voice = (lang: string, name = lang, extra: Partial<Voice> = {}) =>
  ({ lang, name, localService: true, default: false, ...extra }) as SpeechSynthesisVoice;

test.each([
  ["de", [voice("en-GB"), voice("de-DE")], "de-DE"],
  ["nb", [voice("no-NO")], "no-NO"],
  ["nb", [voice("nb_NO")], "nb_NO"],
  ["da", [voice("da-DK", "away", { localService: false })], null],
  ["da", [voice("dan-DK")], null],
  ["en", [voice("en-US"), voice("en-GB", "own", { default: true })], "own"],
  ["en", [], null],
] as const)("%s of %o is said by %s", (language, voices, name) => {
  expect(voiceFor(voices, language)?.name ?? null).toBe(name);
});

function mouth(voices: readonly SpeechSynthesisVoice[]) {
  const said: string[] = [];
  const cancel = vi.fn();
  const synthesis = {
    getVoices: () => [...voices],
    speak: ({ text, lang }: SpeechSynthesisUtterance) => said.push(`${lang}: ${text}`),
    cancel,
  } as unknown as SpeechSynthesis;
  return { synthesis, said, cancel };
}

const line = (roll: Line["roll"]) => ({ roll }) as Line;
const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;
const words = async ({ roll }: Line) => ({ text: `number ${roll}`, language: "de" });

test("only the last of several lines is said", async () => {
  const { synthesis, said } = mouth([voice("de-AT")]);
  const speech = createSpeech({ synthesis, utter, words });
  await Promise.all([speech.say(line(54)), speech.say(line(61))]);
  expect(said).toEqual(["de-AT: number 61"]);
});

test("hushed, it does not say what it was about to", async () => {
  const { synthesis, said, cancel } = mouth([voice("de-AT")]);
  const speech = createSpeech({ synthesis, utter, words });
  const saying = speech.say(line(54));
  speech.hush();
  await saying;
  expect([said, cancel.mock.calls.length]).toEqual([[], 2]);
});

test("no voice of the language, none at all, or one that fails: silence", async () => {
  const { synthesis, said } = mouth([voice("fr-FR")]);
  await createSpeech({ synthesis, utter, words }).say(line(54));
  await createSpeech({ synthesis: undefined, utter, words }).say(line(54));
  const lost = async () => {
    throw new Error("no words");
  };
  await createSpeech({ synthesis, utter, words: lost }).say(line(54));
  expect(said).toEqual([]);
});
