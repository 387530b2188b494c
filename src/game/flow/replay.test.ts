// Properties of log and state: plain data that survives the disk and leads to the same game again.
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { PATIENT } from "../testing/runs.ts";
import { everyGame, everyState } from "../testing/states.ts";
import { lives, on, story } from "../testing/story.ts";
import { historyOf } from "./history.ts";
import { reduce, replay } from "./reduce.ts";
import { start } from "./setup.ts";
import { sheetOf } from "./sheet.ts";
import type { Game } from "./state.ts";
import { tableOf } from "./step.ts";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

test("a log replays to the same state, and both survive JSON", PATIENT, () => {
  everyGame(40, ({ game, log }) => {
    expect(isDeepStrictEqual(throughJson(game), game)).toBe(true);
    expect(isDeepStrictEqual(throughJson(log), log)).toBe(true);
    expect(isDeepStrictEqual(replay(throughJson(log)), game)).toBe(true);
  });
});

test("the history that stands leads to the same table, one step at a time", PATIENT, () => {
  everyGame(40, ({ game, log }) => {
    const moments = historyOf(log);
    moments.reduce((before, moment) => {
      expect(moment.before).toBe(before);
      return moment.after;
    }, moments[0]?.before);
    const last = moments.at(-1)?.after ?? start(log[0]);
    expect(isDeepStrictEqual(tableOf(last), tableOf(game))).toBe(true);
    expect(moments.map(({ event }) => event.kind)).not.toContain("taken-back");
  });
});

test("a state that went through JSON goes on like the one that did not", PATIENT, () => {
  let twin: Game | null = null;
  everyState(40, 1, ({ game, log }) => {
    const event = log.at(-1);
    if (twin && event && event.kind !== "started" && twin.turn === event.turn) {
      expect(isDeepStrictEqual(reduce(twin, event), game)).toBe(true);
    }
    twin = throughJson(game);
  });
});

test("no state is ever written to", PATIENT, () => {
  everyState(40, 1, ({ game, log }) => {
    freeze(game);
    freeze(log.at(-1));
  });
});

test(
  "the sheet adds up: starting lives minus a player's cells is what they have left",
  PATIENT,
  () => {
    everyGame(40, ({ game, log }) => {
      const { rounds, lives: starting } = sheetOf(log);
      expect(starting).toBe(game.ruleset.lives);
      for (const { id, lives: left } of game.players) {
        const sum = rounds.reduce((all, { cells }) => all + (cells[id]?.sum ?? 0), 0);
        expect(starting - sum).toBe(left);
      }
      for (const { round } of rounds) expect(round).toBeLessThanOrEqual(game.round);
    });
  },
);

test("entering a wrong roll and then the right one is as good as entering the right one", () => {
  const lifted = story({ cup: "table" }, "Anna Ben Carla", "Anna rolls. Anna says 61. Ben lifts");
  const right = on(lifted, "enter 62");
  const mended = on(lifted, "enter 54. enter 62");
  expect(lives(mended)).toBe(lives(right));
  expect(mended.game.phase).toEqual(right.game.phase);
});

test("an event out of turn changes nothing: the very same game comes back", () => {
  const { game } = story({}, "Anna Ben", "open");
  const rolled = { kind: "rolled", by: "Anna", dice: [6, 2], seal: [0, 0, 0], at: 0 } as const;
  expect(reduce(game, { ...rolled, turn: game.turn - 1 })).toBe(game);
  expect(reduce(game, { ...rolled, turn: game.turn + 1 })).toBe(game);
  expect(reduce(game, { ...rolled, turn: game.turn })).not.toBe(game);
});

test.each([
  ["a phone's roll without dice", "phone", { dice: null }],
  ["a phone's roll without a seal", "phone", { seal: null }],
  ["a real cup's roll with dice", "table", { seal: null }],
  ["a real cup's roll with a seal", "table", { dice: null }],
] as const)("%s changes nothing", (_, cup, wrong) => {
  const { game } = story({ cup }, "Anna Ben", "open");
  const rolled = { kind: "rolled", by: "Anna", dice: [6, 2], seal: [0, 0, 0], at: 0 } as const;
  expect(reduce(game, { ...rolled, ...wrong, turn: game.turn })).toBe(game);
});
