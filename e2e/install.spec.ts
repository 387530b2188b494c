// The way to the home screen: said once it is wanted, never in a game, never where it is done already.
import type { BrowserContext, Page } from "@playwright/test";
import { cut, grow } from "./fit.ts";
import type { Screen, Table } from "./table.ts";
import { expect, test } from "./test.ts";

const ASKED = "asked";

/** The browser's offer, as early as a page can hear it: before the first script of the app. */
async function offering(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const prompt = async () => {
      localStorage.setItem(key, String(Number(localStorage.getItem(key) ?? 0) + 1));
      return { outcome: "dismissed" };
    };
    const offer = () => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt }));
      document.documentElement.dataset["infobar"] = event.defaultPrevented ? "kept" : "shown";
    };
    document.addEventListener("readystatechange", offer, { once: true });
  }, ASKED);
}

/** How often the browser's own dialog would have come. */
const asked = (page: Page) => page.evaluate((key) => Number(localStorage.getItem(key) ?? 0), ASKED);

const PHONE = "phone";

type Phone = Readonly<{
  /** Safari's own flag; left out where it is not Safari. */
  flag?: boolean;
  /** What the style sheets are told of standing alone. */
  mode?: boolean;
  agent?: string;
}>;

/** Opens the app on such a phone, with what was played on it before. */
async function on(page: Page, phone: Phone): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PHONE,
    JSON.stringify(phone),
  ] as const);
  await page.reload();
}

/** Lets one browser be many phones. */
async function phones(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const { flag, mode, agent } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (flag !== undefined) Object.defineProperty(navigator, "standalone", { get: () => flag });
    if (agent) Object.defineProperty(navigator, "userAgent", { get: () => agent });
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) =>
      mode && query.includes("display-mode") ? ask("all") : ask(query);
  }, PHONE);
}

const hints = (page: Page) => page.locator("[data-testid^=install]");

/** From Home over a short game to its end, looking at every screen. */
async function play(table: Table, look: (screen: Screen) => Promise<void>): Promise<void> {
  const seen = async (screen: Screen) => {
    await table.at(screen);
    await table.armed();
    await look(screen);
  };
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await seen("handover");
  await table.accept();
  await seen("roll");
  await table.roll();
  await seen("claim");
  await table.claim(54);
  await seen("answer");
  await table.lift();
  await seen("reveal");
  await table.toTable();
  await seen("between");
  await table.endGame();
  await seen("over");
}

const nothing = async () => undefined;

/** A phone on which a game has been played to its end. */
async function played(table: Table): Promise<void> {
  await table.page.goto("/");
  await play(table, nothing);
  await table.tap("over-home");
  await table.at("home");
}

/** The game's part of the app is there, and so is all that Home has to say. */
async function whole(table: Table): Promise<void> {
  await table.tap("rules");
  await table.finger.tap(table.handle("back"));
  await table.at("home");
}

async function settings(table: Table): Promise<void> {
  await table.tap("open-settings");
  await table.at("settings");
}

/** It has been written down that nobody wants to hear it again: a reload may come. */
async function noted(page: Page): Promise<void> {
  const hint = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("undercup");
      await new Promise((done) => opening.addEventListener("success", done));
      const got = opening.result.transaction("settings").objectStore("settings").get("hint");
      await new Promise((done) => got.addEventListener("success", done));
      opening.result.close();
      return got.result;
    });
  await expect.poll(hint).toBe(false);
}

const boxOf = (table: Table, id: string) => table.handle(id).boundingBox();

test("the browser's offer is kept for the first Home after a game", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await offering(context);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-infobar", "kept");
  await table.at("home");
  await whole(table);
  await expect(hints(page), "before the first game").toHaveCount(0);

  await play(table, async (screen) => {
    await expect(hints(page), screen).toHaveCount(0);
    if (screen !== "answer") return;
    await table.tap("menu");
    await table.tap("open-settings");
    await table.at("settings");
    await expect(hints(page), "in the settings of a game").toHaveCount(0);
    await table.finger.tap(table.handle("back"));
    await table.at("answer");
    await table.tap("menu");
    await table.tap("home");
    await table.at("home");
    await expect(hints(page), "while the game waits").toHaveCount(0);
    await table.tap("resume");
    await table.accept();
    await table.at("answer");
  });
  await table.tap("over-home");
  await expect(table.handle("install")).toBeVisible();
  await expect(table.handle("install-how")).toHaveCount(0);

  // A later visit: the offer comes anew, and the line with it, moving nothing that can be pressed.
  await page.reload();
  await expect(table.handle("install")).toBeVisible();
  const before = await boxOf(table, "new-game");
  await table.tap("install");
  expect(await asked(page)).toBe(1);
  await expect(hints(page)).toHaveCount(0);
  expect(await boxOf(table, "new-game")).toEqual(before);

  await noted(page);
  await page.reload();
  await whole(table);
  await expect(hints(page), "asked once, it is enough").toHaveCount(0);
  await settings(table);
  await table.tap("install");
  expect(await asked(page)).toBe(2);
  await expect(table.handle("install")).toHaveCount(0);
  await expect(table.handle("install-ways")).toContainText("menu");
});

test("waved away, it stays away, and stands in Settings", async ({ context, page, table }) => {
  await offering(context);
  await played(table);
  await table.tap("install-later");
  await expect(hints(page)).toHaveCount(0);
  await noted(page);
  await page.reload();
  await whole(table);
  await expect(hints(page)).toHaveCount(0);
  await settings(table);
  await expect(table.handle("install")).toBeVisible();
  expect(await asked(page)).toBe(0);
});

test("what is installed says nothing, and no other app's window promises anything", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await phones(context);
  await played(table);
  await expect(hints(page), "nobody has offered anything").toHaveCount(0);

  for (const { flag, mode } of [
    { flag: true, mode: false },
    { flag: false, mode: true },
    { flag: true, mode: true },
  ]) {
    const where = `iOS says ${flag}, the style sheets ${mode}`;
    await on(page, { flag, mode });
    await settings(table);
    await expect(hints(page), where).toHaveCount(0);
    await expect(page.locator("html"), where).toHaveClass("standalone");
    await table.finger.tap(table.handle("back"));
    await table.at("home");
    await expect(hints(page), where).toHaveCount(0);
  }

  await on(page, { flag: false, agent: IN_APP });
  await settings(table);
  await expect(table.handle("install-ways")).toContainText("Safari");
  await expect(table.handle("install-how")).toHaveCount(0);
  await table.finger.tap(table.handle("back"));
  await table.at("home");
  await expect(hints(page)).toHaveCount(0);

  await offering(context);
  await on(page, { mode: true });
  await whole(table);
  await expect(hints(page), "an installed Chromium").toHaveCount(0);
  await on(page, {});
  await expect(table.handle("install")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(hints(page), "installed by the browser's own menu").toHaveCount(0);
  await settings(table);
  await expect(hints(page)).toHaveCount(0);
});

const IN_APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0";

/** As Apple calls them. */
const MENUS = {
  en: ["Add to Home Screen", "Add"],
  de: ["Zum Home-Bildschirm", "Hinzufügen"],
  da: ["Føj til hjemmeskærm", "Tilføj"],
  nb: ["Legg til på Hjem-skjerm", "Legg til"],
} as const;

const SIZES = [
  [320, 568, 100],
  [320, 568, 200],
  [360, 640, 100],
  [640, 360, 100],
  [390, 844, 100],
] as const;

/** It is read whole at every size, and moves nothing that is pressed off a phone. */
async function fits(table: Table, what: string): Promise<void> {
  const { page } = table;
  for (const [width, height, percent] of SIZES) {
    await page.setViewportSize({ width, height });
    await grow(page, percent);
    const where = `${what} at ${width}x${height}, text ${percent} %`;
    expect.soft(await cut(page), where).toEqual([]);
    if (percent > 100 || height < width) continue;
    for (const id of ["play-again", "new-game", "open-settings"]) {
      const { y = 0, height: tall = 0 } = (await boxOf(table, id)) ?? {};
      expect.soft(y + tall, `${id}, ${where}`).toBeLessThanOrEqual(height);
    }
  }
}

test("an iPhone is shown the way in pictures, in every language", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await phones(context);
  await played(table);
  await on(page, { flag: false });
  const sheet = table.handle("install-sheet");
  for (const lang of ["en", "de", "da", "nb"] as const) {
    await table.tap(`language-${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(table.handle("install-how")).toBeVisible();
    await fits(table, `${lang}: Home`);
    await table.tap("install-how");
    await expect(sheet.locator("li")).toHaveCount(4);
    await expect(sheet.locator("li > svg")).toHaveCount(4);
    for (const word of MENUS[lang]) await expect(sheet).toContainText(word);
    await fits(table, `${lang}: the way`);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(table.handle("install-how")).toBeFocused();
  }
  await table.tap("install-later");
  await expect(hints(page)).toHaveCount(0);
  await noted(page);
  await page.reload();
  await settings(table);
  await table.tap("install-how");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await table.finger.tap(table.handle("back"));
  await table.at("home");
  await expect(hints(page), "waved away for good").toHaveCount(0);
});

test("ready offline is said only while the cache holds every file", async ({ page, table }) => {
  const ready = table.handle("offline-ready");
  await page.goto("/");
  await expect(ready).toBeVisible({ timeout: 40_000 });
  const gone = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const file = (await cache.keys()).find(({ url }) => url.includes("/assets/room"));
      if (file && (await cache.delete(file))) return true;
    }
    return false;
  });
  expect(gone).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(ready).toHaveCount(0);
  await page.reload();
  await whole(table);
  await expect(ready).toHaveCount(0);
});
