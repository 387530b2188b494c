// What the table may change: each by its control, by no accident, in the sheet, and there after a reload.
import type { Page } from "@playwright/test";
import { seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, touch } from "./touch.ts";

const names = ["Anna", "Ben", "Carla"];

test.beforeEach(async ({ page, table }) => {
  await page.goto("/");
  await table.deal({ names, tradition: "meiern" });
});

/** Back to the table after the app was gone. */
async function reopened(page: Page, table: Table): Promise<void> {
  await page.reload();
  await table.at("handover");
  await table.toTable();
}

async function lower(table: Table, times: number): Promise<void> {
  const less = table.handle("person").getByRole("button", { name: "One life less" });
  for (let steps = 0; steps < times; steps += 1) await table.finger.tap(less);
}

test("lives are corrected, to 0 and back again", async ({ page, table }) => {
  await table.toTable();
  await table.person("Ben");
  await expect(table.handle("correct")).toBeDisabled();
  await lower(table, 2);
  await table.hold("correct");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 4, Carla: 6 });

  await table.person("Carla");
  await lower(table, 6);
  await expect(table.handle("person")).toContainText("Puts Carla out");
  await table.hold("correct");
  expect(await table.out()).toEqual(["Carla"]);
  await reopened(page, table);
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 4, Carla: 0 });
  expect(await table.out()).toEqual(["Carla"]);

  await table.person("Carla");
  const more = table.handle("person").getByRole("button", { name: "One life more" });
  await table.finger.tap(more);
  await expect(table.handle("person")).toContainText("Carla is back in");
  await table.hold("correct");
  expect(await table.out()).toEqual([]);
  await table.tap("menu");
  await table.tap("score-sheet");
  expect(await table.cell(0, "Ben")).toBe("−2 corrected");
  expect(await table.cell(0, "Carla")).toBe("−5 corrected out corrected");
});

test("somebody sits down in any seat, under a name of their own", async ({ page, table }) => {
  await table.toTable();
  await table.person("Ben");
  await lower(table, 3);
  await table.hold("correct");
  const before = await table.turn();
  await table.armed();
  await table.tap("join");
  await table.tap("join");
  await expect(page.getByRole("dialog")).toContainText("A name is missing here.");
  await table.handle("player-name").fill(" anna ");
  await expect(page.getByRole("dialog")).toContainText("Somebody already has this name.");
  await table.tap("join");
  expect(await table.turn()).toBe(before);
  await expect(table.handle("join")).toContainText("3 lives");
  await table.handle("player-name").fill("Dora");
  await table.handle("seat-choice").selectOption({ label: "After Anna" });
  await table.tap("join");
  await table.turned(before + 1, "joining is one event");
  const seated = { Anna: 6, Dora: 3, Ben: 3, Carla: 6 };
  expect(await table.lives()).toEqual(seated);
  await reopened(page, table);
  expect(await table.lives()).toEqual(seated);
  expect(Object.keys(await table.lives())).toEqual(["Anna", "Dora", "Ben", "Carla"]);
  await table.tap("menu");
  await table.tap("score-sheet");
  expect(await table.cell(0, "Dora")).toBe("−3 joined");
});

test("who goes home keeps the seat, and comes back to it", async ({ page, table }) => {
  await table.toTable();
  await table.person("Ben");
  await table.hold("leave");
  expect(await table.out()).toEqual(["Ben"]);
  await reopened(page, table);
  expect(await table.out()).toEqual(["Ben"]);
  await table.person("Ben");
  await expect(table.handle("leave")).toHaveCount(0);
  await expect(table.handle("correct")).toHaveCount(0);
  await table.tap("rejoin");
  await expect.poll(table.out).toEqual([]);
  await table.person("Anna");
  await table.hold("leave");
  await expect(table.handle("next-round")).toContainText("Ben");
  await table.person("Carla");
  await expect(table.handle("person")).toContainText("Only Ben is left: the game is over");
  await table.hold("leave");
  await table.at("over");
  await expect(table.main.locator("h1")).toHaveText("Ben wins");
});

test("seats are changed and names mended", async ({ page, table }) => {
  await table.toTable();
  await table.armed();
  await table.tap("reseat");
  await expect(table.handle("reseat")).toBeDisabled();
  await table.finger.tap(page.getByRole("button", { name: "Move Carla up" }));
  await table.finger.tap(page.getByRole("button", { name: "Move Carla up" }));
  await table.tap("reseat");
  await expect.poll(async () => Object.keys(await table.lives())).toEqual(["Carla", "Anna", "Ben"]);
  await table.person("Ben");
  await table.handle("player-name").fill("CARLA");
  await table.tap("rename");
  await expect(table.handle("person")).toContainText("Somebody already has this name.");
  await table.handle("player-name").fill("Benno");
  await table.tap("rename");
  const seats = ["Carla", "Anna", "Benno"];
  await expect.poll(async () => Object.keys(await table.lives())).toEqual(seats);
  await reopened(page, table);
  expect(Object.keys(await table.lives())).toEqual(seats);
});

test("the game is ended: both ends held, or asked first by a key", async ({ page, table }) => {
  await table.toTable();
  await table.person("Ben");
  await lower(table, 1);
  await table.hold("correct");
  const before = await table.turn();
  // A tap, and one end for as long as both would take, are not enough.
  await table.armed();
  await table.tap("end-game");
  await table.holdInVain("end-game", 900);

  await table.handle("end-game").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("End the game now?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await table.turn()).toBe(before);

  const { x, y } = await middle(table.handle("end-game"));
  await touch(page, "touchStart", { x: x - 100, y });
  await touch(page, "touchStart", { x: x - 100, y }, { x: x + 100, y });
  await table.at("over");
  await touch(page, "touchEnd");
  await expect(table.main.locator("h1")).toHaveText("Anna and Carla win together");
  await page.reload();
  await table.at("over");
});

test("a claim is taken back, a round does not count", async ({ context, page, table }) => {
  await seedDice(context, [
    [4, 3],
    [5, 2],
  ]);
  await page.reload();
  await table.accept("Anna");
  await table.roll();
  await table.claim(65);
  await table.takeBack();
  await table.accept("Anna");
  await table.claim(52);
  await table.believe();
  await table.at("roll");
  await table.voidRound();
  await table.at("between");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6, Carla: 6 });
  await expect(table.handle("next-round")).toContainText("Anna");
  await table.tap("menu");
  await expect(table.handle("trail")).toContainText("The round does not count");
  await table.tap("score-sheet");
  await expect(table.handle("score")).toContainText("The round does not count");
});
