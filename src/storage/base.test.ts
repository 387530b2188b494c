// A database that hangs, dies, lies or is not there: every use of it ends, and most of them well.
import { forceCloseDatabase } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Base, createBase } from "./base.ts";
import { type Notice, STORES } from "./notice.ts";
import { NAME } from "./schema.ts";
import {
  abortedWrites,
  builtDisk,
  contents,
  deadConnection,
  deadHandle,
  emptyDisk,
  mute,
} from "./testing/disk.ts";
import { endsIn } from "./testing/time.ts";

const save = (base: Base, value: unknown) =>
  base.write(["settings"], "strict", (tx) => tx.objectStore("settings").put(value, "theme"));
const look = (base: Base) =>
  base.read(["settings"], (tx) => tx.objectStore("settings").get("theme"));

let notices: Notice[] = [];
const listening = () => createBase({ onNotice: (notice) => notices.push(notice) });

beforeEach(() => {
  emptyDisk();
  notices = [];
});

const failing = (name: string, message = "") => new DOMException(message, name);

describe("the stores", () => {
  test("are all there from version 1", async () => {
    await save(createBase(), 1);
    const databases = await indexedDB.databases();
    expect(databases).toEqual([{ name: NAME, version: 1 }]);
    for (const store of STORES) expect(await contents(store)).toBeDefined();
  });

  test("are asked for the durability that is meant", async () => {
    const base = createBase();
    await look(base);
    const spy = vi.spyOn(IDBDatabase.prototype, "transaction");
    await save(base, 1);
    await base.write(["settings"], "relaxed", async () => null);
    expect(spy.mock.calls.map(([, mode, options]) => [mode, options?.durability])).toEqual([
      ["readwrite", "strict"],
      ["readwrite", "relaxed"],
    ]);
  });
});

describe("a connection that dies", () => {
  test("is opened again, and the write is done", async () => {
    const base = createBase();
    await look(base);
    deadConnection(2);
    expect(await save(base, "light")).toEqual({ ok: true, value: "theme" });
    expect(await contents("settings")).toEqual({ theme: "light" });
  });

  test("for good, without a word, is never used again", async () => {
    const base = createBase();
    await look(base);
    deadHandle();
    expect(await save(base, "light")).toEqual({ ok: true, value: "theme" });
    expect(await contents("settings")).toEqual({ theme: "light" });
  });

  test("is given up after the fourth try", async () => {
    const base = createBase();
    await look(base);
    deadConnection(4);
    expect(await save(base, 1)).toEqual({ ok: false, why: "failed" });
    expect(await save(base, 2)).toEqual({ ok: true, value: "theme" });
  });

  test("by the browser's own closing is opened again", async () => {
    const handles: IDBDatabase[] = [];
    const real = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      handles.push(this);
      return real.apply(this, asked);
    });
    const base = createBase();
    await look(base);
    forceCloseDatabase(handles[0] as never);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await save(base, 1)).ok).toBe(true);
    expect(new Set(handles).size).toBe(2);
  });

  test("under a transaction that aborts is tried again", async () => {
    const base = createBase();
    await look(base);
    abortedWrites(1, "AbortError");
    expect((await save(base, 1)).ok).toBe(true);
  });
});

describe("a full disk", () => {
  test("that only says so at the commit is reported, and the next write is done", async () => {
    const base = createBase();
    await look(base);
    abortedWrites(1, "QuotaExceededError");
    expect(await save(base, 1)).toEqual({ ok: false, why: "full" });
    expect(await contents("settings")).toEqual({});
    expect((await save(base, 2)).ok).toBe(true);
  });
});

describe("a request to open", () => {
  test("that stays silent gets a second one beside it", async () => {
    vi.spyOn(indexedDB, "open").mockImplementationOnce(mute);
    expect((await save(createBase(), 1)).ok).toBe(true);
  });

  test("that always stays silent ends", async () => {
    const open = vi.spyOn(indexedDB, "open").mockImplementation(mute);
    const got = await endsIn(2_300, () => save(createBase(), 1));
    expect(got).toEqual({ ok: false, why: "mute" });
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("that answers after it was given up is taken, and said", async () => {
    await builtDisk();
    const stubborn = indexedDB.open(NAME);
    await new Promise((resolve) => stubborn.addEventListener("success", resolve));
    // What holds the database keeps the delete waiting, and the delete whoever opens after it.
    indexedDB.deleteDatabase(NAME);
    const back = vi.fn();
    const base = createBase({ onBack: back });
    expect(await look(base)).toEqual({ ok: false, why: "mute" });
    stubborn.result.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(back).toHaveBeenCalledTimes(1);
    expect((await save(base, 1)).ok).toBe(true);
  });

  test.each(["SecurityError", "NotAllowedError"])(
    "that is denied by %s is not repeated",
    async (name) => {
      const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
        throw failing(name);
      });
      expect(await save(createBase(), 1)).toEqual({ ok: false, why: "denied" });
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  test("finds a database of a newer app, and leaves it so", async () => {
    await builtDisk();
    const newer = indexedDB.open(NAME, 7);
    await new Promise((resolve) => newer.addEventListener("success", resolve));
    newer.result.close();
    expect((await save(createBase(), 1)).ok).toBe(true);
    expect(await indexedDB.databases()).toEqual([{ name: NAME, version: 7 }]);
  });
});

describe("no storage at all", () => {
  test.each([
    ["null", { value: null, configurable: true }],
    ["undefined", { value: undefined, configurable: true }],
    [
      "a getter that throws",
      {
        configurable: true,
        get: () => {
          throw failing("SecurityError");
        },
      },
    ],
  ] as [string, PropertyDescriptor][])("%s ends at once", async (_, descriptor) => {
    Object.defineProperty(globalThis, "indexedDB", descriptor);
    const got = await endsIn(500, () => save(createBase(), 1));
    Object.defineProperty(globalThis, "indexedDB", {
      value: null,
      configurable: true,
      writable: true,
    });
    expect(got).toEqual({ ok: false, why: "denied" });
  });
});

describe("damaged files", () => {
  const damagedUntilDeleted = (message: string) => {
    const real = indexedDB.open.bind(indexedDB);
    const wipe = vi.spyOn(indexedDB, "deleteDatabase");
    vi.spyOn(indexedDB, "open").mockImplementation((...asked) => {
      if (wipe.mock.calls.length > 0) return real(...asked);
      throw failing("UnknownError", message);
    });
    return wipe;
  };

  test("that never open are made anew, and it is said", async () => {
    const wipe = damagedUntilDeleted("Internal error opening backing store for indexedDB.open.");
    expect((await save(listening(), 1)).ok).toBe(true);
    expect([wipe.mock.calls.length, notices]).toEqual([1, [{ kind: "rebuilt" }]]);
  });

  test("are never made anew for a connection that was lost", async () => {
    const wipe = damagedUntilDeleted(
      "Connection to Indexed Database server lost. Refresh the page",
    );
    expect(await save(listening(), 1)).toEqual({ ok: false, why: "failed" });
    expect(wipe).not.toHaveBeenCalled();
  });

  test("that open at the third try are left alone", async () => {
    const wipe = vi.spyOn(indexedDB, "deleteDatabase");
    for (let times = 0; times < 2; times += 1) {
      vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
        throw failing("UnknownError", "damaged");
      });
    }
    expect((await save(createBase(), 1)).ok).toBe(true);
    expect(wipe).not.toHaveBeenCalled();
  });
});

describe("another window", () => {
  test("that wants to upgrade is let in at once, and the next save works again", async () => {
    const base = createBase();
    await save(base, 1);
    const newer = indexedDB.open(NAME, 2);
    await new Promise((resolve) => newer.addEventListener("success", resolve));
    newer.result.close();
    expect((await save(base, 2)).ok).toBe(true);
  });

  test("that deletes the database is let do so, and the next save makes a new one", async () => {
    const base = createBase();
    await save(base, 1);
    const gone = indexedDB.deleteDatabase(NAME);
    await new Promise((resolve) => gone.addEventListener("success", resolve));
    expect((await save(base, 2)).ok).toBe(true);
    expect(await contents("settings")).toEqual({ theme: 2 });
  });
});

test("whoever gave up sooner hears that it answers", async () => {
  const back = vi.fn();
  const base = createBase({ onBack: back });
  await look(base);
  back.mockClear();
  expect((await save(base, 1)).ok).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  Object.defineProperty(globalThis, "indexedDB", { value: null, configurable: true });
  const without = createBase({ onBack: back });
  expect((await save(without, 2)).ok).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});

test("a body that fails takes everything back", async () => {
  const base = createBase();
  const got = await base.write(["settings"], "strict", async (tx) => {
    await tx.objectStore("settings").put(1, "theme");
    throw new Error("no");
  });
  expect(got).toEqual({ ok: false, why: "failed" });
  expect(await contents("settings")).toEqual({});
});

test("it can be closed and goes on afterwards", async () => {
  const base = createBase();
  await save(base, 1);
  base.close();
  base.close();
  expect(await look(base)).toEqual({ ok: true, value: 1 });
});
