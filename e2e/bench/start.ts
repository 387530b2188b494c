// A cold start of the installed app, with nobody to ask: the server is closed, the browser was closed too.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { chromeFlags, ensureBrowser } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import {
  handle,
  installed,
  missing,
  PHONE,
  phoneOf,
  ROOT,
  type Spot,
  type Telling,
} from "./shared/phone.ts";
import type { Part } from "./shared/row.ts";
import { ranged, spread } from "./shared/spread.ts";

const SLOWED = 4;
const STARTS = 7;
/** The browser's own beginning is over then. */
const CALM = 2_000;
/** After so many ms nobody waits for an answer any more. */
const AGAIN = 1_500;

/** In ms from the navigation. */
type Start = Readonly<{ home: number; answered: number; setup: number }>;

function watchStart(): void {
  const { told } = window as unknown as Telling;
  const seen: Record<string, number> = {};
  const painted = (name: string, then: () => void) => {
    if (seen[name] !== undefined) return;
    seen[name] = Number.NaN;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen[name] = performance.now();
        then();
      }),
    );
  };
  new MutationObserver(() => {
    const button = document.querySelector('[data-testid="new-game"]:enabled');
    if (button) {
      painted("home", () => {
        const { x, y, width, height } = button.getBoundingClientRect();
        told(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
      });
    }
    const busy = document.querySelector('.home-acts[aria-busy="true"], main[data-screen="setup"]');
    if (busy) seen["answered"] ??= performance.now();
    if (document.querySelector('main[data-screen="setup"]')) {
      painted("setup", () => told(JSON.stringify(seen)));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function opened<T>(
  profile: string,
  executablePath: string,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath,
    args: chromeFlags,
  });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

async function start(context: BrowserContext, url: string): Promise<Start> {
  await context.addInitScript(watchStart);
  const page = context.pages()[0] ?? (await context.newPage());
  const { slow, told, touch, middle } = await phoneOf(page);
  await page.waitForTimeout(CALM);
  await slow(SLOWED);
  const home = told<Spot>();
  await page.goto(url, { waitUntil: "commit" });
  let spot = await home;
  const setup = told<Start>();
  const came = setup.then(() => true);
  do {
    await touch("touchStart", spot);
    await touch("touchEnd");
    // Whoever misses, because something moved, tries once more: that counts.
    if (await Promise.race([came, page.waitForTimeout(AGAIN).then(() => false)])) break;
    spot = await middle(handle("new-game")).catch(() => spot);
  } while (!(await Promise.race([came, false])));
  return setup;
}

export const run: Part = async () => {
  const executablePath = await ensureBrowser();
  if (!existsSync(`${ROOT}/sw.js`) || !executablePath) return missing("cold start");
  const server = await serve({ root: ROOT });
  const profile = mkdtempSync(join(tmpdir(), "undercup-start-"));
  try {
    await opened(profile, executablePath, async (context) => {
      const page = await context.newPage();
      await page.goto(server.url);
      await installed(page);
    });
    await server.close();
    if (await fetch(server.url).then(Boolean, () => false)) throw new Error("the server lives");
    const starts: Start[] = [];
    for (let at = 0; at < STARTS; at += 1) {
      starts.push(await opened(profile, executablePath, (context) => start(context, server.url)));
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
