// A phone to measure on: the built app in a real Chromium, a finger, a slowed processor. What is measured is
// measured in the page and told from there; the way to it is never part of a figure.
import { existsSync } from "node:fs";
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from "playwright-core";
import { type Dice, seedDice } from "../../chance.ts";
import { chromeFlags, ensureBrowser } from "../../tools/browser.mjs";
import { serve } from "../../tools/serve.mjs";
import type { Part, Row } from "./row.ts";

export const ROOT = process.env["DIST"] ?? "dist";

export const PHONE = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  locale: "en-GB",
};

/** How long anything may take before the bench gives up, in ms. */
const PATIENCE = 30_000;

export type Spot = Readonly<{ x: number; y: number }>;

export type Phone = Readonly<{
  page: Page;
  /** So many times slower than this machine. */
  slow: (rate: number) => Promise<void>;
  /** What the page tells next: to be asked for before whatever makes it tell. */
  told: <T>() => Promise<T>;
  ready: (id: string) => Promise<void>;
  middle: (of: string) => Promise<Spot>;
  touch: (type: "touchStart" | "touchMove" | "touchEnd", spot?: Spot) => Promise<void>;
  tap: (spot: Spot) => Promise<void>;
}>;

/** How a page tells: by this function, which is there before any script of its own. */
export type Telling = Window & Readonly<{ told: (json: string) => void }>;

export const handle = (id: string) => `[data-testid="${id}"]`;

export async function phoneOf(page: Page): Promise<Phone> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let heard: (told: unknown) => void = () => {};
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "told" });
  session.on("Runtime.bindingCalled", ({ payload }) => heard(JSON.parse(payload)));
  const touch: Phone["touch"] = async (type, spot) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: spot ? [spot] : [] });
  };
  return {
    page,
    slow: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    told: <T>() =>
      new Promise<T>((done, failed) => {
        const late = setTimeout(() => failed(new Error("the page told nothing")), PATIENCE);
        heard = (told) => {
          clearTimeout(late);
          done(told as T);
        };
      }),
    ready: (id) =>
      page
        .locator(`${handle(id)}:enabled`)
        .first()
        .waitFor({ timeout: PATIENCE }),
    middle: (of) =>
      page
        .locator(of)
        .first()
        .evaluate((found) => {
          found.scrollIntoView({ block: "nearest" });
          const { x, y, width, height } = found.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
    touch,
    tap: async (spot) => {
      await touch("touchStart", spot);
      // As long as a quick finger stays.
      await new Promise((done) => setTimeout(done, 50));
      await touch("touchEnd");
    },
  };
}

/** Comes back once the app would open without a network. */
export const installed = (page: Page): Promise<void> =>
  page.locator(handle("offline-ready")).waitFor({ timeout: 60_000 });

/** Names, lives, the tradition: at Handover when it comes back. */
export async function deal(page: Page, names: readonly string[], lives: number): Promise<void> {
  await page.locator(handle("new-game")).tap();
  await page.locator('main[data-screen="setup"]').waitFor();
  await fill(page, names, lives);
  await page.locator(handle("start-game")).tap();
  await page.locator('main[data-screen="handover"]').waitFor();
}

/** What is written into Setup before the game begins: three names, the first opens. */
export async function fill(page: Page, names: readonly string[], lives: number): Promise<void> {
  for (const [seat, name] of names.entries()) {
    await page.locator(handle("player-name")).nth(seat).fill(name);
  }
  await page.locator(handle("opener")).selectOption({ index: 1 });
  await page.locator(handle("tradition-meiern")).tap();
  const fewer = page.locator(handle("lives")).getByRole("button").first();
  for (let left = 6; left > lives; left -= 1) await fewer.tap();
}

export type Open = Readonly<{
  /** Every roll falls like this. */
  dice: Dice;
  /** Put into the page before it begins. */
  watch: () => void;
  /** Browser-wide, for what traces it. */
  act: (phone: Phone, context: BrowserContext) => Promise<readonly Row[]>;
}>;

/** A part that opens the installed app at Home, and measures there; says so where there is none. */
export const onPhone =
  (what: string, { dice, watch, act }: Open): Part =>
  async () => {
    const executablePath = await ensureBrowser();
    if (!existsSync(`${ROOT}/sw.js`) || !executablePath) return missing(what);
    const server = await serve({ root: ROOT });
    const browser = await chromium.launch({ executablePath, args: chromeFlags });
    try {
      const context = await browser.newContext(PHONE);
      await seedDice(context, Array<Dice>(300).fill(dice));
      await context.addInitScript(watch);
      const page = await context.newPage();
      const phone = await phoneOf(page);
      await page.goto(server.url);
      await installed(page);
      return [...(await act(phone, context))];
    } finally {
      await browser.close();
      await server.close();
    }
  };

export const missing = (what: string): Row[] => [
  { what, figure: 'run "npm run build" first', goal: "" },
];
