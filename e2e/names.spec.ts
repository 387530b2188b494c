// Names as people have them: joined emoji, from right to left, with marks that turn text round, or like markup.
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
];
/** What is typed, and what it comes to: marks that turn text round are nobody's name. */
const HEBREW = "\u05d0\u05d1\u05d2\u05d3 7";
const FAMILY = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} \u00d8";
const TYPED = [HEBREW, "\u202egnp.exe\u2069", FAMILY, "<img src=x onerror=x()>"] as const;
const NAMES = [HEBREW, "gnp.exe", FAMILY, "<img src=x onerror=x()>"] as const;

/**
 * Every line in which a name from right to left stands beside something else without a fence round it,
 * and everything that turns text round and is no fence.
 */
function loose({ page }: Table): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? "";
      const around = node.parentElement;
      if (!around || /[\u200e\u200f\u202a-\u202e\u2066\u2067]/.test(text)) found.push(text);
      if (!around || !/[\u0590-\u05ff]/.test(text)) continue;
      const bare = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, "");
      if (!/[\u0590-\u05ff]/.test(bare)) continue;
      const { display, unicodeBidi } = getComputedStyle(around);
      const apart = /isolate|plaintext/.test(unicodeBidi) || !/^inline$|contents/.test(display);
      const alone = around.textContent?.trim() === bare.trim();
      if (!(apart && alone)) found.push(`${around.tagName} ${around.className}: ${text}`);
    }
    return found;
  });
}

test("stand as text, whole, and turn nothing round, on every screen", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  const check = async (where: string) =>
    test.step(where, async () => {
      expect(await loose(table), where).toEqual([]);
      await expect(page.locator("#root img[src=x]")).toHaveCount(0);
    });
  await page.goto("/");
  await table.deal({ names: TYPED, tradition: "meiern", lives: 1 });
  expect(Object.keys(await table.lives())).toEqual(NAMES);
  await check("handover");
  await table.accept();
  await check("roll");
  await table.roll();
  await table.look();
  await check("claim");
  await table.claim(61);
  await check("answer");
  await table.tap("menu");
  await check("menu");
  await table.tap("score-sheet");
  await check("sheet");
  await page.keyboard.press("Escape");
  await table.lift();
  await check("reveal");
  await table.toTable();
  await table.armed();
  await check("between");
  await table.person(NAMES[0]);
  await check("person");
  await page.keyboard.press("Escape");
  await table.goHome();
  await check("home");
  await page.reload();
  await check("home again");
  await table.tap("new-game");
  await table.at("setup");
  await check("setup");
});

for (const language of ["de", "da", "nb"]) {
  test(`stand in ${language}`, { tag: "@more" }, async ({ context, page, table }) => {
    await seedDice(context, FALLS);
    await page.goto("/");
    await table.tap(`language-${language}`);
    await table.deal({ names: [HEBREW, "\u05d4\u05d5 8"], tradition: "meyer-dk" });
    expect(await loose(table)).toEqual([]);
    await table.goHome();
    expect(await loose(table)).toEqual([]);
  });
}
