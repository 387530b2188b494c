// Nothing waits for a movement: a round is played where none ever runs, and where none is wanted nothing moves.
import { expect, type Page } from "@playwright/test";
import { seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { test } from "./test.ts";
import { protocol, touch } from "./touch.ts";

test.skip(({ hasTouch, browserName }) => !hasTouch || browserName !== "chromium", "needs fingers");

const NAMES = ["Anna", "Ben", "Carla"];

/** A finger that waits for nothing but the control: Playwright's own waits for frames. */
async function poke(table: Table, id: string): Promise<() => Promise<void>> {
  const { page } = table;
  await table.live(id);
  const spot = await table.handle(id).evaluate((control) => {
    control.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await touch(page, "touchStart", spot);
  return () => touch(page, "touchEnd");
}
const press = async (table: Table, id: string) => (await poke(table, id))();

/** What of the screen does not lie where it ends. */
const displaced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main [style]")]
      .filter((part) => {
        const { transform, opacity } = getComputedStyle(part);
        const flare = part.classList.contains("flare");
        return transform !== "none" || (opacity !== "1" && !flare);
      })
      .map((part) => part.className.toString()),
  );

test("a round is played and seen where no frame ever comes", async ({ context, page, table }) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/");
  await press(table, "new-game");
  await table.at("setup");
  for (const [at, name] of NAMES.entries()) await table.handle("player-name").nth(at).fill(name);
  await table.handle("opener").selectOption({ index: 1 });
  await press(table, "start-game");
  await press(table, "handover-accept");
  await press(table, "roll");
  await table.at("claim");
  await table.armed();
  expect(await displaced(page)).toEqual([]);
  const cover = await poke(table, "cup");
  await expect(table.dice).toHaveCount(2);
  await cover();
  await expect(table.dice).toHaveCount(0);
  await table.rung(63).evaluate((rung: HTMLElement) => rung.click());
  await press(table, "say");
  await table.at("answer");
  expect(await displaced(page)).toEqual([]);
  const release = await poke(table, "lift");
  await table.at("reveal");
  await release();
  expect(await displaced(page)).toEqual([]);
  expect(await table.pips()).toEqual([5, 2]);
  await press(table, "next-round");
  await table.at("handover");
  await press(table, "handover-accept");
  await table.at("roll");
});

async function round(table: Table): Promise<void> {
  await table.accept("Anna");
  await table.roll();
  await table.look();
  await table.claim(21);
  await table.lift();
  await table.nextRound();
  await table.at("handover");
}

test("a round is played where the browser's own animations fail", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error("no animations");
    };
  });
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await round(table);
});

/** Every place, frame by frame, at which something of the game has been. */
function watchPlaces(): void {
  const seen = new Set<string>();
  Object.assign(window, { places: () => [...seen] });
  const look = () => {
    for (const part of document.querySelectorAll("main[data-turn] [style]")) {
      const { transform, opacity } = getComputedStyle(part);
      const place = part.classList.contains("flare") ? transform : `${transform} ${opacity}`;
      seen.add(place);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const places = (page: Page) =>
  page.evaluate(() => (window as unknown as { places: () => string[] }).places());
const resting = (found: readonly string[]) =>
  found.filter((place) => place !== "none" && place !== "none 1");

const WISHES = {
  "the phone's wish": (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "the app's switch": async (page: Page, table: Table) => {
    await table.tap("open-settings");
    await table.finger.tap(table.handle("set-motion"));
    await table.tap("back");
    await table.at("home");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "still");
  },
} as const;
for (const [name, wish] of Object.entries(WISHES)) {
  test(`nothing moves by ${name}`, async ({ context, page, table }) => {
    await seedDice(context, [[5, 2]]);
    await context.addInitScript(watchPlaces);
    await page.goto("/");
    await wish(page, table);
    await table.deal({ names: NAMES, tradition: "meiern" });
    await round(table);
    const found = await places(page);
    expect(found.length).toBeGreaterThan(0);
    expect(resting(found)).toEqual([]);
  });
}

test("otherwise the cup is thrown, and in the end everything rests", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(watchPlaces);
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await table.accept();
  await table.roll();
  await table.armed();
  expect(resting(await places(page)).length).toBeGreaterThan(5);
  await expect.poll(() => displaced(page)).toEqual([]);
  await table.claim(63);
  await expect.poll(() => displaced(page)).toEqual([]);
  await table.lift();
  await expect
    .poll(() => displaced(page))
    // What has gone stays gone: the lifted cup, and the face that the life die has turned away.
    .toEqual(["reveal-risen", "turning-was"]);
});

test("after a reload nothing comes flying in", async ({ context, page, table }) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(watchPlaces);
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await table.accept();
  await table.roll();
  await table.claim(63);
  await page.reload();
  await table.accept("Ben");
  await table.at("answer");
  await table.armed();
  expect(resting(await places(page))).toEqual([]);
});

test("on a phone that saves its power a roll takes no longer", async ({ context, page, table }) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    // Every other frame is left out.
    window.requestAnimationFrame = (draw) => real(() => real(draw));
    const seen = { tapped: 0, rolled: 0 };
    Object.assign(window, { seen });
    window.addEventListener("click", () => {
      if (document.querySelector('main[data-screen="roll"]')) seen.tapped = performance.now();
    });
    new MutationObserver(() => {
      if (seen.tapped === 0 || seen.rolled > 0) return;
      if (document.querySelector('main[data-screen="claim"]')) seen.rolled = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await table.accept();
  const session = await protocol(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await table.roll();
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { tapped: number; rolled: number } }).seen,
  );
  expect(seen.rolled - seen.tapped).toBeLessThan(1_500);
  await expect.poll(() => displaced(page)).toEqual([]);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect(await table.look()).toEqual([5, 2]);
});
