// @vitest-environment jsdom
// Standing alone, the browser's offer to install, and what it promises.
import { afterEach, expect, test, vi } from "vitest";
import { standalone } from "./alone.ts";
import { type Phone, watchInstall, wayOf } from "./install.ts";
import { keep } from "./keep.ts";
import { mirror } from "./mirror.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
  Reflect.deleteProperty(navigator, "storage");
  Reflect.deleteProperty(document.documentElement, "offer");
});

function phone(flag: boolean | undefined, mode: boolean): void {
  if (flag !== undefined) {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: flag });
  }
  vi.stubGlobal("matchMedia", () => ({ matches: mode }));
}

test.each([
  { flag: undefined, mode: false, alone: false },
  { flag: undefined, mode: true, alone: true },
  { flag: false, mode: false, alone: false },
  { flag: false, mode: true, alone: true },
  { flag: true, mode: false, alone: true },
])("flag $flag, display mode $mode: alone $alone", ({ flag, mode, alone }) => {
  phone(flag, mode);
  expect(standalone()).toBe(alone);
});

const TAB: Phone = { alone: false, offered: false, apple: false, browser: true };

test.each<readonly [string, Partial<Phone>, string | null]>([
  ["an offer", { offered: true }, "offer"],
  ["no offer, or none yet", {}, "menu"],
  ["Safari, or another browser on iOS", { apple: true }, "share"],
  ["a window inside another app on iOS", { apple: true, browser: false }, "safari"],
  ["a window inside another app on Android", { browser: false }, "menu"],
  ["installed", { alone: true }, null],
  ["installed on iOS", { alone: true, apple: true, browser: false }, null],
  ["installed, and offered all the same", { alone: true, offered: true }, null],
])("the way to the home screen: %s", (_, now, way) => {
  expect(wayOf({ ...TAB, ...now })).toBe(way);
});

test.each([
  [
    "Safari",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    true,
    "share",
  ],
  [
    "Chrome on iOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0.7151.34 Mobile/15E148 Safari/604.1",
    true,
    "share",
  ],
  [
    "a window that calls itself Safari and has no workers",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/370.0 Mobile/15E148 Safari/604.1",
    false,
    "safari",
  ],
  [
    "a window that leaves Safari's name out",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0",
    true,
    "safari",
  ],
])("on an iPhone: %s", (_, userAgent, workers, way) => {
  phone(false, false);
  vi.stubGlobal("navigator", {
    standalone: false,
    userAgent,
    ...(workers ? { serviceWorker: {} } : {}),
  });
  expect(watchInstall().way()).toBe(way);
});

const offerOf = (prompt: () => Promise<unknown>) =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });

test("the offer is kept, and used once", async () => {
  phone(undefined, false);
  const install = watchInstall();
  const changed = vi.fn();
  const stop = install.watch(changed);
  expect(install.way()).toBe("menu");
  const prompt = vi.fn(async () => {});
  const offer = offerOf(prompt);
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
  expect(install.way()).toBe("offer");
  await install.ask();
  expect(install.way()).toBe("menu");
  expect(changed).toHaveBeenCalledTimes(2);
  await install.ask();
  expect(prompt).toHaveBeenCalledOnce();
  const before = changed.mock.calls.length;
  stop();
  dispatchEvent(offerOf(prompt));
  expect(changed).toHaveBeenCalledTimes(before);
  await install.ask();
});

test("an offer that came before the app is taken up; refused by the browser, it is gone", async () => {
  phone(undefined, false);
  const prompt = vi.fn(() => Promise.reject(new DOMException("late", "InvalidStateError")));
  Object.assign(document.documentElement, { offer: offerOf(prompt) });
  const install = watchInstall();
  expect(install.way()).toBe("offer");
  await install.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(install.way()).toBe("menu");
});

test("installed from elsewhere, nothing is left to do, until it is offered again", () => {
  phone(undefined, false);
  const install = watchInstall();
  dispatchEvent(offerOf(async () => {}));
  dispatchEvent(new Event("appinstalled"));
  expect(install.way()).toBeNull();
  dispatchEvent(offerOf(async () => {}));
  expect(install.way()).toBe("offer");
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
