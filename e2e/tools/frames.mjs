// npm run frames: ten silent frames of each motion of the built app, side by side in .reports/frames, to
// be shown to somebody who has never seen it: can they say what happens? DIST names another build.
import { mkdirSync } from "node:fs";
import { chromium, devices } from "playwright-core";
import { chromeFlags, ensureBrowser } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").CDPSession} Session */
/** @typedef {{ page: Page, session: Session }} Film */

const OUT = ".reports/frames";
const FRAMES = 10;
const SIZE = { width: 360, height: 640 };

/** The dice as they fall: Anna 54, then 21 for whoever claims it. @param {number[]} pips */
function seed(pips) {
  const real = crypto.getRandomValues.bind(crypto);
  let at = 0;
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: (/** @type {Uint8Array<ArrayBuffer>} */ array) => {
      if (array.length !== 1) return real(array);
      array[0] = (pips[at++ % pips.length] ?? 1) - 1;
      return array;
    },
  });
}

/** Lets the page's own time pass: motions are stepped by it. @param {Film} film @param {number} ms */
async function pass({ page }, ms) {
  // What is being saved takes real time.
  await page.waitForTimeout(150);
  await page.clock.runFor(ms);
}

/** @param {Film} film @param {string} id */
async function tap(film, id) {
  await pass(film, 700);
  await film.page.getByTestId(id).tap();
  await pass(film, 60);
}

/** @param {Film} film @param {string} name */
const at = ({ page }, name) => page.locator(`main[data-screen="${name}"]`).waitFor();

/** @param {Film} film @param {string} id */
async function middle({ page }, id) {
  const box = await page.getByTestId(id).boundingBox();
  if (!box) throw new Error(`${id} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Film} film @param {"touchStart" | "touchMove" | "touchEnd"} type @param {{ x: number, y: number }} [spot] */
const finger = ({ session }, type, spot) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints: spot ? [spot] : [] });

/** @param {Film} film */
async function toRoll(film, lives = 6) {
  const { page } = film;
  await tap(film, "new-game");
  for (const [seat, name] of ["Anna", "Ben", "Carla"].entries()) {
    await page.getByTestId("player-name").nth(seat).fill(name);
  }
  await page.getByTestId("opener").selectOption({ index: 1 });
  for (let less = 6 - lives; less > 0; less -= 1) {
    await page.getByTestId("lives").getByRole("button").first().tap();
  }
  await tap(film, "start-game");
  await at(film, "handover");
  await tap(film, "handover-accept");
  await at(film, "roll");
  await pass(film, 700);
}

/** @param {Film} film @param {number} roll */
async function toAnswer(film, roll, lives = 6) {
  await toRoll(film, lives);
  await tap(film, "roll");
  await at(film, "claim");
  await pass(film, 700);
  await film.page.locator(`[data-testid="rung"][data-roll="${roll}"]`).tap();
  await pass(film, 100);
}

/** Holds until it is lifted. @param {Film} film */
async function lift(film) {
  await at(film, "answer");
  await pass(film, 700);
  await finger(film, "touchStart", await middle(film, "lift"));
  await pass(film, 1_201);
  await at(film, "reveal");
  await finger(film, "touchEnd");
}

/**
 * @typedef {object} Motion
 * @property {string} name
 * @property {number} lasts ms from the first frame to the last
 * @property {(film: Film) => Promise<void>} begin
 * @property {(film: Film, part: number) => Promise<unknown>} [step] instead of letting time pass
 * @property {(film: Film) => Promise<unknown>} [end]
 */

/** @type {Motion[]} */
const motions = [
  {
    name: "roll",
    lasts: 520,
    begin: async (film) => {
      await toRoll(film);
      await film.page.getByTestId("roll").tap();
      await at(film, "claim");
    },
  },
  {
    name: "peek",
    lasts: 100,
    begin: async (film) => {
      await toRoll(film);
      await tap(film, "roll");
      await at(film, "claim");
      await pass(film, 800);
      await film.session.send("Animation.enable");
      await film.session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
      await finger(film, "touchStart", await middle(film, "cup"));
    },
    step: (film) => film.page.waitForTimeout(350),
    end: (film) => finger(film, "touchEnd"),
  },
  {
    name: "pass",
    lasts: 480,
    begin: async (film) => {
      await toAnswer(film, 63);
      await film.page.getByTestId("say").tap();
      await at(film, "answer");
    },
  },
  {
    name: "draw",
    lasts: 400,
    begin: async (film) => {
      await toAnswer(film, 63);
      await film.page.getByTestId("say").tap();
      await at(film, "answer");
      await pass(film, 900);
      await finger(film, "touchStart", await middle(film, "lift"));
    },
    step: async (film, part) => {
      const { x, y } = await middle(film, "lift");
      await finger(film, "touchMove", { x, y: y - 80 * part });
      await film.page.waitForTimeout(150);
    },
    end: (film) => finger(film, "touchEnd"),
  },
  {
    name: "reveal",
    lasts: 1400,
    begin: async (film) => {
      await toAnswer(film, 63);
      await film.page.getByTestId("say").tap();
      await lift(film);
    },
  },
  {
    name: "meyer",
    lasts: 800,
    begin: async (film) => {
      await toAnswer(film, 21);
      await film.page.getByTestId("say").tap();
      await at(film, "answer");
    },
  },
  {
    name: "handover",
    lasts: 450,
    begin: async (film) => {
      await toAnswer(film, 63);
      await film.page.getByTestId("say").tap();
      await lift(film);
      await pass(film, 1500);
      await film.page.getByTestId("next-round").tap();
      await at(film, "handover");
    },
  },
  {
    name: "winner",
    lasts: 800,
    begin: async (film) => {
      await toAnswer(film, 63);
      await film.page.getByTestId("say").tap();
      await lift(film);
      await tap(film, "table");
      await at(film, "between");
      await pass(film, 800);
      await finger(film, "touchStart", await middle(film, "end-game"));
      await pass(film, 1300);
      await at(film, "over");
      await finger(film, "touchEnd");
    },
  },
];

const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromeFlags,
});
const server = await serve({ root: process.env["DIST"] ?? "dist" });
mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);

/** @param {Motion} motion */
async function film({ name, lasts, begin, step, end }) {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    viewport: SIZE,
    deviceScaleFactor: 1,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(seed, [5, 4]);
  await page.clock.install();
  await page.goto(server.url);
  await page.clock.pauseAt(Date.now() + 60_000);
  const shot = { page, session };
  await begin(shot);
  /** @type {string[]} */
  const frames = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const part = frame / (FRAMES - 1);
    if (step) await step(shot, part);
    else if (frame > 0) await page.clock.runFor(Math.round(lasts / (FRAMES - 1)));
    frames.push((await page.screenshot({ type: "jpeg", quality: 80 })).toString("base64"));
  }
  await end?.(shot);
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 5 * 240, height: 2 * 427 });
  const row = frames.map((frame) => `<img width=240 src="data:image/jpeg;base64,${frame}">`);
  await sheet.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${row.join("")}`);
  await sheet.screenshot({ path: `${OUT}/${name}.png` });
  await context.close();
}

for (const motion of motions) {
  if (wanted.length > 0 && !wanted.includes(motion.name)) continue;
  await film(motion);
  console.log(`${OUT}/${motion.name}.png: ten frames of ${motion.lasts} ms`);
}
await browser.close();
await server.close();
