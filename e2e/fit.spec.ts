// Every text on every screen is read whole: in four languages, on small phones, twice as large, with twelve long names.
import { everywhere, FEW, MANY } from "./everywhere.ts";
import { below, cut, excess, grow, pushed, spilt } from "./fit.ts";
import type { Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";

type Size = readonly [width: number, height: number, percent: number];

/** The screens of a round: with the text as it comes, what they are there for needs no scrolling. */
const ROUND = ["handover", "roll", "claim", "answer", "reveal", "between", "over", "home-resume"];
/** Those that are seen whole by a party of a few. */
const WHOLE = ["handover", "roll", "claim", "answer", "reveal", "over"];

async function check(table: Table, screen: string, sizes: readonly Size[], few: boolean) {
  const { page } = table;
  const before = page.viewportSize();
  for (const [width, height, percent] of sizes) {
    await page.setViewportSize({ width, height });
    await grow(page, percent);
    const where = `${screen} at ${width}x${height}, text ${percent} %`;
    expect.soft(await cut(page), where).toEqual([]);
    expect.soft(await pushed(page), where).toEqual([]);
    expect.soft(await spilt(page), where).toEqual([]);
    if (percent > 100) continue;
    if (ROUND.includes(screen)) expect.soft(await below(page), where).toEqual([]);
    // A phone on its side is too low for some; that the main control is in sight was asked above.
    if (few && width >= 360 && height > width && WHOLE.includes(screen)) {
      expect.soft(await excess(page), `${where} is scrolled`).toBeLessThanOrEqual(0);
    }
  }
  await grow(page, 100);
  if (before) await page.setViewportSize(before);
}

const SMALL: readonly Size[] = [
  [320, 568, 100],
  [320, 568, 200],
];
const ALL: readonly Size[] = [
  ...SMALL,
  [360, 640, 100],
  [360, 640, 200],
  [390, 844, 100],
  [390, 844, 200],
];
const SIDE: Size = [640, 360, 100];

test.describe("de-DE", () => {
  test.use({ locale: "de-DE" });
  test("twelve long names fit a small phone", async ({ context, table }) => {
    test.slow();
    await everywhere({
      ...{ context, table, names: MANY, tradition: "meyer-dk" },
      visit: (screen) => check(table, screen, SMALL, false),
    });
  });
});

const TABLES: readonly (readonly [string, Tradition])[] = [
  ["en-GB", "mia"],
  ["de-DE", "kneipe"],
  ["da-DK", "bodega"],
  ["nb-NO", "bodega"],
];

for (const [locale, tradition] of TABLES) {
  test.describe(`${locale}, ${tradition}`, () => {
    test.use({ locale });
    test("twelve long names are read whole", { tag: "@more" }, async ({ context, table }) => {
      test.setTimeout(240_000);
      await everywhere({
        ...{ context, table, names: MANY, tradition },
        visit: (screen) => check(table, screen, ALL, false),
      });
    });
    test("a party is seen whole", { tag: "@more" }, async ({ context, table }) => {
      test.setTimeout(240_000);
      await everywhere({
        ...{ context, table, names: FEW, tradition },
        visit: (screen) => check(table, screen, [...ALL, SIDE], true),
      });
    });
  });
}
