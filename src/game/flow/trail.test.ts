// The trail of a round: what all may know of it, in order, and never a covered roll.
import { expect, test } from "vitest";
import { PATIENT } from "../testing/runs.ts";
import { everyState } from "../testing/states.ts";
import { on, type Story, story } from "../testing/story.ts";
import { hidesDice, THROWS } from "../testing/swap.ts";
import type { Dice } from "../words/dice.ts";
import type { GameEvent, Log } from "./events.ts";
import { replay } from "./reduce.ts";
import { saidUnseen, type Trace, trailOf } from "./trail.ts";

/** A trace as somebody at the table would say it. */
function said(trace: Trace): string {
  const { kind, ...rest } = trace;
  return [kind, ...Object.values(rest).map(String)].join(" ");
}

const trail = (told: Story, round?: number) => trailOf(told.log, round).map(said);
const blind = { blindReroll: "always", blindPass: "higher", surrender: true } as const;

test.each([
  ["nothing yet", {}, "", []],
  ["an open round", {}, "open", []],
  ["a roll", {}, "Anna rolls 63", ["rolled Anna"]],
  [
    "looks are counted",
    {},
    "Anna rolls 63. Anna looks. Anna looks. Anna says 54",
    ["rolled Anna", "looked Anna 2", "claimed Anna 54"],
  ],
  [
    "looks at the next roll anew",
    {},
    "Anna rolls 63. Anna looks. Anna says 54. Ben believes. Ben rolls 21. Ben looks",
    [
      ...["rolled Anna", "looked Anna 1", "claimed Anna 54"],
      ...["believed Ben", "rolled Ben", "looked Ben 1"],
    ],
  ],
  [
    "passed and re-rolled blind",
    blind,
    "Anna rolls 63. Anna says 54. Ben passes 61. Carla believes. Carla rolls 43. Carla rerolls 21",
    [
      ...["rolled Anna", "claimed Anna 54", "passed-blind Ben 61", "believed Carla"],
      ...["rolled Carla", "rerolled-blind Carla 61"],
    ],
  ],
  [
    "a lift",
    {},
    "Anna rolls 62. Anna says 54. Ben lifts",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 62 held"],
  ],
  [
    "a double",
    { double: true },
    "Anna rolls 62. Anna says 21. Ben doubles",
    ["rolled Anna", "claimed Anna 21", "lifted Ben true 62 unseen"],
  ],
  [
    "a shown Meyer",
    { openMeyer: true },
    "Anna rolls 21. Anna looks. Anna shows",
    ["rolled Anna", "looked Anna 1", "meyer-shown Anna 21"],
  ],
  [
    "a toast",
    { thirtyTwo: "toast" },
    "Anna rolls 32. Anna looks. Anna toasts",
    ["rolled Anna", "looked Anna 1", "toasted Anna 32"],
  ],
  [
    "surrender",
    blind,
    "Anna rolls 63. Anna says 63. Ben believes. Ben rolls 31. Ben looks. Ben surrenders",
    [
      ...["rolled Anna", "claimed Anna 63", "believed Ben", "rolled Ben", "looked Ben 1"],
      "surrendered Ben 31",
    ],
  ],
  [
    "a real cup before its roll is entered",
    { cup: "table" },
    "Anna rolls. Anna says 54. Ben lifts",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false null null"],
  ],
  [
    "a real cup's roll",
    { cup: "table" },
    "Anna rolls. Anna says 54. Ben lifts. enter 43",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 43 lied"],
  ],
  [
    "a real cup's roll, changed",
    { cup: "table" },
    "Anna rolls. Anna says 54. Ben lifts. enter 43. enter 62",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 62 held"],
  ],
  [
    "a real cup's Meyer",
    { cup: "table", openMeyer: true },
    "Anna rolls. Anna shows",
    ["rolled Anna", "meyer-shown Anna null"],
  ],
  [
    "what was taken back is gone",
    {},
    "Anna rolls 62. Anna says 54. back. Anna says 61",
    ["rolled Anna", "claimed Anna 61"],
  ],
  ["a void round", {}, "Anna rolls 62. void", ["rolled Anna", "round-voided"]],
  [
    "a buy-in",
    { lives: 1, secondLife: "buy-in" },
    "Anna rolls 31. Anna says 54. Ben lifts. Anna buys",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 31 unseen", "bought-in Anna"],
  ],
  [
    "no buy-in",
    { lives: 1, secondLife: "buy-in" },
    "Anna rolls 31. Anna says 54. Ben lifts. Anna declines",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 31 unseen", "declined Anna"],
  ],
  [
    "a life roll",
    { lives: 2, secondLife: "reroll" },
    "Anna rolls 31. Anna says 54. Ben lifts. Anna throws 5",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 31 unseen", "lives-rerolled Anna 5"],
  ],
  [
    "the table's own events are on the sheet",
    {},
    "Anna rolls 62. Anna says 54. Ben lifts. Carla gets 3. Ben becomes Benno. Dora joins 1",
    ["rolled Anna", "claimed Anna 54", "lifted Ben false 62 held"],
  ],
  [
    "the latest round only",
    {},
    "Anna rolls 62. Anna says 54. Ben lifts. Ben rolls 43",
    ["rolled Ben"],
  ],
] as const)("%s", (_, rules, text, traces) => {
  expect(trail(story(rules, "Anna Ben Carla", text))).toEqual(traces);
});

test("an earlier round can be asked for, and one that is not there has no trail", () => {
  const told = on(
    story({}, "Anna Ben Carla", "Carla gets 3. Anna rolls 62. Anna says 54. Ben lifts"),
    "Ben rolls 43. Ben says 43",
  );
  expect(trail(told, 1)).toEqual(["rolled Anna", "claimed Anna 54", "lifted Ben false 62 held"]);
  expect(trail(told, 2)).toEqual(["rolled Ben", "claimed Ben 43"]);
  expect(trail(told, 0)).toEqual([]);
  expect(trail(told, 3)).toEqual([]);
});

const SAYINGS: readonly string[] = ["claimed", "passed-blind", "rerolled-blind"];

const isRolled = (event: Log[number]) => event.kind === "rolled" || event.kind === "rerolled-blind";

/** The log with other dice in its last roll: the one that lies in the cup. */
function withLast([started, ...events]: Log, dice: Dice): Log {
  const at = events.findLastIndex(isRolled);
  const swapped = events.map(
    (event, place): GameEvent => (place === at && isRolled(event) ? { ...event, dice } : event),
  );
  return [started, ...swapped];
}

test(
  "nothing of a covered roll is in it: equal for every roll that could lie there",
  PATIENT,
  () => {
    let compared = 0;
    everyState(20, 30, ({ game, log }) => {
      if (!hidesDice(game)) return;
      const shown = JSON.stringify(trailOf(log));
      expect(shown).not.toMatch(/"dice"|"seal"|"inCup":\d/);
      // Other dice may have barred what has been done since: that would be no log of a game.
      const fit = THROWS.map((dice) => withLast(log, dice)).filter(
        (other) => replay(other).turn === game.turn,
      );
      expect(fit.filter((other) => JSON.stringify(trailOf(other)) !== shown)).toEqual([]);
      compared += fit.length;
    });
    expect(compared).toBeGreaterThan(0);
  },
);

test("a claim of a covered cup is the only roll it names", PATIENT, () => {
  everyState(15, 20, ({ game, log }) => {
    if (game.phase.name !== "holding" && game.phase.name !== "answering") return;
    const named = trailOf(log).flatMap((trace) => ("roll" in trace ? [trace.kind] : []));
    expect(named.filter((kind) => !SAYINGS.includes(kind))).toEqual([]);
  });
});

test.each([
  ["looked at", "Anna rolls 43. Anna looks. Anna says 54. Ben lifts", "lied"],
  ["never looked at", "Anna rolls 43. Anna says 54. Ben lifts", "unseen"],
  ["passed on", "Anna rolls 43. Anna looks. Anna says 54. Ben passes 54. Carla lifts", "unseen"],
  [
    "re-rolled blind",
    "Anna rolls 66. Anna looks. Anna says 61. Ben believes. Ben rolls 43. Ben looks. Ben rerolls 52. Carla lifts",
    "unseen",
  ],
  ["true", "Anna rolls 66. Anna looks. Anna says 61. Ben lifts", "held"],
  ["true and never looked at", "Anna rolls 66. Anna says 61. Ben lifts", "held"],
])("what did not hold is a lie only of whoever had looked: %s", (_name, text, verdict) => {
  const told = story({ blindPass: "same", blindReroll: "always" }, "Anna Ben Carla", text);
  expect(trailOf(told.log).at(-1)).toMatchObject({ verdict });
  const { phase } = told.game;
  const lied = "outcome" in phase && phase.outcome?.kind === "lifted" && phase.outcome.verdict;
  expect(lied === "lied" && saidUnseen(told.log)).toBe(verdict === "unseen");
});

test(
  "a claim is unseen where no look stands before it on the trail, at any moment of any game",
  PATIENT,
  () => {
    const found = { seen: 0, unseen: 0 };
    everyState(60, 3, ({ game, log }) => {
      const { phase, ruleset } = game;
      const lied = "outcome" in phase && phase.outcome?.kind === "lifted";
      if (phase.name !== "answering" && !lied) return;
      const trail = trailOf(log);
      const last = trail.findLastIndex(({ kind }) => SAYINGS.includes(kind));
      const looked = ruleset.cup === "table" || trail[last - 1]?.kind === "looked";
      const unseen = trail[last]?.kind !== "claimed" || !looked;
      expect(saidUnseen(log)).toBe(unseen);
      const shown = trail.some((trace) => trace.kind === "lifted" && trace.verdict === "unseen");
      if (shown) expect(unseen).toBe(true);
      found[unseen ? "unseen" : "seen"] += 1;
    });
    expect(Math.min(found.seen, found.unseen)).toBeGreaterThan(0);
  },
);
