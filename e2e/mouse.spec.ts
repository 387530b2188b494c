// A look by a mouse, in every browser: what ends it covers at once, and nothing tells what was seen.
import { type Dice, seedDice } from "./chance.ts";
import { sameSeals } from "./rolls.ts";
import { type Table, tableOn } from "./table.ts";
import { expect, test } from "./test.ts";
import { fingerOn, middle } from "./touch.ts";

const FALLS: readonly Dice[] = [
  [4, 1],
  [6, 3],
  [1, 1],
  [2, 1],
];

const byMouse = (table: Table) => tableOn(table.page, fingerOn(table.page, false));

async function toCup(table: Table): Promise<void> {
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  await table.armed();
}

test("every end of it covers, and only a fresh press shows again", async ({
  context,
  page,
  table: given,
}) => {
  const table = byMouse(given);
  await seedDice(context, FALLS);
  await toCup(table);
  const cup = await middle(table.handle("cup"));
  const press = async () => {
    await page.mouse.move(cup.x, cup.y);
    await page.mouse.down();
    await expect(table.dice).toHaveCount(2);
  };
  /** Nothing is there, nor comes when the mouse stirs and lets go. */
  const over = async (why: string) => {
    expect(await table.dice.count(), why).toBe(0);
    await page.mouse.move(cup.x + 2, cup.y + 2);
    expect(await table.dice.count(), `${why}, and stirring`).toBe(0);
    await page.mouse.up();
    expect(await table.dice.count(), `${why}, and let go`).toBe(0);
  };

  await test.step("the button comes up", async () => {
    await press();
    // The last to hear of it: whatever is to go in it has gone.
    await page.evaluate(() => {
      const count = () => {
        const left = document.querySelectorAll('[data-testid="die"]').length;
        document.documentElement.setAttribute("data-left", String(left));
      };
      window.addEventListener("pointerup", count, { once: true });
    });
    await page.mouse.up();
    await expect(page.locator("html")).toHaveAttribute("data-left", "0");
  });
  await test.step("it slides off, and back", async () => {
    await press();
    await page.mouse.move(cup.x, cup.y - 400);
    expect(await table.dice.count()).toBe(0);
    await over("back on it");
  });
  await test.step("another button goes down", async () => {
    await press();
    await page.mouse.down({ button: "right" });
    await page.mouse.up({ button: "right" });
    await over("with two buttons");
  });
  for (const [name, on] of [
    ["blur", "window"],
    ["pagehide", "window"],
    ["resize", "window"],
    ["orientationchange", "window"],
    ["freeze", "document"],
    ["contextmenu", "document"],
  ] as const) {
    await test.step(`${name} covers within the event`, async () => {
      await press();
      const left = await page.evaluate(
        ([event, where]) => {
          const target = where === "window" ? window : document;
          target.dispatchEvent(new Event(event, { bubbles: true }));
          return document.querySelectorAll('[data-testid="die"]').length;
        },
        [name, on] as const,
      );
      expect(left).toBe(0);
      await over(name);
    });
  }
});

test("the phone's way back in mid-hold covers at once", async ({ context, page, table: given }) => {
  const table = byMouse(given);
  await seedDice(context, FALLS);
  await toCup(table);
  const release = await table.finger.press(table.handle("cup"));
  await expect(table.dice).toHaveCount(2);
  const left = await page.evaluate(
    () =>
      new Promise((done) => {
        const count = () => done(document.querySelectorAll('[data-testid="die"]').length);
        window.addEventListener("popstate", () => setTimeout(count), { once: true });
        history.back();
      }),
  );
  expect(left).toBe(0);
  await release();
  await table.at("handover");
  await expect(table.dice).toHaveCount(0);
});

test("covered, the page and what lies beside it tell nothing of the dice", async ({
  context,
  page,
  table: given,
}) => {
  test.slow();
  const table = byMouse(given);
  await seedDice(context, FALLS);
  await context.addInitScript(sameSeals);
  await toCup(table);
  const seen = new Set<string>();
  for (const [round, dice] of FALLS.entries()) {
    expect(await table.look()).toEqual(dice);
    await table.armed();
    const view = await page.evaluate(() => {
      // How many dice have fallen is the test's own note.
      const local = Object.entries(localStorage).filter(([key]) => key !== "dice-drawn");
      const kept = [local, Object.entries(sessionStorage), history.state, location.href];
      return JSON.stringify(kept) + document.title + document.documentElement.outerHTML;
    });
    // The first round is a newcomer's: it has a guide.
    if (round > 0) seen.add(view.replace(/data-turn="\d+"/, "").replace(/_r_\w+_/g, ""));
    await table.voidRound();
    await table.nextRound();
    if (round + 1 < FALLS.length) await table.roll();
    await table.armed();
  }
  expect(seen.size, "it differs from roll to roll").toBe(1);
});
