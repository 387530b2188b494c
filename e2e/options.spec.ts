// House rules from Setup: every option set on screen reaches the engine, comes back, and goes back.
import type { Page } from "@playwright/test";
import type { Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";

type Value = string | number | boolean;
type Values = Readonly<Record<string, Value>>;

/** Every value of every option, written down anew from RULES; what needs another stands after it. */
const OPTIONS: Readonly<Record<string, readonly Value[]>> = {
  littleMeyer: [false, true],
  halfMeyer: [true, false],
  pairs: ["ones-high", "sixes-high"],
  thirtyTwo: ["joker", "toast", "plain"],
  raise: ["higher", "equal"],
  understate: [false, true],
  surrender: [true, false],
  blindPass: ["same", "higher", "off"],
  blindReroll: ["always", "when-below", "off"],
  meyerBelieved: ["lose-2", "play-on", "free", "lift-or-pass", "must-lift", "lose-1"],
  lifterLoss: [1, 3, 2],
  claimantLoss: [3, 1, 2],
  littleMeyerLoss: [1, 2],
  double: [true, false],
  openMeyer: [true, false],
  reverseOnMeyer: [true, false],
  lives: [4, 12, 2, 9, 1, 7],
  counting: ["penalties", "lives"],
  lastTwo: [true, false],
  secondLife: ["buy-in", "swim", "reroll", "none"],
  opener: ["next", "winner", "lifter", "loser"],
  end: ["first-out", "last-standing"],
  drinks: ["also", "instead", "off"],
  cup: ["table", "phone"],
};
const ROUNDS = 6;

const valuesAt = (round: number): Values =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, values[round % values.length] as Value]),
  );

/** The ruleset of the one game on the disk, its two losses side by side. */
const stored = (page: Page): Promise<Values> =>
  page.evaluate(
    () =>
      new Promise<Values>((done, failed) => {
        const opening = indexedDB.open("undercup");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction("games").objectStore("games").getAll();
          all.onerror = () => failed(all.error);
          all.onsuccess = () => {
            db.close();
            const [{ game }] = all.result;
            const { meyerLoss, ...rest } = game.ruleset;
            done({ ...rest, lifterLoss: meyerLoss.lifter, claimantLoss: meyerLoss.claimant });
          };
        };
      }),
  );

const house = ({ page }: Table) =>
  expect(page.locator('main[data-screen="house-rules"]')).toBeVisible();

async function enter(table: Table, tradition: Tradition): Promise<void> {
  await table.page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  await table.seat(["Anna", "Ben", "Carla"]);
  await table.follow(tradition);
  await table.tap("house-rules");
  await house(table);
}

/** What the screen says a rule is. */
async function shown({ handle }: Table, name: string): Promise<Value> {
  if (name === "lives") {
    const text = await handle("option-lives").locator("output").textContent();
    return Number.parseInt(text ?? "", 10);
  }
  const [first] = OPTIONS[name] ?? [];
  if (typeof first === "boolean") return handle(`option-${name}`).isChecked();
  for (const value of OPTIONS[name] ?? []) {
    if (await handle(`option-${name}-${value}`).isChecked()) return value;
  }
  return "nothing";
}

async function set(table: Table, name: string, value: Value): Promise<void> {
  const { handle, finger } = table;
  if ((await shown(table, name)) === value) return;
  if (name === "lives") {
    const before = Number(await shown(table, name));
    const way = handle("option-lives").getByRole("button");
    for (let at = before; at !== value; at += at < Number(value) ? 1 : -1) {
      await finger.tap(at < Number(value) ? way.last() : way.first());
    }
    return;
  }
  const id = typeof value === "boolean" ? `option-${name}` : `option-${name}-${value}`;
  await finger.tap(handle(id));
}

async function setAll(table: Table, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await test.step(`${name} ${value}`, () => set(table, name, value));
  }
}

test.describe("every option", () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    test(`set on the screen reaches the engine and comes back (${round + 1})`, async ({
      page,
      table,
    }) => {
      test.slow();
      const values = valuesAt(round);
      await enter(table, "meiern");
      await setAll(table, values);
      await table.tap("house-done");
      await table.at("setup");
      await expect(table.handle("player-name").nth(2)).toHaveValue("Carla");
      await table.tap("start-game");
      await table.at("handover");
      expect(await stored(page)).toEqual(values);

      await table.goHome();
      await page.reload();
      await table.tap("new-game");
      await table.at("setup");
      await table.tap("house-rules");
      await house(table);
      for (const [name, value] of Object.entries(values)) {
        expect(await shown(table, name), name).toBe(value);
      }
    });
  }

  test("has been on in one of the rounds above", () => {
    for (const [name, values] of Object.entries(OPTIONS)) {
      if (name === "lives") continue;
      const seen = Array.from({ length: ROUNDS }, (_, round) => valuesAt(round)[name]);
      expect(new Set(seen)).toEqual(new Set(values));
    }
  });
});

test("what differs is marked, and put back one by one or all at once", async ({ table }) => {
  const { handle, main } = table;
  await enter(table, "meiern");
  await expect(main).toContainText("Just as in Meiern");
  await setAll(table, { littleMeyer: true, blindPass: "same", lifterLoss: 3 });
  await expect(main).toContainText("Meiern, 3 rules changed");
  await expect(main.getByText("changed", { exact: true })).toHaveCount(3);
  await table.tap("put-back-blindPass");
  expect(await shown(table, "blindPass")).toBe("off");
  await expect(main).toContainText("Meiern, 2 rules changed");
  await expect(handle("put-back-blindPass")).toHaveCount(0);
  await table.tap("put-back-all");
  await expect(main).toContainText("Just as in Meiern");
  expect([await shown(table, "littleMeyer"), await shown(table, "lifterLoss")]).toEqual([false, 2]);
});

test("what cannot be is dimmed and says why; what hung on a change goes with it, and is told", async ({
  page,
  table,
}) => {
  const { handle, main } = table;
  await enter(table, "meiern");
  const dear = handle("option-littleMeyerLoss-2");
  await expect(dear).toBeDisabled();
  await expect(main).toContainText("Two lives for 31 only where 31 is the Little Mia.");
  await expect(handle("option-meyerBelieved-play-on")).toBeDisabled();
  await setAll(table, { littleMeyer: true, littleMeyerLoss: 2 });
  await expect(dear).toBeChecked();
  await set(table, "littleMeyer", false);
  await expect(dear).toBeDisabled();
  await expect(main).toContainText("This has changed with it: A lifted Little Mia");
  await setAll(table, { raise: "equal", meyerBelieved: "play-on" });
  await set(table, "raise", "higher");
  expect(await shown(table, "meyerBelieved")).toBe("lose-1");
  await setAll(table, { lives: 2, secondLife: "reroll" });
  await set(table, "lives", 1);
  expect(await shown(table, "secondLife")).toBe("none");
  await expect(handle("option-secondLife-reroll")).toBeDisabled();
  await table.tap("house-done");
  await table.tap("start-game");
  await table.at("handover");
  expect(await stored(page)).toMatchObject({ lives: 1, secondLife: "none", raise: "higher" });
});

test("what is pointless is pointed out, not forbidden", async ({ page, table }) => {
  const { main } = table;
  await enter(table, "meiern");
  const remark = "Believing a Mia costs no less than lifting a true one: nobody would believe.";
  await expect(main).not.toContainText(remark);
  await set(table, "meyerBelieved", "lose-2");
  await expect(main).toContainText(remark);
  await setAll(table, { lastTwo: true, end: "first-out" });
  await expect(main).toContainText("It ends with the first one out");
  await table.tap("house-done");
  await expect(main).toContainText(remark);
  await table.tap("start-game");
  await table.at("handover");
  expect(await stored(page)).toMatchObject({ meyerBelieved: "lose-2", lastTwo: true });
});

test("going to the rules and back keeps the list where it was", async ({ table }) => {
  await table.page.goto("/");
  await table.tap("new-game");
  await table.seat(["Anna", "Ben", "Carla", "Dora", "Emil"]);
  await table.handle("house-rules").scrollIntoViewIfNeeded();
  const top = () => table.page.locator(".setup-body").evaluate((body) => body.scrollTop);
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await table.tap("house-rules");
  await table.tap("house-done");
  await table.at("setup");
  expect(await top()).toBe(before);
  await expect(table.handle("player-name").nth(4)).toHaveValue("Emil");
});
