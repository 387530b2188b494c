// Disks in a bad way: damaged, newer, silent, broken or emptied. Home answers, nothing is deleted, and it is said.
import type { BrowserContext, Page } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [5, 4],
];

type Shelf = "games" | "aside";

/** Everything in a store of the app's database, by its key. */
const found = (page: Page, store: Shelf): Promise<readonly [unknown, unknown][]> =>
  page.evaluate(
    (from) =>
      new Promise((done) => {
        const opening = indexedDB.open("undercup");
        opening.onsuccess = () => {
          const tx = opening.result.transaction(from);
          const [keys, values] = [tx.objectStore(from).getAllKeys(), tx.objectStore(from).getAll()];
          tx.oncomplete = () => {
            opening.result.close();
            done(keys.result.map((key, at): [unknown, unknown] => [key, values.result[at]]));
          };
        };
      }),
    store,
  );

/** Puts a value where the game lies. */
const put = (page: Page, id: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([key, put]) =>
      new Promise((done) => {
        const opening = indexedDB.open("undercup");
        opening.onsuccess = () => {
          const tx = opening.result.transaction("games", "readwrite");
          tx.objectStore("games").put(put, String(key));
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [id, value] as const,
  );

/** To Anna's roll, which nobody has seen. */
async function toCup(table: Table): Promise<void> {
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
}

test("what cannot be read is put aside as it was, and the game comes back out of its log", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  await toCup(table);
  await table.goHome();
  const [[id, record] = []] = await found(page, "games");
  const text = JSON.stringify(record);
  const wrecks: readonly unknown[] = ["{", null, 42, {}, text.slice(0, text.length / 2)];
  for (const [at, wreck] of wrecks.entries()) {
    await test.step(JSON.stringify(wreck).slice(0, 40), async () => {
      await put(page, String(id), wreck);
      const began = Date.now();
      await page.reload();
      await table.live("resume");
      expect(Date.now() - began, "Home waits for what is damaged").toBeLessThan(3_000);
      await expect(table.handle("notice-aside")).toBeVisible();
      const aside = await found(page, "aside");
      expect(aside).toHaveLength(at + 1);
      expect(aside.at(-1)?.[1]).toMatchObject({ store: "games", key: id, value: wreck });
    });
  }

  await test.step("what a newer version wrote is left alone", async () => {
    const [[, good] = []] = await found(page, "games");
    const newer = { v: 999, id, savedAt: 9, anything: [1] };
    await put(page, String(id), newer);
    await page.reload();
    await expect(table.handle("notice-newer")).toBeVisible();
    await expect(table.handle("resume")).toHaveCount(0);
    expect(await found(page, "games")).toEqual([[id, newer]]);
    expect(await found(page, "aside")).toHaveLength(wrecks.length);
    await put(page, String(id), good);
    await page.reload();
  });

  await test.step("a state that cannot be is found out when it is opened", async () => {
    expect(text).toContain('"dice":[6,2]');
    const wreck = JSON.parse(text.replace('"dice":[6,2]', '"dice":[9,2]'));
    await put(page, String(id), wreck);
    await page.reload();
    await table.tap("resume");
    await table.accept("Anna");
    expect((await found(page, "aside")).at(-1)?.[1]).toMatchObject({ value: wreck });
    expect(await table.look()).toEqual([6, 2]);
    await table.goHome();
    await expect(table.handle("notice-aside")).toBeVisible();
  });
});

test("a first request to the disk that stays silent costs nothing but a moment", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await toCup(table);
  await context.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    let asked = 0;
    IDBFactory.prototype.open = function silent(...args) {
      asked += 1;
      if (asked > 1) return open.apply(this, args);
      const request = open.call(this, "silent");
      for (const event of ["success", "error", "upgradeneeded", "blocked"]) {
        request.addEventListener(event, (told) => told.stopImmediatePropagation());
      }
      return request;
    };
  });
  await page.reload();
  await table.accept("Anna");
  expect(await table.look()).toEqual([6, 2]);
  await expect(table.handle("storage-warning")).toHaveCount(0);
});

test.describe("another window", () => {
  // A picture has no icon of its own to ask for.
  test.use({ forgive: [/Failed to load resource/] });
  test("that wants the database newer gets it at once, and the game goes on", async ({
    context,
    page,
    table,
  }) => {
    await seedDice(context, FALLS);
    await toCup(table);
    const other = await context.newPage();
    await other.goto("/icon.svg");
    const took = await other.evaluate(
      () =>
        new Promise<number>((done, failed) => {
          const began = performance.now();
          const newer = indexedDB.open("undercup", 2);
          newer.onsuccess = () => {
            newer.result.close();
            done(performance.now() - began);
          };
          newer.onerror = () => failed(newer.error);
        }),
    );
    expect(took).toBeLessThan(1_000);
    await page.bringToFront();
    expect(await table.look()).toEqual([6, 2]);
    await table.claim(61);
    await expect(table.handle("storage-warning")).toHaveCount(0);
    const turn = await table.turn();
    await page.reload();
    await table.at("handover");
    expect(await table.turn()).toBe(turn);
  });
});

/** In another window: holds the database, lets nobody have it and wants it newer. Gives what lets go. */
async function obstruct(other: Page): Promise<() => Promise<void>> {
  await other.goto("/icon.svg");
  await other.evaluate(async () => {
    const held = indexedDB.open("undercup");
    await new Promise((done) => held.addEventListener("success", done));
    const newer = indexedDB.open("undercup", 2);
    newer.addEventListener("success", () => newer.result.close());
    Object.assign(window, { go: () => held.result.close() });
  });
  return () => other.evaluate(() => (window as unknown as { go: () => void }).go());
}

type Given = Readonly<{
  context: BrowserContext;
  page: Page;
  sit: (page: Page) => Table;
  table: Table;
}>;

/** A game lies on the disk, and another window stands before it: at Home, warned. */
async function shutOut({ context, page, sit, table }: Given) {
  await seedDice(context, FALLS);
  await toCup(table);
  await table.goHome();
  const go = await obstruct(await context.newPage());
  await page.close();
  const late = sit(await context.newPage());
  await late.page.goto("/");
  await late.at("home");
  await expect(late.handle("storage-warning")).toBeVisible();
  return { late, go };
}

test.describe("another version in another window", () => {
  test.use({ forgive: [/Failed to load resource/] });
  test("that stands in the way stops nobody, and once it is gone all is saved", async ({
    context,
    page,
    sit,
    table,
  }) => {
    test.slow();
    const { late, go } = await shutOut({ context, page, sit, table });
    await late.deal({ names: ["Dora", "Emil"], tradition: "meiern" });
    await late.accept("Dora");
    await late.roll();
    expect(await late.look()).toEqual([5, 4]);
    await late.claim(61);
    await expect(late.handle("storage-warning")).toBeVisible();
    const turn = await late.turn();

    await go();
    await expect(late.handle("storage-warning")).toHaveCount(0, { timeout: 40_000 });
    await late.page.reload();
    await late.at("handover");
    expect(await late.turn()).toBe(turn);
    await late.goHome();
    await expect(late.handle("resume"), "the game before it").toContainText("Emil");
    expect(await found(late.page, "games")).toHaveLength(2);
  });

  test("that goes while Home waits gives Home its games back", async ({
    context,
    page,
    sit,
    table,
  }) => {
    const { late, go } = await shutOut({ context, page, sit, table });
    await expect(late.handle("resume")).toHaveCount(0);
    await go();
    await expect(late.handle("storage-warning")).toHaveCount(0, { timeout: 40_000 });
    await late.tap("resume");
    await late.accept("Anna");
    expect(await late.look()).toEqual([6, 2]);
  });
});

test("files that never open are made anew, and that is said", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await toCup(table);
  await table.goHome();
  await context.addInitScript(() => {
    if (sessionStorage.getItem("made-anew")) return;
    const { open, deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = function wipe(...args) {
      sessionStorage.setItem("made-anew", "yes");
      return deleteDatabase.apply(this, args);
    };
    IDBFactory.prototype.open = function damaged(...args) {
      if (sessionStorage.getItem("made-anew")) return open.apply(this, args);
      const request = open.call(this, "damaged");
      const error = new DOMException("Internal error opening backing store", "UnknownError");
      Object.defineProperty(request, "error", { value: error });
      request.addEventListener("success", (event) => {
        event.stopImmediatePropagation();
        request.dispatchEvent(new Event("error"));
      });
      return request;
    };
  });
  await page.reload();
  await expect(table.handle("notice-gone")).toBeVisible();
  await expect(table.handle("resume")).toHaveCount(0);
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  await expect(table.handle("storage-warning")).toHaveCount(0);
  await page.reload();
  await table.accept("Anna");
  expect(await table.look()).toEqual([5, 4]);
});

test("what the browser has thrown away is said to be gone, once", async ({
  browserName,
  context,
  page,
  table,
}) => {
  test.skip(browserName !== "chromium", "empties it by Chromium's protocol");
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  await expect(table.handle("notice-gone"), "nothing was ever saved").toHaveCount(0);
  await toCup(table);
  await table.goHome();
  const session = await protocol(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await page.reload();
  await expect(table.handle("notice-gone")).toBeVisible();
  await expect(table.handle("resume")).toHaveCount(0);
  await page.reload();
  await table.tap("new-game");
  await table.tap("back");
  await table.at("home");
  await expect(table.handle("notice-gone")).toHaveCount(0);
});

test("every event of a game is written to the disk itself", async ({ context, page, table }) => {
  await seedDice(context, FALLS);
  await context.addInitScript(() => {
    const written: (string | undefined)[] = [];
    Object.assign(window, { written });
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function watched(stores, mode, options) {
      if (mode === "readwrite" && [stores].flat().includes("events"))
        written.push(options?.durability);
      return transaction.call(this, stores, mode, options);
    };
  });
  await toCup(table);
  await table.look();
  await table.claim(61);
  await table.lift();
  const written = await page.evaluate(
    () => (window as unknown as { written: readonly string[] }).written,
  );
  expect(written).toEqual(Array.from({ length: await table.turn() }, () => "strict"));
});
