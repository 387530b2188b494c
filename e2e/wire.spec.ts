// Browser to browser: rules and a running game by link and by picture, everything by file, and all of it gone.
import { writeFileSync } from "node:fs";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import jsqr from "jsqr";
import { seedDice } from "./chance.ts";
import { expect, test } from "./test.ts";
import { serve } from "./tools/serve.mjs";

let server: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  server = await serve({ root: process.env["DIST"] ?? "dist" });
});
test.afterAll(() => server.close());

/** The code of the preset `bodega`, as it is read out at the table. */
const BODEGA = "17X3-9M10-2SV3";

/** Reads a picture off the screen, as the other phone's camera does: grey, and no sharper than it must be. */
async function scan(drawn: Locator, empty: Page): Promise<string> {
  const png = await drawn.screenshot({ scale: "css" });
  const { grey, width } = await empty.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let text = "";
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return { grey: text, width: canvas.width };
  }, png.toString("base64"));
  const pixels = Uint8ClampedArray.from(grey, (letter) => letter.charCodeAt(0));
  const rgba = Uint8ClampedArray.from({ length: 4 * pixels.length }, (_, at) =>
    at % 4 === 3 ? 255 : (pixels[at >> 2] ?? 0),
  );
  const read = jsqr(rgba, width, pixels.length / width);
  if (!read) throw new Error("the picture cannot be read");
  return read.data;
}

/** The link that a phone without a share sheet copies. */
async function copied(page: Page): Promise<string> {
  await page.getByTestId("send-link").tap();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

async function copies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          (window as unknown as { copied: string }).copied = text;
        },
      },
    });
  });
}

const screen = (page: Page, name: string) => page.locator(`main[data-screen="${name}"]`);

async function away(page: Page, handle: string): Promise<void> {
  const held = page.getByTestId(handle);
  // What is held on Home comes with the second part of the app.
  await expect(held).toBeEnabled();
  await held.focus();
  await page.keyboard.press("Enter");
}

/** What is kept in this browser, wherever it may be: of the database its entries, of the caches what is no file of the app. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const databases: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const asked = indexedDB.open(name ?? "");
      await new Promise((done) => asked.addEventListener("success", done));
      for (const store of asked.result.objectStoreNames) {
        const keys = asked.result.transaction(store).objectStore(store).getAllKeys();
        await new Promise((done) => keys.addEventListener("success", done));
        databases.push(...keys.result.map((key) => `${name} ${store} ${String(key)}`));
      }
      asked.result.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      cached.push(
        ...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
    }
    const own = /^\/$|\.(html|js|css|svg|png|ico|woff2|webmanifest|jpg)$|\/precache\.json$/;
    return {
      databases,
      // The rest is what the tests draw their dice with.
      local: Object.keys(localStorage).filter((name) => name.startsWith("undercup")),
      session: Object.keys(sessionStorage),
      foreign: cached.filter((path) => !own.test(path)),
    };
  });

test.describe("rules", () => {
  test("go by picture and by link to a phone with the server dead", async ({
    browser,
    context,
    page,
  }) => {
    const own = await serve({ root: process.env["DIST"] ?? "dist" });
    await copies(context);
    await page.goto(own.url);
    await page.getByTestId("rules").tap();
    await page.getByTestId("share-rules").tap();
    const link = await copied(page);
    expect(new URL(link).hash.length).toBeLessThanOrEqual(120);
    const empty = await (await browser.newContext()).newPage();
    expect(await scan(page.getByTestId("qr"), empty)).toBe(link);

    const other = await browser.newContext({ hasTouch: true, isMobile: true });
    const phone = await other.newPage();
    await phone.goto(own.url);
    await expect(phone.getByTestId("offline-ready")).toBeVisible({ timeout: 20_000 });
    await own.close();
    await phone.goto(link);
    await expect(screen(phone, "arrival")).toBeVisible();
    await expect(phone.getByTestId("rule-card")).toBeVisible();
    expect(new URL(phone.url()).hash).toBe("");
    await phone.getByTestId("play-with-rules").tap();
    await expect(screen(phone, "setup")).toBeVisible();
    await expect(phone.getByTestId("tradition-mia")).toBeChecked();
    await other.close();
  });

  test("go by a code that is typed in", async ({ page }) => {
    await page.goto(server.url);
    await page.getByTestId("rules").tap();
    await page.getByTestId("enter-code").tap();
    const field = page.getByTestId("code-field");
    await field.fill("Hello, Carla!");
    await page.getByTestId("show-rules").tap();
    await expect(page.getByRole("alert")).toContainText("no code from Undercup");
    await field.fill(BODEGA.replace("9", "8"));
    await page.getByTestId("show-rules").tap();
    await expect(page.getByRole("alert")).toContainText("not quite right");
    await field.fill("2QW3-0C4R-7NTE-ZPXP");
    await page.getByTestId("show-rules").tap();
    await expect(page.getByRole("alert")).toContainText("newer version");
    await field.fill(BODEGA.toLowerCase().replaceAll("-", " ").replace("0", "o"));
    await page.getByTestId("show-rules").tap();
    await page.getByTestId("play-with-rules").tap();
    await expect(page.getByTestId("tradition-bodega")).toBeChecked();
  });

  test("that arrive damaged change nothing, not even a running game", async ({ page, sit }) => {
    await page.goto(server.url);
    const table = sit(page);
    await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
    await page.goto(`${server.url}#r=${BODEGA.replaceAll("-", "").slice(0, -1)}`);
    await expect(page.getByTestId("fault")).toContainText("damaged");
    await page.getByTestId("back").tap();
    await table.accept("Anna");
    await table.at("roll");
  });
});

test("a running game moves by picture and by link, with the roll in the cup", async ({
  browser,
  context,
  page,
  sit,
}) => {
  await copies(context);
  await seedDice(context, [[5, 4]]);
  await page.goto(server.url);
  const table = sit(page);
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([5, 4]);
  await table.tap("menu");
  await page.getByTestId("move-game").tap();
  const link = await copied(page);
  const empty = await (await browser.newContext()).newPage();
  expect(await scan(page.getByTestId("qr"), empty)).toBe(link);

  const other = await browser.newContext({ hasTouch: true, isMobile: true, locale: "en-GB" });
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(screen(phone, "arrival")).toContainText("Anna, Ben and Carla");
  await expect(phone.getByTestId("die")).toHaveCount(0);
  await phone.getByTestId("take-game").tap();
  const there = sit(phone);
  await there.accept("Anna");
  expect(await there.look()).toEqual([5, 4]);
  await there.claim(54);

  await away(page, "sleep");
  await table.at("home");
  await expect(page.getByTestId("resume")).toHaveCount(0);
  await page.reload();
  await table.at("home");
  await expect(page.getByTestId("resume")).toHaveCount(0);
  await away(page, "wake");
  await expect(page.getByTestId("resume")).toContainText("second copy");
  await page.getByTestId("resume").tap();
  await table.accept("Anna");
  expect(await table.look()).toEqual([5, 4]);
  await table.claim(63);

  // Both went on: neither takes the other's place.
  await there.tap("menu");
  await phone.getByTestId("move-game").tap();
  const back = await scan(phone.getByTestId("qr"), empty);
  await other.close();
  await page.goto(back);
  await page.getByTestId("take-game").tap();
  await expect(page.getByTestId("fault")).toContainText("keeps its own");
  await page.getByTestId("back").tap();
  await table.at("answer");
});

test("everything goes by file to another phone, and is gone when it is erased", async ({
  browser,
  context,
  page,
  sit,
}, info) => {
  await seedDice(context, [[5, 4]]);
  await page.goto(server.url);
  const table = sit(page);
  await table.deal({ names: ["Anna", "Ben"], tradition: "kneipe" });
  await table.accept("Anna");
  await table.roll();
  await table.goHome();
  await page.getByTestId("open-settings").tap();
  await page.getByTestId("to-data").tap();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("export").tap(),
  ]);
  const path = await download.path();

  const other = await browser.newContext({ hasTouch: true, isMobile: true, locale: "en-GB" });
  const phone = await other.newPage();
  await phone.goto(server.url);
  await phone.getByTestId("open-settings").tap();
  await phone.getByTestId("to-data").tap();
  const large = info.outputPath("large.json");
  writeFileSync(large, Buffer.alloc(50_000_000, " "));
  await phone.getByTestId("import").setInputFiles(large);
  await expect(phone.getByTestId("fault")).toContainText("too large");
  await phone.getByTestId("import").setInputFiles(path);
  await expect(phone.getByTestId("plan")).toContainText("1 running game, 2 players");
  await phone.getByTestId("import-do").tap();
  const there = sit(phone);
  await there.at("home");
  await phone.getByTestId("resume").tap();
  await there.accept("Anna");
  expect(await there.look()).toEqual([5, 4]);
  await other.close();

  const anew = page.waitForEvent("load");
  await away(page, "erase");
  await anew;
  await table.at("home");
  await expect(page.getByTestId("new-game")).toBeEnabled();
  await expect(page.getByTestId("resume")).toHaveCount(0);
  await expect(page.getByTestId("play-again")).toHaveCount(0);
  expect(await left(page)).toEqual({
    databases: [],
    // Light and language, which the app notes anew whenever it opens.
    local: ["undercup"],
    session: [],
    foreign: [],
  });
});
