// Own rulesets: saved, edited, deleted, preferred; damaged ones put aside; a sick disk keeps them in memory.
import { beforeEach, expect, test, vi } from "vitest";
import { BASE } from "../game/rules/ruleset.ts";
import type { OwnRuleset } from "../wire/own.ts";
import { createBase } from "./base.ts";
import type { Notice } from "./notice.ts";
import { createRulesets, PREFERRED } from "./rulesets.ts";
import { abortedWrites, builtDisk, contents, put } from "./testing/disk.ts";

beforeEach(builtDisk);

const own = (id: string, at: number, more: Partial<OwnRuleset> = {}): OwnRuleset => ({
  id,
  name: `Rules ${id}`,
  preset: "meiern",
  ruleset: { ...BASE, lives: 4 },
  at,
  ...more,
});
const fresh = (told: Notice[] = []) => createRulesets(createBase(), (notice) => told.push(notice));
async function read(told: Notice[] = []) {
  const rulesets = fresh(told);
  await rulesets.load();
  return rulesets.get();
}

test("come back after a restart, oldest first, with the preferred one", async () => {
  const shelf = fresh();
  expect(await shelf.save(own("b", 2))).toBe(true);
  expect(await shelf.save(own("a", 1))).toBe(true);
  expect(await shelf.prefer("b")).toBe(true);
  expect(await read()).toEqual({ own: [own("a", 1), own("b", 2)], preferred: "b", kept: true });
});

test("an edited one keeps its place, a deleted one is gone and is preferred no more", async () => {
  const shelf = fresh();
  for (const each of [own("a", 1), own("b", 2)]) await shelf.save(each);
  await shelf.prefer("a");
  const changed = own("a", 1, { name: "Fredag", ruleset: { ...BASE, lives: 9 } });
  await shelf.save(changed);
  expect(shelf.get().own).toEqual([changed, own("b", 2)]);
  expect((await read()).own).toEqual([changed, own("b", 2)]);
  await shelf.remove("a");
  expect(await read()).toEqual({ own: [own("b", 2)], preferred: null, kept: true });
  expect(await contents("rulesets")).toEqual({ b: own("b", 2) });
  expect((await contents("settings"))[PREFERRED]).toBeUndefined();
});

test.each([
  ["rules nobody can play", { ...own("x", 1), ruleset: { ...BASE, lives: 13 } }],
  ["no name", { ...own("x", 1), name: "  " }],
  ["an unknown tradition", { ...own("x", 1), preset: "poker" }],
  ["another's id", own("y", 1)],
  ["nothing at all", null],
])("one with %s is put aside as it was, and told", async (_, value) => {
  await fresh().save(own("a", 1));
  await put("rulesets", "x", value);
  const told: Notice[] = [];
  expect((await read(told)).own).toEqual([own("a", 1)]);
  expect(told).toEqual([{ kind: "aside", store: "rulesets", count: 1 }]);
  expect(Object.keys(await contents("rulesets"))).toEqual(["a"]);
  expect(Object.values(await contents("aside"))).toMatchObject([{ key: "x", value }]);
});

test("a full disk keeps them in memory, says so, and is tried again", async () => {
  const shelf = fresh();
  abortedWrites(1, "QuotaExceededError");
  expect(await shelf.save(own("a", 1))).toBe(false);
  expect(shelf.get()).toEqual({ own: [own("a", 1)], preferred: null, kept: false });
  vi.restoreAllMocks();
  expect(await shelf.retry()).toBe(true);
  expect(shelf.get().kept).toBe(true);
  expect((await read()).own).toEqual([own("a", 1)]);
});

test("what is saved and deleted while the disk is being read counts more", async () => {
  for (const each of [own("a", 1), own("b", 2)]) await fresh().save(each);
  const shelf = fresh();
  const loading = shelf.load();
  const changed = own("a", 1, { name: "Other" });
  const saving = [shelf.save(changed), shelf.remove("b")];
  await Promise.all([loading, ...saving]);
  expect(shelf.get().own).toEqual([changed]);
});

test("those who watch are told, until they stop", async () => {
  const shelf = fresh();
  const changed = vi.fn();
  const stop = shelf.watch(changed);
  await shelf.save(own("a", 1));
  expect(changed).toHaveBeenCalled();
  stop();
  changed.mockClear();
  await shelf.remove("a");
  expect(changed).not.toHaveBeenCalled();
});
