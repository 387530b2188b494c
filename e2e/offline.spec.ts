// Once it says that it is ready, the app needs no network ever again.
import { seedDice } from "./chance.ts";
import { expect, test } from "./test.ts";
import { serve } from "./tools/serve.mjs";

test("a round is played with the server dead, from a cold start", async ({
  context,
  page,
  sit,
}) => {
  test.slow();
  await seedDice(context, [
    [3, 1],
    [6, 5],
  ]);
  const server = await serve({ root: process.env["DIST"] ?? "dist" });
  const failed: string[] = [];
  const outside: string[] = [];
  context.on("requestfailed", (request) => {
    // Given up by the page itself, which may ask twice for the same picture.
    if (!/ABORTED/.test(request.failure()?.errorText ?? "")) failed.push(request.url());
  });
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) {
      outside.push(request.url());
    }
  });
  await page.goto(server.url);
  await expect(page.getByTestId("offline-ready")).toBeVisible({ timeout: 60_000 });
  await page.close();
  await server.close();

  const cold = await context.newPage();
  await cold.goto(server.url);
  const table = sit(cold);
  await table.at("home");
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([3, 1]);
  await table.claim(54);
  await table.believe();
  await table.roll();
  expect(await table.look()).toEqual([6, 5]);
  await table.claim(65);
  await table.lift();
  expect(await table.pips()).toEqual([6, 5]);
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6, Carla: 5 });
  expect(await cold.evaluate(() => document.fonts.check("1em 'Undercup Sign'", "U"))).toBe(true);

  await cold.reload();
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6, Carla: 5 });
  await table.accept("Carla");
  await table.at("between");
  expect(failed).toEqual([]);
  expect(outside).toEqual([]);
});

for (const lang of ["de", "da", "nb"] as const) {
  test(`speaks ${lang} with the server dead`, { tag: "@more" }, async ({ page, table }) => {
    const server = await serve({ root: process.env["DIST"] ?? "dist" });
    await page.goto(server.url);
    await expect(page.getByTestId("offline-ready")).toBeVisible({ timeout: 20_000 });
    await server.close();
    await page.reload();
    await table.tap(`language-${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await table.deal({ names: ["Anna", "Ben"], tradition: "meyer-dk" });
    await page.reload();
    await table.at("handover");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}
