// Where the focus is: on the heading of the screen that has come, in the sheet that is open, back where it was.
import type { Page } from "@playwright/test";
import { seedDice } from "./chance.ts";
import type { Screen, Table } from "./table.ts";
import { expect, test } from "./test.ts";

/** What has the focus, as it is read out, and whether a line is drawn round it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      tag: at?.tagName.toLowerCase(),
      screen: at?.closest("main")?.getAttribute("data-screen"),
      text: at?.textContent ?? "",
      line: at ? getComputedStyle(at).outlineStyle : "",
    };
  });

async function lands(table: Table, screen: Screen, text: string): Promise<void> {
  await table.at(screen);
  await expect.poll(async () => (await focus(table.page)).screen, screen).toBe(screen);
  const { tag, text: said, line } = await focus(table.page);
  expect.soft(tag, screen).toBe("h1");
  expect.soft(line, `a line round the heading of ${screen}`).toBe("none");
  expect.soft(said, screen).toContain(text);
}

/** By keyboard, for only then would a line be drawn. */
async function press(table: Table, id: string): Promise<void> {
  await table.live(id);
  await table.handle(id).focus();
  await table.page.keyboard.press("Enter");
}

test("the focus goes to each screen's heading, and tells no roll", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[4, 2]]);
  await page.goto("/");
  await table.at("home");
  expect((await focus(page)).tag).toBe("body");
  await press(table, "open-settings");
  await lands(table, "settings", "Settings");
  await press(table, "back");
  await lands(table, "home", "Undercup");
  await press(table, "new-game");
  await lands(table, "setup", "New game");
  await table.seat(["Anna", "Ben"]);
  await table.handle("opener").selectOption({ index: 1 });
  await press(table, "start-game");
  await lands(table, "handover", "Anna");
  await press(table, "handover-accept");
  await lands(table, "roll", "Anna");
  await press(table, "roll");
  await lands(table, "claim", "Anna");
  expect((await focus(page)).text).not.toMatch(/42|forty/);
  await table.armed();
  await table.rung(63).click();
  await press(table, "say");
  await lands(table, "answer", "63");
  await press(table, "lift");
  await lands(table, "reveal", "Not so");
});

test("a sheet takes the focus and gives it back", async ({ page, table }) => {
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "mia" });
  for (const id of ["menu", "rules-card"]) {
    await press(table, id);
    await expect(page.locator("dialog[open]")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(table.handle(id)).toBeFocused();
  }
});
