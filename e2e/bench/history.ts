// How the app itself bears a thousand kept games: Home beside an empty one, the history and its figures.
import { existsSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { figuresOf } from "../../src/evening/figures.ts";
import { packFigures } from "../../src/evening/kept.ts";
import type { Log } from "../../src/game/flow/events.ts";
import { replay } from "../../src/game/flow/reduce.ts";
import { type FinishedRecord, finishedOf } from "../../src/storage/finish.ts";
import { chromeFlags, ensureBrowser } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import { evenings } from "./evening.ts";
import type { Part, Row } from "./shared/row.ts";

const ROOT = process.env["DIST"] ?? "dist";
const OPENINGS = 15;
const HOURS = 3_600_000;
/** The first of the games began then; the next ones follow by the hour. */
const FIRST = Date.UTC(2024, 0, 1);

/** The same games, each at a time of its own. */
function dated([started, ...events]: Log, at: number): Log {
  const since = FIRST + at * 7 * HOURS;
  const later = <T extends { at: number }>(event: T): T => ({ ...event, at: since + event.at });
  return [later(started), ...events.map(later)];
}

function recordOf(log: Log): FinishedRecord {
  const count = (events: Log) => {
    const figures = figuresOf(events);
    return figures && packFigures(figures);
  };
  return finishedOf(replay(log), log, log.at(-1)?.at ?? 0, { count });
}

/** Watches from the first moment of every page for what is timed, in the page's own clock. */
function watch(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  const note = (name: string) => {
    if (seen[name] !== undefined) return;
    // Drawn, not only there: the frame after the one that holds it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen[name] ??= performance.now();
      }),
    );
  };
  addEventListener(
    "click",
    () => {
      seen["click"] = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="new-game"]:enabled')) note("home");
    if (
      document.querySelector('main[data-screen="history"][data-ready] [data-testid="past-game"]')
    ) {
      note("history");
    }
    if (document.querySelector('[data-testid="past-person"]')) note("people");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const seenOf = (page: Page, name: string) =>
  page
    .waitForFunction(
      (wanted) => (window as unknown as { seen: Record<string, number> }).seen[wanted],
      name,
    )
    .then((handle) => handle.jsonValue() as Promise<number>);

async function pageOf(browser: Browser, url: string, records: readonly FinishedRecord[]) {
  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await seenOf(page, "home");
  await page.evaluate(async (games) => {
    const asked = indexedDB.open("undercup");
    const db = await new Promise<IDBDatabase>((done, fail) => {
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
    const tx = db.transaction("finished", "readwrite");
    for (const game of games) tx.objectStore("finished").put(game, game.id);
    await new Promise((done) => {
      tx.oncomplete = done;
    });
    db.close();
  }, records);
  return page;
}

const middle = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function opened(page: Page): Promise<number> {
  await page.reload();
  return seenOf(page, "home");
}

/** From the tap to the screen that is drawn. */
async function tapped(page: Page, handle: string, name: string): Promise<number> {
  await page.getByTestId(handle).click();
  const shown = await seenOf(page, name);
  const click = await page.evaluate(
    () => (window as unknown as { seen: { click: number } }).seen.click,
  );
  return shown - click;
}

async function looked(page: Page): Promise<Readonly<{ history: number; people: number }>> {
  await page.reload();
  await seenOf(page, "home");
  // The game's part comes while Home is read.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/room-[^/]*\.js$/.test(name)),
  );
  await page.waitForTimeout(1_000);
  const history = await tapped(page, "history", "history");
  const people = await tapped(page, "history-people", "people");
  return { history, people };
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

export const run: Part = async () => {
  const browserPath = await ensureBrowser();
  if (!existsSync(`${ROOT}/index.html`) || !browserPath) {
    return [{ what: "history", figure: 'run "npm run build" first', goal: "" }];
  }
  const logs = evenings().map(dated);
  const records = logs.map(recordOf);
  const events = logs.reduce((sum, log) => sum + log.length, 0);
  const packed = records.reduce((sum, { log }) => sum + (log?.length ?? 0), 0);
  const server = await serve({ root: ROOT });
  const browser = await chromium.launch({ executablePath: browserPath, args: chromeFlags });
  try {
    const empty = await pageOf(browser, server.url, []);
    const full = await pageOf(browser, server.url, records);
    const times: { empty: number; full: number }[] = [];
    for (let at = 0; at <= OPENINGS; at += 1) {
      times.push({ empty: await opened(empty), full: await opened(full) });
    }
    const [, ...warm] = times;
    const without = middle(warm.map((pair) => pair.empty));
    const withAll = middle(warm.map((pair) => pair.full));
    const looks: { history: number; people: number }[] = [];
    for (let at = 0; at < 7; at += 1) looks.push(await looked(full));
    const history = middle(looks.map((look) => look.history));
    const people = middle(looks.map((look) => look.people));
    const rows: readonly Row[] = [
      {
        what: `Home opens with ${records.length} kept games, ${events.toLocaleString("en")} events`,
        figure: `${ms(withAll)}, empty ${ms(without)}`,
        goal: "within 20 %",
        ok: withAll <= without * 1.2,
      },
      {
        what: "history drawn, from the tap",
        figure: ms(history),
        goal: "<= 300 ms",
        ok: history <= 300,
      },
      {
        what: "everybody's figures drawn, from the tap",
        figure: ms(people),
        goal: "<= 300 ms",
        ok: people <= 300,
      },
      {
        what: "a packed game, characters",
        figure: Math.round(packed / records.length).toLocaleString("en"),
        goal: "",
      },
    ];
    return [...rows];
  } finally {
    await browser.close();
    await server.close();
  }
};
