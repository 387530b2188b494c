// Storage that dies, is full, is forbidden or stays mute: the game goes on, and says what will not last.
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
  [3, 3],
];

const warning = ({ handle }: Table) => handle("storage-warning");

/** From Home to Ben's lift: 62 holds 61, and costs him one. */
async function playRound(table: Table): Promise<void> {
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([6, 2]);
  await table.claim(61);
  await table.lift();
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 5 });
  await table.nextRound();
  await table.at("roll");
}

test("a database that dies in mid-game gets the game back", async ({
  browserName,
  context,
  page,
  table,
}) => {
  test.skip(browserName !== "chromium", "kills it by Chromium's protocol");
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const session = await protocol(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  expect(await table.look()).toEqual([6, 2]);
  await table.claim(65);
  await expect(warning(table)).toHaveCount(0);
  const turn = await table.turn();

  await page.reload();
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Ben");
  await table.lift();
  expect(await table.pips()).toEqual([6, 2]);
  expect(await table.lives()).toEqual({ Anna: 5, Ben: 6 });
});

test("a new game is saved before what goes with it", async ({ page, table }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function noted(stores, mode, options) {
      if (mode === "readwrite") asked.push([stores].flat().join());
      return real.call(this, stores, mode, options);
    };
  });
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const before = (await asked()).length;
  await table.tap("start-game");
  await table.at("handover");
  expect((await asked())[before]).toMatch(/^games,events,/);
});

test("a full disk is said, and makes nobody lose", async ({
  browserName,
  context,
  page,
  table,
}) => {
  test.skip(browserName !== "chromium", "fills it by Chromium's protocol");
  await seedDice(context, FALLS);
  // Before the first opening of the database: later it would bite half a minute late.
  const session = await protocol(page);
  const { origin } = new URL(String(test.info().project.use.baseURL));
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 10 });
  await page.goto("/");
  await playRound(table);
  await expect(warning(table)).toBeVisible();

  await test.step("with room again the next turn is saved", async () => {
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await table.roll();
    await expect(warning(table)).toHaveCount(0, { timeout: 15_000 });
    const turn = await table.turn();
    await page.reload();
    await table.accept("Ben");
    expect(await table.look()).toEqual([5, 4]);
    expect(await table.turn()).toBe(turn + 1);
  });
});

test("a browser that forbids storing plays a whole round, and says so", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    for (const name of ["indexedDB", "localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });
  });
  await page.goto("/");
  await table.at("home");
  await expect(warning(table)).toBeVisible();
  await playRound(table);
  await expect(warning(table)).toBeVisible();
});

test("a database that never answers keeps nobody from playing", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  const asked = Date.now();
  await page.goto("/");
  await table.at("home");
  expect(Date.now() - asked, "Home waits too long for the disk").toBeLessThan(6_000);
  await playRound(table);
  await expect(warning(table)).toBeVisible();
});

test("a database that answers late loses nothing", { tag: "@more" }, async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const turn = await table.turn();
  await context.addInitScript(() => {
    if (sessionStorage.getItem("slow-once")) return;
    sessionStorage.setItem("slow-once", "yes");
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function slow(...args) {
      const request = open.apply(this, args);
      const add = request.addEventListener.bind(request);
      request.addEventListener = (name: string, act: EventListener, ...rest: unknown[]) =>
        add(
          name,
          (event) => setTimeout(() => act.call(request, event), 1_500),
          ...(rest as [boolean]),
        );
      return request;
    };
  });
  await page.reload();
  await page.waitForTimeout(500);
  await page.reload();
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Anna");
  expect(await table.look()).toEqual([6, 2]);
});
