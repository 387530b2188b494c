// Settings, the last table and the people: kept at once, or as soon as the disk can.
import { beforeEach, expect, test, vi } from "vitest";
import { createBase } from "./base.ts";
import { readBoot } from "./boot.ts";
import { createKeeper } from "./keeper.ts";
import { abortedWrites, builtDisk, contents } from "./testing/disk.ts";

beforeEach(builtDisk);

test("each setting is kept by itself, the last word counts", async () => {
  const keeper = createKeeper(createBase());
  const answers = [keeper.saveSetting("theme", "light"), keeper.saveSetting("theme", "black")];
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(await keeper.saveSetting("sound", false)).toBe(true);
  expect(await contents("settings")).toEqual({ theme: "black", sound: false });
});

test("what a full disk refuses is kept with the next word", async () => {
  const keeper = createKeeper(createBase());
  abortedWrites(1, "QuotaExceededError");
  expect(await keeper.saveSetting("theme", "light")).toBe(false);
  expect(await contents("settings")).toEqual({});
  vi.restoreAllMocks();
  expect(await keeper.retry()).toBe(true);
  expect((await readBoot(createBase())).settings.theme).toBe("light");
});

test("a start that could not read writes no defaults over what is there", async () => {
  await createKeeper(createBase()).saveSetting("language", "da");
  const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  const base = createBase();
  expect((await readBoot(base)).settings.language).toBeNull();
  open.mockRestore();
  await createKeeper(base).saveSetting("sound", false);
  expect((await readBoot(createBase())).settings).toMatchObject({ language: "da", sound: false });
});
