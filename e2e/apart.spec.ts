// Where the walk over every screen does not come: house rules, the questions, own rules, what the table changes, real dice.
import { MANY } from "./everywhere.ts";
import { cut, grow, pushed, spilt } from "./fit.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const SIZES = [
  [320, 568, 100],
  [320, 568, 200],
  [360, 640, 100],
] as const;

/** Reads the screen, or the sheet over it, on small phones and with large text. */
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

async function shut({ page }: Table): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

const LOCALES = ["de-DE", "da-DK", "nb-NO", "en-GB"] as const;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test("house rules, questions and own rules are read whole", async ({ page, table }) => {
      test.slow();
      const { handle, tap, finger } = table;
      await page.goto("/");
      await tap("new-game");
      await table.follow("bodega");
      await tap("house-rules");
      await finger.tap(handle("option-drinks-instead"));
      await finger.tap(handle("option-surrender"));
      await read(table, "house rules");
      await tap("house-done");
      await tap("own-save");
      await handle("own-new-name").fill("W".repeat(24));
      await read(table, "saving own rules");
      await tap("own-save-do");
      await tap("own-open");
      await read(table, "own rules");
      await shut(table);
      await read(table, "setup with own rules");
      await tap("quiz");
      for (let question = 1; question <= 7; question += 1) {
        await read(table, `question ${question}`);
        await tap("quiz-skip");
      }
      await read(table, "the answered card");
    });

    test("what the table changes, and what lay in a real cup", async ({ page, table }) => {
      test.slow();
      const { tap } = table;
      const names = MANY.slice(0, 11);
      const [anna = "", ben = ""] = names;
      await page.goto("/");
      await table.deal({
        names,
        tradition: "meyer-vaertshus",
        variants: ["second-chance"],
        lives: 1,
        cup: "table",
      });
      await table.accept(anna);
      await table.claim(66);
      await table.hold("lift");
      await table.at("entry");
      await table.armed();
      await read(table, "entry");
      await table.pick(41);
      await tap("enter");
      await table.at("reveal");
      await tap("change-roll");
      await read(table, "changing the roll");
      await shut(table);
      await table.nextRound();
      await table.accept(anna);
      await table.live("buy-in");
      await read(table, "buying back in");
      await table.hold("decline");
      await table.person(ben);
      await read(table, "a person");
      await table.hold("leave");
      await table.person(ben);
      await read(table, "a person who has left");
      await shut(table);
      await table.armed();
      await tap("join");
      await tap("join");
      await read(table, "joining");
      await shut(table);
      await table.armed();
      await tap("reseat");
      await read(table, "changing seats");
      await shut(table);
      await tap("menu");
      await tap("score-sheet");
      await read(table, "the score sheet");
    });
  });
}
