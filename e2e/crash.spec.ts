// A fault in drawing: no white page and no game data, but a way back to the last good turn.
import { type Dice, seedDice } from "./chance.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
];

test.use({ forgive: [/broken on purpose/] });

test("a screen that cannot be drawn leads back to the last good turn", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    const max = Math.max;
    Math.max = (...numbers) => {
      if ("broken" in window) throw new Error("broken on purpose");
      return max(...numbers);
    };
  });
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  await table.claim(61);
  await table.lift();
  await table.toTable();
  const turn = await table.turn();
  await table.armed();
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await table.finger.tap(page.locator('[data-testid="seat"][data-player="Ben"]'));
  await expect(page.locator('main[data-screen="trouble"]')).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/Anna|Ben|61|62/);

  await page.evaluate(() => Reflect.deleteProperty(window, "broken"));
  await table.tap("resume");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Ben");
  await table.nextRound();
  await table.roll();
  expect(await table.look()).toEqual([5, 4]);
});
