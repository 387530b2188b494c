// Disks of every version ever shipped can be read: each has a fixture here that is never written again.
import { beforeEach, describe, expect, test } from "vitest";
import { replay } from "../game/flow/reduce.ts";
import { unpackLog } from "../wire/pack.ts";
import { createBase } from "./base.ts";
import { readBoot } from "./boot.ts";
import { openGame } from "./open.ts";
import { migrated, turnOf } from "./record.ts";
import { builtDisk, contents, put } from "./testing/disk.ts";
import first from "./testing/first.json" with { type: "json" };

async function lay(disk: typeof first): Promise<void> {
  await builtDisk();
  for (const store of ["games", "finished", "players", "settings"] as const) {
    for (const [key, value] of Object.entries(disk[store])) await put(store, key, value);
  }
  for (const [key, value] of Object.entries(disk.events)) {
    const [id = "", turn] = key.split(",");
    await put("events", [id, Number(turn)], value);
  }
}

describe("a disk of the first version", () => {
  beforeEach(() => lay(first));

  test("is read without a word", async () => {
    const { settings, running, lastTable, players, open, notices } = await readBoot(createBase());
    expect(settings).toMatchObject({ language: "nb", theme: "black", hand: "left" });
    expect(running).toEqual([first.games.story.summary]);
    expect(lastTable).toEqual(first.settings.table);
    expect(players).toEqual([first.players.Anna]);
    expect([open, notices]).toEqual(["story", []]);
    expect(await contents("aside")).toEqual({});
  });

  test("has a game with the same dice in the cup", async () => {
    const opened = await openGame(createBase(), "story");
    expect(opened).toMatchObject({
      game: first.games.story.game,
      log: Object.values(first.events),
      notices: [],
    });
  });

  test("has a finished game with its log", () => {
    const packed = first.finished["finished-game"];
    const log = unpackLog(packed.log);
    expect(log && replay(log)).toMatchObject({ id: packed.id, phase: { name: "over" } });
  });
});

describe("a record", () => {
  test.each([
    [null, null],
    [undefined, null],
    ["{", null],
    [{}, null],
    [{ v: 0, game: 1 }, null],
    [{ v: 0.5, game: 1 }, null],
    [{ v: Number.NaN, game: 1 }, null],
    [{ v: 1, game: 1 }, { game: 1 }],
    [{ v: 2, game: 1 }, "newer"],
    [{ v: 999 }, "newer"],
  ])("%j is brought up to date as %j", (value, now) => {
    expect(migrated(value)).toEqual(now);
  });

  test.each([
    [{ v: 1, game: { turn: 7 } }, 7],
    [{ v: 1, game: { turn: 0 } }, null],
    [{ v: 1, game: { turn: 1.5 } }, null],
    [{ v: 1, game: null }, null],
    [{ v: 2, game: { turn: 7 } }, "newer"],
    [42, null],
  ])("%j stands at %j", (value, turn) => {
    expect(turnOf(value)).toBe(turn);
  });
});
