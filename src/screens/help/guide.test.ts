// The guide: a line for each step that is true of the table's rules, and the same whatever lies in the cup.
import { describe, expect, test } from "vitest";
import type { Game } from "../../game/flow/state.ts";
import { viewOf } from "../../game/flow/view.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { PATIENT } from "../../game/testing/runs.ts";
import { everyState } from "../../game/testing/states.ts";
import { story } from "../../game/testing/story.ts";
import { frontOf, tableOf } from "../../i18n/load.ts";
import { type Catalogue, LANGUAGES, type Language } from "../../i18n/shape.ts";
import { guideOf } from "./guide.ts";

const loaded = async (language: Language): Promise<Catalogue> => ({
  ...(await frontOf(language)),
  ...(await tableOf(language)),
});
const en = await loaded("en");

type Case = readonly [told: string, rules: Partial<Ruleset>, screen: string, line: string | null];

const CASES: readonly Case[] = [
  ["", {}, "handover", en.guide.handover],
  ["", { cup: "table" }, "handover", en.guide.handoverTable],
  ["", {}, "between", en.guide.next],
  ["open.", {}, "roll", en.guide.roll],
  ["open. Anna rolls 63.", {}, "claim", en.guide.first],
  ["open. Anna rolls 63.", { understate: false }, "claim", en.guide.honest],
  ["open. Anna rolls 63. Anna looks. Anna says 63.", {}, "answer", en.guide.answer(en.answer.pull)],
  [
    "open. Anna rolls 63. Anna looks. Anna says 63.",
    { raise: "equal" },
    "answer",
    en.guide.answerEqual(en.answer.pull),
  ],
  ["open. Anna rolls 63. Anna says 21.", {}, "answer", en.guide.answerMeyer(en.answer.pull)],
  [
    "open. Anna rolls 63. Anna says 63. Ben believes. Ben rolls 64.",
    {},
    "claim",
    "Hold the cup to look. Then claim more than sixty-three, true or not.",
  ],
  [
    "open. Anna rolls 63. Anna says 63. Ben believes. Ben rolls 64.",
    { raise: "equal" },
    "claim",
    "Hold the cup to look. Then claim sixty-three or more, true or not.",
  ],
  [
    "open. Anna rolls 63. Anna says 63. Ben believes. Ben rolls 64.",
    { understate: false },
    "claim",
    "Hold the cup to look. Then claim more than sixty-three, and no less than it holds.",
  ],
  [
    "open. Anna rolls 63. Anna says 63. Ben believes. Ben rolls 64.",
    { understate: false, raise: "equal" },
    "claim",
    "Hold the cup to look. Then claim sixty-three or more, and no less than it holds.",
  ],
  [
    "open. Anna rolls 63. Anna says 21. Ben believes. Ben rolls 64.",
    { raise: "equal", meyerBelieved: "play-on" },
    "claim",
    en.guide.again,
  ],
  ["open. Anna rolls 63. Anna says 63. Ben lifts.", {}, "reveal", en.guide.held],
  ["open. Anna rolls 63. Anna says 64. Ben lifts.", {}, "reveal", en.guide.lied],
  ["open. Anna rolls 63. Anna says 21. Ben believes.", {}, "reveal", en.guide.ended],
];

test.each(CASES)("%s %j on %s", (told, rules, screen, line) => {
  const { game } = story(rules, "Anna Ben Carla", told);
  expect(guideOf(en, viewOf(game, "table"), screen)).toBe(line);
});

/** The same game with another roll under the cup. */
function swapped(game: Game): Game | null {
  const { phase } = game;
  if (phase.name !== "holding" && phase.name !== "answering") return null;
  if (phase.cup.kind === "table") return null;
  return { ...game, phase: { ...phase, cup: { ...phase.cup, dice: [2, 1] } } } as Game;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every state has a whole line, and none tells what lies in the cup", PATIENT, async () => {
    const words = await loaded(language);
    everyState(40, 7, ({ game }) => {
      const view = viewOf(game, "table");
      for (const screen of ["handover", "reveal", "act"]) {
        const line = guideOf(words, view, screen);
        expect(line ?? "").not.toMatch(/undefined|\[object/);
        expect(line === null).toBe(screen === "act" && view.phase.name === "over");
        const other = swapped(game);
        if (other) expect(guideOf(words, viewOf(other, "table"), screen)).toBe(line);
      }
    });
  });
});
