// What the pictures show of small games, and the steps of the timeline.
import { expect, test } from "vitest";
import { story } from "../game/testing/story.ts";
import { pastOf } from "./past.ts";
import { liftsOf, linesOf, rungsOf } from "./pictures.ts";
import { timelineOf } from "./timeline.ts";
import { truthOf } from "./truth.ts";

type Rules = Parameters<typeof story>[0];

function pastIn(rules: Rules, text: string, names = "Anna Ben Carla") {
  const past = pastOf(story(rules, names, text).log, { agreed: true });
  if (!past) throw new Error("the table has agreed");
  return past;
}

const LIE = "Anna rolls 43. Anna looks. Anna says 61. Ben lifts";

/** "Anna 6 5 4": everybody's lives after each round. */
const read = (rules: Rules, text: string) =>
  linesOf(pastIn(rules, text)).map(({ name, points }) =>
    [
      name,
      ...points.map((point) => {
        if (!point) return "-";
        return point.standing === "in" ? point.lives : `${point.lives}${point.standing}`;
      }),
    ].join(" "),
  );

test.each<[string, Rules, string, readonly string[]]>([
  ["nothing yet", {}, "", ["Anna 6", "Ben 6", "Carla 6"]],
  ["two rounds", {}, `${LIE}. ${LIE}`, ["Anna 6 5 4", "Ben 6 6 6", "Carla 6 6 6"]],
  ["a void round", {}, `${LIE}. open. void`, ["Anna 6 5 5", "Ben 6 6 6", "Carla 6 6 6"]],
  ["corrected before the first", {}, `Ben gets 2. ${LIE}`, ["Anna 6 5", "Ben 2 2", "Carla 6 6"]],
  [
    "who comes and who goes",
    {},
    `${LIE}. Dora joins 3. Carla leaves. ${LIE}`,
    ["Anna 6 5 4", "Ben 6 6 6", "Carla 6 6left 6left", "Dora - 5 5"],
  ],
  ["out", { lives: 1 }, LIE, ["Anna 1 0out", "Ben 1 1", "Carla 1 1"]],
  ["swimming", { lives: 1, secondLife: "swim" }, LIE, ["Anna 1 0swimming", "Ben 1 1", "Carla 1 1"]],
  [
    "the entry that stands",
    { cup: "table" },
    "Anna rolls. Anna says 61. Ben lifts. enter 54. enter 62",
    ["Anna 6 6", "Ben 6 5", "Carla 6 6"],
  ],
])("lives over rounds: %s", (_, rules, text, lines) => {
  expect(read(rules, text)).toEqual(lines);
});

test("sips over rounds, where nothing else is lost", () => {
  const [anna] = linesOf(pastIn({ drinks: "instead" }, `${LIE}. ${LIE}`));
  expect(anna?.points.map((point) => [point?.lives, point?.sips])).toEqual([
    [6, 0],
    [6, 1],
    [6, 2],
  ]);
});

const BELIEVED = LIE.replace("Ben lifts", "Ben believes");
const GAME = `${BELIEVED}. Ben rolls 65. Ben looks. Ben says 65. Carla lifts. open. void`;

test("bluffs by rung, strongest first", () => {
  const rungs = rungsOf(truthOf(pastIn({}, GAME)));
  expect(rungs.map(({ roll }) => roll).slice(0, 3)).toEqual([21, 66, 55]);
  expect(rungs.filter(({ claims }) => claims > 0)).toEqual([
    { roll: 65, claims: 1, lies: 0, believed: 0, unknown: 0 },
    { roll: 61, claims: 1, lies: 1, believed: 1, unknown: 0 },
  ]);
  const real = "Anna rolls. Anna says 61. Ben believes. Ben rolls. Ben says 65";
  const unknown = rungsOf(truthOf(pastIn({ cup: "table" }, real)));
  expect(unknown.flatMap(({ roll, unknown: times }) => (times > 0 ? [roll] : []))).toEqual([
    65, 61,
  ]);
});

test("lifts hit, missed, and drunk to", () => {
  const rules = { blindReroll: "always", thirtyTwo: "toast", opener: "winner" } as const;
  // A hit, Ben opens; a miss, Ben opens again; a toast, for which Anna opens.
  const toast =
    "Ben rolls 43. Ben says 43. Carla believes. Carla rolls 41. Carla rerolls 32. Anna lifts";
  const text = `${LIE}. Ben rolls 43. Ben looks. Ben says 43. Carla lifts. ${toast}`;
  const truth = truthOf(pastIn(rules, text));
  expect(liftsOf(truth)).toEqual([
    { player: "Anna", hit: 0, missed: 0, toast: 1 },
    { player: "Ben", hit: 1, missed: 0, toast: 0 },
    { player: "Carla", hit: 0, missed: 1, toast: 0 },
  ]);
});

/** "4 lifted 43 open": each step with the cup as it stood. */
function stepsIn(rules: Rules, text: string) {
  const past = pastIn(rules, text);
  return timelineOf(past, truthOf(past)).map(({ step, round, event, cup, said }) => {
    const stood = cup && `${cup.thrown.roll ?? "?"} ${cup.looks ?? "?"}${cup.open ? " open" : ""}`;
    return `${round}.${step} ${event.kind}: ${stood ?? "-"}${said ? `, ${said.verdict}` : ""}`;
  });
}

test("the timeline, step by step", () => {
  expect(
    stepsIn({}, `${BELIEVED}. Ben rolls 65. Ben says 65. back. Ben says 65. Carla lifts`),
  ).toEqual([
    "1.0 round-opened: -",
    "1.1 rolled: 43 0",
    "1.2 looked: 43 1",
    "1.3 claimed: 43 1, lie",
    "1.4 believed: -",
    "1.5 rolled: 65 0",
    "1.6 claimed: 65 0, true",
    "1.7 lifted: 65 0 open",
  ]);
});

test("the timeline with real dice tells in hindsight what was lifted, and nothing else", () => {
  const text =
    "Anna rolls. Anna says 61. Ben believes. Ben rolls. Ben says 65. Carla lifts. enter 54";
  expect(stepsIn({ cup: "table" }, `${text}. Ben gets 2`)).toEqual([
    "1.0 round-opened: -",
    "1.1 rolled: ? ?",
    "1.2 claimed: ? ?, unknown",
    "1.3 believed: -",
    "1.4 rolled: 54 ?",
    "1.5 claimed: 54 ?, lie",
    "1.6 lifted: 54 ?",
    "1.7 entered: 54 ? open",
    "1.8 corrected: -",
  ]);
});

test("a shown roll is open, a void one is gone", () => {
  const shown = "Anna rolls 21. Anna looks. Anna shows";
  expect(stepsIn({ openMeyer: true }, `${shown}. Anna rolls 43. void`).slice(3)).toEqual([
    "1.3 meyer-shown: 21 1 open",
    "2.4 round-opened: -",
    "2.5 rolled: 43 0",
    "2.6 round-voided: -",
  ]);
});
