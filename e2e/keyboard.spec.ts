// By keyboard alone: a table is dealt and a whole round played without a pointer.
import { expect, type Locator, type Page } from "@playwright/test";
import { seedDice } from "./chance.ts";
import { test } from "./test.ts";

const MOST = 60;

/** Tabs until the focus is there. */
async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeEnabled();
  for (let steps = 0; steps < MOST; steps += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${what}`);
}

async function press(page: Page, what: Locator, key = "Enter"): Promise<void> {
  await reach(page, what);
  await page.keyboard.press(key);
}

test("deals a table and plays a round by keyboard", async ({ context, page, table }) => {
  const { handle, rung, at, armed, dice, pips } = table;
  await seedDice(context, [
    [4, 2],
    [6, 6],
  ]);
  await page.goto("/");
  await press(page, handle("new-game"));
  await at("setup");
  for (const [row, name] of ["Anna", "Ben", "Carla"].entries()) {
    await reach(page, handle("player-name").nth(row));
    await page.keyboard.type(name);
  }
  await reach(page, handle("opener"));
  await page.keyboard.press("ArrowDown");
  await expect(handle("opener")).toHaveValue("0");
  // English begins with Mia; one up from it, round the corner, is the last of the list.
  await reach(page, handle("tradition-mia"));
  await page.keyboard.press("ArrowDown");
  await expect(handle("tradition-meiern")).toBeChecked();
  await press(page, handle("start-game"));

  await at("handover");
  await press(page, handle("handover-accept"));
  await at("roll");
  await press(page, handle("roll"), "Space");

  await at("claim");
  await armed();
  await reach(page, handle("cup"));
  await page.keyboard.down("Space");
  await expect(dice).toHaveCount(2);
  expect(await pips()).toEqual([4, 2]);
  // A key that is held repeats: that is no second look, and no flicker.
  const looked = await table.turn();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Space");
  expect(await dice.count()).toBe(2);
  await page.keyboard.up("Space");
  expect(await dice.count()).toBe(0);
  expect(await table.turn()).toBeGreaterThanOrEqual(looked);
  await expect(handle("cup")).toBeFocused();

  await reach(page, rung(21));
  // 21 66 55 44 33 22 11 65 64 63 62 61: eleven steps down the ladder.
  for (let steps = 0; steps < 11; steps += 1) await page.keyboard.press("ArrowDown");
  await expect(rung(61)).toBeFocused();
  await expect(rung(61)).toHaveAttribute("aria-checked", "true");
  await page.keyboard.press("ArrowUp");
  await expect(rung(62)).toHaveAttribute("aria-checked", "true");
  await press(page, handle("say"));

  await at("answer");
  await press(page, handle("believe"));
  await at("roll");
  await press(page, handle("roll"));
  await at("claim");
  await armed();
  await reach(page, rung(21));
  await page.keyboard.press("ArrowDown");
  await expect(rung(66)).toHaveAttribute("aria-checked", "true");
  await press(page, handle("say"), "Space");
  await at("answer");
  await press(page, handle("lift"));
  await at("reveal");
  expect(await pips()).toEqual([6, 6]);
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6, Carla: 5 });
  await press(page, handle("next-round"));
  await at("roll");
});

for (const [name, away] of [
  ["Tab", (page: Page) => page.keyboard.press("Tab")],
  ["another key", (page: Page) => page.keyboard.press("a")],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a lost focus", (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("blur")))],
] as const) {
  test(`a held key covers on ${name}`, { tag: "@more" }, async ({ context, page, table }) => {
    await seedDice(context, [[4, 2]]);
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
    await table.accept();
    await table.roll();
    await table.armed();
    await reach(page, table.handle("cup"));
    await page.keyboard.down("Space");
    await expect(table.dice).toHaveCount(2);
    await away(page);
    expect(await table.dice.count()).toBe(0);
    await page.keyboard.down("Space");
    expect(await table.dice.count(), "shown again without a fresh press").toBe(0);
    await page.keyboard.up("Space");
    expect(await table.dice.count()).toBe(0);
  });
}

test("what must not slip is opened by Enter alone, too", { tag: "@more" }, async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[2, 3]]);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "bodega" });
  await table.accept();
  await table.roll();
  await table.look();
  await press(page, table.handle("toast"));
  await table.at("reveal");
  expect(await table.pips()).toEqual([3, 2]);
});

test.describe("looking without holding", () => {
  test.use({ forgive: [/dice lie open on claim/] });
  test("warns, shows once pressed again, and is left by any key", { tag: "@more" }, async ({
    context,
    page,
    table,
  }) => {
    await seedDice(context, [[4, 2]]);
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "mia" });
    await table.accept();
    await table.roll();
    await table.armed();
    const before = await table.turn();
    await press(page, table.handle("look"));
    await expect(table.handle("look")).toContainText("aloud");
    expect(await table.dice.count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect(table.dice).toHaveCount(2);
    expect(await table.pips()).toEqual([4, 2]);
    await expect(page.getByRole("img", { name: "forty-two" })).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await table.dice.count()).toBe(0);
    await table.turned(before + 1, "a look is one event");
  });
});
