// The history on the disk: figures without logs, counted where they are missing, and nothing lost by a fault.
import { beforeEach, describe, expect, test } from "vitest";
import type { Log } from "../game/flow/events.ts";
import { packLog } from "../wire/pack.ts";
import { createBase } from "./base.ts";
import { finishedOf } from "./finish.ts";
import { createGames } from "./games.ts";
import { createHistory } from "./history.ts";
import type { Notice } from "./notice.ts";
import { createSaver } from "./saver.ts";
import { builtDisk, contents, played, put } from "./testing/disk.ts";

const { game, steps } = played("Anna rolls 62. Anna looks. Anna says 54. Ben lifts. end");
const log = steps.map(({ event }) => event) as unknown as Log;
const COUNTED = `events: ${log.length}`;

const count = (events: Log) => `events: ${events.length}`;
const read = (text: unknown) =>
  typeof text === "string" && text.startsWith("events") ? { text } : null;

function history(counting = count) {
  const told: Notice[] = [];
  const ports = { count: counting, read, tell: (notice: Notice) => void told.push(notice) };
  return { told, ...createHistory(createBase(), ports) };
}

const record = async (id = "story") =>
  (await contents("finished"))[id] as Readonly<Record<string, unknown>>;

beforeEach(builtDisk);

async function finish(how: Parameters<ReturnType<typeof createGames>["finish"]>[1]) {
  const base = createBase();
  const saver = createSaver(base, { now: () => 5_000 });
  for (const step of steps) await saver.commit(step.game, step.event);
  return createGames(base, saver).finish(game, how);
}

test("of a game that is deleted nothing stays, its damaged events neither", async () => {
  const left = async () =>
    Object.keys({ ...(await contents("finished")), ...(await contents("events")) });
  for (const forget of ["one", "all"]) {
    await put("finished", "story", finishedOf(game, null, 5_000));
    await put("events", ["story", 2], { kind: "dancing" });
    await put("events", ["other", 0], log[0]);
    const { remove, clear } = history();
    expect(await (forget === "one" ? remove("story") : clear())).toBe(true);
    expect(await left()).toEqual(["other,0"]);
  }
});

describe("a game that is left", () => {
  test("is kept with its figures", async () => {
    expect(await finish({ count })).toBe(true);
    expect(await record()).toMatchObject({ figures: COUNTED, log: packLog(log) });
    expect(await record()).not.toHaveProperty("agreed");
  });

  test("is kept with its log though its figures throw", async () => {
    const fails = () => {
      throw new Error("cannot count");
    };
    expect(await finish({ count: fails })).toBe(true);
    expect(await record()).toMatchObject({ log: packLog(log) });
    expect(await record()).not.toHaveProperty("figures");
    expect(await contents("games")).toEqual({});
  });

  test("keeps that the table agreed to its truth", async () => {
    await finish({ count, agreed: true });
    expect(await record()).toMatchObject({ agreed: true });
  });
});

const kept = (id: string, at: number, rest: object = {}) => {
  const own = { ...game, id };
  const [started, ...events] = log;
  return { ...finishedOf(own, [{ ...started, game: id }, ...events], at, { count }), ...rest };
};

describe("the list", () => {
  test("has every game, the last first, with figures and without logs", async () => {
    await put("finished", "one", kept("one", 100));
    await put("finished", "two", kept("two", 200, { agreed: true }));
    const list = await history().list();
    expect(list?.map(({ id, agreed, figures, whole }) => [id, agreed, figures, whole])).toEqual([
      ["two", true, { text: COUNTED }, true],
      ["one", false, { text: COUNTED }, true],
    ]);
    expect(JSON.stringify(list)).not.toContain(String((await record("one"))["log"]));
  });

  test.each([
    ["stored by an older app", { figures: undefined }],
    ["of another version", { figures: "something else" }],
    ["that are junk", { figures: 7 }],
  ])("lacks figures %s until they are counted, once", async (_, change) => {
    await put("finished", "one", kept("one", 100, change));
    const { list, count: again } = history();
    expect(await list()).toMatchObject([{ id: "one", figures: null, whole: true }]);
    expect(await again("one")).toEqual({ text: COUNTED });
    expect(await list()).toMatchObject([{ id: "one", figures: { text: COUNTED } }]);
  });

  test("tells of a game whose log was damaged what its summary says", async () => {
    await put("finished", "one", kept("one", 100, { log: null }));
    const { list, count: again, log: logOf } = history();
    const [one] = (await list()) ?? [];
    expect(one).toMatchObject({ figures: null, whole: false });
    expect(one?.summary?.players.map(({ name }) => name)).toEqual(["Anna", "Ben", "Carla"]);
    expect(await again("one")).toBeNull();
    expect(await logOf("one")).toBeNull();
  });

  test("puts aside what is no record, and leaves what is newer", async () => {
    const newer = { v: 2, id: "newer", whatever: 1 };
    await put("finished", "junk", { v: 1, id: "junk" });
    await put("finished", "other", kept("one", 100));
    await put("finished", "newer", newer);
    await put("finished", "one", kept("one", 100));
    const { list, told } = history();
    expect((await list())?.map(({ id }) => id)).toEqual(["one"]);
    expect(told).toEqual([{ kind: "aside", store: "finished", count: 2 }]);
    expect(Object.keys(await contents("finished")).sort()).toEqual(["newer", "one"]);
    expect(Object.values(await contents("aside"))).toMatchObject([
      { store: "finished", key: "junk", value: { v: 1, id: "junk" } },
      { store: "finished", key: "other", value: { id: "one" } },
    ]);
  });
});

test("a log comes back whole; one that is another game's does not", async () => {
  await put("finished", "story", kept("story", 100));
  await put("finished", "other", kept("other", 100, { log: packLog(log) }));
  expect(await history().log("story")).toEqual(log);
  expect(await history().log("other")).toBeNull();
});

test("what is counted without a log throws nowhere", async () => {
  await put("finished", "one", kept("one", 100, { figures: undefined }));
  const fails = history(() => {
    throw new Error("cannot count");
  });
  expect(await fails.count("one")).toBeNull();
  expect(await fails.count("none")).toBeNull();
});

test("agreeing, deleting one and deleting all change nothing else", async () => {
  const { agree, remove, clear, keep, books } = history();
  await put("settings", "theme", "dark");
  await put("finished", "one", kept("one", 100));
  await put("finished", "two", kept("two", 200));
  const before = await record("two");
  expect(await agree("two")).toBe(true);
  expect(await agree("three")).toBe(false);
  expect(await record("two")).toEqual({ ...before, agreed: true });
  await remove("one");
  expect(Object.keys(await contents("finished"))).toEqual(["two"]);
  await keep("aliases", { p1: "p2" });
  await keep("names", { p2: "Ann" });
  expect(await books()).toEqual({ aliases: { p1: "p2" }, names: { p2: "Ann" } });
  expect(await clear()).toBe(true);
  expect(await contents("finished")).toEqual({});
  expect(await contents("settings")).toEqual({ theme: "dark" });
  expect(await books()).toEqual({ aliases: undefined, names: undefined });
});
