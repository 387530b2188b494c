// When it is over: the table is dealt again in one tap, and the game that ended waits for nobody.
import { type Dice, seedDice } from "./chance.ts";
import { endAtOnce, type Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [4, 3],
  [5, 4],
];

/** One life each: Anna is honest, Ben lifts and is out. */
async function end(table: Table): Promise<void> {
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meyer-dk", lives: 1 });
  await endAtOnce(table, 43, "Anna");
  expect(await table.out()).toEqual(["Ben"]);
}

test("a rematch seats the same table with all its lives", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await end(table);
  await table.tap("rematch");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 1 });
  expect(await table.out()).toEqual([]);
  const turn = await table.turn();
  await page.reload();
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept();
  await table.roll();
  // Still Danish: who has looked at 54 may not say 53.
  expect(await table.look()).toEqual([5, 4]);
  await table.pick(53);
  await table.tap("say");
  await table.look();
  await table.at("claim");

  await table.goHome();
  await expect(table.handle("put-away-games"), "the game that ended still waits").toHaveCount(0);
});

test("a game that is over leaves the first screen free", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await end(table);
  await table.tap("over-home");
  await table.at("home");
  await expect(table.handle("resume")).toHaveCount(0);
  await page.reload();
  await table.at("home");
  await expect(table.handle("resume")).toHaveCount(0);
  await table.tap("play-again");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 1 });
});
