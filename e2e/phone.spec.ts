// What the phone may grant or refuse: keeping what is stored, and keeping the screen on.
import type { BrowserContext } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import { endAtOnce, type Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [4, 3],
  [5, 4],
  [6, 1],
];

/** Whether, and how often, the browser is asked to keep what is stored: by an answer, or not at all. */
async function promising(context: BrowserContext, answer: "yes" | "no" | "fails" | "missing") {
  await context.addInitScript((how) => {
    const asked = Number(sessionStorage.getItem("asked") ?? 0);
    Object.assign(window, { asked });
    const storage = {
      persisted: async () => false,
      persist: async () => {
        Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
        sessionStorage.setItem("asked", String((window as unknown as { asked: number }).asked));
        if (how === "fails") throw new TypeError("no");
        return how === "yes";
      },
    };
    const value = how === "missing" ? undefined : storage;
    Object.defineProperty(navigator, "storage", { value });
  }, answer);
}

const asked = ({ page }: Table) =>
  page.evaluate(() => (window as unknown as { asked: number }).asked);

for (const [answer, tag] of [
  ["yes", []],
  ["no", ["@more"]],
  ["fails", ["@more"]],
  ["missing", []],
] as const) {
  test(`after the first finished game the browser is asked to keep it, once (${answer})`, {
    tag: [...tag],
  }, async ({ context, page, table }) => {
    const times = answer === "missing" ? 0 : 1;
    await seedDice(context, FALLS);
    await promising(context, answer);
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 1 });
    await endAtOnce(table, 43);
    expect(await asked(table), "before the game was left").toBe(0);
    await table.tap("over-home");
    await table.at("home");
    await expect.poll(() => asked(table)).toBe(times);

    await page.reload();
    await table.tap("play-again");
    await endAtOnce(table, 43);
    await table.tap("over-home");
    await table.at("home");
    expect(await asked(table), "asked again").toBe(times);
  });
}

type Lock = Readonly<{ taken: number; free: () => void; held: () => number }>;

test("the screen stays on in a game: asked for again, let go on Home", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    const locks = new Set<EventTarget>();
    const lock = {
      taken: 0,
      held: () => locks.size,
      free: () => {
        for (const one of [...locks]) {
          locks.delete(one);
          one.dispatchEvent(new Event("release"));
        }
      },
    };
    const request = async () => {
      lock.taken += 1;
      const sentinel = new EventTarget();
      locks.add(sentinel);
      return Object.assign(sentinel, { release: async () => void locks.delete(sentinel) });
    };
    Object.assign(window, { lock });
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const lock = <T>(read: (lock: Lock) => T) =>
    page.evaluate(`(${read})(window.lock)`) as Promise<T>;
  await page.goto("/");
  await table.at("home");
  expect(await lock(({ taken }) => taken), "on Home").toBe(0);
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 1 });
  await table.accept();
  await expect.poll(() => lock(({ held }) => held())).toBe(1);
  await lock(({ free }) => free());
  await expect.poll(() => lock(({ held }) => held()), "taken back by the phone").toBe(1);
  expect(await lock(({ taken }) => taken)).toBe(2);
  await table.roll();
  await table.goHome();
  await expect.poll(() => lock(({ held }) => held()), "still held on Home").toBe(0);
});

for (const [name, value] of [
  ["is missing", "undefined"],
  ["is refused", "{ request: async () => { throw new DOMException('', 'NotAllowedError') } }"],
] as const) {
  test(`where the wake lock ${name} the game goes on`, { tag: "@more" }, async ({
    context,
    page,
    table,
  }) => {
    await seedDice(context, FALLS);
    await context.addInitScript(
      `Object.defineProperty(navigator, "wakeLock", { value: ${value} });`,
    );
    await page.goto("/");
    await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 1 });
    await endAtOnce(table, 43);
    expect(await table.lives()).toEqual({ Anna: 1, Ben: 0 });
  });
}
