// Coach and guide of each game, and the rules that were read: back after a restart, never in the way.
import { beforeEach, expect, test } from "vitest";
import { BASE } from "../game/rules/ruleset.ts";
import { AIDS, createAids, READ } from "./aids.ts";
import { createBase } from "./base.ts";
import { builtDisk, put } from "./testing/disk.ts";

beforeEach(builtDisk);

async function read() {
  const aids = createAids(createBase());
  await aids.load();
  return aids.get();
}

test("come back as they were set", async () => {
  const aids = createAids(createBase());
  await aids.aid({ game: "one", coach: true, guide: 1 });
  await aids.aid({ game: "two", coach: false, guide: 0 });
  await aids.aid({ game: "one", coach: true, guide: 4 });
  await aids.read({ ...BASE, lives: 3 });
  expect(await read()).toEqual({
    games: [
      { game: "two", coach: false, guide: 0 },
      { game: "one", coach: true, guide: 4 },
    ],
    read: { ...BASE, lives: 3 },
  });
});

test("count at once, and reach the disk behind what comes first", async () => {
  const aids = createAids(createBase());
  let release = () => {};
  const first = new Promise<void>((done) => {
    release = done;
  });
  const kept = aids.aid({ game: "one", coach: true, guide: 1 }, first);
  expect(aids.get().games).toEqual([{ game: "one", coach: true, guide: 1 }]);
  expect((await read()).games).toEqual([]);
  release();
  expect(await kept).toBe(true);
  expect((await read()).games).toEqual(aids.get().games);
});

test("of very many games the newest 48 are remembered", async () => {
  const aids = createAids(createBase());
  for (let at = 0; at < 60; at += 1) await aids.aid({ game: `g${at}`, coach: true, guide: 1 });
  const { games } = await read();
  expect([games.length, games[0]?.game, games.at(-1)?.game]).toEqual([48, "g12", "g59"]);
});

test("what cannot be read is as if it were not there", async () => {
  await put("settings", AIDS, [{ game: "one", coach: "yes", guide: -1 }]);
  await put("settings", READ, { ...BASE, lives: 0 });
  expect(await read()).toEqual({ games: [], read: null });
});

test("what is set before the disk has answered counts more than what lay there", async () => {
  const before = createAids(createBase());
  await before.aid({ game: "one", coach: false, guide: 0 });
  await before.read(BASE);
  const aids = createAids(createBase());
  const loading = aids.load();
  await aids.aid({ game: "one", coach: true, guide: 2 });
  await aids.read({ ...BASE, lives: 2 });
  await loading;
  expect(aids.get().games).toEqual([{ game: "one", coach: true, guide: 2 }]);
  expect(aids.get().read?.lives).toBe(2);
});
