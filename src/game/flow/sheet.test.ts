// The score sheet: a cell for each player and round where something changed, with its marks.
import { expect, test } from "vitest";
import { story } from "../testing/story.ts";
import { sheetOf } from "./sheet.ts";

const ANNA_LIES = "Anna rolls 43. Anna says 61. Ben lifts";
const SHOW = "Anna rolls 21. Anna looks. Anna shows";

/** A sheet as a table would read it out: "1: Anna 2 out, Ben 0 left". */
const read = (rules: Parameters<typeof story>[0], names: string, text: string) =>
  sheetOf(story(rules, names, text).log).rounds.map(({ round, cells }) => {
    const row = Object.entries(cells).map(([name, { sum, marks }]) =>
      [name, sum, ...marks].join(" "),
    );
    return `${round}: ${row.join(", ")}`;
  });

const Q = "Anna Ben Carla";

test.each([
  ["nothing before the first round", {}, Q, "", []],
  ["a new name is no cell", {}, Q, "Anna becomes Ann", []],
  ["an open round has no cell yet", {}, Q, "open", ["1: "]],
  ["a loss", {}, Q, ANNA_LIES, ["1: Anna 1"]],
  ["a loss to 0", { lives: 1 }, Q, ANNA_LIES, ["1: Anna 1 out"]],
  ["several at once", { openMeyer: true }, Q, SHOW, ["1: Ben 1, Carla 1"]],
  ["a void round", {}, Q, "open. void", ["1: "]],
  ["a toast", { thirtyTwo: "toast" }, Q, "Anna rolls 32. Anna looks. Anna toasts", ["1: "]],
  ["only sips", { drinks: "instead" }, Q, ANNA_LIES, ["1: "]],
  [
    "swimming, then out by a loss of 0",
    { lives: 1, secondLife: "swim" },
    Q,
    `${ANNA_LIES}. ${ANNA_LIES}`,
    ["1: Anna 1 swimming", "2: Anna 0 out"],
  ],
  [
    "a buy-in is -1",
    { lives: 2, secondLife: "buy-in" },
    Q,
    "Anna rolls 43. Anna says 21. Ben lifts. Anna buys",
    ["1: Anna 1 buy-in"],
  ],
  ["asked is not yet out", { lives: 1, secondLife: "buy-in" }, Q, ANNA_LIES, ["1: Anna 1"]],
  [
    "declined is out",
    { lives: 1, secondLife: "buy-in" },
    Q,
    `${ANNA_LIES}. Anna declines`,
    ["1: Anna 1 out"],
  ],
  [
    "declined ends a first-out game, and is out",
    { lives: 1, secondLife: "buy-in", end: "first-out" },
    Q,
    `${ANNA_LIES}. Anna declines`,
    ["1: Anna 1 out"],
  ],
  [
    "a life roll is old minus new",
    { lives: 4, secondLife: "reroll" },
    Q,
    `Anna gets 3. ${ANNA_LIES}. Anna throws 4`,
    ["0: Anna 1 corrected", "1: Anna -1 reroll"],
  ],
  [
    "corrections, old minus new",
    {},
    Q,
    "Anna gets 2. Anna gets 5",
    ["0: Anna 1 corrected corrected"],
  ],
  ["corrected out", {}, Q, "Anna gets 0", ["0: Anna 6 corrected out"]],
  ["corrected in again", {}, Q, "Anna gets 0. Anna gets 6", ["0: Anna 0 corrected out corrected"]],
  [
    "a joiner's first cell is starting lives minus lives given",
    {},
    Q,
    "Anna gets 2. Dora joins 3",
    ["0: Anna 4 corrected, Dora 4 joined"],
  ],
  ["who leaves keeps their lives", {}, Q, `${ANNA_LIES}. Anna leaves`, ["1: Anna 1 left"]],
  [
    "who comes back may have fewer",
    {},
    Q,
    "Ben leaves. Carla gets 4. Ben returns",
    ["0: Ben 2 left rejoined, Carla 2 corrected"],
  ],
  [
    "what is entered anew counts once",
    { cup: "table" },
    Q,
    "Anna rolls. Anna says 61. Ben lifts. enter 54. enter 62",
    ["1: Ben 1"],
  ],
  [
    "what is taken back does not count",
    {},
    Q,
    "Anna rolls 43. Anna says 21. Ben believes. back. Ben lifts",
    ["1: Anna 2"],
  ],
  [
    "a round that was entered anew stays apart from the next",
    { cup: "table" },
    Q,
    "Anna rolls. Anna says 61. Ben lifts. enter 54. enter 62. Ben rolls. Ben says 61. Carla lifts. enter 66. enter 43",
    ["1: Ben 1", "2: Ben 1"],
  ],
  [
    "what no longer fits the entered roll drops out",
    { cup: "table", lives: 1, secondLife: "buy-in" },
    Q,
    "Anna rolls. Anna says 61. Ben lifts. enter 54. Anna buys. enter 62. Ben declines",
    ["1: Ben 1 out"],
  ],
] as const)("%s", (_, rules, names, text, rows) => {
  expect(read(rules, names, text)).toEqual(rows);
});

test("the sheet says what everybody started with", () => {
  expect(sheetOf(story({ lives: 9 }, Q).log).lives).toBe(9);
});
