// Two windows on one game: one plays, the other says so and can take over. Nothing of it is lost.
import type { BrowserContext, Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, touch } from "./touch.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
  [3, 1],
];

async function another({ page }: Table, sit: (page: Page) => Table): Promise<Table> {
  const other = sit(await page.context().newPage());
  await other.page.goto("/");
  return other;
}

/** It says that the game is elsewhere, shows nothing of it and offers to take it. */
async function waits({ at, handle, dice }: Table): Promise<void> {
  await expect(handle("use-here")).toBeVisible();
  await at("home");
  await expect(dice).toHaveCount(0);
}

/** Anna has rolled, in the first window. */
async function toCup(context: BrowserContext, table: Table): Promise<void> {
  await seedDice(context, FALLS);
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
}

test("one plays, the other waits and takes over, and back again", async ({
  context,
  table,
  sit,
}) => {
  await toCup(context, table);
  expect(await table.look()).toEqual([6, 2]);

  const other = await another(table, sit);
  await waits(other);
  await test.step("resuming it there takes nothing away", async () => {
    await other.tap("resume");
    await waits(other);
    await table.page.bringToFront();
    await table.claim(54);
  });

  await test.step("taken over it goes on there, covered, at the same turn", async () => {
    const turn = await table.turn();
    await other.page.bringToFront();
    await other.tap("use-here");
    await other.at("handover");
    expect(await other.turn()).toBe(turn);
    await waits(table);
    await other.accept("Ben");
    await other.believe();
    await other.roll();
    expect(await other.look()).toEqual([5, 4]);
    await other.claim(61);
    await expect(other.handle("storage-warning")).toHaveCount(0);
    await expect(table.handle("storage-warning")).toHaveCount(0);
  });

  await test.step("and back", async () => {
    const turn = await other.turn();
    await table.page.bringToFront();
    await table.tap("use-here");
    await table.at("handover");
    expect(await table.turn()).toBe(turn);
    await waits(other);
    await table.accept("Anna");
    await table.lift();
    expect(await table.pips()).toEqual([5, 4]);
    expect(await table.lives()).toEqual({ Anna: 6, Ben: 5 });
  });

  await test.step("a window that is closed is in nobody's way", async () => {
    await table.page.close();
    await other.page.reload();
    await other.at("handover");
    expect(await other.lives()).toEqual({ Anna: 6, Ben: 5 });
  });
});

/** Everything that lies in the database, however often it has been opened. */
const stored = ({ page }: Table) =>
  page.evaluate(async () => {
    const asked = indexedDB.open("undercup");
    await new Promise((done) => asked.addEventListener("success", done));
    const db = asked.result;
    const found: string[] = [];
    for (const name of db.objectStoreNames) {
      const keys = db.transaction(name).objectStore(name).getAllKeys();
      await new Promise((done) => keys.addEventListener("success", done));
      found.push(...keys.result.map((key) => `${name} ${String(key)}`));
    }
    db.close();
    return found;
  });

test("what one window erases does not come back from the other, which plays", async ({
  context,
  table,
  sit,
}) => {
  await toCup(context, table);
  const other = await another(table, sit);
  await waits(other);
  await other.tap("open-settings");
  await other.tap("to-data");
  await other.handle("erase").focus();
  const anew = table.page.waitForEvent("load");
  await other.page.keyboard.press("Enter");
  await anew;
  for (const { at, handle } of [table, other]) {
    await at("home");
    await expect(handle("new-game")).toBeEnabled();
    await expect(handle("resume")).toHaveCount(0);
    await expect(handle("play-again")).toHaveCount(0);
    await expect(handle("use-here")).toHaveCount(0);
  }
  expect(await stored(other)).toEqual([]);
});

test("dice that are held when another window takes over are gone", async ({
  browserName,
  context,
  hasTouch,
  page,
  table,
  sit,
}) => {
  test.skip(browserName !== "chromium" || !hasTouch, "needs a finger");
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const other = await another(table, sit);
  await waits(other);
  await table.armed();
  await touch(page, "touchStart", await middle(table.handle("cup")));
  await expect(table.dice).toHaveCount(2);
  await other.tap("use-here");
  await other.at("handover");
  await waits(table);
  await touch(page, "touchEnd");
  await waits(table);
});

test("without the browser's locks windows ask each other", { tag: "@more" }, async ({
  context,
  table,
  sit,
}) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const other = await another(table, sit);
  await waits(other);
  await other.tap("use-here");
  await other.accept("Anna");
  expect(await other.look()).toEqual([6, 2]);
  await waits(table);
});

test("where windows know nothing of each other, the one that is behind stops", {
  tag: "@more",
}, async ({ context, table, sit }) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
  });
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const other = await another(table, sit);
  await other.accept("Anna");
  await other.claim(65);
  const turn = await other.turn();

  await table.page.bringToFront();
  await table.armed();
  await table.pick(43);
  await table.tap("say");
  await waits(table);
  await expect(table.handle("storage-warning")).toHaveCount(0);
  await table.tap("use-here");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Ben");
  await expect(table.main.locator("h1")).toContainText("65");
});
