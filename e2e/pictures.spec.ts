// npm run screenshots: every screen in a language, a light and a size. It looks, and judges nothing.
import { mkdirSync } from "node:fs";
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

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    // Nothing that moves is caught half way.
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });
    test("all pictures", { tag: "@pictures" }, async ({ context, page, table }) => {
      test.setTimeout(600_000);
      mkdirSync(`${import.meta.dirname}/${folder}`, { recursive: true });
      let at = 10;
      await everywhere({
        ...{ context, table, names, tradition: TABLES[locale] },
        visit: async (screen) => {
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
        },
      });
    });
  });
}
