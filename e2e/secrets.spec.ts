// What others may see is the same whatever lies in the cup.
import { type Pips, seedDice } from "./chance.ts";
import { compare, FIRST, rolls, sameSeals } from "./rolls.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

/** Everything but the number of the turn: the document, its title, and what a screen reader has. */
async function covered({ page, dice }: Table): Promise<string> {
  await expect(dice).toHaveCount(0);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const session = await protocol(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes.map(({ role, name }) => `${role?.value} ${name?.value}`);
  const view = [html, ...names].join("\n");
  // React numbers what it refers to; the number rises from screen to screen.
  return view.replace(/data-turn="\d+"/, "").replace(/_r_\w+_/g, "");
}

test.describe("the covered page", () => {
  test.skip(
    ({ browserName, hasTouch }) => browserName !== "chromium" || !hasTouch,
    "reads the accessibility tree of Chromium",
  );
  // A picture taken in the middle of a movement is like no other.
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("is the same for all 21 rolls", async ({ context, table }) => {
    test.slow();
    await seedDice(context, rolls);
    await context.addInitScript(sameSeals);
    await compare(table, { tradition: "meyer-dk", standing: false, read: covered });
  });

  for (const tradition of ["meyer-dk", "bodega", "kneipe", "mia"] as const) {
    test(`is the same over a standing claim in ${tradition}`, { tag: "@more" }, async ({
      context,
      table,
    }) => {
      test.setTimeout(600_000);
      await seedDice(
        context,
        rolls.flatMap((dice) => [FIRST, dice]),
      );
      await context.addInitScript(sameSeals);
      await compare(table, { tradition, standing: true, read: covered });
    });
  }
});

test.describe("aloud", () => {
  test.use({ forgive: [/dice lie open on claim/] });
  test("nothing is announced of the dice, and the title stays", async ({
    context,
    page,
    table,
  }) => {
    const die: Pips = 3;
    await seedDice(context, [[die, 1]]);
    await context.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      new MutationObserver(() => {
        const live = document.querySelectorAll("[aria-live], [role=status], [role=alert], title");
        for (const region of live) told.push(region.textContent ?? "");
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "mia" });
    await table.accept();
    await table.roll();
    expect(await table.look()).toEqual([3, 1]);
    // Without holding: what a screen reader says then is said of the focus, to whoever has put it there.
    for (const _ of ["warned", "looked"]) {
      await table.handle("look").focus();
      await page.keyboard.press("Enter");
    }
    await expect(table.dice).toHaveCount(2);
    await page.keyboard.press("Escape");
    expect(await table.dice.count()).toBe(0);
    await table.claim(54);
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(told).toContain("Undercup");
    expect(told.filter((text) => /thirty-one|31/.test(text))).toEqual([]);
  });
});
