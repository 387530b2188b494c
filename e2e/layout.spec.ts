// On every phone everything is on the screen, large enough for a wet thumb, and nothing has to be scrolled.
import type { Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Screen, Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";

const TARGET = 44;

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;

/** Every control of the screen that is too small, or not wholly on it; those `below` once they are scrolled to. */
function misplaced(page: Page, below: string | null): Promise<readonly string[]> {
  return page.evaluate(
    ({ target, scrolled }) => {
      const { innerWidth, innerHeight } = window;
      const controls = document.querySelectorAll(
        "main :is(button, input, select, [role=radio])[data-testid]",
      );
      return [...controls]
        .filter((control) => !control.classList.contains("unseen"))
        .flatMap((control) => {
          const reached = scrolled !== null && control.matches(scrolled);
          if (reached) control.scrollIntoView({ block: "nearest" });
          const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const roll = control.getAttribute("data-roll") ?? "";
          const name = `${control.getAttribute("data-testid")} ${roll}`.trim();
          const size = `${Math.round(width)}x${Math.round(height)}`;
          const small = width < target - 0.01 || height < target - 0.01;
          const off =
            left < 0 || top < 0 || right > innerWidth + 0.01 || bottom > innerHeight + 0.01;
          return [
            ...(small ? [`${name} is ${size}`] : []),
            ...(reached && !control.contains(over) ? [`${name} is covered`] : []),
            ...(off ? [`${name} ends at ${Math.round(right)},${Math.round(bottom)}`] : []),
          ];
        });
    },
    { target: TARGET, scrolled: below },
  );
}

/** Text that is cut off, and a page that can be scrolled sideways. */
function clipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll("main *")].filter(
      (element) =>
        element instanceof HTMLElement &&
        !element.classList.contains("unseen") &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX !== "visible",
    );
    return [...wide, ...cut.map((element) => `${element.className}: ${element.textContent}`)];
  });
}

/** Under the list of a large table the languages are scrolled to, and are then as whole as the rest. */
const SCROLLED = '[data-testid^="card-language-"]';

async function fits(table: Table, screen: Screen, large = false): Promise<void> {
  await table.at(screen);
  await table.armed();
  const below = large ? SCROLLED : null;
  expect.soft(await misplaced(table.page, below), screen).toEqual([]);
  expect.soft(await clipped(table.page), screen).toEqual([]);
}

/** All 21 rungs and the cup stand on one screen, in the order of the ladder, none over another. */
async function ladderFits({ page, handle }: Table): Promise<void> {
  const rungs = await handle("rung").all();
  expect(rungs).toHaveLength(21);
  const cup = await handle("cup").boundingBox();
  expect(cup?.y ?? 0).toBeGreaterThan(0);
  const boxes = await Promise.all(rungs.map((rung) => rung.boundingBox()));
  const lowest = Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.NaN)));
  expect.soft(lowest, "the ladder ends above the cup").toBeLessThanOrEqual((cup?.y ?? 0) + 0.01);
  const over = boxes.filter((box, at) =>
    boxes
      .slice(0, at)
      .some(
        (other) =>
          box &&
          other &&
          box.x < other.x + other.width - 0.5 &&
          other.x < box.x + box.width - 0.5 &&
          box.y < other.y + other.height - 0.5 &&
          other.y < box.y + box.height - 0.5,
      ),
  );
  expect.soft(over).toEqual([]);
  expect.soft(await page.locator("main").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
}

const FALLS: readonly Dice[] = [
  [4, 3],
  [6, 5],
];

/** Over every screen of a round, the second claim with whatever else the rules let a holder do. */
async function tour(
  table: Table,
  tradition: Tradition,
  names = ["Anna", "Benedikt", "Carla"],
): Promise<void> {
  await table.page.goto("/");
  await table.deal({ names, tradition, ...(tradition === "bodega" ? { lives: 2 } : {}) });
  await fits(table, "handover", names.length > 3);
  await table.accept();
  await fits(table, "roll");
  await table.roll();
  await fits(table, "claim");
  await ladderFits(table);
  await table.claim(54);
  await fits(table, "answer");
  await table.believe();
  await fits(table, "roll");
  await table.roll();
  await fits(table, "claim");
  await ladderFits(table);
  await table.look();
  await table.claim(21);
  await fits(table, "answer");
  await table.lift();
  await fits(table, "reveal");
}

/** Every language with most controls on a screen, and every tradition in one of them. */
const WIDE = [
  ["de-DE", "kneipe"],
  ["da-DK", "bodega"],
  ["nb-NO", "kneipe"],
  ["en-GB", "kneipe"],
  ["de-DE", "meiern"],
  ["nb-NO", "meyer-no"],
  ["da-DK", "meyer-vaertshus"],
  ["en-GB", "mia"],
] as const;

for (const [width, height] of SIZES) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test("every control of a round is on the screen", async ({ context, table }) => {
      test.slow();
      await seedDice(context, FALLS);
      await tour(table, "meyer-dk");
    });

    for (const [locale, tradition] of WIDE) {
      test.describe(locale, () => {
        test.use({ locale });
        test(`${tradition} fits`, { tag: "@more" }, async ({ context, table }) => {
          test.slow();
          await seedDice(context, FALLS);
          await tour(table, tradition);
        });
      });
    }
  });
}

test("twelve long names fit the smallest phone", { tag: "@more" }, async ({ context, table }) => {
  test.slow();
  await table.page.setViewportSize({ width: 320, height: 568 });
  await seedDice(context, FALLS);
  const names = "ABCDEFGHIJKL".split("").map((letter) => `${letter}-Bartholomäus-Xaverius`);
  await tour(table, "meyer-dk", names);
});

test("nothing jumps when the controls come alive", async ({ table }) => {
  const { clock } = table.page;
  await clock.install();
  await table.page.goto("/");
  await table.at("home");
  // Time stands still until both have been looked at.
  await clock.pauseAt(Date.now() + 60_000);
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  const menu = table.handle("menu");
  const frame = () => menu.evaluate((button) => getComputedStyle(button).borderTopColor);
  await expect(menu).toBeDisabled();
  const before = await frame();
  await clock.runFor(600);
  await table.armed();
  expect(before).toBe(await frame());
});

test.describe("where the standing claim is long", () => {
  test.use({ locale: "da-DK", viewport: { width: 360, height: 640 } });
  test("the ladder still fits beside whatever else may be done", async ({ context, table }) => {
    await seedDice(context, FALLS);
    await table.page.goto("/");
    await table.deal({ names: ["Anna", "Benedikt", "Carla"], tradition: "bodega" });
    await table.accept();
    await table.roll();
    await table.claim(54);
    await table.believe();
    await table.roll();
    await fits(table, "claim");
    await ladderFits(table);
  });
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test(`seven see all their lives at the Reveal, ${width} by ${height}`, async ({
    context,
    table,
  }) => {
    await table.page.setViewportSize({ width, height });
    await seedDice(context, FALLS);
    const names = ["Maximiliane", "Bartholomäus", "Dani", "Friederike", "Anna", "Ben", "Carla"];
    await table.page.goto("/");
    await table.deal({ names, tradition: "meiern" });
    await table.accept();
    await table.roll();
    await table.claim(54);
    await table.lift();
    await table.armed();
    const foot = (await table.handle("next-round").boundingBox())?.y ?? 0;
    expect(foot).toBeGreaterThan(0);
    for (const seat of await table.seats.all()) {
      const box = await seat.boundingBox();
      expect(box ? box.y + box.height : Number.NaN).toBeLessThanOrEqual(foot);
    }
  });
}
