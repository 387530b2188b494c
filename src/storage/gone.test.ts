// A browser that has thrown everything away is told of, once; one that has nothing yet is not.
import { beforeEach, expect, test, vi } from "vitest";
import { createBase } from "./base.ts";
import { isGone, mark } from "./gone.ts";
import { builtDisk, emptyDisk, put } from "./testing/disk.ts";

const found = () => isGone(createBase());

beforeEach(async () => {
  await builtDisk();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("on a first start nothing is missed", async () => {
  expect([await found(), await found()]).toEqual([false, false]);
});

test.each(["games", "finished", "players"] as const)("lost %s are missed, once", async (store) => {
  await put(store, "a", 1);
  expect(await found()).toBe(false);
  emptyDisk();
  expect([await found(), await found()]).toEqual([true, false]);
});

test("what was saved since the start is missed as well", async () => {
  expect(await found()).toBe(false);
  mark(true);
  emptyDisk();
  expect(await found()).toBe(true);
});

test("as long as anything is left nothing is missed", async () => {
  mark(true);
  await put("players", "p1", 1);
  expect(await found()).toBe(false);
});

test("a disk that does not answer is no empty one, and the mark stays", async () => {
  mark(true);
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(await found()).toBe(false);
  open.mockRestore();
  expect(await found()).toBe(true);
});

test("where nothing may be kept beside the database nothing breaks", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  expect(await found()).toBe(false);
});
