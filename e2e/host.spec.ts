// Hosts as they are: everything may grow old there, headers are sent or not, files of the last version are gone.
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import { expect, test } from "./test.ts";
import { serve } from "./tools/serve.mjs";
import { variant } from "./tools/variant.mjs";

const FALLS: readonly Dice[] = [[6, 2]];
const DIST = process.env["DIST"] ?? "dist";

/** Sends these headers with whatever is answered. */
function withHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const write = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, own: Record<string, string>) =>
      write(status, { ...own, ...headers }),
  });
}

/** Counts how often the page is loaded. */
function loads(page: Page): () => number {
  let count = 0;
  page.on("framenavigated", () => {
    count += 1;
  });
  return () => count;
}

/** Counts how often the app asks for a newer version. */
function countLooks(): void {
  let looks = 0;
  Object.defineProperty(window, "looks", { get: () => looks });
  const update = ServiceWorkerRegistration.prototype.update;
  ServiceWorkerRegistration.prototype.update = function counted() {
    looks += 1;
    return update.call(this);
  };
}

test("on a return a new version is looked for, past every cache, and not too often", async ({
  page,
  table,
}) => {
  test.slow();
  let root = DIST;
  const server = await serve({
    root: () => root,
    intercept: (_, response) => {
      withHeaders(response, { "cache-control": "public, max-age=600" });
      return false;
    },
  });
  await page.addInitScript(countLooks);
  /** The browser looks by itself, too, some time after a page has come: what counts is what the app asks for. */
  const looks = () => page.evaluate(() => (window as unknown as { looks: number }).looks);
  await page.clock.install();
  const back = () =>
    page.evaluate(async () => {
      for (let times = 0; times < 3; times += 1) dispatchEvent(new Event("pageshow"));
      document.dispatchEvent(new Event("visibilitychange"));
      await (await navigator.serviceWorker.ready).active;
    });
  await page.goto(server.url);
  await expect(table.handle("offline-ready")).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await table.at("home");
  await back();
  await page.waitForTimeout(500);
  const before = await looks();
  const offer = table.handle("update-accept");

  await test.step("within a quarter of an hour it is not asked again", async () => {
    await page.clock.fastForward("14:00");
    await back();
    await page.waitForTimeout(500);
    expect(await looks()).toBe(before);
  });
  await test.step("then once, and the new version is found", async () => {
    root = variant("host", { BUILD_ID: "host" });
    await page.clock.fastForward("02:00");
    await back();
    await expect(offer).toBeVisible({ timeout: 15_000 });
    expect(await looks()).toBe(before + 1);
  });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    "one worker, and one only",
  ).toBe(1);
  await server.close();
  await test.step("with the server dead nobody hears of it", async () => {
    await page.clock.fastForward("02:00:00");
    await back();
    await page.waitForTimeout(500);
    await table.at("home");
  });
});

/** A host that has not got such a file, for so many who ask. */
function lacking(file: RegExp, times: number): ReturnType<typeof serve> {
  let left = times;
  return serve({
    root: DIST,
    intercept: (path, response) => {
      if (left === 0 || !file.test(path)) return false;
      left -= 1;
      response.writeHead(404).end();
      return true;
    },
  });
}

test.describe("where files are gone", () => {
  test.use({ forgive: [/Failed to load resource|dynamically imported module|Unable to preload/] });

  test("an old page fetches the new one, once", async ({ page, table }) => {
    // As for a page from before a deploy: what it names is gone, what the new one names is there.
    const server = await lacking(/\/assets\/index-[^/]*\.js$/, 1);
    const loaded = loads(page);
    await page.goto(server.url);
    await table.at("home");
    expect(loaded()).toBe(2);
    await server.close();
  });

  test("a part that is gone for good is asked for anew once, not for ever", async ({
    page,
    table,
  }) => {
    const server = await lacking(/\/room-[^/]*\.js$/, Number.POSITIVE_INFINITY);
    const loaded = loads(page);
    await page.goto(server.url);
    await table.at("home");
    await page.waitForTimeout(4_000);
    await table.at("home");
    expect(loaded()).toBeLessThanOrEqual(2);
    await server.close();
  });
});

test("the headers that the README recommends take nothing from the game", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  const named = [...readFileSync("README.md", "utf8").matchAll(/`([A-Z][\w-]+): ([^`]+)`/g)];
  const headers = Object.fromEntries(named.map(([, name = "", value = ""]) => [name, value]));
  expect(Object.keys(headers)).toEqual([
    "Permissions-Policy",
    "X-Content-Type-Options",
    "Cross-Origin-Opener-Policy",
  ]);
  const server = await serve({
    root: DIST,
    intercept: (_, response) => {
      withHeaders(response, headers);
      return false;
    },
  });
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.goto(server.url);
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([6, 2]);
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures: () => string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  for (const needed of ["screen-wake-lock", "accelerometer", "gyroscope"]) {
    expect(allowed).toContain(needed);
  }
  for (const needless of ["camera", "microphone", "geolocation"]) {
    expect(allowed).not.toContain(needless);
  }
  // Chromium on a desk without a share sheet does not know that one.
  const unknown = told.filter((text) => /polic/i.test(text) && !text.includes("'web-share'"));
  expect(unknown).toEqual([]);
  await server.close();
});
