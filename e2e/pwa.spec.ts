// Installed, offline, updated, under a sub-path: the app as something that lives on a phone.
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { chromeFlags, systemBrowser } from "./tools/browser.mjs";
import { serve } from "./tools/serve.mjs";
import { variant } from "./tools/variant.mjs";

const home = (page: Page) => page.locator('main[data-screen="home"]');
const build = (page: Page) => page.locator("html").getAttribute("data-build");

/** Waits until the worker is active and its cache is full. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
  });
}

/** Notes every request and everything that goes wrong. */
function watch(context: BrowserContext): { urls: string[]; faults: string[] } {
  const urls: string[] = [];
  const faults: string[] = [];
  context.on("request", (request) => urls.push(request.url()));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
  return { urls, faults };
}

test("starts cold with the server dead, by any address", async ({ context, page }) => {
  const server = await serve();
  const { urls, faults } = watch(context);
  await page.goto(server.url);
  await expect(home(page)).toBeVisible();
  await installed(page);
  await server.close();

  await page.reload();
  await expect(home(page)).toBeVisible();
  await page.close();
  for (const address of ["", "?fbclid=1", "?homescreen=1", "#x", "deep/path"]) {
    const cold = await context.newPage();
    await cold.goto(server.url + address);
    await expect(home(cold), address).toBeVisible();
    await cold.close();
  }
  expect(urls.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(server.url))).toEqual(
    [],
  );
  expect(faults).toEqual([]);
});

test("starts when the network accepts and never answers", async ({ page }) => {
  let hung = false;
  const server = await serve({ intercept: () => hung });
  await page.goto(server.url);
  await installed(page);
  hung = true;
  await page.reload();
  await expect(home(page)).toBeVisible({ timeout: 5_000 });
  await server.close();
});

test("lives under a sub-path and asks for nothing outside it", async ({ context, page }) => {
  const root = variant("sub", { BASE_PATH: "/undercup/" });
  const server = await serve({ root, base: "/undercup/" });
  const { urls, faults } = watch(context);
  await page.goto(server.url);
  await expect(home(page)).toBeVisible();
  await installed(page);
  await server.close();
  await page.close();
  const cold = await context.newPage();
  await cold.goto(server.url);
  await expect(home(cold)).toBeVisible();
  expect(urls.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(server.url))).toEqual(
    [],
  );
  expect(faults).toEqual([]);
});

test("is not installed while one file of the precache is missing", async ({ page }) => {
  let broken = true;
  const server = await serve({
    intercept: (path, response) => {
      if (!broken || !path.endsWith("maskable-512.png")) return false;
      response.writeHead(404).end();
      return true;
    },
  });
  await page.goto(server.url);
  const active = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await page.waitForTimeout(2_000);
  expect(await active()).toBe(false);
  broken = false;
  await page.reload();
  await installed(page);
  expect(await active()).toBe(true);
  await server.close();
});

test("a new version waits, and comes in when it is let in", async ({ context, page }) => {
  let root = "dist";
  const server = await serve({ root: () => root });
  await page.goto(server.url);
  await installed(page);
  await page.reload();
  const before = await build(page);
  const started = await page.evaluate(() => performance.timeOrigin);

  root = variant("next", { BUILD_ID: "next" });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  await page.waitForTimeout(3_000);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  expect(await build(page)).toBe(before);

  // Another window lets it in; this one stands on Home, where a reload disturbs nobody.
  const other = await context.newPage();
  await other.goto(`${server.url}icon.svg`);
  await other.evaluate(async () => {
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: "SKIP_WAITING" });
  });
  await expect(page.locator('html[data-build="next"]')).toBeAttached();
  await expect(home(page)).toBeVisible();
  expect((await context.pages()[0]?.evaluate(() => caches.keys()))?.length).toBe(1);
  await server.close();
});

test("nothing on Home moves when it is told that it works offline", async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByTestId("offline-ready")).toBeVisible({ timeout: 20_000 });
  // Shifts are told with the frame after the next.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBe(
    0,
  );
});

test("can be installed", async ({ browserName, baseURL }) => {
  const executablePath = systemBrowser({ whole: true }) ?? "";
  test.skip(browserName !== "chromium" || !executablePath, "only a whole Chromium says");
  const browser = await chromium.launch({ executablePath, args: chromeFlags });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  await installed(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { appId } = await session.send("Page.getAppId");
  expect(new URL(appId ?? "").pathname).toBe("/undercup/");
  await browser.close();
});

test("a browser that is too old is told so", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule");
  });
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("p[lang=en]")).toBeVisible();
  await expect(page.locator("p[lang=de]")).toBeVisible();
});

test("a page whose script is gone tries once more, then says so", async ({ page }) => {
  let loads = 0;
  page.on("framenavigated", () => {
    loads += 1;
  });
  const server = await serve({
    intercept: (path, response) => {
      if (!path.endsWith(".js")) return false;
      response.writeHead(404).end();
      return true;
    },
  });
  await page.goto(server.url);
  await expect(page.locator("p[lang=en]")).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  await server.close();
});

test("is dark before anything but the page has arrived", async ({ page }) => {
  await page.route("**/assets/**", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#boot img")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(23, 16, 11)");
  await expect(page.locator("#boot")).toHaveText("");
});

test("the script is asked for when the shell has been painted, and not before", async ({
  page,
}) => {
  await page.goto("/");
  await expect(home(page)).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name))?.startTime,
  }));
  // After a second it no longer waits.
  expect(asked).toBeGreaterThan(Math.min(painted ?? 0, 900));
});

for (const [locale, lang] of [
  ["de-AT", "de"],
  ["da-DK", "da"],
  ["no-NO", "nb"],
  ["nn-NO", "nb"],
  ["fr-FR", "en"],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`speaks ${lang} to a phone set to ${locale}`, async ({ page }) => {
      await page.goto("/");
      await expect(home(page)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    });
  });
}
