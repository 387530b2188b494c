// What comes back from the disk is the game that was saved, or it is refused: no screen can fail on it.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offersOf } from "../game/flow/offers.ts";
import type { Game } from "../game/flow/state.ts";
import { viewOf } from "../game/flow/view.ts";
import { PATIENT, share } from "../game/testing/runs.ts";
import { everyGame, everyState } from "../game/testing/states.ts";
import { story } from "../game/testing/story.ts";
import { parseLog } from "./events.ts";
import { parseGame } from "./game.ts";
import { damagedFrom } from "./testing/damage.ts";

test("every state of every game is read back as it was", PATIENT, () => {
  everyState(60, 2, ({ game }) => {
    expect(isDeepStrictEqual(parseGame(game), game)).toBe(true);
  });
});

test("every log is read back as it was", () => {
  everyGame(40, ({ log }) => {
    expect(isDeepStrictEqual(parseLog(log), log)).toBe(true);
  });
});

/** All that screens ask of a game. */
function look(game: Game): void {
  offersOf(game);
  viewOf(game, "table");
  for (const { id } of game.players) viewOf(game, id);
}

test("a damaged game is refused, or can be looked at from every seat", () => {
  const states: Game[] = [];
  everyState(30, 5, ({ game }) => states.push(game));
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 4 }), (at, seed, times) => {
      const damaged = damagedFrom(states[at % states.length], seed, times);
      const game = parseGame(damaged);
      if (!game) return;
      accepted += 1;
      look(game);
      expect(parseGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
    }),
    { numRuns: share(4_000) },
  );
  // Otherwise the damage would be too heavy to show anything.
  expect(accepted).toBeGreaterThan(0);
});

test.each(["\u202eAnna", "Anna\u2069", "Q".repeat(501), " "])(
  "a log in which somebody is called %j ends there",
  (name) => {
    const { log } = story({}, "Anna Ben Carla", "Anna rolls 62");
    const [started, ...events] = log;
    const [first, ...others] = started.players;
    const players = [{ ...first, name }, ...others];
    expect(parseLog([{ ...started, players }, ...events])).toBeNull();
    const when = { turn: log.length, at: 1, player: "x" };
    const renamed = { ...when, kind: "renamed", name };
    const joined = { ...when, kind: "joined", name, person: "person", seat: 0 };
    for (const event of [renamed, joined]) {
      expect(parseLog([...log, event])).toEqual(log);
      expect(parseLog([...log, { ...event, name: "Dora" }])).toHaveLength(log.length + 1);
    }
  },
);

test("anything at all is refused without a word", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseGame(value)).toBeNull();
    }),
    { numRuns: share(500) },
  );
});

const held = story({}, "Anna Ben Carla", "Anna rolls 62. Anna says 54. Ben believes. Ben rolls 65");
const { game } = held;
const answering = story({}, "Anna Ben Carla", "Anna rolls 62. Anna says 54").game;
const [anna, ben, carla] = game.players;
const gone = { ...ben, lives: 0, standing: "out" };

describe("a game that cannot be", () => {
  test.each([
    ["whose roller is not at the table", { phase: { ...game.phase, cup: { roller: "Dora" } } }],
    ["whose roller is out", { players: [anna, gone, carla] }],
    ["whose claimant is out", { ...answering, players: [gone, carla] }],
    ["of one player", { players: [ben] }],
    ["of one player who is still in", { players: [{ ...anna, lives: 0, standing: "out" }, ben] }],
    ["with more lives than it began with", { players: [{ ...anna, lives: 7 }, ben, carla] }],
    ["with half a life", { players: [{ ...anna, lives: 0.5 }, ben, carla] }],
    ["with somebody in on no lives", { players: [{ ...anna, lives: 0 }, ben, carla] }],
    ["with two of one name", { players: [anna, ben, { ...carla, name: "Anna" }] }],
    ["with two of one id", { players: [anna, ben, { ...carla, id: "Anna" }] }],
    ["with a name that turns text round", { players: [anna, ben, { ...carla, name: "\u202eC" }] }],
    ["with a name without end", { players: [anna, ben, { ...carla, name: "C".repeat(501) }] }],
    ["with a nameless player", { players: [anna, ben, { ...carla, name: "" }] }],
    ["at half a turn", { turn: 1.5 }],
    ["at no turn", { turn: Number.NaN }],
    ["with more rounds than turns", { round: 99 }],
    ["with rules nobody can play", { ruleset: { ...game.ruleset, lives: 13 } }],
    ["with an opener who is not there", { opener: "Dora" }],
    ["with a face of nine", { phase: { ...game.phase, cup: { dice: [9, 1] } } }],
    ["with a picture too many", { phase: { ...game.phase, cup: { seal: [1, 2, 24] } } }],
    ["with a blind cup being held", { phase: { ...game.phase, cup: { kind: "blind" } } }],
    ["with a real cup under phone rules", { phase: { ...game.phase, cup: { kind: "table" } } }],
    ["with a phase nobody knows", { phase: { name: "dancing" } }],
    ["with an undo that leads nowhere", { undo: {} }],
    ["that goes round in squares", { direction: 4 }],
  ])("%s is refused", (_, change) => {
    const phase = game.phase as { readonly cup: object };
    const changed = "phase" in change && "cup" in change.phase ? change.phase : null;
    const cup = changed && { ...phase.cup, ...(changed.cup as object) };
    const damaged = { ...game, ...change, ...(changed ? { phase: { ...changed, cup } } : {}) };
    expect(parseGame(game)).toEqual(game);
    expect(parseGame(damaged)).toBeNull();
  });

  test.each([
    ["no winners", { winners: [] }],
    ["a winner who is not there", { winners: ["Dora"] }],
    ["a loser who is not there", { losers: ["Dora"] }],
  ])("is over with %s", (_, change) => {
    const over = story({}, "Anna Ben", "Anna rolls 62. Anna says 54. Ben lifts. end").game;
    expect(parseGame(over)).toEqual(over);
    expect(parseGame({ ...over, phase: { ...over.phase, ...change } })).toBeNull();
  });

  test("shows other dice than the roll that was judged", () => {
    const ended = story({}, "Anna Ben", "Anna rolls 62. Anna says 54. Ben lifts").game;
    const { outcome } = ended.phase as { readonly outcome: object };
    const wrong = { ...ended.phase, outcome: { ...outcome, dice: [6, 6] } };
    expect(parseGame(ended)).toEqual(ended);
    expect(parseGame({ ...ended, phase: wrong })).toBeNull();
  });
});
