// With real dice the phone keeps claims, lives and rules; what lay in the cup is entered, and can be put right.
import type { Screen, Table } from "./table.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ context, page }) => {
  // Whoever draws a die here has not understood.
  await context.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    Object.defineProperty(crypto, "getRandomValues", {
      value: (array: Uint8Array<ArrayBuffer>) => {
        if (array instanceof Uint8Array && array.length === 1) throw new Error("a die was drawn");
        return real(array);
      },
    });
  });
  await page.goto("/");
});

/** What a holder does with a real roll is two events: the roll goes with it. */
async function held(table: Table, id: string, screen: Screen): Promise<void> {
  await table.armed();
  const before = await table.turn();
  const release = await table.finger.press(table.handle(id));
  await table.at(screen);
  await release();
  expect(await table.turn()).toBe(before + 2);
}

test("nobody taps for a roll; a lift is judged by what is entered, and anew by what is changed", async ({
  page,
  table,
}) => {
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives: 2, cup: "table" });
  await table.accept("Anna");
  await table.at("claim");
  await expect(table.handle("cup")).toHaveCount(0);
  await table.claim(54);
  await table.believe();
  await table.at("claim");
  // A belief by mistake can be taken back as long as nothing was said.
  await table.takeBack();
  await table.accept("Ben");
  await table.believe();
  await table.at("claim");
  await table.claim(61);
  await table.liftReal(66);
  await expect(table.main.locator("h1")).toHaveText("True");
  await expect(table.main).toContainText("Ben had more than that");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 2 });

  await table.reenter(43);
  await expect(table.main.locator("h1")).toHaveText("A lie");
  expect(await table.lives()).toEqual({ Anna: 2, Ben: 1 });
  await table.tap("table");
  await table.at("between");
  await table.reenter(61);
  await expect(table.main).not.toContainText("had more");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 2 });
  await page.reload();
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 2 });

  await table.accept();
  await table.at("between");
  await table.openReal();
  await table.claim(63);
  await table.liftReal(43);
  await table.tap("next-round");
  await table.at("over");
  // The game was over by mistake: it goes on.
  await table.reenter(63);
  expect(await table.lives()).toEqual({ Anna: 1, Ben: 1 });
  await table.openReal();
});

test("what depends on the roll is taken at the players' word", async ({ table }) => {
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "bodega", cup: "table" });
  await table.accept("Anna");
  await held(table, "toast", "reveal");
  await expect(table.main.locator("h1")).toHaveText("Cheers, all");
  await table.openReal();
  await table.claim(61);
  await table.believe();
  await table.at("claim");
  await held(table, "reroll-blind", "answer");
  await expect(table.main).toContainText("Ben re-rolled unseen: that or above");
  await table.liftReal(32);
  await expect(table.main.locator("h1")).toHaveText("Cheers, all");
  expect(await table.lives()).toEqual({ Anna: 6, Ben: 6, Carla: 6 });
});
