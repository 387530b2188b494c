// The figures of small games counted by hand, and what is kept of them.
import { expect, test } from "vitest";
import { presetOf as presetBy, presetLike } from "../game/rules/registry.ts";
import { BASE } from "../game/rules/ruleset.ts";
import { story } from "../game/testing/story.ts";
import { COUNTS, type Counts, NONE, sumOf } from "./counts.ts";
import { type Figures, figuresOf, PAUSE, totalOf } from "./figures.ts";
import { packFigures, unpackFigures } from "./kept.ts";

type Rules = Parameters<typeof story>[0];

function figuresIn(rules: Rules, text: string, names = "Anna Ben Carla"): Figures {
  const figures = figuresOf(story(rules, names, text).log);
  if (!figures) throw new Error("the game is not over");
  return figures;
}

/** What is counted besides the game itself: "rolls 1, lies 1". */
const read = (counts: Counts) =>
  COUNTS.filter((count) => counts[count] > 0 && count !== "games")
    .map((count) => `${count} ${counts[count]}`)
    .join(", ");

const rows = ({ players }: Figures) => players.map(({ id, counts }) => `${id}: ${read(counts)}`);

const BELIEVED = "Anna rolls 43. Anna looks. Anna looks. Anna says 61. Ben believes";
const pass = { blindPass: "same", blindReroll: "always", lives: 1 } as const;

test.each<[string, Rules, string, string, readonly string[]]>([
  [
    "a lie that was believed, another that was caught",
    { lives: 1 },
    "Anna Ben Carla",
    `${BELIEVED}. Ben rolls 52. Ben looks. Ben says 62. Carla lifts. end`,
    [
      "Anna: wins 1, rolls 1, looks 2, claims 1, lies 1, liesBelieved 1",
      "Ben: rolls 1, looks 1, claims 1, lies 1, liesCaught 1, beliefs 1, gulled 1, livesLost 1",
      "Carla: wins 1, found 1, lifts 1, liftsWon 1",
    ],
  ],
  [
    "a lie passed blind, and a lift that hits who only passed it on",
    pass,
    "Anna Ben",
    "Anna rolls 43. Anna looks. Anna says 61. Ben passes 61. Anna lifts",
    [
      "Anna: wins 1, rolls 1, looks 1, claims 1, lies 1, liesPassed 1, lifts 1, liftsWon 1",
      "Ben: blindPasses 1, livesLost 1",
    ],
  ],
  [
    "a Meyer claimed without a look, and believed",
    { ...pass, double: true, raise: "equal", drinks: "also" },
    "Anna Ben",
    "Anna rolls 43. Anna says 21. Ben believes",
    ["Anna: wins 1, rolls 1, claims 1, unlooked 1", "Ben: beliefs 1, livesLost 1, sips 1"],
  ],
  [
    "a doubled lift in vain, and a roll of 21",
    { ...pass, double: true },
    "Anna Ben",
    "Anna rolls 21. Anna looks. Anna says 21. Ben doubles",
    [
      "Anna: wins 1, rolls 1, meyers 1, looks 1, claims 1",
      "Ben: lifts 1, liftsLost 1, doubles 1, livesLost 1",
    ],
  ],
  [
    "a blind re-roll",
    pass,
    "Anna Ben",
    "Anna rolls 61. Anna looks. Anna says 61. Ben believes. Ben rolls 43. Ben rerolls 31. Anna lifts",
    [
      "Anna: wins 1, rolls 1, looks 1, claims 1, lifts 1, liftsWon 1",
      "Ben: rolls 2, blindRerolls 1, beliefs 1, livesLost 1",
    ],
  ],
  [
    "what was void or taken back counts nowhere",
    { lives: 1 },
    "Anna Ben",
    `${BELIEVED}. void. Anna rolls 43. Anna looks. Anna says 61. back. Anna says 43. Ben lifts`,
    ["Anna: wins 1, rolls 1, looks 1, claims 1", "Ben: lifts 1, liftsLost 1, livesLost 1"],
  ],
  [
    "with real dice it says how much is unknown",
    { cup: "table", lives: 1 },
    "Anna Ben",
    "Anna rolls. Anna says 61. Ben believes. Ben rolls. Ben says 65. Anna lifts. enter 54",
    [
      "Anna: wins 1, rolls 1, claims 1, unknown 1, found 1, lifts 1, liftsWon 1",
      "Ben: rolls 1, claims 1, lies 1, liesCaught 1, beliefs 1, livesLost 1",
    ],
  ],
])("%s", (_, rules, names, text, counted) => {
  expect(rows(figuresIn(rules, text, names))).toEqual(counted);
});

test("what the history tells of a game", () => {
  const text = "Anna rolls 43. Anna says 61. Ben lifts. Ben becomes Benno";
  const figures = figuresIn({ end: "first-out", lives: 2 }, `${text}. ${text.slice(0, 40)}`);
  const { players, ...head } = figures;
  expect(head).toEqual({
    game: "story",
    began: 0,
    ended: 9000,
    played: 9000,
    preset: null,
    cup: "phone",
    rounds: 2,
    why: "first-out",
    winners: ["Ben", "Carla"],
    losers: ["Anna"],
  });
  expect(players.map(({ id, name }) => [id, name])).toEqual([
    ["Anna", "Anna"],
    ["Ben", "Benno"],
    ["Carla", "Carla"],
  ]);
});

test("a long pause is no play, and a clock that was set back takes none away", () => {
  const { log } = story({ lives: 1 }, "Anna Ben", "Anna rolls 43. Anna says 61. Ben lifts");
  const [started, ...events] = log;
  const at = [1000, 1000 + 24 * 60 * 60 * 1000, 500, 2500];
  const late = events.map((event, place) => ({ ...event, at: at[place] ?? 0 }));
  expect(figuresOf([started, ...late])).toMatchObject({ ended: 2500, played: 1000 + PAUSE + 2000 });
});

test.each([
  ["a tradition as it is written", presetBy("bodega").ruleset, "bodega"],
  [
    "whatever the order of its options",
    Object.fromEntries(Object.entries(BASE).reverse()),
    "meiern",
  ],
  ["a tradition with fewer lives", { ...BASE, lives: 3 }, "meiern"],
  ["a tradition with real dice", { ...BASE, cup: "table" }, "meiern"],
  ["house rules", { ...BASE, double: true }, null],
  ["another cost of a Meyer", { ...BASE, meyerLoss: { lifter: 2, claimant: 1 } }, null],
] as const)("%s", (_, ruleset, preset) => {
  expect(presetLike(ruleset as typeof BASE)).toBe(preset);
});

const SOME = figuresIn({ lives: 1 }, `${BELIEVED}. Ben rolls 52. Ben says 62. Carla lifts. end`);

test("everybody's counts together", () => {
  expect(read(totalOf(SOME))).toBe(
    "wins 2, rolls 2, looks 2, claims 2, unlooked 1, lies 1, liesBelieved 1, beliefs 1, gulled 1, lifts 1, liftsWon 1, livesLost 1",
  );
  expect(totalOf(SOME).games).toBe(3);
  expect(sumOf([])).toEqual(NONE);
});

test("figures survive being kept", () => {
  const kept = packFigures(SOME);
  expect(unpackFigures(kept)).toEqual(SOME);
  expect(kept.length).toBeLessThan(500);
});

const broken = (change: (parts: unknown[]) => void) => {
  const parts = JSON.parse(packFigures(SOME));
  change(parts);
  return JSON.stringify(parts);
};

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["an object", {}],
  ["no JSON", "[1,"],
  ["something else", "{}"],
  ["null", "null"],
  ["another version", broken((parts) => parts.splice(0, 1, 1))],
  ["no head", broken((parts) => parts.splice(1, 1, []))],
  ["a time that is none", broken(([, head]) => (head as unknown[]).splice(1, 1, "soon"))],
  ["a preset nobody knows", broken(([, head]) => (head as unknown[]).splice(4, 1, "poker"))],
  ["a cup nobody knows", broken(([, head]) => (head as unknown[]).splice(5, 1, "glass"))],
  ["half a round", broken(([, head]) => (head as unknown[]).splice(6, 1, 0.5))],
  ["no end", broken(([, head]) => (head as unknown[]).splice(7, 1, null))],
  ["a winner who did not play", broken((parts) => parts.splice(2, 1, [3]))],
  ["a loser who did not play", broken((parts) => parts.splice(3, 1, [-1]))],
  ["a count too few", broken((parts) => (parts[4] as unknown[][])[0]?.pop())],
  ["a count too many", broken((parts) => (parts[4] as unknown[][])[0]?.push(0))],
  ["a count below nothing", broken((parts) => (parts[4] as unknown[][])[0]?.splice(3, 1, -1))],
  ["a player without a name", broken((parts) => (parts[4] as unknown[][])[0]?.splice(1, 1, 7))],
])("what is kept is not trusted: %s", (_, text) => {
  expect(unpackFigures(text)).toBeNull();
});
