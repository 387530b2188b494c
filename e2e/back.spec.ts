// The phone's way back: in a game it covers and asks, outside it goes. It never changes what was played.
import { type Dice, seedDice } from "./chance.ts";
import type { Screen, Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
];

const entries = ({ page }: Table) => page.evaluate(() => history.length);

/** As the back key does it: a step in the history of the page. */
const back = ({ page }: Table) => page.evaluate(() => history.back());

const leaving = ({ handle }: Table) => handle("leave-game");

/** Goes back, finds the game covered for `who` and itself asked; stays. */
async function backAndStay(table: Table, who: string): Promise<void> {
  const before = await table.turn();
  const length = await entries(table);
  await back(table);
  await expect(leaving(table)).toBeVisible();
  await table.at("handover");
  await expect(table.dice).toHaveCount(0);
  expect(await table.turn()).toBe(before);
  await table.tap("stay");
  await expect(leaving(table)).toBeHidden();
  await expect(table.handle("handover-accept")).toContainText(who);
  expect(await table.turn()).toBe(before);
  expect(await entries(table), "history has grown").toBe(length);
}

test("in every phase it covers and asks, and a round makes no history", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("/");
  const atHome = await entries(table);
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  const start = await entries(table);
  expect(start - atHome, "one entry guards the game").toBe(1);
  const { pathname } = new URL(page.url());

  const through = async (screen: Screen, who: string, after: Screen) => {
    await test.step(`on ${screen}`, async () => {
      await table.at(screen);
      await backAndStay(table, who);
      await table.accept(who);
      await table.at(after);
    });
  };
  await through("handover", "Anna", "roll");
  await through("roll", "Anna", "roll");
  await table.roll();
  await through("claim", "Anna", "claim");
  expect(await table.look()).toEqual([6, 2]);
  await table.claim(61);
  await through("answer", "Ben", "answer");
  await table.lift();
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 5 });
  await through("reveal", "Ben", "between");
  await through("between", "Ben", "between");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 5 });
  await table.nextRound();
  await table.roll();
  expect(await table.look()).toEqual([5, 4]);
  expect(await entries(table)).toBe(start);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test("whoever means it comes to Home, and the game is kept", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await page.goto("about:blank");
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const turn = await table.turn();
  await back(table);
  await expect(leaving(table)).toBeVisible();
  await table.tap("home");
  await table.at("home");

  await test.step("nothing holds it there: the next way back leaves the app", async () => {
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });
  await page.goForward();
  await table.at("home");
  await table.tap("resume");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Anna");
  expect(await table.look()).toEqual([6, 2]);
});

test("nobody is held twice: going back again leaves", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await page.goto("about:blank");
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const turn = await table.turn();
  await page.goBack();
  await expect(leaving(table)).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  await page.goto("/");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
});

test("left by the menu, the way back is free; a reload keeps the guard", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("about:blank");
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await page.reload();
  await table.at("handover");
  await back(table);
  await expect(leaving(table)).toBeVisible();
  await table.tap("stay");
  await table.accept("Anna");
  await table.goHome();
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("from the settings of a game it leads to the game's cover", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.tap("menu");
  await table.tap("open-settings");
  await table.at("settings");
  await back(table);
  await expect(leaving(table)).toBeVisible();
  await table.at("handover");
  await table.tap("stay");
  await table.accept("Anna");
  await table.at("roll");
});
