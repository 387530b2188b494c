// What the browser would do with a finger of its own accord: select, drag, zoom, scroll, reload. In a game it does none of it.
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, touch } from "./touch.ts";

const FALLS: readonly Dice[] = [[6, 2]];

/** What a thumb could set off on the screen that is shown. */
const loose = ({ page }: Table) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const found: string[] = [];
    const name = (element: Element) => element.getAttribute("data-testid") ?? element.className;
    for (const link of main?.querySelectorAll("a[href]") ?? []) found.push(`link ${name(link)}`);
    for (const image of main?.querySelectorAll("img:not([draggable=false])") ?? []) {
      found.push(`picture to drag ${name(image)}`);
    }
    for (const button of main?.querySelectorAll("button") ?? []) {
      let allowed = "auto";
      for (let at: Element | null = button; at; at = at.parentElement) {
        const { touchAction } = getComputedStyle(at);
        if (touchAction !== "auto") allowed = touchAction;
      }
      if (allowed === "auto") found.push(`zoomed by two taps: ${name(button)}`);
      if (getComputedStyle(button).userSelect !== "none") found.push(`text in ${name(button)}`);
    }
    // As Safari tells of two fingers that spread.
    const pinch = () => new Event("gesturestart", { bubbles: true, cancelable: true });
    if (main?.dispatchEvent(pinch())) found.push("zoomed by two fingers");
    const sheet = document.querySelector("dialog");
    if (sheet && !sheet.dispatchEvent(pinch())) found.push("a sheet that cannot be made larger");
    return found;
  });

test("a finger selects, drags, scrolls and zooms nothing", async ({
  browserName,
  context,
  hasTouch,
  page,
  table,
}) => {
  test.skip(browserName !== "chromium" || !hasTouch, "needs fingers");
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  await test.step("a name can be typed, and its text picked up", async () => {
    await expect(table.handle("player-name").first()).toHaveCSS("user-select", "text");
  });
  await test.step("outside a game what is read may be zoomed", async () => {
    expect(await loose(table)).toContain("zoomed by two fingers");
  });
  await page.reload();
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  const check = async (where: string) => expect(await loose(table), where).toEqual([]);
  await check("handover");
  await table.accept("Anna");
  await check("roll");
  await table.roll();
  await table.armed();
  await check("claim");

  await test.step("the cup answers to nothing but the hold", async () => {
    const cup = table.handle("cup");
    await expect(cup).toHaveCSS("touch-action", "none");
    const prevented = await cup.evaluate((element) =>
      ["contextmenu", "dragstart", "selectstart", "touchstart"].filter(
        (type) => !element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
      ),
    );
    expect(prevented).toEqual(["contextmenu", "dragstart", "selectstart", "touchstart"]);
    await touch(page, "touchStart", await middle(cup));
    await expect(table.dice).toHaveCount(2);
    // As long as a phone needs to take a press for a long one.
    await page.waitForTimeout(1_500);
    await expect(table.dice).toHaveCount(2);
    await touch(page, "touchEnd");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });

  await test.step("drawn down from the top nothing is reloaded", async () => {
    const since = await page.evaluate(() => performance.timeOrigin);
    for (const part of ["html", "body"]) {
      await expect(page.locator(part)).toHaveCSS("overscroll-behavior-y", "none");
    }
    await touch(page, "touchStart", { x: 195, y: 90 });
    for (let y = 100; y <= 500; y += 40) await touch(page, "touchMove", { x: 195, y });
    await touch(page, "touchEnd");
    expect(await page.evaluate(() => [performance.timeOrigin, scrollY])).toEqual([since, 0]);
    await table.at("claim");
  });

  await test.step("whoever needs larger text may still zoom", async () => {
    const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });
  await table.claim(61);
  await check("answer");
  await table.lift();
  await check("reveal");
  await table.toTable();
  await check("between");
});
