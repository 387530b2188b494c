// A new version waits for Home: a running game is never touched by it, in one window or in two.
import type { Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { serve } from "./tools/serve.mjs";
import { variant } from "./tools/variant.mjs";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
  [4, 3],
];
const NEW = 'html[data-build="next"]';

let made: string | null = null;
/** The folder of the next version, built when it is first wanted. */
const next = () => {
  made ??= variant("updated", { BUILD_ID: "next" });
  return made;
};
const since = (page: Page) => page.evaluate(() => performance.timeOrigin);
const build = (page: Page) => page.locator("html").getAttribute("data-build");

/** Waits until this build is installed; its first visit is over then. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
  });
}

/** Finds the new version, as on a return to the app. It waits; where no page has a worker it need not. */
async function found(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { active } = registration;
    await registration.update();
    while (!registration.waiting && registration.active === active)
      await new Promise((done) => setTimeout(done, 50));
  });
}

/** The pictures on the cup, as they are drawn. */
const seal = ({ page }: Table) =>
  page
    .locator(".cupart-ink")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("d")));

/** Opens what a game leads to: all of it must be in memory. */
async function wander(table: Table): Promise<void> {
  await table.tap("menu");
  await table.tap("score-sheet");
  await table.page.keyboard.press("Escape");
  await table.tap("menu");
  await table.tap("open-settings");
  await table.at("settings");
  for (const language of ["da", "de", "nb", "en"]) {
    await table.tap(`language-${language}`);
    await expect(table.page.locator("html")).toHaveAttribute("lang", language);
  }
  await table.page.getByRole("button", { name: "Back" }).click();
}

test("accepted in another window, it leaves the game alone and takes nothing from it", async ({
  context,
  page,
  table,
  sit,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  let root = process.env["DIST"] ?? "dist";
  const server = await serve({ root: () => root });
  await page.goto(server.url);
  await installed(page);
  await page.reload();
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 1 });
  await table.accept("Anna");
  await table.roll();
  const [before, started] = [await build(page), await since(page)];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  // The host has only the new files from here on.
  root = next();
  await found(page);
  const other = sit(await context.newPage());
  await other.page.goto(server.url);
  await test.step("Home offers it, and offers it again after a reload", async () => {
    await expect(other.handle("update-accept")).toBeVisible();
    await other.page.reload();
    await other.tap("update-accept");
  });
  await expect(other.page.locator(NEW)).toBeAttached({ timeout: 15_000 });
  await server.close();

  await page.bringToFront();
  await expect(table.handle("update-accept")).toHaveCount(0);
  expect(await table.look()).toEqual([6, 2]);
  await table.claim(61);
  await wander(table);
  await table.believe();
  await table.roll();
  expect(await table.look()).toEqual([5, 4]);
  await table.claim(65);
  await table.lift();
  await table.nextRound();
  await table.at("over");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 0 });
  expect([await build(page), await since(page)]).toEqual([before, started]);
  const files = asked.filter((url) => url.startsWith(server.url) && !url.endsWith("/sw.js"));
  expect(files, "fetched in the game").toEqual([]);

  await test.step("Home does the reload that was put off", async () => {
    await table.tap("over-home");
    await expect(page.locator(NEW)).toBeAttached({ timeout: 15_000 });
    await table.at("home");
  });
});

test("the first session of all can be updated, and the game in it goes on", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  let root = process.env["DIST"] ?? "dist";
  const server = await serve({ root: () => root });
  await page.goto(server.url);
  await installed(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const started = await since(page);
  const sealed = await seal(table);
  expect(new Set(sealed).size).toBe(3);
  const offer = table.handle("update-accept");

  root = next();
  await found(page);
  // A player may take their time.
  await page.waitForTimeout(3_000);
  await expect(offer).toHaveCount(0);
  expect(await since(page)).toBe(started);

  await table.goHome();
  await expect(offer).toBeVisible();
  const turn = await test.step("accepted, it is there with the game", async () => {
    await table.tap("update-accept");
    await expect(page.locator(NEW)).toBeAttached({ timeout: 15_000 });
    await expect(offer).toHaveCount(0);
    await table.tap("resume");
    await table.at("handover");
    return table.turn();
  });
  await table.accept("Anna");
  expect(await seal(table)).toEqual(sealed);
  expect(await table.look()).toEqual([6, 2]);
  expect(await table.turn()).toBe(turn + 1);
  await server.close();
});
