// The table that is saved says what the score sheet says.
import { expect, test } from "vitest";
import { sheetOf } from "../../game/flow/sheet.ts";
import { story } from "../../game/testing/story.ts";
import { en } from "../../i18n/whole/en.ts";
import { rowsOf } from "./rows.ts";

test("a game of three rounds, a lie, a true claim and a correction", () => {
  const { game, log } = story(
    {},
    "Anna Ben",
    "Anna rolls 62. Anna says 66. Ben lifts. Anna rolls 62. Anna says 62. Ben lifts. Ben gets 2",
  );
  expect(rowsOf(en, sheetOf(log), game.players)).toEqual([
    ["Round", "Anna", "Ben"],
    ["Lives at the start", 6, 6],
    [1, 1, null],
    [2, null, 4],
    ["Left", 5, 2],
  ]);
});
