// Killed in every phase: it comes back covered, for the right person, at the same turn, with the same dice.
import type { BrowserContext, Page } from "@playwright/test";
import { type Dice, drawn, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { protocol } from "./touch.ts";

const FALLS: readonly Dice[] = [
  [2, 6],
  [5, 4],
];

type Kill = Readonly<{
  name: string;
  /** Ends the page in its way; gives the one that comes after it. */
  kill: (context: BrowserContext, page: Page) => Promise<Page>;
}>;

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/");
  return page;
}

const reload: Kill = {
  name: "a reload",
  kill: async (_, page) => {
    await page.reload();
    return page;
  },
};

const closing: Kill = {
  name: "closing and opening it again",
  kill: async (context, page) => {
    await page.close();
    return opened(context);
  },
};

const crash: Kill = {
  name: "a crash",
  kill: async (context, page) => {
    const session = await protocol(page);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
    return opened(context);
  },
};

const leaving: Kill = {
  name: "going elsewhere and back",
  kill: async (_, page) => {
    await page.goto("about:blank");
    await page.goBack();
    return page;
  },
};

type Journey = Readonly<{
  now: () => Table;
  /** Kills it; it must come back covered for `who`, or uncovered for nobody. */
  die: (who: string | null) => Promise<void>;
}>;

/** A game of one life in which every phase is come by. */
async function travel({ now, die }: Journey): Promise<void> {
  const seal = () => now().handle("cup").getAttribute("aria-label");

  await test.step("on the first cover", () => die("Anna"));
  await now().accept("Anna");
  await now().at("roll");
  await test.step("before the roll", () => die("Anna"));
  await now().accept("Anna");
  await now().roll();

  const sealed = await seal();
  await test.step("on a roll that nobody has seen", () => die("Anna"));
  await now().accept("Anna");
  await now().at("claim");
  expect(await seal()).toBe(sealed);
  expect(await now().look()).toEqual([2, 6]);

  await test.step("on a roll that was looked at", () => die("Anna"));
  await now().accept("Anna");
  expect(await now().look()).toEqual([2, 6]);
  expect(await seal()).toBe(sealed);
  await now().claim(61);

  await test.step("before the answer", () => die("Ben"));
  await now().accept("Ben");
  await now().at("answer");
  await expect(now().main.locator("h1")).toContainText("61");
  await now().lift();
  expect(await now().pips()).toEqual([6, 2]);
  expect(await now().lives()).toEqual({ Anna: 1, Ben: 0, Carla: 1 });

  await test.step("on the Reveal", () => die("Carla"));
  expect(await now().lives()).toEqual({ Anna: 1, Ben: 0, Carla: 1 });
  await now().accept("Carla");
  await now().at("between");
  // Whoever missed the lift still learns the truth.
  await expect(now().handle("last-round")).toHaveText(
    "Anna said sixty-one. In the cup: sixty-two. True. That costs Ben 1 life. Ben is out.",
  );
  await test.step("between rounds", () => die("Carla"));
  await now().accept("Carla");
  await now().at("between");
  expect(await now().lives()).toEqual({ Anna: 1, Ben: 0, Carla: 1 });

  await now().nextRound();
  await now().roll();
  await now().claim(65);
  await now().lift();
  expect(await now().pips()).toEqual([5, 4]);
  await test.step("on the last Reveal", () => die(null));
  await expect(now().main.locator("h1")).toHaveText("Anna wins");
  await expect(now().handle("last-round")).toContainText("In the cup: fifty-four.");
  await test.step("when it is over", () => die(null));
  expect(await now().lives()).toEqual({ Anna: 1, Ben: 0, Carla: 0 });
  expect(await drawn(now().page), "no die fell twice").toBe(4);
}

for (const { name, kill } of [reload, closing]) {
  test(`survives ${name} in every phase`, async ({ context, table, sit }) => {
    test.slow();
    await survive(context, table, sit, kill);
  });
}

for (const { name, kill } of [crash, leaving]) {
  test(`survives ${name} in every phase`, { tag: "@more" }, async ({ context, table, sit }) => {
    test.slow();
    await survive(context, table, sit, kill);
  });
}

async function survive(
  context: BrowserContext,
  first: Table,
  sit: (page: Page) => Table,
  kill: Kill["kill"],
): Promise<void> {
  let table = first;
  await seedDice(context, FALLS);
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern", lives: 1 });
  await travel({
    now: () => table,
    die: async (who) => {
      const before = await table.turn();
      table = sit(await kill(context, table.page));
      await table.at(who === null ? "over" : "handover");
      expect(await table.turn()).toBe(before);
      await expect(table.dice).toHaveCount(0);
      if (who !== null) await expect(table.handle("handover-accept")).toContainText(who);
    },
  });
}

test("goes to the first screen by the menu and comes back covered", async ({ context, table }) => {
  await seedDice(context, FALLS);
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  expect(await table.look()).toEqual([2, 6]);

  await table.goHome();
  await expect(table.handle("resume")).toContainText("Anna");
  await table.tap("resume");
  await table.accept("Anna");
  expect(await table.look()).toEqual([2, 6]);
  await table.claim(65);
  const turn = await table.turn();

  await table.goHome();
  await table.page.reload();
  await table.at("home");
  await expect(table.handle("resume")).toContainText("Ben");
  await table.tap("resume");
  await table.at("handover");
  expect(await table.turn()).toBe(turn);
  await table.accept("Ben");
  await table.lift();
  expect(await table.pips()).toEqual([6, 2]);
  expect(await table.lives()).toEqual({ Anna: 5, Ben: 6 });
});

test("keeps every event that it has shown", { tag: "@more" }, async ({ context, table }) => {
  test.slow();
  await seedDice(
    context,
    Array.from({ length: 12 }, (): Dice => [3, 1]),
  );
  await table.page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meyer-dk" });
  await table.accept("Anna");
  for (let round = 0; round < 12; round += 1) {
    await table.roll();
    await table.armed();
    await table.pick(21);
    // In the very task in which the screen says that something has happened, the page goes.
    const back = table.page.waitForNavigation();
    const shown = await table.page.evaluate(
      () =>
        new Promise<number>((seen) => {
          const main = document.querySelector("main");
          new MutationObserver(() => {
            const turn = Number(document.querySelector("main")?.dataset["turn"]);
            if (turn === Number(main?.dataset["before"])) return;
            seen(turn);
            location.reload();
          }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-turn"] });
          if (main) main.dataset["before"] = main.dataset["turn"] ?? "";
          document.querySelector<HTMLElement>('[data-testid="say"]')?.click();
        }),
    );
    await back;
    await table.at("handover");
    expect(await table.turn(), `after claim ${round + 1}`).toBe(shown);
    await table.accept();
    await table.believe();
  }
});
