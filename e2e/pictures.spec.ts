// npm run screenshots: every screen in a language, a light and a size. It looks, and judges nothing.
import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as aside from "./aside.ts";
import { everywhere, FEW, MANY } from "./everywhere.ts";
import { test } from "./test.ts";

const LANGUAGES = ["en-GB", "de-DE", "da-DK", "nb-NO"] as const;
const THEMES = ["dark", "light", "black"] as const;
const SIZES = [
  [320, 568],
  [390, 844],
  [640, 360],
] as const;
/** Each with the table that opens in it. */
const TABLES = {
  "en-GB": "mia",
  "de-DE": "kneipe",
  "da-DK": "bodega",
  "nb-NO": "meyer-no",
} as const;

const folder = process.env["PICTURES"] ?? "../.reports/screenshots";
const names = process.env["MANY"] ? MANY : FEW;
/** One chair stays free for whoever joins. */
const seated = process.env["MANY"] ? MANY.slice(0, 11) : [...FEW, "Dora"];

/** Takes what is shown in every light and size; `from` numbers them, in the order of the walk. */
function camera(page: Page, locale: string, from: number) {
  let at = from;
  mkdirSync(`${import.meta.dirname}/${folder}`, { recursive: true });
  return async (screen: string) => {
    at += 1;
    const before = page.viewportSize();
    const root = page.locator("html");
    const worn = (await root.getAttribute("data-theme")) ?? "dark";
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const theme of THEMES) {
        await root.evaluate((html, next) => html.setAttribute("data-theme", next), theme);
        const name = `${locale.slice(0, 2)}-${at}-${screen}-${theme}-${width}x${height}`;
        await page.screenshot({
          path: `${import.meta.dirname}/${folder}/${name}.jpg`,
          ...{ type: "jpeg", quality: 80, scale: "css" },
        });
      }
    }
    await root.evaluate((html, next) => html.setAttribute("data-theme", next), worn);
    if (before) await page.setViewportSize(before);
  };
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    // Nothing that moves is caught half way.
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });
    test("every screen", { tag: "@pictures" }, async ({ context, page, table }) => {
      test.setTimeout(600_000);
      const visit = camera(page, locale, 100);
      await everywhere({ context, table, names, tradition: TABLES[locale], visit });
    });

    for (const [at, [what, walk]] of Object.entries(aside).entries()) {
      test(`and what is laid over it: ${what}`, { tag: "@pictures" }, async ({
        context,
        page,
        table,
      }) => {
        test.setTimeout(600_000);
        const visit = camera(page, locale, 200 + 100 * at);
        await walk({ context, table, names: seated, visit });
      });
    }
  });
}
