// The walk, the hold, the secret, the resume and the dead server in WebKit (WebKitGTK, by its own driver).
// Needs a screen: run under xvfb-run where there is none.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { pause, startDriver } from "../webkit/driver.mjs";
import { handle, tableOn } from "../webkit/table.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("../webkit/driver.mjs").Tab} Tab */

const NAMES = ["Anna", "Ben", "Carla"];
const root = process.env["DIST"] ?? "dist";
const driver = await startDriver(Number(process.env["DRIVER_PORT"] ?? 9517));

/** A round to its end: Ben's sixty-five is true, and Carla lifts. @param {Tab} tab */
async function round(tab) {
  const table = tableOn(tab);
  await table.lay([3, 1, 6, 5]);
  await table.deal(NAMES);
  await table.accept();
  await table.roll();
  assert.deepEqual(await table.look(), [3, 1]);
  await table.claim(54);
  await table.tap("believe");
  await table.roll();
  assert.deepEqual(await table.look(), [6, 5]);
  await table.claim(65);
  await table.lift();
  assert.deepEqual(await table.pips(), [6, 5]);
  assert.deepEqual(await table.lives(), { Anna: 6, Ben: 6, Carla: 5 });
}

/** The first roll of a new game, closed. @param {Tab} tab @param {string} url @param {number[]} dice */
async function toCup(tab, url, dice) {
  const table = tableOn(tab);
  await tab.go(url);
  await table.at("home");
  await table.lay(dice);
  await table.deal(NAMES);
  await table.accept();
  await table.roll();
  await table.live("menu");
  return table;
}

/** @type {Record<string, (url: string, close: () => Promise<void>) => Promise<void>>} */
const tests = {
  "plays a round": (url) =>
    within(async (tab) => {
      await tab.go(url);
      await tableOn(tab).at("home");
      await round(tab);
    }),
  "covers in the event that ends a hold": (url) =>
    within(async (tab) => {
      const table = await toCup(tab, url, [6, 3]);
      // The last to hear of an event: whatever is to go in it has gone.
      await tab.run(
        `window.left = null;
        window.addEventListener("pointerup", () => {
          window.left = document.querySelectorAll('${handle("die")}').length;
        });`,
      );
      assert.deepEqual(await table.look(), [6, 3]);
      assert.equal(await tab.run("return window.left"), 0);
      await table.live("menu");
      await tab.down(handle("cup"));
      await tab.until(`document.querySelectorAll('${handle("die")}').length === 2`);
      await tab.run(`window.dispatchEvent(new Event("blur"))`);
      assert.deepEqual(await table.pips(), [], "dice outlast the window's focus");
      await tab.up();
      assert.deepEqual(await table.pips(), []);
    }),
  "covers where the hold slides off the cup": (url) =>
    within(async (tab) => {
      const table = await toCup(tab, url, [6, 3]);
      await tab.down(handle("cup"));
      await tab.until(`document.querySelectorAll('${handle("die")}').length === 2`);
      await tab.move(0, -400);
      assert.deepEqual(await table.pips(), [], "dice outlast the cup");
      await tab.move(0, 400);
      assert.deepEqual(await table.pips(), [], "shown again without a fresh press");
      await tab.up();
      assert.deepEqual(await table.pips(), []);
    }),
  "selects nothing on a game's screens, and names may be typed": (url) =>
    within(async (tab) => {
      /** What may be selected there, from it up to its screen. @param {string} id */
      const selects = (id) =>
        tab.run(
          `const found = [];
          for (let at = document.querySelector(arguments[0]); at && at.localName !== "body"; at = at.parentElement) {
            found.push(getComputedStyle(at).webkitUserSelect);
            if (at.localName === "main") break;
          }
          return found;`,
          handle(id),
        );
      await tab.go(url);
      await tableOn(tab).at("home");
      await tab.click(handle("new-game"));
      await tableOn(tab).at("setup");
      assert.equal((await selects("player-name"))[0], "text");
      await toCup(tab, url, [6, 3]);
      for (const id of ["cup", "rung", "say"]) {
        assert.deepEqual([...new Set(await selects(id))], ["none"], id);
      }
      await tab.down(handle("cup"));
      await tab.until(`document.querySelectorAll('${handle("die")}').length === 2`);
      assert.deepEqual([...new Set(await selects("die"))], ["none"], "a die");
      await pause(1_500);
      assert.equal(await tab.run("return String(getSelection())"), "");
      await tab.up();
    }),
  "tells nothing of the dice": async (url) => {
    const seen = new Set();
    for (const dice of [
      [6, 3],
      [1, 1],
      [2, 1],
    ]) {
      await within(async (tab) => {
        const table = await toCup(tab, url, dice);
        assert.deepEqual(await table.look(), dice);
        await table.live("menu");
        const html = await tab.run("return document.title + document.documentElement.outerHTML");
        seen.add(html.replace(/data-turn="\d+"/, "").replace(/_r_\w+_/g, ""));
      });
    }
    assert.equal(seen.size, 1, "the covered page differs from roll to roll");
  },
  "comes back covered, with the same dice": (url) =>
    within(async (tab) => {
      const table = await toCup(tab, url, [2, 6]);
      assert.deepEqual(await table.look(), [2, 6]);
      await table.live("menu");
      const turn = await table.turn();
      const seal = `return document.querySelector('${handle("cup")}').ariaLabel`;
      const before = await tab.run(seal);
      await tab.reload();
      await table.at("handover");
      assert.deepEqual(await table.pips(), []);
      assert.ok((await table.turn()) >= turn, "an event that was shown is gone");
      await table.accept();
      await table.at("claim");
      assert.equal(await tab.run(seal), before);
      assert.deepEqual(await table.look(), [2, 6]);
    }),
  "plays a round with the server dead, from a cold start": (url, close) =>
    within(async (tab) => {
      await tab.go(url);
      await tab.until(`document.querySelector('${handle("offline-ready")}')`);
      await tab.go("about:blank");
      await close();
      await tab.go(url);
      await tableOn(tab).at("home");
      await round(tab);
    }),
};

/** @param {(tab: Tab) => Promise<void>} act */
async function within(act) {
  const tab = await driver.open();
  try {
    await act(tab);
  } finally {
    await tab.close();
  }
}

let passed = 0;
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  const server = await serve({ root });
  const started = Date.now();
  try {
    await test(server.url, server.close);
    passed += 1;
    console.log(`ok      ${name} (${Date.now() - started} ms)`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.stack : error}`);
  }
  await server.close();
}
driver.stop();
mkdirSync(".reports", { recursive: true });
writeFileSync(".reports/webkit.json", JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed in WebKit`);
process.exit(failed > 0 ? 1 : 0);
