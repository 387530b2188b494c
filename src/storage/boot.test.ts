// The read before the first screen: it always answers, in time, and loses nothing that it cannot read.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BASE } from "../game/rules/ruleset.ts";
import { DEFAULTS } from "../wire/settings.ts";
import { createBase } from "./base.ts";
import { type Boot, readBoot } from "./boot.ts";
import { createKeeper } from "./keeper.ts";
import { createSaver } from "./saver.ts";
import { NAME } from "./schema.ts";
import { contents, emptyDisk, mute, played, put } from "./testing/disk.ts";
import { endsIn } from "./testing/time.ts";

const { game, steps } = played("Anna rolls 62. Anna says 54");
const EMPTY: Boot = {
  settings: DEFAULTS,
  running: [],
  lastTable: null,
  players: [],
  open: null,
  notices: [],
};
const JUNK = [42, "{", null, [], {}, { v: 1 }, { v: "1", id: "story" }, new Date(0)];
const boot = () => readBoot(createBase());

async function savedGame(): Promise<void> {
  const saver = createSaver(createBase(), { now: () => 5_000 });
  for (const step of steps) await saver.commit(step.game, step.event);
}

const TABLE = {
  players: game.players.map(({ id, name }) => ({ id, name })),
  preset: "meiern",
  ruleset: BASE,
  opener: "draw",
} as const;

beforeEach(emptyDisk);

describe("the first start", () => {
  test("finds nothing, and says nothing", async () => {
    expect(await boot()).toEqual(EMPTY);
  });

  test("reads in one transaction", async () => {
    const spy = vi.spyOn(IDBDatabase.prototype, "transaction");
    const base = createBase();
    await base.read(["games"], async () => null);
    spy.mockClear();
    await readBoot(base);
    expect(spy).toHaveBeenCalledTimes(1);
  });
});

describe("a start after an evening", () => {
  test("finds settings, table, people and the game that was at the table", async () => {
    await savedGame();
    const keeper = createKeeper(createBase());
    await keeper.saveSetting("language", "nb");
    await keeper.saveTable(TABLE);
    await keeper.savePlayers(TABLE.players.slice(0, 1), 1);
    await keeper.savePlayers(TABLE.players.slice(1), 2);
    const { settings, running, lastTable, players, open, notices } = await boot();
    expect(settings).toEqual({ ...DEFAULTS, language: "nb" });
    expect(running).toMatchObject([{ id: "story", acts: "Ben", savedAt: 5_000, over: false }]);
    expect(lastTable).toEqual(TABLE);
    expect(players.map(({ name, seen }) => `${name} ${seen}`)).toEqual([
      "Ben 2",
      "Carla 2",
      "Anna 1",
    ]);
    expect([open, notices]).toEqual(["story", []]);
  });

  test("finds games newest first, and no more than are shown", async () => {
    await savedGame();
    const { story } = (await contents("games")) as { readonly story: object };
    for (let at = 0; at < 40; at += 1) {
      const id = `g${at}`;
      const summary = { ...(story as { summary: object }).summary, id, savedAt: at };
      await put("games", id, { ...story, id, savedAt: at, summary });
    }
    const { running } = await boot();
    expect(running).toHaveLength(24);
    expect(running.slice(0, 3).map(({ id }) => id)).toEqual(["story", "g39", "g38"]);
  });
});

describe("what cannot be read", () => {
  test.each(JUNK.map((junk) => [junk]))("%j for a game comes back out of its log", async (junk) => {
    await savedGame();
    await put("games", "story", junk);
    const { running, open, notices } = await boot();
    expect(running).toMatchObject([{ id: "story", acts: "Ben" }]);
    expect([open, notices]).toEqual(["story", [{ kind: "rescued", store: "games", count: 1 }]]);
    expect(Object.values(await contents("aside"))).toMatchObject([
      { store: "games", key: "story", value: junk },
    ]);
    expect((await boot()).notices).toEqual([]);
  });

  test.each(JUNK.map((junk) => [junk]))(
    "%j for a game without a log is put aside",
    async (junk) => {
      await boot();
      await put("games", "lost", junk);
      expect(await boot()).toEqual({
        ...EMPTY,
        notices: [{ kind: "aside", store: "games", count: 1 }],
      });
      expect(Object.values(await contents("aside"))).toMatchObject([
        { store: "games", key: "lost", value: junk },
      ]);
      expect(await contents("games")).toEqual({});
      expect(await boot()).toEqual(EMPTY);
    },
  );

  test("for a summary is made anew out of a good state", async () => {
    await savedGame();
    const { story } = (await contents("games")) as { readonly story: object };
    await put("games", "story", { ...story, summary: { id: "story" } });
    const { running, notices } = await boot();
    expect(running).toMatchObject([{ id: "story", acts: "Ben" }]);
    expect(notices).toEqual([{ kind: "rescued", store: "games", count: 1 }]);
    expect((await boot()).notices).toEqual([]);
  });

  test.each([
    ["settings", "theme"],
    ["settings", "language"],
    ["settings", "table"],
    ["players", "p1"],
  ] as const)("in %s under %s is put aside", async (store, key) => {
    await boot();
    await put(store, key, { odd: [1, "two"] });
    expect(await boot()).toEqual({ ...EMPTY, notices: [{ kind: "aside", store, count: 1 }] });
    expect(Object.values(await contents("aside"))).toMatchObject([
      { store, key, value: { odd: [1, "two"] } },
    ]);
    expect(await boot()).toEqual(EMPTY);
  });

  test("because a newer app wrote it is left alone", async () => {
    await boot();
    const newer = { v: 999, id: "story", savedAt: 9, anything: [1] };
    await put("games", "story", newer);
    const told = { kind: "newer", store: "games", count: 1 };
    expect(await boot()).toEqual({ ...EMPTY, notices: [told] });
    expect(await contents("games")).toEqual({ story: newer });
    expect(await contents("aside")).toEqual({});
  });

  test("does not hide what can be", async () => {
    await savedGame();
    await put("games", "lost", 42);
    await put("settings", "theme", 42);
    await put("settings", "hand", "left");
    const { settings, running } = await boot();
    expect(settings).toEqual({ ...DEFAULTS, hand: "left" });
    expect(running.map(({ id }) => id)).toEqual(["story"]);
  });
});

describe("a disk that does not answer", () => {
  test.each([
    ["stays silent", "mute", mute],
    [
      "is no database at all",
      "failed",
      () => new EventTarget() as unknown as ReturnType<typeof mute>,
    ],
    [
      "is denied",
      "denied",
      () => {
        throw new DOMException("", "SecurityError");
      },
    ],
  ] as const)("because it %s is not waited for", async (_, why, open) => {
    vi.spyOn(indexedDB, "open").mockImplementation(open);
    const found = await endsIn(2_500, boot);
    expect(found).toEqual({ ...EMPTY, notices: [{ kind: "memory", why }] });
  });

  test("at the first request only costs a second", async () => {
    await savedGame();
    vi.spyOn(indexedDB, "open").mockImplementationOnce(mute);
    expect((await boot()).open).toBe("story");
  });

  test("in the middle of the read is not waited for either", async () => {
    const spy = vi.spyOn(IDBObjectStore.prototype, "getAll");
    spy.mockImplementation(() => mute() as unknown as IDBRequest);
    const { notices } = await endsIn(2_500, boot);
    expect(notices).toMatchObject([{ kind: "memory" }]);
  });

  test("because its files are damaged is made anew, and it is said by the base", async () => {
    const real = indexedDB.open.bind(indexedDB);
    const wipe = vi.spyOn(indexedDB, "deleteDatabase");
    vi.spyOn(indexedDB, "open").mockImplementation((...asked) => {
      if (wipe.mock.calls.length > 0) return real(...asked);
      throw new DOMException("Internal error", "UnknownError");
    });
    const said = vi.fn();
    expect(await readBoot(createBase({ onNotice: said }))).toEqual(EMPTY);
    expect(said).toHaveBeenCalledWith({ kind: "rebuilt" });
    expect(await indexedDB.databases()).toEqual([{ name: NAME, version: 1 }]);
  });
});
