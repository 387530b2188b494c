// What a game can start with, and what it starts as.
import { expect, test } from "vitest";
import { BASE } from "../rules/ruleset.ts";
import type { StartedEvent } from "./events.ts";
import { offersOf } from "./offers.ts";
import { setupFault, start } from "./setup.ts";

const seat = (id: string, name = id) => ({ id, name, kind: "person" as const });
const seats = (count: number) => Array.from({ length: count }, (_, at) => seat(`Player ${at + 1}`));

const started = (differs: Partial<StartedEvent> = {}): StartedEvent => ({
  kind: "started",
  turn: 0,
  at: 12345,
  game: "g1",
  players: [seat("Anna"), seat("Ben"), seat("Carla")],
  ruleset: BASE,
  opener: "Ben",
  ...differs,
});

test.each([
  ["three", {}, null],
  ["nobody", { players: [] }, "too-few-players"],
  ["one", { players: seats(1), opener: "Player 1" }, "too-few-players"],
  ["two", { players: seats(2), opener: "Player 1" }, null],
  ["twelve", { players: seats(12), opener: "Player 12" }, null],
  ["thirteen", { players: seats(13), opener: "Player 1" }, "too-many-players"],
  ["one id twice", { players: [seat("Ben", "Anna"), seat("Ben")] }, "id-taken"],
  ["one name twice", { players: [seat("Anna", "Ben"), seat("Ben", " BEN ")] }, "name-taken"],
  ["no name", { players: [seat("Ben"), seat("Anna", " ")] }, "name-empty"],
  ["a long name", { players: [seat("Ben"), seat("Anna", "x".repeat(25))] }, "name-long"],
  ["an opener who is not there", { opener: "Dora" }, "no-such-opener"],
  ["no lives", { ruleset: { ...BASE, lives: 0 } }, "lives-out-of-range"],
  ["play on", { ruleset: { ...BASE, meyerBelieved: "play-on" } }, "play-on-needs-equal"],
] as const)("%s: %j cannot start because %s", (_, differs, fault) => {
  expect(setupFault(started(differs))).toBe(fault);
});

test("a game starts at turn 1, before its first round, with clean names and all lives", () => {
  const players = [seat("a", "  Anna  Lena "), { ...seat("b", "Ben"), kind: "computer" as const }];
  const ruleset = { ...BASE, lives: 4 };
  const fresh = { lives: 4, sips: 0, standing: "in", spent: false };
  expect(start(started({ players, ruleset, opener: "b" }))).toEqual({
    id: "g1",
    turn: 1,
    ruleset,
    began: 2,
    players: [
      { id: "a", name: "Anna Lena", kind: "person", ...fresh },
      { id: "b", name: "Ben", kind: "computer", ...fresh },
    ],
    direction: 1,
    round: 0,
    opener: null,
    rolls: 0,
    phase: { name: "between", next: { player: "b", step: "self" }, outcome: null, lifeRolls: [] },
    undo: null,
    entry: null,
  });
});

test("the chosen opener opens", () => {
  expect(offersOf(start(started()))).toContainEqual({ kind: "open-round", opener: "Ben" });
});
