// Nerves and wet screens tap again on the way into a game and out of it: what is done is done once.
import type { BrowserContext } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import { endAtOnce, type Screen, type Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, touch } from "./touch.ts";

test.skip(({ hasTouch, browserName }) => !hasTouch || browserName !== "chromium", "needs fingers");

const FALLS: readonly Dice[] = [
  [4, 3],
  [5, 4],
];

/** So long a disk may take without being given up, in ms: every one of the taps comes before the first is saved. */
const SLOW_MS = 200;

/** A disk that is slow to say that something lies on it. */
const slowDisk = (context: BrowserContext) =>
  context.addInitScript((ms) => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function slow(...how) {
      const begun = begin.apply(this, how);
      let told = begun.mode === "readonly";
      begun.addEventListener("complete", (event) => {
        if (told) return;
        told = true;
        event.stopImmediatePropagation();
        setTimeout(() => begun.dispatchEvent(new Event("complete")), ms);
      });
      return begun;
    };
  }, SLOW_MS);

/** Four taps on one spot, as fast as they go; then as long as a window may take to say what it has. */
async function hammer(table: Table, id: string, screen: Screen): Promise<void> {
  await table.live(id);
  const spot = await middle(table.handle(id));
  for (let taps = 0; taps < 4; taps += 1) {
    await touch(table.page, "touchStart", spot);
    await touch(table.page, "touchEnd");
  }
  await table.at(screen);
  await table.page.waitForTimeout(3_000);
  await table.at(screen);
}

/** How many games lie on the disk, and how many of them are over. */
const kept = ({ page }: Table) =>
  page.evaluate(async () => {
    const asked = indexedDB.open("undercup");
    await new Promise((done) => asked.addEventListener("success", done));
    const counts: number[] = [];
    for (const name of ["games", "finished"]) {
      const count = asked.result.transaction(name).objectStore(name).count();
      await new Promise((done) => count.addEventListener("success", done));
      counts.push(count.result);
    }
    asked.result.close();
    return counts;
  });

for (const disk of ["quick", "slow"] as const) {
  test(`with a ${disk} disk one game is dealt, resumed, dealt again and left`, async ({
    context,
    page,
    table,
  }) => {
    test.slow();
    if (disk === "slow") await slowDisk(context);
    await seedDice(context, FALLS);
    await page.goto("/");
    await table.tap("new-game");
    await table.at("setup");
    await table.seat(["Anna", "Ben"]);
    const fewer = table.handle("lives").getByRole("button").first();
    while (await fewer.isEnabled()) await table.finger.tap(fewer);
    await hammer(table, "start-game", "handover");
    expect(await kept(table)).toEqual([1, 0]);
    await table.goHome();
    await hammer(table, "resume", "handover");
    await endAtOnce(table, 66);
    await hammer(table, "rematch", "handover");
    expect(await kept(table)).toEqual([1, 1]);
    await endAtOnce(table, 66);
    await hammer(table, "over-home", "home");
    expect(await kept(table)).toEqual([0, 2]);
    await hammer(table, "play-again", "handover");
    expect(await kept(table)).toEqual([1, 2]);
  });
}
