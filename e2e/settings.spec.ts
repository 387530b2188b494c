// Every setting shows at once where it can be seen, and is there after a reload.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Table } from "./table.ts";
import { test } from "./test.ts";

const SWITCHES = ["sound", "haptics", "motion", "shake", "spoken", "awake", "coach"];

async function settings(page: Page, table: Table): Promise<void> {
  await page.goto("/");
  await table.tap("open-settings");
  await table.at("settings");
}

const root = (page: Page, name: string) => page.locator("html").getAttribute(name);

test.beforeEach(({ page, table }) => settings(page, table));

test("every switch is kept, on and off", async ({ page, table }) => {
  const states = () => Promise.all(SWITCHES.map((name) => table.handle(`set-${name}`).isChecked()));
  const press = async () => {
    for (const name of SWITCHES) await table.finger.tap(table.handle(`set-${name}`));
  };
  const before = await states();
  expect(before).toEqual([true, true, true, true, false, true, false]);
  await press();
  await settings(page, table);
  expect(await states()).toEqual(before.map((on) => !on));
  await press();
  await settings(page, table);
  expect(await states()).toEqual(before);
});

test("motion off keeps everything still", async ({ page, table }) => {
  expect(await root(page, "data-motion")).toBeNull();
  await table.finger.tap(table.handle("set-motion"));
  expect(await root(page, "data-motion")).toBe("still");
  await page.reload();
  await table.at("home");
  expect(await root(page, "data-motion")).toBe("still");
});

for (const theme of ["light", "black", "dark"]) {
  test(`the ${theme} look is there before the app is`, async ({ page, table }) => {
    await table.finger.tap(table.handle(`theme-${theme}`));
    expect(await root(page, "data-theme")).toBe(theme);
    const ground = await page.evaluate(
      () => getComputedStyle(document.body.parentElement as HTMLElement).backgroundColor,
    );
    // Never answered: a script that fails would have the page asked for once more.
    await page.route(/assets\/.*\.js$/, () => {});
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => root(page, "data-theme")).toBe(theme);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(ground);
  });
}

test("like the phone, by day and by night", async ({ page, table }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await table.finger.tap(table.handle("theme-system"));
  expect(await root(page, "data-theme")).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => root(page, "data-theme")).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await settings(page, table);
  await expect(table.handle("theme-system")).toBeChecked();
  expect(await root(page, "data-theme")).toBe("light");
});

test("what is pressed and what is peeked at stand on the side of the chosen hand", async ({
  page,
  table,
}) => {
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const { handle } = table;
  const half = (page.viewportSize()?.width ?? 0) / 2;
  /** How far right of the middle they stand: what is said, the peek, the menu. */
  const stands = async () => {
    await table.armed();
    const say = (await middleOf(handle("say"))) - half;
    const cover = await table.finger.press(handle("cup"));
    await expect(table.dice).toHaveCount(2);
    const [one, other] = await Promise.all([0, 1].map((at) => middleOf(table.dice.nth(at))));
    await cover();
    const menu = (await middleOf(handle("menu"))) - half;
    const plate = (await middleOf(page.locator(".cup-plate"))) - half;
    return { say, menu, plate, dice: ((one ?? 0) + (other ?? 0)) / 2 - half };
  };
  await table.tap("back");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  await table.roll();
  const right = await stands();
  for (const [what, by] of Object.entries(right)) expect(by, what).toBeGreaterThan(4);
  await page.reload();
  await table.at("handover");
  await table.tap("menu");
  await table.tap("open-settings");
  await table.finger.tap(handle("hand-left"));
  await page.reload();
  await table.accept();
  await table.at("claim");
  const left = await stands();
  for (const [what, by] of Object.entries(left)) expect(by, what).toBeLessThan(-4);
});

test("the language, and in Danish how numbers are said", async ({ page, table }) => {
  await expect(table.handle("numbers-tens")).toHaveCount(0);
  await table.finger.tap(table.handle("language-da"));
  await expect(table.main.locator("h1")).toHaveText("Indstillinger");
  expect(await root(page, "lang")).toBe("da");
  await table.finger.tap(table.handle("numbers-tens"));
  await table.tap("back");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meyer-dk" });
  await table.accept();
  await table.roll();
  await table.pick(63);
  await expect(table.handle("say")).toHaveText("Sig treogtres til Ben");
  await page.reload();
  await table.accept();
  await table.pick(54);
  await expect(table.handle("say")).toHaveText("Sig fireoghalvtreds til Ben");
});

test("opened from a game, they lead back to it", async ({ page, table }) => {
  await table.tap("back");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  await table.at("roll");
  const turn = await table.turn();
  await table.armed();
  await table.tap("menu");
  await table.tap("open-settings");
  await table.finger.tap(table.handle("language-de"));
  await expect(table.main.locator("h1")).toHaveText("Einstellungen");
  await table.tap("back");
  await table.at("roll");
  expect(await table.turn()).toBe(turn);
  await expect(table.handle("roll")).toContainText("Würfeln");
  expect(await root(page, "lang")).toBe("de");
});

test("tells its build, its licences, and its address to another phone", async ({ page, table }) => {
  await expect(table.handle("version")).toContainText((await root(page, "data-build")) ?? "none");
  const about = table.handle("about");
  await expect(about).toContainText("Nothing leaves this phone");
  await expect(about.getByRole("heading", { name: "What is new" })).toBeVisible();
  await expect(about.locator(".settings-lines li")).not.toHaveCount(0);
  await expect(table.handle("address")).toHaveText(new URL("/", page.url()).href);
  await expect(table.handle("qr")).toBeVisible();
  await table.handle("licences").locator("summary").click();
  await expect(table.handle("licences")).toContainText("react, react-dom, scheduler: MIT.");
});
