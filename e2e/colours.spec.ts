// What is seen where the colours are not the app's own: the phone's few, eyes that tell none apart, a browser that
// darkens pages, the phone's own white signs over the top of the page.
import type { Page } from "@playwright/test";
import { seedDice } from "./chance.ts";
import { everywhere, FEW } from "./everywhere.ts";
import { contrast, face, legible, lightOf, painted, strip } from "./paint.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium can be told so");

/** What is drawn without being told apart from what it lies on, or from what it must not be taken for. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    const probe = document.createElement("i");
    probe.style.setProperty("forced-color-adjust", "none");
    document.body.append(probe);
    /** Red, green, blue and opacity of any colour. */
    const parts = (colour: string) => {
      probe.style.color = "";
      probe.style.color = colour;
      const [red = 0, green = 0, blue = 0, opacity = 1] = (
        getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      return { red, green, blue, opacity };
    };
    const light = (colour: string) => {
      const { red, green, blue } = parts(colour);
      const linear = (part: number) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const off = (one: string, other: string) => {
      const [a, b] = [light(one), light(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const ground = (from: Element | null): string => {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (parts(backgroundColor).opacity > 0.5) return backgroundColor;
      }
      return "Canvas";
    };
    const name = (element: Element) =>
      element.getAttribute("data-testid") ??
      element.getAttribute("class") ??
      `${element.parentElement?.getAttribute("class")} > ${element.tagName}`;
    const say = (element: Element, what: string) => found.push(`${name(element)} ${what}`);
    const all = (selector: string) =>
      [...root.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && !element.closest(".unseen"),
      );

    // Lines that are drawn straight onto the page.
    for (const drawing of all("svg")) {
      const shapes = [...drawing.querySelectorAll("path, circle, rect, ellipse")].map((shape) => ({
        shape,
        style: getComputedStyle(shape),
      }));
      const filled = shapes.some(({ style }) => style.fill !== "none");
      const behind = ground(drawing.parentElement);
      for (const { shape, style } of filled ? [] : shapes) {
        if (style.stroke !== "none" && off(style.stroke, behind) < 3) say(shape, "cannot be seen");
      }
    }
    for (const frame of all(
      ".button:not(.button-quiet), .hold:not(.hold-bare) .hold-plate, .grip, .cup-plate, .rung, " +
        ".choice-option > input, .toggle > input, .seat-pick, .field-input, select",
    )) {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(frame);
      if (Number.parseFloat(borderBottomWidth) < 1) say(frame, "has no frame");
      else if (off(borderBottomColor, ground(frame.parentElement)) < 3)
        say(frame, "has a faint frame");
    }
    for (const text of all("button, p, h1, h2, h3, li, label")) {
      const { color } = getComputedStyle(text);
      if (off(color, ground(text)) < 3) say(text, `is written in ${color} on ${ground(text)}`);
    }
    for (const fill of all(".hold-fill, .grip-fill")) {
      if (off(getComputedStyle(fill).backgroundColor, ground(fill.parentElement)) < 3) {
        say(fill, "does not show how long it has been held");
      }
    }
    for (const track of all(".toggle-track")) {
      const knob = getComputedStyle(track, "::before");
      const own = ground(track);
      const seen = Math.max(off(knob.backgroundColor, own), off(knob.borderTopColor, own));
      if (seen < 3) say(track, "hides its knob");
    }
    /** Two kinds of one thing must differ in how they are framed. */
    const looks = (selector: string) =>
      new Set(
        all(selector).map((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
          return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
        }),
      );
    for (const [one, other] of [
      ['.rung[aria-disabled="true"]', '.rung[aria-disabled="false"][aria-checked="false"]'],
      ['.rung[aria-checked="true"]', '.rung[aria-checked="false"]'],
      [":checked + .choice-mark", ":not(:checked) + .choice-mark"],
      ['.chip[aria-pressed="true"]', '.chip[aria-pressed="false"]'],
      [".button:disabled:not([data-unarmed], .button-quiet)", ".button:enabled:not(.button-quiet)"],
    ] as const) {
      const others = looks(other);
      for (const look of looks(one)) if (others.has(look)) found.push(`${one} looks like ${other}`);
    }
    for (const seat of all(".seat")) {
      const { outlineStyle } = getComputedStyle(seat);
      if (seat.hasAttribute("data-marked") !== (outlineStyle !== "none"))
        say(seat, "is not marked");
    }
    probe.remove();
    return found;
  });

/** The controls round which no line is drawn when they have the focus. */
async function unringed(page: Page): Promise<readonly string[]> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const before = document.activeElement;
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    const found: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(
      "button, input, select, summary, [tabindex='0']",
    )) {
      if (!control.checkVisibility()) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
        found.push(control.getAttribute("data-testid") ?? control.className);
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return found;
  });
}

/** On Claim: all six faces on their rungs, live or dimmed. */
async function facesRead(table: Table, where: string): Promise<void> {
  for (const roll of [65, 43, 21]) {
    const dice = await painted(table.rung(roll).locator(".dice"));
    const one = 10 / 21.6;
    const read = [face(strip(dice, 0, one)), face(strip(dice, 1 - one, 1))];
    const told = `${roll} ${where}`;
    expect.soft(read.map(({ pips }) => pips).join(""), told).toBe(String(roll));
    for (const { off } of read) expect.soft(off, told).toBeGreaterThan(4.5);
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
        expect.soft(legible(await painted(part)), where).toBeGreaterThan(4.5);
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
