// npm run screenshots: pictures of the built app for the README and the install dialog, made at the
// size of a phone into public/pictures, which is not kept offline.
import { mkdirSync } from "node:fs";
import { chromium, devices } from "playwright-core";
import { chromeFlags, ensureBrowser } from "./browser.mjs";
import { serve } from "./serve.mjs";

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {(page: import("playwright-core").Page) => Promise<void>} pose brings the app to it
 */

/** @type {Picture[]} */
const pictures = [
  {
    name: "home",
    pose: async (page) => {
      await page.locator('main[data-screen="home"]').waitFor();
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
    deviceScaleFactor: 2,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await pose(page);
  await page.screenshot({ path: `public/pictures/${name}.png` });
  await context.close();
}
await browser.close();
await server.close();
console.log(`Took ${pictures.map(({ name }) => name).join(", ")} into public/pictures`);
