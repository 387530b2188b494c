// @vitest-environment jsdom
// Standing alone, and the browser's offer to install.
import { afterEach, expect, test, vi } from "vitest";
import { byHand, standalone, watchInstall } from "./install.ts";
import { keep } from "./keep.ts";
import { mirror } from "./mirror.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
  Reflect.deleteProperty(navigator, "storage");
});

function phone(flag: boolean | undefined, mode: boolean): void {
  if (flag !== undefined) {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: flag });
  }
  vi.stubGlobal("matchMedia", () => ({ matches: mode }));
}

test.each([
  { flag: undefined, mode: false, alone: false, hand: false },
  { flag: undefined, mode: true, alone: true, hand: false },
  { flag: false, mode: false, alone: false, hand: true },
  { flag: true, mode: false, alone: true, hand: false },
])("flag $flag, display mode $mode: alone $alone, by hand $hand", ({ flag, mode, alone, hand }) => {
  phone(flag, mode);
  expect(standalone()).toBe(alone);
  expect(byHand()).toBe(hand);
});

test("the offer is kept, and used once", async () => {
  const changed = vi.fn();
  const install = watchInstall(changed);
  expect(install.possible()).toBe(false);
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(install.possible()).toBe(true);
  await install.ask();
  await install.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(changed.mock.calls).toEqual([[true], [false], [false]]);
});

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const refuse = () => Promise.reject(new TypeError("no"));

test.each<[string, object | undefined, boolean]>([
  ["no storage at all", undefined, false],
  ["no persist", {}, false],
  ["kept already", { persisted: yes }, true],
  ["granted", { persisted: no, persist: yes }, true],
  ["refused", { persist: refuse }, false],
])("keeping: %s", async (_, storage, kept) => {
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  expect(await keep()).toBe(kept);
});

test("the mirror is what the page reads before it paints", () => {
  mirror("dark", "nb");
  expect(localStorage.getItem("undercup")).toBe("dark nb");
});
