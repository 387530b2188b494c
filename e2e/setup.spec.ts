// What can be wrong with a table is said where it is wrong, and nothing typed is lost.
import type { Locator } from "@playwright/test";
import { seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

/** What is said at the field itself. */
async function faultAt(field: Locator): Promise<string | null> {
  const id = await field.getAttribute("aria-describedby");
  return id === null ? null : field.page().locator(`[id="${id}"]`).textContent();
}

async function faults({ handle }: Table): Promise<readonly (string | null)[]> {
  const fields = await handle("player-name").all();
  return Promise.all(fields.map(faultAt));
}

async function start(table: Table): Promise<void> {
  await table.tap("start-game");
  await table.at("setup");
}

test.beforeEach(async ({ page, table }) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
});

test("names that are missing are asked for at their fields", async ({ table }) => {
  const { handle } = table;
  await handle("player-name").nth(0).fill("Anna");
  await handle("player-name").nth(2).fill("   ");
  await table.follow("bodega");
  await table.finger.tap(handle("lives").getByRole("button").first());
  expect(await faults(table)).toEqual([null, null, null]);

  await start(table);
  const missing = "A name is missing here.";
  expect(await faults(table)).toEqual([null, missing, missing]);
  await expect(handle("player-name").nth(1)).toHaveAttribute("aria-invalid", "true");
  await expect(handle("player-name").nth(1)).toBeFocused();

  await expect(handle("player-name").nth(0)).toHaveValue("Anna");
  await expect(handle("tradition-bodega")).toBeChecked();
  await expect(handle("lives")).toContainText("5 lives");
  await handle("player-name").nth(1).fill("Ben");
  expect(await faults(table)).toEqual([null, null, missing]);
  await handle("player-name").nth(2).fill("Carla");
  expect(await faults(table)).toEqual([null, null, null]);
  await table.tap("start-game");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 5, Ben: 5, Carla: 5 });
});

const CALLED = {
  "en-GB": ["Player A", "Player B", "Player C"],
  "de-DE": ["Spieler A", "Spieler B", "Spieler C"],
  "da-DK": ["Spiller A", "Spiller B", "Spiller C"],
  "nb-NO": ["Spiller A", "Spiller B", "Spiller C"],
} as const;

for (const [locale, names] of Object.entries(CALLED)) {
  test.describe(locale, () => {
    test.use({ locale });
    test("a table that types no name is called by its places", async ({ page, table }) => {
      const fields = await table.handle("player-name").all();
      for (const [at, field] of fields.entries()) {
        await expect(field).toHaveAttribute("placeholder", names[at] ?? "");
      }
      await table.handle("player-name").nth(1).fill(" \u200b");
      await table.tap("start-game");
      await table.at("handover");
      expect(Object.keys(await table.lives())).toEqual(names);
      await table.accept();
      await table.goHome();
      await page.reload();
      await expect(table.handle("resume")).toBeVisible();
      expect(await page.locator(".home-name").allTextContents()).toEqual(names);
    });
  });
}

test("nobody is called like somebody else, in any case", async ({ table }) => {
  const taken = "Somebody already has this name.";
  await table.seat(["Anna", "ANNA", "ｓøren", "  Søren "]);
  await start(table);
  expect(await faults(table)).toEqual([null, taken, null, taken]);
  await table.handle("player-name").nth(1).fill("Ben");
  await table.handle("player-name").nth(3).fill("Straße");
  expect(await faults(table)).toEqual([null, null, null, null]);
  await table.handle("player-name").nth(0).fill("STRASSE");
  expect(await faults(table)).toEqual([null, null, null, taken]);
});

test("24 characters fit, 25 do not, as people count them", async ({ table }) => {
  const long = "24 characters at most.";
  await table.seat(["x".repeat(25), "👨‍👩‍👧".repeat(25), "é".normalize("NFD").repeat(25)]);
  await start(table);
  expect(await faults(table)).toEqual([long, long, long]);
  await expect(table.handle("player-name").nth(0)).toHaveValue("x".repeat(25));
  await table.seat(["x".repeat(24), "👨‍👩‍👧".repeat(24), "é".normalize("NFD").repeat(24)]);
  expect(await faults(table)).toEqual([null, null, null]);
  await table.tap("start-game");
  await table.at("handover");
  expect(Object.keys(await table.lives())).toEqual([
    "x".repeat(24),
    "👨‍👩‍👧".repeat(24),
    "é".repeat(24),
  ]);
});

test("one is no table", async ({ table }) => {
  await table.seat(["Anna"]);
  await expect(table.handle("remove-player")).toBeDisabled();
  await start(table);
  await expect(table.main).toContainText("It takes at least two players.");
  await expect(table.handle("player-name")).toHaveValue("Anna");
  await table.tap("add-player");
  await table.handle("player-name").nth(1).fill("Ben");
  await table.tap("start-game");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6 });
});

test("twelve sit down, a thirteenth does not", async ({ table }) => {
  const names = "ABCDEFGHIJKL".split("");
  await table.seat(names);
  await expect(table.handle("player-name")).toHaveCount(12);
  await table.tap("add-player");
  await expect(table.main).toContainText("Twelve players at most.");
  await expect(table.handle("player-name")).toHaveCount(12);
  await expect(table.handle("player-name").nth(11)).toHaveValue("L");
  await table.tap("start-game");
  await table.at("handover");
  expect(Object.keys(await table.lives())).toEqual(names);
});

test("seats are moved up and down, and sit so at the table", async ({ page, table }) => {
  await table.seat(["Anna", "Ben", "Carla"]);
  await table.finger.tap(page.getByRole("button", { name: "Move Carla up" }));
  await table.finger.tap(page.getByRole("button", { name: "Move Anna down" }));
  await table.tap("start-game");
  await table.at("handover");
  expect(Object.keys(await table.lives())).toEqual(["Carla", "Anna", "Ben"]);
});

test("a game that goes on is put away only when asked, and can be resumed", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, [[4, 3]]);
  await page.reload();
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const turn = await table.turn();
  await table.goHome();

  await table.tap("new-game");
  await expect(table.handle("player-name").nth(0)).toHaveValue("Anna");
  await table.handle("player-name").nth(0).fill("Dora");
  await table.tap("start-game");
  await expect(table.handle("put-away")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("Anna");
  await table.finger.tap(page.getByRole("dialog").getByRole("button", { name: "Cancel" }));
  await table.at("setup");
  await expect(table.handle("player-name").nth(0)).toHaveValue("Dora");
  await table.tap("start-game");
  await table.tap("put-away");
  await table.at("handover");
  expect(Object.keys(await table.lives())).toEqual(["Dora", "Ben"]);

  await table.goHome();
  await table.tap("put-away-games");
  await expect(table.handle("resume-away")).toContainText("Anna");
  await table.tap("resume-away");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Anna");
  expect(await table.look()).toEqual([4, 3]);

  await table.goHome();
  await table.tap("put-away-games");
  await expect(table.handle("resume-away")).toContainText("Dora");
});

test("playing again asks before it puts a game away", async ({ page, table }) => {
  await table.seat(["Anna", "Ben"]);
  await table.tap("start-game");
  await table.at("handover");
  await table.goHome();
  await table.tap("play-again");
  await expect(page.getByRole("dialog")).toContainText("Anna");
  await table.tap("put-away");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6 });
  await table.goHome();
  await table.tap("put-away-games");
  await expect(table.handle("resume-away")).toHaveCount(1);
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });
  test("the first cover speaks of the round, and asking lists the names as a sentence does", async ({
    page,
    table,
  }) => {
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern" });
    await expect(table.main).toContainText("Anna beginnt die Runde");
    await table.goHome();
    await table.tap("new-game");
    await table.tap("start-game");
    await expect(page.getByRole("dialog")).toContainText("Anna, Ben und Carla");
  });
});
