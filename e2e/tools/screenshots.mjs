// npm run screenshots: every screen of the built app in four languages, three lights and three sizes, into
// .reports/screenshots with a page to look at them. "npm run screenshots readme" takes the few of the README
// and the install dialog instead, into public/pictures, which is not kept offline.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium, devices } from "playwright-core";
import { chromeFlags, ensureBrowser } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {(page: Page) => Promise<void>} pose brings the app to it
 */

/** Deals three in and rolls; the dice are whatever chance gives. @param {Page} page */
async function toClaim(page) {
  await page.getByTestId("new-game").click();
  for (const [seat, name] of ["Anna", "Ben", "Carla"].entries()) {
    await page.getByTestId("player-name").nth(seat).fill(name);
  }
  await page.getByTestId("opener").selectOption({ index: 1 });
  await page.getByTestId("start-game").click();
  await page.getByTestId("handover-accept").click();
  await page.getByTestId("roll").click();
  await page.locator('main[data-screen="claim"]').waitFor();
  await page.locator('[data-testid="rung"][data-roll="63"]').click();
}

/** @type {Picture[]} */
const pictures = [
  {
    name: "home",
    pose: async (page) => {
      await page.locator('main[data-screen="home"]').waitFor();
    },
  },
  {
    name: "peek",
    pose: async (page) => {
      await toClaim(page);
      await page.locator("[data-testid=say]:enabled").waitFor();
      await page.getByTestId("cup").hover();
      await page.mouse.down();
      await page.getByTestId("die").first().waitFor();
    },
  },
  {
    name: "answer",
    pose: async (page) => {
      await toClaim(page);
      await page.getByTestId("say").click();
      await page.locator('main[data-screen="answer"]').waitFor();
    },
  },
];

/** The few that stand for the app. */
async function takeFew() {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromeFlags,
  });
  const server = await serve({ root: "dist" });
  mkdirSync("public/pictures", { recursive: true });
  for (const { name, pose } of pictures) {
    const context = await browser.newContext({
      ...devices["Pixel 7"],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1.5,
      locale: "en-GB",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await pose(page);
    await page.screenshot({ path: `public/pictures/${name}.jpg`, type: "jpeg", quality: 84 });
    await context.close();
  }
  await browser.close();
  await server.close();
  console.log(`Took ${pictures.map(({ name }) => name).join(", ")} into public/pictures`);
}

const ALBUM = ".reports/screenshots";

/** One page with all of them, a row a screen. */
function index() {
  const files = readdirSync(ALBUM).filter((name) => name.endsWith(".jpg"));
  const rows = new Map();
  for (const file of files) {
    const [language, at, ...rest] = file.replace(".jpg", "").split("-");
    const screen = `${language} ${at} ${rest.slice(0, -2).join(" ")}`;
    rows.set(screen, [...(rows.get(screen) ?? []), file]);
  }
  const row = (/** @type {[string, string[]]} */ [screen, shown]) =>
    `<h2>${screen}</h2><p>${shown
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
      .join(" ")}</p>`;
  const head = "<meta charset=utf-8><title>Undercup</title><style>img{height:320px}</style>";
  writeFileSync(`${ALBUM}/index.html`, head + [...rows].map(row).join("\n"));
  return files.length;
}

/** Every screen, by the same walk that the tests take. */
async function takeAll() {
  await ensureBrowser();
  rmSync(ALBUM, { recursive: true, force: true });
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "-c", "e2e", "--project=pictures", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, REPORT: "pictures" },
    },
  );
  console.log(`${index()} pictures: open ${ALBUM}/index.html`);
  process.exitCode = status ?? 1;
}

if (process.argv[2] === "readme") await takeFew();
else await takeAll();
