// Opening, leaving, finishing and throwing away games: nothing is lost on the way, whatever fails.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { replay } from "../game/flow/reduce.ts";
import { packLog, unpackLog } from "../wire/pack.ts";
import { createBase } from "./base.ts";
import { readBoot } from "./boot.ts";
import { createGames } from "./games.ts";
import { createSaver } from "./saver.ts";
import {
  abortedWrites,
  builtDisk,
  contents,
  emptyDisk,
  played,
  put,
  remove,
} from "./testing/disk.ts";

const { game, steps } = played("Anna rolls 62. Anna looks. Anna says 54. Ben lifts. end");
const log = steps.map(({ event }) => event);
const middle = steps[3]?.game ?? game;

function room() {
  const base = createBase();
  const saver = createSaver(base, { now: () => 5_000 });
  return { base, saver, ...createGames(base, saver) };
}

async function savedGame(to = steps.length): Promise<void> {
  const { saver } = room();
  for (const step of steps.slice(0, to)) await saver.commit(step.game, step.event);
}

const record = async () => (await contents("games"))["story"] as Readonly<Record<string, unknown>>;

beforeEach(builtDisk);

describe("a game that is opened", () => {
  test("comes with its log, and is the one at the table", async () => {
    await savedGame();
    await put("settings", "open", "another");
    expect(await room().openGame("story")).toEqual({ game, log, notices: [] });
    expect((await readBoot(createBase())).open).toBe("story");
  });

  test("that is not there is missing", async () => {
    expect(await room().openGame("story")).toEqual({ fault: "missing", notices: [] });
  });

  test("of a newer app is left as it is", async () => {
    const newer = { v: 2, id: "story", savedAt: 9, summary: 0, game: 0 };
    await put("games", "story", newer);
    expect(await room().openGame("story")).toEqual({
      fault: "newer",
      notices: [{ kind: "newer", store: "games", count: 1 }],
    });
    expect(await contents("games")).toEqual({ story: newer });
  });

  test.each([
    ["is no game", { game: 42 }],
    ["has dice of nine", { game: { ...game, phase: { name: "rolling", roller: 9 } } }],
    ["is another game", { game: { ...game, id: "other" } }],
    ["cannot be", { game: { ...game, players: [] } }],
    ["is gone", { game: undefined }],
    ["has no version", { v: undefined }],
  ])("whose state %s comes back out of its log", async (_, change) => {
    await savedGame();
    const damaged = { ...(await record()), ...change };
    await put("games", "story", damaged);
    const rescued = { kind: "rescued", store: "games", count: 1 };
    expect(await room().openGame("story")).toEqual({ game, log, notices: [rescued] });
    expect(Object.values(await contents("aside"))).toMatchObject([
      { store: "games", key: "story", value: damaged },
    ]);
    expect(await room().openGame("story")).toEqual({ game, log, notices: [] });
  });

  test("whose state is older than its log is as far as its log", async () => {
    await savedGame();
    await put("games", "story", { ...(await record()), game: middle });
    expect(await room().openGame("story")).toEqual({ game, log, notices: [] });
    expect((await record())["game"]).toEqual(game);
  });

  test("whose log is damaged is what its state is", async () => {
    await savedGame();
    await put("events", ["story", 2], "junk");
    await remove("events", ["story", 4]);
    expect(await room().openGame("story")).toMatchObject({ game, log: log.slice(0, 2) });
  });

  test("whose state and last events are damaged is as far as its log is good", async () => {
    await savedGame();
    await put("games", "story", { ...(await record()), game: 42 });
    await put("events", ["story", 4], { kind: "dancing" });
    const opened = await room().openGame("story");
    expect(opened).toMatchObject({ game: middle, log: log.slice(0, 4) });
    const aside = Object.values(await contents("aside")) as { store: string; key: unknown }[];
    expect(aside.map(({ store, key }) => `${store} ${key}`).sort()).toEqual([
      "events story,4",
      "events story,5",
      "events story,6",
      "games story",
    ]);
    const { saver, openGame } = room();
    await openGame("story");
    for (const step of steps.slice(4)) expect(await saver.commit(step.game, step.event)).toBe(true);
    expect(await room().openGame("story")).toEqual({ game, log, notices: [] });
  });

  test("of which nothing is left is put aside", async () => {
    await put("games", "story", { v: 1, id: "story", game: 42 });
    expect(await room().openGame("story")).toEqual({
      fault: "damaged",
      notices: [{ kind: "aside", store: "games", count: 1 }],
    });
    expect(Object.values(await contents("aside"))).toMatchObject([
      { key: "story", value: { v: 1, id: "story", game: 42 } },
    ]);
  });

  test("on a disk that cannot be reached is unavailable, and one in memory is not", async () => {
    emptyDisk();
    vi.stubGlobal("indexedDB", undefined);
    const { openGame, saver, running, finish } = room();
    const why = { kind: "memory", why: "denied" };
    expect(await openGame("story")).toEqual({ fault: "unavailable", notices: [why] });
    for (const step of steps) await saver.commit(step.game, step.event);
    expect(await openGame("story")).toEqual({ game, log, notices: [] });
    expect((await running()).map(({ id }) => id)).toEqual(["story"]);
    expect(await finish(game)).toBe(false);
  });
});

describe("a game that is left", () => {
  test("can be resumed, but does not wait at the table", async () => {
    await savedGame();
    expect(await room().putAway()).toBe(true);
    const { open, running } = await readBoot(createBase());
    expect([open, running.length]).toEqual([null, 1]);
  });

  test("with moves still to be saved does not come back to the table by that", async () => {
    const { saver, putAway } = room();
    const [first] = steps;
    abortedWrites(1, "QuotaExceededError");
    if (first) await saver.commit(first.game, first.event);
    vi.restoreAllMocks();
    await putAway();
    saver.retry();
    await saver.idle();
    const { open, running } = await readBoot(createBase());
    expect([open, running.length]).toEqual([null, 1]);
  });

  test("can be resumed from memory while the disk is away", async () => {
    await savedGame();
    const { openGame, putAway } = room();
    await openGame("story");
    await putAway();
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(await openGame("story")).toMatchObject({ game, log });
  });

  test("when it is over is packed with its log, and nothing of it runs any more", async () => {
    await savedGame();
    const { openGame, finish } = room();
    await openGame("story");
    expect(await finish(game)).toBe(true);
    const { story } = (await contents("finished")) as { story: Record<string, unknown> };
    expect(story).toMatchObject({ v: 1, id: "story", summary: { over: true, round: 1 } });
    const kept = unpackLog(story["log"]);
    expect(kept && replay(kept)).toEqual(game);
    for (const store of ["games", "events", "settings"] as const) {
      expect(await contents(store)).toEqual({});
    }
  });

  test("when it is over and the disk is full stays as it was", async () => {
    await savedGame();
    const before = [await contents("games"), await contents("events")];
    const { finish } = room();
    abortedWrites(1, "QuotaExceededError");
    expect(await finish(game)).toBe(false);
    expect([await contents("games"), await contents("events")]).toEqual(before);
    expect(await contents("finished")).toEqual({});
    expect(await finish(game)).toBe(true);
  });

  test("when it is over, with moves that the disk lacks, is packed with them", async () => {
    await savedGame(4);
    const { saver, openGame, finish } = room();
    await openGame("story");
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    for (const step of steps.slice(4)) void saver.commit(step.game, step.event);
    await saver.idle();
    vi.restoreAllMocks();
    expect(await finish(game)).toBe(true);
    const { story } = (await contents("finished")) as { story: { log: string } };
    expect(story.log).toBe(packLog(log as never));
  });

  test("with a damaged log keeps what there is of it", async () => {
    await savedGame();
    await put("events", ["story", 2], "junk");
    expect(await room().finish(game)).toBe(true);
    expect(await contents("finished")).toMatchObject({ story: { log: null } });
    expect(Object.keys(await contents("events"))).toHaveLength(log.length);
    expect(await contents("games")).toEqual({});
  });

  test("to be thrown away is gone", async () => {
    await savedGame();
    expect(await room().discard("story")).toBe(true);
    for (const store of ["games", "events", "settings", "finished"] as const) {
      expect(await contents(store)).toEqual({});
    }
  });

  test("that another window has played on is not finished here", async () => {
    await savedGame();
    expect(await room().finish(middle)).toBe(false);
    expect(Object.keys(await contents("games"))).toEqual(["story"]);
  });
});
