// Where the phone reaches into the page: the notch and the bar of its system, its keyboard, its size of text, its clock.
import type { Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import { FEW } from "./everywhere.ts";
import { cut } from "./fit.ts";
import type { Screen } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium can be told so");

type Insets = Readonly<{ top?: number; right?: number; bottom?: number; left?: number }>;

const FALLS: readonly Dice[] = [
  [4, 3],
  [6, 5],
];
/** Farther from the edge than the phone's own gestures begin. */
const EDGE = 24;
/** A thumb that rests on the cup must not swipe the app away: the bar of the system, and some. */
const REST = 48;

const PHONES: readonly (readonly [string, number, number, Insets])[] = [
  ["a notch and a home bar", 390, 844, { top: 59, bottom: 34 }],
  ["the same, larger", 430, 932, { top: 59, bottom: 34 }],
  ["a gesture bar", 360, 740, { bottom: 24 }],
  ["nothing of that kind", 360, 640, {}],
  ["a status line", 375, 667, { top: 20 }],
  ["a notch at the side", 844, 390, { left: 59, right: 59, bottom: 21 }],
];

const inset = async (page: Page, insets: Insets) =>
  (await protocol(page)).send("Emulation.setSafeAreaInsetsOverride", { insets });

/** Every control that reaches under a part of the system, or over another control. */
function misplaced(page: Page, insets: Insets): Promise<readonly string[]> {
  return page.evaluate(
    ({ top = 0, right = 0, bottom = 0, left = 0, edge }) => {
      const open = [...document.querySelectorAll("dialog[open]")].at(-1);
      const controls = [
        ...(open ?? document).querySelectorAll(
          ":is(main, dialog) :is(button, input, select, [role=radio])",
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.classList.contains("unseen"))
        .filter((control) => open || !control.closest("dialog"))
        // What is read on a cover scrolls away under the accept.
        .filter((control) => !control.closest(".fresh"));
      const name = (control: Element) =>
        [control.getAttribute("data-testid"), control.getAttribute("data-roll")].join(" ").trim();
      const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
      const found: string[] = [];
      for (const [at, { control, box }] of boxes.entries()) {
        const under = {
          top: top - box.top,
          left: left - box.left,
          right: box.right - innerWidth + right,
          bottom: box.bottom - innerHeight + Math.max(bottom, edge),
        };
        for (const [side, by] of Object.entries(under)) {
          if (by > 0.5) found.push(`${name(control)} is ${Math.round(by)} px too far ${side}`);
        }
        for (const { control: other, box: its } of boxes.slice(0, at)) {
          const over =
            box.left < its.right - 0.5 &&
            its.left < box.right - 0.5 &&
            box.top < its.bottom - 0.5 &&
            its.top < box.bottom - 0.5;
          if (over) found.push(`${name(control)} lies over ${name(other)}`);
        }
      }
      return found;
    },
    { ...insets, edge: EDGE },
  );
}

for (const [what, width, height, insets] of PHONES) {
  test(`with ${what} every control is where a thumb may be`, async ({ context, page, table }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await inset(page, insets);
    await seedDice(context, FALLS);
    const upright = height > width;
    const check = async (screen: Screen, main: string) => {
      await table.at(screen);
      await table.armed();
      const scene = `${screen} at ${width}x${height}`;
      expect.soft(await misplaced(page, insets), scene).toEqual([]);
      const scrolled = await page
        .locator("main")
        .evaluate((at) => at.scrollHeight - at.clientHeight);
      expect.soft(scrolled, `${scene} is scrolled`).toBeLessThanOrEqual(0);
      const ground = await page
        .locator("html")
        .evaluate((html) => getComputedStyle(html).backgroundColor);
      await expect.soft(page.locator("main")).toHaveCSS("background-color", ground);
      if (!upright) return;
      const box = await table.handle(main).boundingBox();
      const centre = ((box?.y ?? 0) + (box?.height ?? 0) / 2) / height;
      expect.soft(centre, `${main}, ${scene}`).toBeGreaterThan(0.45);
    };
    await page.goto("/");
    await table.deal({ names: FEW, tradition: "meyer-dk" });
    await check("handover", "handover-accept");
    await table.accept();
    await check("roll", "roll");
    await table.roll();
    await check("claim", "cup");
    const cup = await table.handle("cup").boundingBox();
    expect.soft((cup?.y ?? 0) + (cup?.height ?? 0)).toBeLessThanOrEqual(height - REST + 0.01);
    await table.claim(54);
    await check("answer", "believe");
    await table.believe();
    await table.roll();
    await check("claim", "cup");
    await table.look();
    await table.claim(21);
    await check("answer", "lift");
    await table.lift();
    await check("reveal", "next-round");
    for (const id of ["menu", "rules-card"]) {
      await table.tap(id);
      const sheet = page.locator("dialog[open]");
      await expect(sheet).toBeVisible();
      const box = await sheet.boundingBox();
      expect.soft(box?.y ?? 0, `${id} under the top`).toBeGreaterThanOrEqual(insets.top ?? 0);
      await sheet.evaluate((at) => at.scrollTo(0, at.scrollHeight));
      const last = await sheet.locator(".sheet-body > .button").last().boundingBox();
      const bottom = (last?.y ?? 0) + (last?.height ?? 0);
      expect.soft(bottom, `${id} under the foot`).toBeLessThanOrEqual(height);
      await page.keyboard.press("Escape");
    }
  });
}

test("the keyboard leaves the field and what comes next in sight, and zooms nothing", async ({
  page,
  table,
}) => {
  const inSight = async (id: string, at = 0) => {
    const box = await table.handle(id).nth(at).boundingBox();
    expect.soft(box?.y ?? -1, id).toBeGreaterThanOrEqual(0);
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(340);
  };
  const large = async () => {
    const sizes = await page
      .locator("input:not([type=radio], [type=checkbox], [type=file]), select, textarea")
      .evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    for (const size of sizes) expect.soft(size).toBeGreaterThanOrEqual(16);
    return sizes.length;
  };
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  expect(await large()).toBeGreaterThan(3);
  for (const at of [0, 2]) {
    await table.handle("player-name").nth(at).tap();
    await page.setViewportSize({ width: 390, height: 340 });
    await expect(table.handle("player-name").nth(at)).toBeFocused();
    await inSight("player-name", at);
    await inSight("start-game");
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await table.seat(FEW);
  await table.handle("opener").selectOption({ index: 1 });
  await table.tap("start-game");
  await table.accept();
  await table.at("roll");
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
  await table.armed();
  await table.tap("menu");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await large();
});

test("text as large as the phone is set to grows, and is read whole", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  await seedDice(context, FALLS);
  const session = await protocol(page);
  const size = () =>
    page.locator("h1").evaluate((at) => Number.parseFloat(getComputedStyle(at).fontSize));
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  const before = await size();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 26, fixed: 20 } });
  await page.reload();
  await table.tap("new-game");
  await table.at("setup");
  expect(await size()).toBeGreaterThan(before * 1.5);
  expect.soft(await cut(page), "setup").toEqual([]);
  await page.reload();
  await table.deal({ names: FEW, tradition: "meyer-dk" });
  const check = async (screen: Screen, ...controls: readonly string[]) => {
    await table.at(screen);
    await table.armed();
    expect.soft(await cut(page), screen).toEqual([]);
    for (const id of controls) {
      await table.handle(id).scrollIntoViewIfNeeded();
      await expect.soft(table.handle(id), `${id} on ${screen}`).toBeInViewport({ ratio: 0.9 });
    }
  };
  await check("handover", "handover-accept", "menu");
  await table.accept();
  await check("roll", "roll", "menu");
  await table.roll();
  await check("claim", "say", "cup", "menu");
  await table.claim(54);
  await check("answer", "believe", "lift", "menu");
  await table.lift();
  await check("reveal", "next-round", "menu");
});

test("a clock that is set on or back moves no game, and leaves no odd times", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    const real = Date.now;
    const set = { by: 0 };
    Date.now = () => real() + set.by;
    Object.assign(window, {
      shift: (by: number) => {
        set.by = by;
      },
    });
  });
  /** Minutes. The page is told that it shows, as after a sleep. */
  const shift = async (by: number) => {
    const turn = await table.turn();
    const screen = await table.screen();
    await page.evaluate((ms) => {
      (window as unknown as { shift: (by: number) => void }).shift(ms);
      document.dispatchEvent(new Event("visibilitychange"));
    }, by * 60_000);
    await page.waitForTimeout(300);
    expect([await table.turn(), await table.screen()]).toEqual([turn, screen]);
    await expect(table.dice).toHaveCount(0);
  };
  await page.goto("/");
  await table.deal({ names: FEW, tradition: "meiern" });
  await table.accept();
  await table.roll();
  await shift(10);
  await table.claim(54);
  await shift(-24 * 60);
  await table.believe();
  await table.roll();
  await table.claim(61);
  await shift(10);
  await table.lift();
  await table.toTable();
  await table.endGame();
  await table.at("over");
  await table.tap("over-home");
  await table.at("home");
  await table.tap("history");
  const told = page.locator('main[data-screen="history"]');
  await expect(told).toContainText("Benedikt");
  expect(await told.textContent()).not.toMatch(/NaN|Invalid|undefined|[-\u2212]\d/);
});
