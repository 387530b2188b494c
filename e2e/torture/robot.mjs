// Somebody who plays by the handles alone, at random, and remembers only what the screen showed.
import { diceOf } from "./stub.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {(below: number) => number} Pick */

/**
 * @typedef {object} Shadow
 * @property {number} turn the highest turn that the screen has shown in this game
 * @property {string | null} at the screen that was there last
 * @property {Map<string, string>} dice what lay under each seal, by the bytes or by a look
 * @property {string[]} changed dice that were not the same any more
 */

/** @returns {Shadow} */
export const newShadow = () => ({ turn: 0, at: null, dice: new Map(), changed: [] });

const TRADITIONS = ["meiern", "meyer-no", "meyer-dk", "meyer-vaertshus", "mia", "bodega", "kneipe"];
const NAMES = ["Anna", "Ben", "Carla", "Dora", "Emil"];
const SOON = 4_000;

/** @param {Page} page */
export const screenOf = (page) =>
  page
    .locator("main[data-screen]")
    .getAttribute("data-screen", { timeout: SOON })
    .catch(() => null);

/** @param {Page} page */
export async function turnOf(page) {
  const turn = await page.locator("main[data-screen]").getAttribute("data-turn", { timeout: SOON });
  return turn === null ? null : Number(turn);
}

/** @param {Page} page @param {string} id */
const live = (page, id) => page.locator(`[data-testid="${id}"]:enabled`).first();

let heard = () => {};
/** Calls back at the next tap, held or not, in the moment that it was made. @param {() => void} hear */
export function onTap(hear) {
  heard = () => {
    heard = () => {};
    hear();
  };
}

/** @param {Page} page @param {string} id */
export async function tap(page, id) {
  await live(page, id).click({ timeout: SOON });
  heard();
}

/** @param {Page} page @param {string} id @param {number} ms */
async function hold(page, id, ms) {
  const place = live(page, id);
  await place.waitFor({ timeout: SOON });
  await place.scrollIntoViewIfNeeded({ timeout: SOON });
  const box = await place.boundingBox();
  if (!box) throw new Error(`${id} is nowhere`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(ms);
}

/** Holds until it is done. @param {Page} page @param {string} id @param {number} ms */
async function press(page, id, ms = 750) {
  await hold(page, id, ms);
  await page.mouse.up().catch(() => {});
  heard();
}

/** @param {Page} page */
const shown = (page) =>
  page
    .locator('[data-testid="die"]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute("data-pips")).join(""));

/** @param {Page} page */
const sealOf = (page) => page.getByTestId("cup").getAttribute("aria-label", { timeout: SOON });

/** @param {string} dice */
const sorted = (dice) => [...dice].sort().join("");

/** Looks into the cup; what lies there must be what the shadow knows.
 * @param {Page} page @param {Shadow} shadow @param {string} game */
export async function look(page, shadow, game) {
  await live(page, "menu").waitFor({ timeout: SOON });
  await hold(page, "cup", 150);
  const dice = await shown(page);
  await page.mouse.up();
  if (dice.length !== 2) return;
  const seal = `${game} ${await sealOf(page)}`;
  const known = shadow.dice.get(seal);
  if (known && sorted(known) !== sorted(dice)) shadow.changed.push(`${known} became ${dice}`);
  shadow.dice.set(seal, dice);
}

/** Turns some house rules over, whatever they do together. @param {Page} page @param {Pick} pick */
async function alter(page, pick) {
  await tap(page, "house-rules");
  const options = page.locator('input[data-testid^="option-"]:enabled');
  for (let changes = 1 + pick(5); changes > 0; changes -= 1) {
    const at = pick(await options.count());
    await options.nth(at).evaluate((option) => /** @type {any} */ (option).click());
  }
  await tap(page, "house-done");
}

/** Deals a random table in. @param {Page} page @param {Pick} pick */
async function deal(page, pick) {
  const count = 2 + pick(3);
  const rows = page.getByTestId("player-name");
  while ((await rows.count()) < count) await tap(page, "add-player");
  while ((await rows.count()) > count) await live(page, "remove-player").click({ timeout: SOON });
  for (let seat = 0; seat < count; seat += 1) await rows.nth(seat).fill(NAMES[seat] ?? "Xi");
  await page.getByTestId(`tradition-${TRADITIONS[pick(TRADITIONS.length)]}`).check({ force: true });
  if (pick(2) === 0) await alter(page, pick);
  const lives = page.getByTestId("lives").getByRole("button");
  for (let steps = pick(6); steps > 0; steps -= 1) {
    if (await lives.first().isEnabled()) await lives.first().click();
  }
  await tap(page, "start-game");
  const ask = page.getByTestId("put-away");
  if (await ask.isVisible().catch(() => false)) await ask.click();
}

/** One of these, where the rules offer any. @param {Page} page @param {Pick} pick @param {string[]} ids */
async function other(page, pick, ids) {
  const id = ids[pick(ids.length)] ?? "";
  if (!(await live(page, id).isVisible())) return false;
  await press(page, id);
  return true;
}

/** @param {Page} page @param {Pick} pick @param {Shadow} shadow @param {string} game */
async function claim(page, pick, shadow, game) {
  const sealed = (await page.getByTestId("cup").count()) > 0;
  if (sealed && pick(3) > 0) await look(page, shadow, game);
  const extras = ["surrender", "toast", "show-meyer", "reroll-blind"];
  if (pick(3) === 0 && (await other(page, pick, extras))) return;
  const rungs = page.locator('[data-testid="rung"][aria-disabled="false"]');
  const count = await rungs.count();
  if (count === 0) {
    await other(page, pick, extras);
    return;
  }
  // A roll may forbid a low claim, in private: the strongest is always allowed.
  const turn = await turnOf(page);
  await rungs.nth(pick(count)).click({ timeout: SOON });
  await tap(page, "say");
  await page.waitForTimeout(120);
  if ((await screenOf(page)) === "claim" && (await turnOf(page)) === turn) {
    await rungs.first().click({ timeout: SOON });
    await tap(page, "say");
  }
}

/** @param {Page} page @param {Pick} pick */
async function answer(page, pick) {
  await live(page, "lift").waitFor({ timeout: SOON });
  const ways = [];
  for (const id of ["believe", "believe", "lift", "double", "pass-blind"]) {
    if (await live(page, id).isVisible()) ways.push(id);
  }
  const way = ways[pick(ways.length)] ?? "lift";
  if (way === "lift" || way === "double") {
    await press(page, way, 1_400);
    return;
  }
  await tap(page, way);
  const say = page.locator('dialog [data-testid="say"]');
  if (way === "pass-blind" && (await say.isVisible().catch(() => false))) {
    const rungs = page.locator('dialog [data-testid="rung"][aria-disabled="false"]');
    await rungs.first().click({ timeout: SOON });
    await say.click({ timeout: SOON });
  }
}

/** Does one thing on whatever screen there is. Gives the screen.
 * @param {Page} page @param {Pick} pick @param {Shadow} shadow @param {string} game */
export async function act(page, pick, shadow, game) {
  const screen = await screenOf(page);
  // Whoever is struck down in what follows was here.
  if (screen !== null) shadow.at = screen;
  switch (screen) {
    case "home": {
      const resume = page.getByTestId("resume");
      await tap(page, (await resume.isVisible()) ? "resume" : "new-game");
      break;
    }
    case "setup":
      await deal(page, pick);
      break;
    case "handover":
      await tap(page, "handover-accept");
      break;
    case "roll": {
      await tap(page, "roll");
      await page.getByTestId("cup").waitFor({ timeout: SOON });
      const bytes = await page.evaluate(() => /** @type {any} */ (window).tortureBytes);
      const dice = diceOf(bytes);
      if (dice) shadow.dice.set(`${game} ${await sealOf(page)}`, dice);
      break;
    }
    case "claim":
      await claim(page, pick, shadow, game);
      break;
    case "answer":
      await answer(page, pick);
      break;
    case "reveal":
    case "between":
      if (await other(page, pick, ["reroll-lives"])) break;
      await tap(page, "next-round");
      break;
    case "buy-in":
      await press(page, pick(2) === 0 ? "buy-in" : "decline");
      break;
    case "entry": {
      const rungs = page.locator('[data-testid="rung"][aria-disabled="false"]');
      await rungs.nth(pick(await rungs.count())).click({ timeout: SOON });
      await tap(page, "enter");
      break;
    }
    case "over":
      await tap(page, pick(3) === 0 ? "rematch" : "over-home");
      break;
    default: {
      const onward = page.getByTestId("play-with-these");
      if (await onward.isVisible().catch(() => false)) await onward.click();
    }
  }
  return screen;
}
