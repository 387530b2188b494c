// What is seen where the colours are not the app's own: the phone's few, eyes that tell none apart, a browser that
// darkens pages, the phone's own white signs over the top of the page.
import { seedDice } from "./chance.ts";
import { everywhere, FEW } from "./everywhere.ts";
import { faint, unringed } from "./faint.ts";
import { contrast, face, legible, lightOf, painted, strip } from "./paint.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

/** So long a colour may take to come to rest, in ms. */
const REST_MS = 3_000;

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium can be told so");

/** On Claim: all six faces on their rungs, live or dimmed, once what is drawn has come to rest. */
async function facesRead(table: Table, where: string): Promise<void> {
  for (const roll of [65, 43, 21]) {
    await expect(async () => {
      const dice = await painted(table.rung(roll).locator(".dice"));
      const one = 10 / 21.6;
      const faces = [face(strip(dice, 0, one)), face(strip(dice, 1 - one, 1))];
      expect(faces.map(({ pips }) => pips).join("")).toBe(String(roll));
      for (const { off } of faces) expect(off).toBeGreaterThan(4.5);
    }, `${roll} ${where}`).toPass({ timeout: REST_MS });
  }
}

async function toClaim(table: Table, over = true): Promise<void> {
  await table.deal({ names: FEW, tradition: "meiern" });
  await table.accept();
  await table.roll();
  if (!over) return;
  await table.claim(54);
  await table.believe();
  await table.roll();
  await table.armed();
}

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`the phone's own colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    test("keep everything apart", async ({ context, page, table }) => {
      test.setTimeout(240_000);
      await everywhere({
        ...{ context, table, names: FEW, tradition: "kneipe" },
        visit: async (screen) => {
          expect.soft(await faint(page), screen).toEqual([]);
          expect.soft(await unringed(page), `${screen}: focus`).toEqual([]);
        },
      });
    });

    test("leave the dice and the ladder readable", async ({ context, page, table }) => {
      await seedDice(context, [
        [6, 3],
        [5, 2],
      ]);
      await page.goto("/");
      await toClaim(table);
      await facesRead(table, colorScheme);
      await table.pick(65);
      expect(await faint(page)).toEqual([]);
      await facesRead(table, `${colorScheme}, one picked`);
      const cover = await table.finger.press(table.handle("cup"));
      await expect(table.dice).toHaveCount(2);
      await expect(page.locator(".cup-mouth")).not.toHaveCSS(
        "background-color",
        "rgba(0, 0, 0, 0)",
      );
      for (const [at, pips] of [5, 2].entries()) {
        const read = face(await painted(table.dice.nth(at)));
        expect(read.pips).toBe(pips);
        expect(read.off).toBeGreaterThan(4.5);
      }
      await cover();
      await table.tap("say");
      await table.lift();
      for (const life of await page.locator(".lives-die").all()) {
        const { pips, off } = face(await painted(life));
        expect([5, 6]).toContain(pips);
        expect(off).toBeGreaterThan(4.5);
      }
    });
  });
}

test("every light says that it wants no darkening, and all six faces can be counted in it", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [
    [6, 3],
    [5, 2],
  ]);
  await page.goto("/");
  await toClaim(table);
  const root = page.locator("html");
  for (const [theme, scheme] of [
    ["dark", /^(only )?dark/],
    ["light", /only/],
    ["black", /^(only )?dark/],
  ] as const) {
    await root.evaluate((html, worn) => html.setAttribute("data-theme", worn), theme);
    await expect(root).toHaveCSS("color-scheme", scheme);
    await facesRead(table, theme);
  }
});

/** How eyes may be, each in the light that it is hardest in. */
const SEEN = [
  ["none", "light"],
  ["protanopia", "dark"],
  ["deuteranopia", "light"],
  ["achromatopsia", "black"],
] as const;

test("a lie and the truth are told apart without colours", async ({ context, page, table }) => {
  const session = await protocol(page);
  await seedDice(context, [
    [6, 3],
    [6, 3],
  ]);
  await page.goto("/");
  await toClaim(table, false);
  const verdict = page.locator(".reveal-verdict");
  const told: string[] = [];
  for (const roll of [21, 54]) {
    await table.claim(roll);
    await table.lift();
    await table.armed();
    told.push((await verdict.textContent()) ?? "");
    for (const [type, theme] of SEEN) {
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      await page.locator("html").evaluate((html, on) => html.setAttribute("data-theme", on), theme);
      for (const part of [
        verdict,
        page.locator(".reveal-losses"),
        page.locator(".seat-name").first(),
      ]) {
        const where = `${await part.getAttribute("class")}, ${type}, ${theme}, ${roll}`;
        await expect
          .poll(async () => legible(await painted(part)), { message: where, timeout: REST_MS })
          .toBeGreaterThan(4.5);
      }
    }
    await session.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    if (roll === 54) break;
    await table.nextRound();
    await table.accept();
    await table.roll();
  }
  expect(new Set(told).size, told.join(" / ")).toBe(2);
});

test("the phone's white signs at the top stand on a dark strip in every light", async ({
  page,
  table,
}) => {
  const session = await protocol(page);
  const top = 59;
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top, bottom: 34 } });
  await page.goto("/");
  const check = async (where: string) => {
    const { width } = page.viewportSize() ?? { width: 0 };
    const clip = { x: 0, y: 0, width, height: top };
    const { light } = lightOf(await page.screenshot({ clip }));
    const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
    expect.soft(mean, where).toBeLessThan(0.2);
    expect.soft(contrast(1, mean), where).toBeGreaterThan(4.5);
  };
  for (const theme of ["dark", "light", "black"]) {
    await table.tap("open-settings");
    await table.finger.tap(table.handle(`theme-${theme}`));
    await check(`settings, ${theme}`);
    await table.tap("back");
    await table.at("home");
    await check(`home, ${theme}`);
  }
});
