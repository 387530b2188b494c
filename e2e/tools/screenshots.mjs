// npm run screenshots: pictures of the built app for the README and the install dialog, made at the
// size of a phone into public/pictures, which is not kept offline.
import { mkdirSync } from "node:fs";
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
