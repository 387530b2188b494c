// How the browser tests run: "phone" is the everyday project, the others belong to test:more. Tests
// tagged @more walk wide matrices: they run in "more" only, and @pictures by npm run screenshots.
import { defineConfig, devices } from "@playwright/test";
import { chromeFlags, systemBrowser, systemFirefox } from "./tools/browser.mjs";

const chrome = systemBrowser();
const firefox = systemFirefox();
const port = Number(process.env["PORT"] ?? 4173);
const chromium = {
  launchOptions: { ...(chrome ? { executablePath: chrome } : {}), args: chromeFlags },
};
/** Walks through the wider features: they run in test:more, where there is time for them. */
const FEATURES =
  /[\\/](alike|axe|changes|colours|dispute|edges|evening|feedback|help|host|houses|install|mouse|names|phone|real|seal|sheet|twice|update|wrecks)\.spec\.ts$/;
/** Every option, every variant, every way to carry things off: longer still. */
const LONG = /[\\/](apart|motion|options|own|variants|wire)\.spec\.ts$/;
const phone = {
  ...devices["Pixel 7"],
  ...chromium,
  isMobile: true,
  hasTouch: true,
};

export default defineConfig({
  testDir: ".",
  testMatch: /^(?!.*built).*\.spec\.ts$/,
  outputDir: "../.reports/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // Once red and then green is told as "flaky", and does not stop a run.
  retries: process.env["CI"] ? 2 : 0,
  timeout: 60_000,
  reporter: [
    ["list"],
    ["json", { outputFile: `../.reports/${process.env["REPORT"] ?? "phone"}.json` }],
  ],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: "en-GB",
    // A third of the time of every step: "--trace on" where one is to be looked at.
    trace: process.env["CI"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  grepInvert: /@more|@pictures/,
  projects: [
    { name: "built", testMatch: "built.spec.ts" },
    {
      name: "phone",
      testIgnore: [FEATURES, LONG],
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    {
      name: "features",
      testMatch: FEATURES,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    {
      name: "long",
      testMatch: LONG,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    {
      name: "more",
      grep: /@more/,
      grepInvert: [],
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    { name: "pictures", grep: /@pictures/, grepInvert: [], use: phone },
    // What the size of a screen, or a mouse instead of fingers, can make a difference to.
    {
      name: "small",
      testMatch: /[\\/](fit|focus|hold|layout|over|real|setup)\.spec\.ts$/,
      use: { ...phone, viewport: { width: 360, height: 640 } },
    },
    {
      name: "desktop",
      testMatch: /[\\/](fit|keyboard|layout|over|real|resume|setup|windows)\.spec\.ts$/,
      use: { ...devices["Desktop Chrome"], ...chromium },
    },
    ...(firefox
      ? [
          {
            name: "firefox",
            // Slow to start, and slower beside another.
            timeout: 180_000,
            // A walk, the hold, what is announced, the resume, the dead server.
            testMatch: /[\\/](mouse|offline|over|resume|secrets)\.spec\.ts$/,
            use: {
              browserName: "firefox" as const,
              // Drives an installed Firefox; known to work with the pinned Playwright only.
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox },
              viewport: { width: 1280, height: 720 },
              // To take one, a style is written into the page: here the page's own policy forbids it.
              screenshot: "off" as const,
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: "node tools/serve.mjs",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DIST: "../dist" },
    reuseExistingServer: !process.env["CI"],
  },
});
