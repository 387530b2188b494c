// Where the walk over every screen does not come: every sheet, house rules, the questions, the table's changes, the history.
import * as aside from "./aside.ts";
import { FEW, MANY } from "./everywhere.ts";
import { faint, unringed } from "./faint.ts";
import { cut, grow, pushed, spilt } from "./fit.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const SIZES = [
  [320, 568, 100],
  [320, 568, 200],
  [360, 640, 100],
  [640, 360, 100],
] as const;

/** Reads the screen, or the sheet over it, on small phones, with large text, and on its side. */
async function read({ page }: Table, what: string): Promise<void> {
  await test.step(what, async () => {
    for (const [width, height, percent] of SIZES) {
      await page.setViewportSize({ width, height });
      await grow(page, percent);
      const where = `${what} at ${width}x${height}, text ${percent} %`;
      expect.soft(await cut(page), where).toEqual([]);
      expect.soft(await pushed(page), where).toEqual([]);
      expect.soft(await spilt(page), where).toEqual([]);
    }
    await grow(page, 100);
  });
}

const LOCALES = ["de-DE", "da-DK", "nb-NO", "en-GB"] as const;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const [what, walk] of Object.entries(aside)) {
      test(`${what}: all of it is read whole`, async ({ context, page, table }) => {
        test.setTimeout(240_000);
        // One chair stays free for whoever joins.
        const names = MANY.slice(0, 11);
        const visit = async (screen: string) => {
          const before = page.viewportSize();
          await read(table, screen);
          if (before) await page.setViewportSize(before);
        };
        await walk({ context, table, names, visit });
      });
    }
  });
}

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`the phone's own colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    for (const [what, walk] of Object.entries(aside)) {
      test(`${what}: everything is kept apart`, async ({ context, page, table }) => {
        test.setTimeout(240_000);
        const visit = async (screen: string) => {
          expect.soft(await faint(page), screen).toEqual([]);
          expect.soft(await unringed(page), `${screen}: focus`).toEqual([]);
        };
        await walk({ context, table, names: [...FEW, "Dora"], visit });
      });
    }
  });
}
