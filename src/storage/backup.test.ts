// Out and in again is the same; twice is once; and what is refused has changed nothing.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Log } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import { BASE } from "../game/rules/ruleset.ts";
import { rngOf } from "../game/testing/chance.ts";
import { PATIENT, share } from "../game/testing/runs.ts";
import { LARGEST, readFile, writeFile } from "../wire/file.ts";
import { eveningOf } from "../wire/testing/evening.ts";
import { offeredGame } from "../wire/testing/offered.ts";
import { carriedOf, exportAll, importAll, planImport, receive } from "./backup.ts";
import { createBase } from "./base.ts";
import type { AnyEvent } from "./commit.ts";
import { eraseAll } from "./erase.ts";
import { finishGame } from "./finish.ts";
import { STORES } from "./notice.ts";
import { openGame } from "./open.ts";
import { recordOf, summaryOf } from "./record.ts";
import { sleepGame, wakeGame } from "./sleep.ts";
import { builtDisk, contents, emptyDisk, played, put } from "./testing/disk.ts";

beforeEach(emptyDisk);

const breathe = () => Promise.resolve();
const asFile = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });
const read = (text: string) => readFile(asFile(text), breathe);
const everything = async () =>
  Object.fromEntries(await Promise.all(STORES.map(async (name) => [name, await contents(name)])));

type Told = Readonly<{ game: Parameters<typeof recordOf>[0]; log: readonly AnyEvent[] }>;

async function save({ game, log }: Told, savedAt: number): Promise<void> {
  await put("games", game.id, recordOf(game, savedAt));
  for (const event of log) await put("events", [game.id, event.turn], event);
}

const carriedOfLog = (log: readonly AnyEvent[]) => carriedOf(replay(log as unknown as Log), log);

/** So many events of a game. */
function upTo({ log }: Told, turns: number): Told {
  const part = log.slice(0, turns);
  return { ...carriedOfLog(part), log: part };
}

/** A phone that has been in use: games that run and that ended, people, settings, rules of its own. */
async function used(games = 12): Promise<void> {
  const base = createBase();
  await put("settings", "theme", "light");
  await put("settings", "sound", false);
  for (let seed = 1; seed <= games; seed += 1) {
    const told = offeredGame(seed);
    await save(told, 1_000 * seed);
    if (told.game.phase.name === "over") await finishGame(base, told.game, told.log);
    const [started] = told.log;
    for (const { name } of started.players) {
      await put("players", `known ${name}`, { id: `known ${name}`, name, seen: 500 });
    }
    const { ruleset } = started;
    const own = { id: `own ${seed}`, name: `Rules ${seed}`, preset: "mia", ruleset, at: seed };
    await put("rulesets", own.id, own);
  }
  const [running] = Object.keys(await contents("games"));
  if (running) await sleepGame(base, running);
  base.close();
}

async function exported(): Promise<string> {
  const base = createBase();
  const text = await exportAll(base, 1_234, breathe);
  base.close();
  if (text === null) throw new Error("nothing was exported");
  return text;
}

async function takenIn(text: string) {
  const parsed = await read(text);
  if (!("ok" in parsed)) throw new Error(parsed.fault);
  const base = createBase();
  const planned = await planImport(base, parsed.ok);
  const done = await importAll(base, parsed.ok);
  base.close();
  expect(done).toEqual(planned);
  return done;
}

describe("a file of everything", () => {
  test(
    "taken into an empty app gives the same history and the same running games",
    PATIENT,
    async () => {
      await builtDisk();
      await used();
      const before = await everything();
      const text = await exported();
      await builtDisk();
      const done = await takenIn(text);
      const after = await everything();
      expect(Object.keys(before["finished"] ?? {}).length).toBeGreaterThan(1);
      expect(Object.keys(before["games"] ?? {}).length).toBeGreaterThan(1);
      expect(after).toEqual(before);
      expect(done?.rulesets).toEqual({ new: 12, newer: 0, here: 0, apart: 0 });
      expect(await exported()).toBe(text);
    },
  );

  describe("with a game that the table ended", () => {
    const { game, steps } = played("Anna rolls 62. Anna looks. Anna says 54. Ben lifts. end");
    const ended = async (agreed: boolean) => {
      await builtDisk();
      const base = createBase();
      await save({ game, log: steps.map(({ event }) => event) }, 1);
      await finishGame(base, game, [], { agreed, count: () => "counted" });
      base.close();
    };
    const record = async () => (await contents("finished"))[game.id];

    test("says that all agreed to hear its truth", async () => {
      await ended(true);
      const text = await exported();
      await builtDisk();
      await takenIn(text);
      expect(await record()).toMatchObject({ agreed: true });
    });

    test("brings that to where it lies already, and never the other way", async () => {
      await ended(true);
      const agreed = await exported();
      await ended(false);
      const silent = await exported();
      expect((await takenIn(agreed))?.finished.newer).toBe(1);
      expect(await record()).toMatchObject({ agreed: true, figures: "counted" });
      expect((await takenIn(silent))?.finished.here).toBe(1);
      expect(await record()).toMatchObject({ agreed: true });
    });
  });

  test("adds who is whom to what is known here, which counts first", async () => {
    await builtDisk();
    await put("settings", "aliases", { a: "b", c: "d" });
    await put("settings", "names", { a: "Anna" });
    const text = await exported();
    await builtDisk();
    await put("settings", "aliases", { a: "x" });
    await put("settings", "names", { a: "Änne" });
    expect((await takenIn(text))?.settings).toEqual({ new: 0, newer: 1, here: 1, apart: 0 });
    expect(await contents("settings")).toEqual({
      aliases: { a: "x", c: "d" },
      names: { a: "Änne" },
    });
  });

  test("does not carry what only this browser has promised or been told", async () => {
    await builtDisk();
    await put("settings", "kept", true);
    await put("settings", "hint", false);
    await put("settings", "theme", "light");
    const text = await exported();
    await builtDisk();
    await takenIn(text);
    expect(await contents("settings")).toEqual({ theme: "light" });
  });

  test("taken in twice changes nothing", PATIENT, async () => {
    await builtDisk();
    await used();
    const before = await everything();
    const done = await takenIn(await exported());
    expect(await everything()).toEqual(before);
    for (const row of Object.values(done ?? {})) expect(row.new + row.newer + row.apart).toBe(0);
  });

  test("has no covered roll in it to be read", async () => {
    const texts = [];
    for (const dice of [
      [6, 3],
      [5, 4],
    ]) {
      await builtDisk();
      const told = eveningOf(1, 2);
      const log = told.log.map((event) => (event.kind === "rolled" ? { ...event, dice } : event));
      await save({ ...carriedOfLog(log as never), log: log as never }, 1);
      texts.push(await exported());
    }
    const [one = "", other = ""] = texts;
    expect(one).not.toBe(other);
    expect(one).not.toMatch(/dice|seal|rolled|looks|"6,3"|\[6,3\]/);
  });
});

describe("a game that is here and in the file", () => {
  const whole = eveningOf(7, 60);
  const file = async (told: Told) => {
    await builtDisk();
    await save(told, 5);
    const text = await exported();
    await builtDisk();
    return text;
  };
  const here = async () => Object.keys(await contents("events")).length;

  test("goes on from where the file has got to", async () => {
    const text = await file(upTo(whole, 50));
    await save(upTo(whole, 30), 4);
    expect((await takenIn(text))?.running.newer).toBe(1);
    expect(await here()).toBe(50);
  });

  test("stays where it is further here", async () => {
    const text = await file(upTo(whole, 30));
    await save(upTo(whole, 50), 4);
    expect((await takenIn(text))?.running.here).toBe(1);
    expect(await here()).toBe(50);
  });

  test("stays where both went on in ways of their own", async () => {
    const text = await file(upTo(whole, 50));
    const [started, ...events] = whole.log;
    const own = upTo({ ...whole, log: [started, ...events.map((e) => ({ ...e, at: 1 }))] }, 30);
    await save(own, 4);
    const before = await everything();
    expect((await takenIn(text))?.running.apart).toBe(1);
    expect(await everything()).toEqual(before);
  });
});

describe("what is refused has changed nothing", () => {
  const small = writeFile(
    { settings: {}, players: [], rulesets: [], running: [], finished: [] },
    1,
  );
  test.each([
    ["nothing", "", "foreign"],
    ["a picture", "\u0089PNG\r\n", "foreign"],
    ["another app's file", '{"app":"sudoku","version":3}', "foreign"],
    ["a list", "[1,2,3]", "foreign"],
    ["a file cut short", small.slice(0, -9), "damaged"],
    ["a file with a letter changed", small.replace("players", "playerz"), "damaged"],
    ["a newer version's file", small.replace('"undercup":1', '"undercup":2'), "newer"],
  ])("%s", async (_, text, fault) => {
    expect(await read(text)).toEqual({ fault });
  });

  test.each([
    ["names that are none", { names: { a: 1 } }],
    ["people who are a word", { aliases: "Anna" }],
    [
      "more people than anybody knows",
      { aliases: Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, "x"])) },
    ],
  ])("a file with %s", async (_, settings) => {
    const text = writeFile({ settings, players: [], rulesets: [], running: [], finished: [] }, 1);
    expect(await read(text)).toEqual({ fault: "damaged" });
  });

  const OVERTURNED = "\u202eAnna";
  const seat = { id: "p1", name: OVERTURNED };
  const own = { id: "o", name: OVERTURNED, preset: "meiern", ruleset: BASE, at: 1 } as const;
  const over = played("Anna rolls 62. Anna says 54. Ben lifts. end").game;
  const summary = summaryOf(over, 1);
  const [first, ...others] = summary.players;
  const renamed = { ...summary, players: [{ ...first, name: OVERTURNED }, ...others] };
  test.each([
    ["a person", { players: [{ ...seat, seen: 1 }] }],
    ["rules", { rulesets: [own] }],
    [
      "somebody in the history",
      { finished: [{ id: over.id, finishedAt: 1, log: null, summary: renamed }] },
    ],
    [
      "somebody at the last table",
      { settings: { table: { players: [seat], preset: "meiern", ruleset: BASE, opener: "draw" } } },
    ],
  ])("a file in which %s has a name that turns text round", async (_, kept) => {
    const none = { settings: {}, players: [], rulesets: [], running: [], finished: [] };
    const fine = JSON.parse(JSON.stringify(kept).replaceAll("\u202e", ""));
    expect(await read(writeFile({ ...none, ...fine }, 1))).toHaveProperty("ok");
    expect(await read(writeFile({ ...none, ...kept } as never, 1))).toEqual({ fault: "damaged" });
  });

  test("a file of 50 MB, which is not even read", async () => {
    let asked = false;
    const text = () => {
      asked = true;
      return Promise.resolve("x".repeat(50_000_000));
    };
    expect(await readFile({ size: 50_000_000, text }, breathe)).toEqual({ fault: "large" });
    expect(asked).toBe(false);
    expect(50_000_000).toBeGreaterThan(LARGEST);
  });

  test("a file that the disk has no room for", PATIENT, async () => {
    await builtDisk();
    await used(3);
    const parsed = await read(await exported());
    if (!("ok" in parsed)) throw new Error(parsed.fault);
    await builtDisk();
    const before = await everything();
    const base = createBase();
    const real = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const request = real.apply(this, asked);
      this.transaction.abort();
      return request;
    });
    // No part of it may fail unheard either: that would stop this run.
    expect(await importAll(base, parsed.ok)).toBeNull();
    vi.restoreAllMocks();
    base.close();
    expect(await everything()).toEqual(before);
  });

  test("a file whose every game is fine but one", PATIENT, async () => {
    await builtDisk();
    await used();
    const text = await exported();
    const { data, made } = JSON.parse(text);
    data.finished[0].log = data.finished[1].log;
    expect(await read(writeFile(data, made))).toEqual({ fault: "damaged" });
  });

  test("5,000 mutations of a file", PATIENT, async () => {
    await builtDisk();
    await used(5);
    const text = await exported();
    const before = await everything();
    const rng = rngOf(60_020);
    for (let run = 0; run < share(5_000); run += 1) {
      const at = rng.below(text.length);
      const gone = rng.below(rng.often(20) ? text.length : 4);
      const letter = String.fromCodePoint(rng.often(90) ? 32 + rng.below(95) : rng.below(60_000));
      const changed = text.slice(0, at) + (rng.often(70) ? letter : "") + text.slice(at + gone);
      const parsed = await read(changed);
      // What is let through has its damage where nothing stands: in the date, or in a gap.
      if ("ok" in parsed && changed !== text) expect(parsed).toEqual(await read(text));
    }
    expect(await everything()).toEqual(before);
  });
});

test("a long file is read in slices", PATIENT, async () => {
  await builtDisk();
  const finished = [];
  const base = createBase();
  for (let seed = 0; seed < 40; seed += 1) {
    const told = offeredGame(seed);
    if (told.game.phase.name !== "over") continue;
    await save(told, seed);
    await finishGame(base, told.game, told.log);
    finished.push(seed);
  }
  base.close();
  expect(finished.length).toBeGreaterThan(5);
  let breaths = 0;
  const parsed = await readFile(asFile(await exported()), () => {
    breaths += 1;
    return Promise.resolve();
  });
  expect("ok" in parsed).toBe(true);
  expect(breaths).toBeGreaterThan(4);
});

describe("a game that moves to another phone", () => {
  const told = eveningOf(9, 30);

  test("arrives, sleeps where it came from, and comes back further", async () => {
    await builtDisk();
    await save(told, 1);
    const base = createBase();
    expect(await sleepGame(base, told.game.id)).toBe(true);
    expect(await openGame(base, told.game.id)).toEqual({ fault: "asleep", notices: [] });
    const further = eveningOf(9, 40);
    expect(await receive(base, further, 2)).toBe("newer");
    expect(await openGame(base, told.game.id)).toMatchObject({ game: { turn: 41 } });
  });

  test("comes back as it went, and is awake", async () => {
    await builtDisk();
    await save(told, 1);
    const base = createBase();
    await sleepGame(base, told.game.id);
    expect(await receive(base, told, 2)).toBe("here");
    expect(await openGame(base, told.game.id)).toMatchObject({ game: { turn: 31 } });
    expect(Object.keys(await contents("events"))).toHaveLength(31);
  });

  test("is woken as a second copy, and stays one", async () => {
    await builtDisk();
    await save(told, 1);
    const base = createBase();
    await sleepGame(base, told.game.id);
    expect(await wakeGame(base, told.game.id)).toBe(true);
    const opened = await openGame(base, told.game.id);
    expect(opened).toMatchObject({ game: { turn: 31 } });
    expect((await contents("games"))[told.game.id]).toMatchObject({ summary: { mark: "second" } });
  });

  test("without its log is new on a phone that has none of it", async () => {
    await builtDisk();
    const base = createBase();
    expect(await receive(base, { game: told.game, log: null }, 2)).toBe("new");
    expect(await openGame(base, told.game.id)).toMatchObject({ game: told.game, log: [] });
  });
});

test("everything is erased", PATIENT, async () => {
  await builtDisk();
  await used();
  const base = createBase();
  expect(await eraseAll(base)).toBe(true);
  expect(await indexedDB.databases()).toEqual([]);
  await base.read(["settings"], async () => null);
  const left = await everything();
  expect(Object.values(left).flatMap((store) => Object.keys(store as object))).toEqual([]);
});
