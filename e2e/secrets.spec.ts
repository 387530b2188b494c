// What others may see is the same whatever lies in the cup.
import { type Dice, type Pips, seedDice } from "./chance.ts";
import type { Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

const ALL: readonly Dice[] = ([1, 2, 3, 4, 5, 6] as const).flatMap((high) =>
  ([1, 2, 3, 4, 5, 6] as const).filter((low) => low <= high).map((low): Dice => [high, low]),
);
/** What the opener rolled where a claim stands. */
const FIRST: Dice = [4, 1];
const rolls: readonly Dice[] = [FIRST, ...ALL];

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

/** The cup's seal is drawn at random: here it is always the same one. */
const sameSeals = () => {
  const real = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: (array: Uint32Array<ArrayBuffer>) =>
      array instanceof Uint32Array ? array.fill(7) : real(array),
  });
};

type Views = Record<"fresh" | "looked" | "picked" | "claimed", Set<string>>;

/** Takes Ben's roll through everything that others see of it; gives the table back as it was. */
async function show(table: Table, hurry: () => Promise<void>, views: Views): Promise<void> {
  await table.roll();
  await hurry();
  await table.armed();
  views.fresh.add(await covered(table));
  await table.look();
  views.looked.add(await covered(table));
  await table.pick(21);
  views.picked.add(await covered(table));
  await table.tap("say");
  await table.at("answer");
  await hurry();
  await table.armed();
  views.claimed.add(await covered(table));
}

const unseen = (): Views => ({
  fresh: new Set(),
  looked: new Set(),
  picked: new Set(),
  claimed: new Set(),
});

/** Where a view departs from the first of its kind. */
function apart(views: ReadonlySet<string>): readonly string[] {
  const [first = [], other = first] = [...views].map((view) => view.split(/(?<=>)|\n/));
  return other.filter((line, at) => line !== first[at]).slice(0, 3);
}

/** Every roll once, each in a round of its own that is then voided. */
async function compare(table: Table, tradition: Tradition, standing: boolean): Promise<void> {
  const { page } = table;
  let views = unseen();
  await page.clock.install();
  // Controls arm after half a second; this test's fingers need no such protection.
  const hurry = () => page.clock.runFor(600);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition });
  await hurry();
  await table.accept("Anna");
  for (const [round, dice] of rolls.entries()) {
    // The first round is a newcomer's: it has a guide.
    if (round === 1) views = unseen();
    await hurry();
    if (standing) {
      await table.roll();
      await hurry();
      await table.claim(54);
      await hurry();
      await table.believe();
      await hurry();
    }
    await show(table, hurry, views);
    await table.voidRound();
    await hurry();
    await table.nextRound();
    await hurry();
    if (standing) await table.accept("Anna");
    for (const [name, seen] of Object.entries(views)) {
      expect(apart(seen), `${name} tells ${dice} from the rolls before it`).toEqual([]);
      expect(seen.size).toBe(1);
    }
  }
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
    await compare(table, "meyer-dk", false);
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
      await compare(table, tradition, true);
    });
  }
});

test("nothing is announced of the dice, and the title stays", async ({ context, page, table }) => {
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
  await table.claim(54);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toContain("Undercup");
  expect(told.filter((text) => /thirty-one|31/.test(text))).toEqual([]);
});
