// A hold ends in many ways, and every one of them covers; a tap too many does nothing.
import type { BrowserContext } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, type Spot, touch } from "./touch.ts";

test.skip(({ hasTouch, browserName }) => !hasTouch || browserName !== "chromium", "needs fingers");

const shown = ({ dice }: Table) => expect(dice).toHaveCount(2);
/** At once, not in a while. */
const gone = async ({ dice }: Table, why: string) => expect(await dice.count(), why).toBe(0);

const from = ({ x, y }: Spot, right: number, down: number): Spot => ({ x: x + right, y: y + down });

async function atCup(table: Table): Promise<Spot> {
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  await table.roll();
  await table.armed();
  return middle(table.handle("cup"));
}

/** Anna has forty-three and says so, to Ben. */
async function toAnswer(context: BrowserContext, table: Table): Promise<void> {
  await seedDice(context, [[4, 3]]);
  await atCup(table);
  await table.claim(43);
}

test("every end of a hold covers, and only a fresh finger shows again", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[6, 2]]);
  const cup = await atCup(table);
  const turn = await table.turn();
  let looks = 0;
  const hold = async () => {
    await touch(page, "touchStart", cup);
    await shown(table);
    expect(await table.pips()).toEqual([6, 2]);
    looks += 1;
    await table.turned(turn + looks, "a look is one event");
  };

  await test.step("the finger goes", async () => {
    await hold();
    await touch(page, "touchEnd");
    await gone(table, "after the end");
  });

  await test.step("the browser takes the finger away", async () => {
    await hold();
    await touch(page, "touchCancel");
    await gone(table, "after the cancel");
  });

  const holds = { ...cup, id: 1 };
  const others = [
    ["beside it", { ...from(cup, 20, 0), id: 2 }],
    ["elsewhere", { ...from(cup, 0, -200), id: 2 }],
  ] as const;
  for (const [where, other] of others) {
    for (const [who, stays] of [
      ["the second", holds],
      ["the first", other],
    ] as const) {
      await test.step(`a second finger comes ${where}, and ${who} goes first`, async () => {
        await hold();
        await touch(page, "touchStart", holds, other);
        await gone(table, "with two fingers down");
        await touch(page, "touchEnd", stays);
        await gone(table, "with one finger left");
        await touch(page, "touchMove", stays);
        await gone(table, "when that one stirs");
        await touch(page, "touchEnd");
        await gone(table, "with both gone");
      });
    }
    for (const stays of [holds, other]) {
      await test.step(`a finger that lay ${where} before it shows nothing`, async () => {
        // Beside it is on the cup: that one is a hold until the next one comes.
        await touch(page, "touchStart", other);
        if (where === "beside it") {
          await shown(table);
          looks += 1;
        }
        await touch(page, "touchStart", other, holds);
        await gone(table, "with two fingers down");
        await touch(page, "touchEnd", stays);
        await gone(table, "with one finger left");
        await touch(page, "touchEnd");
        await gone(table, "with both gone");
      });
    }
  }
  await table.turned(turn + looks, "each hold is one look");

  await test.step("the finger slides off, and back", async () => {
    await hold();
    await touch(page, "touchMove", from(cup, 10, 8));
    expect(await table.dice.count(), "a thumb may tremble").toBe(2);
    await touch(page, "touchMove", from(cup, 0, -300));
    await gone(table, "off the cup");
    await touch(page, "touchMove", cup);
    await gone(table, "back on the cup");
    await touch(page, "touchEnd");
    await gone(table, "after sliding");
  });

  for (const [name, target] of [
    ["blur", "window"],
    ["pagehide", "window"],
    ["orientationchange", "window"],
    ["freeze", "document"],
    ["contextmenu", "cup"],
    ["gesturestart", "cup"],
  ] as const) {
    await test.step(`${name} covers within the event`, async () => {
      await hold();
      const [left, prevented] = await page.evaluate(
        ([event, where]) => {
          const cup = document.querySelector('[data-testid="cup"]') ?? document;
          const on = where === "window" ? window : where === "document" ? document : cup;
          const fired = new Event(event, { bubbles: where === "cup", cancelable: true });
          on.dispatchEvent(fired);
          return [document.querySelectorAll('[data-testid="die"]').length, fired.defaultPrevented];
        },
        [name, target] as const,
      );
      expect(left).toBe(0);
      if (target === "cup") expect(prevented, "it would be the browser's").toBe(true);
      await touch(page, "touchEnd");
      await gone(table, `after ${name}`);
    });
  }

  await test.step("a finger that had gone before it was seen", async () => {
    const seen = await page.evaluate(() => {
      const finger = { pointerId: 999, pointerType: "touch", isPrimary: true, bubbles: true };
      return ["pointerdown", "pointerup"].map((type) => {
        document
          .querySelector('[data-testid="cup"]')
          ?.dispatchEvent(new PointerEvent(type, finger));
        return document.querySelectorAll('[data-testid="die"]').length;
      });
    });
    expect(seen).toEqual([2, 0]);
    looks += 1;
    await table.turned(turn + looks, "a look is one event");
  });

  await test.step("the phone is turned", async () => {
    await hold();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: height, height: width });
    await expect(table.dice).toHaveCount(0);
    await touch(page, "touchEnd");
    await gone(table, "after turning");
    await page.setViewportSize({ width, height });
  });

  await table.at("claim");
  expect(await table.turn(), "each hold was one look, and nothing else").toBe(turn + looks);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
});

test("a drifting thumb neither scrolls nor covers", { tag: "@more" }, async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[6, 2]]);
  const cup = await atCup(table);
  for (const [right, down] of [
    [6, 0],
    [-6, 0],
    [0, 4],
    [0, -6],
  ] as const) {
    await touch(page, "touchStart", cup);
    await shown(table);
    for (let step = 1; step <= 10; step += 1) {
      await touch(page, "touchMove", from(cup, right * step, down * step));
      expect(await table.dice.count()).toBe(2);
    }
    await touch(page, "touchEnd");
    await gone(table, "after drifting");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

/** Up to five taps on one spot within a third of a second, as nerves and wet screens send them; two at least. */
async function hammer(table: Table, id: string, gap: number): Promise<void> {
  await table.live(id);
  const spot = await middle(table.handle(id));
  const began = Date.now();
  for (let taps = 0; taps < 2 || (taps < 5 && Date.now() - began + gap < 300); taps += 1) {
    if (taps > 0 && gap > 0) await table.page.waitForTimeout(gap);
    await touch(table.page, "touchStart", spot);
    await touch(table.page, "touchEnd");
  }
}

for (const [gap, tag] of [
  [0, ["@more"]],
  [60, []],
  [120, ["@more"]],
  [250, ["@more"]],
] as const) {
  test(`a tap repeated every ${gap} ms is one tap`, { tag: [...tag] }, async ({
    context,
    page,
    table,
  }) => {
    await seedDice(context, [
      [4, 3],
      [5, 2],
    ]);
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern", lives: 1 });
    /** Hammers until the next screen is armed; there must have been one event. */
    const once = async (id: string, screen: Parameters<Table["at"]>[0], events = 1) => {
      const before = await table.turn();
      await hammer(table, id, gap);
      await table.at(screen);
      await table.armed();
      await table.at(screen);
      expect(await table.turn(), `${id} was more than one event`).toBe(before + events);
    };
    await once("handover-accept", "roll");
    await once("roll", "claim");
    await table.pick(54);
    await once("say", "answer");
    await once("believe", "roll");
    await table.roll();
    await table.claim(61);
    await table.lift();
    expect(await table.lives()).toEqual({ Anna: 1, Ben: 0, Carla: 1 });
    await once("next-round", "roll");
  });
}

test("a lift is no tap", async ({ context, page, table }) => {
  await toAnswer(context, table);
  const before = await table.turn();
  await hammer(table, "lift", 60);
  const spot = await middle(table.handle("lift"));
  await touch(page, "touchStart", spot);
  await page.waitForTimeout(300);
  await touch(page, "touchEnd");
  await table.at("answer");
  expect(await table.turn()).toBe(before);

  await test.step("an upward draw lifts", async () => {
    await touch(page, "touchStart", spot);
    for (let way = 20; way <= 100; way += 20) await touch(page, "touchMove", from(spot, 0, -way));
    await table.at("reveal");
    await touch(page, "touchEnd");
    expect(await table.pips()).toEqual([4, 3]);
    expect(await table.turn()).toBe(before + 1);
  });
});

test("a tap at the cup says how it is lifted, and a finger that stays what it does", async ({
  context,
  page,
  table,
}) => {
  await toAnswer(context, table);
  const lift = table.handle("lift");
  const said = lift.locator(".hold-said");
  const before = await table.turn();
  await table.tap("lift");
  await expect(said).toHaveText("Pull the cup up");
  await expect(lift.locator(".hold-note")).toBeVisible();
  await expect(said).toHaveCount(0);
  const release = await table.finger.press(lift);
  await expect(said).toHaveText("Lifting …");
  // As long as a look is held.
  await page.waitForTimeout(300);
  await release();
  await table.at("answer");
  expect(await table.turn()).toBe(before);
});

test("every control that is held wears the same mark, and says so to a tap", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [
    [4, 3],
    [5, 1],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "bodega" });
  await table.accept();
  await table.roll();
  await table.claim(43);
  await table.believe();
  await table.roll();
  await table.armed();
  const before = await table.turn();
  for (const id of ["reroll-blind", "toast"]) {
    await expect(table.handle(id).locator(".hold-mark")).toBeVisible();
  }
  await table.tap("reroll-blind");
  const said = table.handle("reroll-blind").locator(".hold-said");
  await expect(said).toHaveText("Hold it down");
  await table.at("claim");
  expect(await table.turn()).toBe(before);
});

test("the cup itself is tapped to roll, and rolls once", async ({ context, page, table }) => {
  await seedDice(context, [[4, 3]]);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  await table.at("roll");
  const cup = page.locator(".roll-cup");
  expect(await cup.evaluate((there) => there.matches("[role], [tabindex], button"))).toBe(false);
  await table.armed();
  const before = await table.turn();
  for (let times = 0; times < 3; times += 1) {
    // The first takes it away.
    await cup.tap({ timeout: 1_000 }).catch(() => undefined);
  }
  await table.at("claim");
  expect(await table.turn()).toBe(before + 1);
});

test("a finger that rests over the change of screens does nothing there", async ({
  context,
  page,
  table,
}) => {
  const falls: readonly Dice[] = [
    [4, 3],
    [5, 1],
  ];
  await seedDice(context, falls);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept();
  await table.roll();
  await table.armed();

  await test.step("Anna's thumb, at rest on the cup, answers nothing for Ben", async () => {
    await table.pick(43);
    await touch(page, "touchStart", await middle(table.handle("cup")));
    await shown(table);
    await table.handle("say").evaluate((say: HTMLElement) => say.click());
    await table.at("answer");
    await gone(table, "after the claim");
    const claimed = await table.turn();
    // Far longer than controls take to arm: the thumb is still there.
    await page.waitForTimeout(900);
    for (const id of ["believe", "lift", "menu"]) await expect(table.handle(id)).toBeDisabled();
    await touch(page, "touchEnd");
    await table.armed();
    await table.at("answer");
    expect(await table.turn()).toBe(claimed);
  });

  await table.live("lift");
  const before = await table.turn();
  await touch(page, "touchStart", await middle(table.handle("lift")));
  await table.at("reveal");
  // Far longer than controls take to arm: the finger is still down.
  await page.waitForTimeout(900);
  await expect(table.handle("next-round")).toBeDisabled();
  await touch(page, "touchEnd");
  await table.armed();
  await table.at("reveal");
  expect(await table.turn()).toBe(before + 1);
});

test.describe("where nothing may move", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("a plain tap lifts", { tag: "@more" }, async ({ context, table }) => {
    await toAnswer(context, table);
    await table.tap("lift");
    await table.at("reveal");
    expect(await table.pips()).toEqual([4, 3]);
  });
});

test("a round needs no animation and none of the phone's extras", { tag: "@more" }, async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [
    [4, 3],
    [5, 4],
  ]);
  await context.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Element.prototype.animate = () => {
      throw new Error("no animations here");
    };
    Math.random = () => 0;
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    for (const extra of ["vibrate", "wakeLock", "storage", "share", "locks"]) {
      Object.defineProperty(navigator, extra, { value: undefined });
    }
  });
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 1 });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([4, 3]);
  await table.claim(54);
  await table.believe();
  await table.roll();
  expect(await table.look()).toEqual([5, 4]);
  await table.claim(61);
  await table.lift();
  expect(await table.pips()).toEqual([5, 4]);
  await table.nextRound();
  await table.at("over");
  await expect(table.main.locator("h1")).toHaveText("Anna wins");
});
