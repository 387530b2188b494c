// The ways to go: each ends what runs, or what it stands on, and gives the page that comes after.
import { rmSync } from "node:fs";

/** @typedef {import("playwright-core").BrowserContext} Context */
/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} World
 * @property {Context} context
 * @property {Page} page
 * @property {(before?: () => Promise<void>) => Promise<void>} relaunch a new browser on the same profile;
 *   `before` the app is opened in it
 * @property {() => number | undefined} pid
 * @property {() => Promise<void>} open a new page on the app
 */

/** @typedef {"close" | "reload" | "crash" | "process" | "database" | "quota"} Kind */
/** @type {readonly Kind[]} */
export const KINDS = ["close", "reload", "crash", "process", "process", "database", "quota"];

/** Kills the browser itself, as a phone does that needs the memory. @param {World} world */
async function killProcess(world) {
  const pid = world.pid();
  if (pid) process.kill(pid, "SIGKILL");
  await world.relaunch();
}

/** @param {World} world */
async function crash(world) {
  const session = await world.context.newCDPSession(world.page);
  const gone = world.page.waitForEvent("crash", { timeout: 5_000 });
  session.send("Page.crash").catch(() => {});
  await gone.catch(() => {});
  await world.page.close().catch(() => {});
  await world.open();
}

/** The database goes while the game runs: it must come back with the next event.
 * @param {World} world @param {string} origin */
async function loseDatabase(world, origin) {
  const session = await world.context.newCDPSession(world.page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
}

/** The disk is full from the start of a browser: one that has had room goes on believing in it for half a
 * minute. Gives what makes room again. @param {World} world @param {string} origin */
async function fillDisk(world, origin) {
  /** @type {import("playwright-core").CDPSession | undefined} */
  let session;
  await world.relaunch(async () => {
    const [bare] = world.context.pages();
    session = await world.context.newCDPSession(bare ?? (await world.context.newPage()));
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 10 });
  });
  return async () => {
    await session?.send("Storage.overrideQuotaForOrigin", { origin });
  };
}

/** Kills in its way. A lost database leaves the page where it is; a full disk stays full until what this
 * gives is called. @param {World} world @param {Kind} kind @param {string} origin
 * @returns {Promise<(() => Promise<void>) | undefined>} */
export async function kill(world, kind, origin) {
  switch (kind) {
    case "close":
      await world.page.close();
      await world.open();
      break;
    case "reload":
      await world.page.reload();
      break;
    case "crash":
      await crash(world);
      break;
    case "process":
      await killProcess(world);
      break;
    case "database":
      await loseDatabase(world, origin);
      break;
    case "quota":
      return fillDisk(world, origin);
  }
  return undefined;
}

/** @param {string} profile */
export const wipe = (profile) => rmSync(profile, { recursive: true, force: true });
