// A dispute and the sheet: one tap away on every screen, without disturbing it, and equal for every roll.
import type { Page } from "@playwright/test";
import { type Dice, type Pips, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6];
const ROLLS: readonly Dice[] = PIPS.flatMap((high) =>
  PIPS.filter((low) => low <= high).map((low): Dice => [high, low]),
);

test("tells the standing claim and what all may know", async ({ context, page, table }) => {
  await seedDice(context, [[4, 3]]);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meyer-dk" });
  await table.accept("Anna");
  await table.roll();
  await table.look();
  await table.claim(54);
  await table.believe();
  await table.at("roll");
  const close = page.getByRole("button", { name: "Go on playing" });
  const lines = table.handle("trail").getByRole("listitem");
  const before = await table.turn();
  await table.armed();
  await table.tap("menu");
  await expect(table.handle("standing")).toContainText("fifty-four");
  await expect(table.handle("standing")).toContainText("Anna");
  await expect(lines).toHaveText([
    "Anna rolled",
    "Anna looked once",
    "Anna said fifty-four",
    "Ben believed it",
  ]);
  await table.finger.tap(close);
  await table.at("roll");
  expect(await table.turn()).toBe(before);
});

/** One tap, what it tells, and back to the same turn. */
const SECOND_CHANCE = {
  names: ["Anna", "Ben", "Carla"],
  tradition: "meyer-vaertshus",
  variants: ["second-chance"],
} as const;

async function dispute(table: Table, screen: string, tells: string): Promise<void> {
  await test.step(screen, async () => {
    await expect(table.page.locator(`main[data-screen="${screen}"]`)).toBeVisible();
    await table.armed();
    const before = await table.turn();
    await table.tap("menu");
    await expect(table.handle("trail")).toContainText(tells);
    await table.finger.tap(table.page.getByRole("button", { name: "Go on playing" }));
    await expect(table.page.locator("dialog[open]")).toHaveCount(0);
    expect([await table.screen(), await table.turn()]).toEqual([screen, before]);
  });
}

test("is settled from every screen of a game", async ({ context, page, table }) => {
  test.slow();
  await seedDice(context, [
    [6, 4],
    [4, 1],
  ]);
  await page.goto("/");
  await table.deal(SECOND_CHANCE);
  await table.accept("Anna");
  await table.at("roll");
  await dispute(table, "roll", "Nothing yet.");
  await table.roll();
  await dispute(table, "claim", "Anna rolled");
  await table.claim(54);
  await dispute(table, "answer", "Claim to beat: fifty-four by Anna");
  await page.reload();
  await dispute(table, "handover", "Anna said fifty-four");
  await table.accept("Ben");
  await table.believe();
  await dispute(table, "roll", "Ben believed it");
  await table.roll();
  await table.claim(21);
  // Nothing is over a Mia.
  await dispute(table, "answer", "Claim to meet: Mia by Ben");
  await table.lift();
  await dispute(table, "reveal", "Carla lifted. In the cup: forty-one. Not so");
  await table.toTable();
  await dispute(table, "between", "Ben said Mia");
  await table.endGame();
  await dispute(table, "over", "The last round");
});

test("is settled with a real cup, and while somebody may buy back in", async ({ page, table }) => {
  test.slow();
  await page.goto("/");
  await table.deal({ ...SECOND_CHANCE, lives: 1, cup: "table" });
  await table.accept("Anna");
  await table.claim(66);
  await table.hold("lift");
  await dispute(table, "entry", "Claim to beat: pair of sixes by Anna");
  await table.pick(41);
  await table.tap("enter");
  await table.at("reveal");
  await table.nextRound();
  await table.accept("Anna");
  await dispute(table, "buy-in", "Ben lifted. In the cup: forty-one. A lie");
});

/** Words of a control that go on in another line. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll(".button-label")].flatMap((label) => {
      const text = label.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    });
  });

test("the menu breaks no word, in any language, and shows what happened last", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, Array<Dice>(5).fill([4, 3]));
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  for (const roll of [41, 42, 43, 51, 52] as const) {
    if (roll > 41) await table.believe();
    await table.roll();
    await table.claim(roll);
  }
  await table.lift();
  for (const language of ["de", "da", "nb", "en"]) {
    await table.tap("menu");
    await table.tap("open-settings");
    await table.tap(`language-${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.getByTestId("back").click();
    await table.tap("menu");
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await broken(page), `${language}, ${width} px`).toEqual([]);
    }
    await expect(page.locator(".trail-list li").last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
  }
});

test("is the same whatever lies in the cup", { tag: "@more" }, async ({
  browser,
  sit,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  for (const dice of ROLLS) {
    const context = await browser.newContext({ baseURL: baseURL ?? "", hasTouch: true });
    await seedDice(context, [dice]);
    const page = await context.newPage();
    const table = sit(page);
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "meyer-dk" });
    await table.accept();
    await table.roll();
    await table.look();
    await table.armed();
    await table.tap("menu");
    const menu = await page.getByRole("dialog").innerHTML();
    await table.tap("score-sheet");
    seen.add(
      `${menu} ${await page.getByRole("dialog").innerHTML()}`.replace(/«r\w+»|_r_\w+_/g, ""),
    );
    await context.close();
  }
  expect(seen.size).toBe(1);
});

test("twelve at a table find their names however far the sheet is pushed", async ({
  page,
  table,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Finn"].flatMap((name) => [
    name,
    `${name}-Maria`,
  ]);
  await table.deal({ names, tradition: "meiern", lives: 2, cup: "table" });
  await table.accept("Anna");
  for (const roll of [43, 66, 43, 52]) {
    await table.claim(61);
    await table.liftReal(roll);
    await table.openReal();
  }
  await table.tap("menu");
  await table.tap("score-sheet");
  expect(await table.cell(1, "Anna")).toBe("−1");
  expect(await table.cell(2, "Anna")).toBeNull();
  expect(await table.cell(2, "Anna-Maria")).toBe("−1");
  expect(await table.cell(3, "Anna-Maria")).toBe("−1 out");
  await expect(page.locator('[data-round="1"]')).toContainText(
    "Anna-Maria lifted: Anna said 61, it was 43",
  );
  await expect(table.handle("now").nth(1)).toContainText("out");
  const score = table.handle("score");
  await score.evaluate((sheet) => sheet.scrollTo(400, 10_000));
  const box = await score.boundingBox();
  const corner = await score.locator("thead td").boundingBox();
  const name = await score.locator("thead th").last().boundingBox();
  const left = await score.locator("tfoot th").boundingBox();
  const near = (one: number | undefined, other: number | undefined) =>
    expect(Math.abs((one ?? 0) - (other ?? 99))).toBeLessThan(2);
  near(corner?.x, box?.x);
  near(corner?.y, box?.y);
  near(name?.y, box?.y);
  near(left?.x, box?.x);
  near((left?.y ?? 0) + (left?.height ?? 0), (box?.y ?? 0) + (box?.height ?? 0));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
