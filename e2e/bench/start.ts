// A cold start of the installed app, with nobody to ask: the server is closed, the browser was closed too.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { chromeFlags, ensureBrowser } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import { installed, missing, PHONE, ROOT, type Spot } from "./shared/phone.ts";
import { openQuiet, type QuietPage } from "./shared/quiet.ts";
import type { Part } from "./shared/row.ts";
import { ranged, spread } from "./shared/spread.ts";

const SLOWED = 4;
const STARTS = 7;
/** The browser's own beginning is over then, in ms. */
const CALM = 2_000;
/** How often the page is asked how far it is, in ms. */
const OFTEN = 20;
/** After so many ms nobody waits for an answer any more. */
const AGAIN = 1_500;
const PATIENCE = 30_000;

/** In ms from the navigation. */
type Start = Readonly<{ home: number; answered: number; setup: number }>;
type Seen = Window & { seen: Partial<Start>; spot?: Spot };

/** Notes in the page, by its own clock, when Home was painted, had taken the tap, and had brought Setup. */
function watchStart(): void {
  const page = window as unknown as Seen;
  page.seen = {};
  const { seen } = page;
  const painted = (name: keyof Start) => {
    if (seen[name] !== undefined) return;
    Object.assign(seen, { [name]: Number.NaN });
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(seen, { [name]: performance.now() });
      port2.postMessage(null);
    });
  };
  new MutationObserver(() => {
    const button = document.querySelector('[data-testid="new-game"]:enabled');
    if (button) {
      const { x, y, width, height } = button.getBoundingClientRect();
      page.spot = { x: x + width / 2, y: y + height / 2 };
      painted("home");
    }
    const setup = document.querySelector('main[data-screen="setup"]');
    const busy = document.querySelector('.home-acts[aria-busy="true"]');
    if (busy ?? setup) Object.assign(seen, { answered: seen.answered ?? performance.now() });
    if (setup) painted("setup");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Asks until there is an answer; null where none comes in time. */
async function until<T>(page: QuietPage, expression: string, patience: number): Promise<T | null> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const value = await page.ask<T | null>(expression);
    if (value) return value;
    await wait(OFTEN);
  }
  return null;
}

async function start(page: QuietPage, url: string): Promise<Start> {
  const { viewport, deviceScaleFactor } = PHONE;
  const { send } = page;
  await send("Page.enable");
  const size = { ...viewport, deviceScaleFactor, mobile: true };
  await send("Emulation.setDeviceMetricsOverride", size);
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watchStart})()` });
  await wait(CALM);
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await send("Page.navigate", { url });
  const HOME = "seen.home > 0 && spot";
  const SETUP = "seen.setup > 0 && seen";
  for (let tries = 0; tries < 5; tries += 1) {
    // Whoever misses, because something moved, tries once more: that counts.
    const spot = await until<Spot>(page, HOME, PATIENCE);
    if (!spot) break;
    await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
    await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const came = await until<Start>(page, SETUP, AGAIN);
    if (came) return came;
  }
  throw new Error("the app did not start");
}

export const run: Part = async () => {
  const executablePath = await ensureBrowser();
  if (!existsSync(`${ROOT}/sw.js`) || !executablePath) return missing("cold start");
  const server = await serve({ root: ROOT });
  const profile = mkdtempSync(join(tmpdir(), "undercup-start-"));
  try {
    const options = { ...PHONE, executablePath, args: chromeFlags };
    const context = await chromium.launchPersistentContext(profile, options);
    const first = await context.newPage();
    await first.goto(server.url);
    await installed(first);
    await context.close();
    await server.close();
    if (await fetch(server.url).then(Boolean, () => false)) throw new Error("the server lives");
    const starts: Start[] = [];
    for (let at = 0; at < STARTS; at += 1) {
      const page = await openQuiet(executablePath, profile);
      starts.push(await start(page, server.url).finally(page.close));
    }
    const answered = starts.map((one) => one.answered);
    const what = `installed, server dead, ${SLOWED}x slowed, ${STARTS} cold starts`;
    return [
      { what: `${what}: Home painted`, figure: ranged(starts.map((one) => one.home)), goal: "" },
      {
        what: `${what}: Home has taken a finger's tap on new-game`,
        figure: ranged(answered),
        goal: "<= 900 ms",
        ok: spread(answered).median <= 900,
      },
      {
        what: `${what}: the screen of that tap painted`,
        figure: ranged(starts.map((one) => one.setup)),
        goal: "",
      },
    ];
  } finally {
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
};
