// One walk over every screen of the app, for whatever is to hold on each: it fits, it can be read, it is drawn.
import type { BrowserContext } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table, Tradition } from "./table.ts";
import { expect } from "./test.ts";

const FALLS: readonly Dice[] = [
  [4, 3],
  [6, 5],
];

/** Twelve at the table, with the longest names that are allowed. */
export const MANY: readonly string[] = "ABCDEFGHIJKL"
  .split("")
  .map((letter) => `${letter}-Bartholomäus-Xaveriusx`);

/** A party as most are. */
export const FEW: readonly string[] = ["Anna", "Benedikt", "Carla"];

type Walk = Readonly<{
  context: BrowserContext;
  table: Table;
  names: readonly string[];
  tradition: Tradition;
  /** Called on each screen, once its controls may be used. */
  visit: (screen: string) => Promise<void>;
}>;

/** What is read: the pages behind Home, each left by its way back. */
async function leaf({ table, visit }: Walk): Promise<void> {
  const { tap, handle, page } = table;
  const back = () => table.finger.tap(handle("back"));
  const on = (screen: string) =>
    expect(page.locator(`main[data-screen="${screen}"]`)).toBeVisible();
  await tap("rules");
  await on("rules");
  await visit("rules");
  await back();
  await tap("history");
  await on("history");
  await visit("history");
  await back();
  await tap("open-settings");
  await on("settings");
  await visit("settings");
  await tap("to-data");
  await on("data");
  await visit("data");
  await back();
  await on("settings");
  await back();
  await on("home");
}

/** From Home before the first game to Home after it. */
export async function everywhere(walk: Walk): Promise<void> {
  const { context, table, names, tradition, visit } = walk;
  const { handle, tap, at, armed, page } = table;
  const shut = () => page.keyboard.press("Escape");
  const seen = async (screen: "handover" | "roll" | "claim" | "answer" | "reveal" | "between") => {
    await at(screen);
    await armed();
    await visit(screen);
  };
  await seedDice(context, FALLS);
  await page.goto("/");
  await at("home");
  await visit("home");

  await tap("new-game");
  await at("setup");
  await table.seat(names);
  await handle("opener").selectOption({ index: 1 });
  await table.follow(tradition);
  await visit("setup");
  await tap("start-game");

  await seen("handover");
  await table.accept();
  await seen("roll");
  await table.roll();
  await seen("claim");
  await table.claim(54);
  await seen("answer");
  await tap("menu");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await visit("menu");
  await tap("home");
  await at("home");
  await visit("home-resume");
  await tap("resume");
  await table.accept();
  await at("answer");
  await armed();
  await tap("rules-card");
  await expect(handle("rules-sheet")).toBeVisible();
  await visit("card");
  await shut();
  await table.believe();
  await table.roll();
  await table.look();
  await seen("claim");
  await table.claim(21);
  await seen("answer");
  await table.lift();
  await seen("reveal");
  await table.toTable();
  await seen("between");
  await table.endGame();
  await at("over");
  await armed();
  await visit("over");
  await tap("truth");
  await expect(handle("agree").or(handle("truth-close")).first()).toBeVisible();
  await visit("truth");
  if (await handle("agree").isVisible()) {
    await table.finger.tap(handle("agree"));
    await expect(handle("truth-close")).toBeVisible();
    await visit("truth-told");
  }
  await tap("truth-close");
  await tap("over-home");
  await at("home");
  await visit("home-again");
  await leaf(walk);
}
