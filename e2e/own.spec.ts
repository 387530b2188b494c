// A table's own rules: asked for in seven questions, saved under a name, changed, begun with, deleted.
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const SEVEN = [
  "little-meyer",
  "best-pair",
  "raise",
  "understate",
  "meyer",
  "blind",
  "lives",
] as const;

const question = ({ page }: Table) => page.locator("[data-question]");

test("seven questions lead to a ruleset and its card", async ({ page, table }) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.seat(["Anna", "Ben"]);
  await table.handle("opener").selectOption({ index: 1 });
  const begun = Date.now();
  await table.tap("quiz");
  const answers = [
    ["answer-1-1"],
    ["answer-1-1"],
    ["answer-1-2"],
    ["answer-1-2"],
    ["answer-1-3", "answer-2-3", "quiz-next"],
    ["answer-1-1"],
    ["answer-1-4", "answer-2-2", "quiz-next"],
  ];
  for (const [index, taps] of answers.entries()) {
    await expect(question(table)).toHaveAttribute("data-question", SEVEN[index] ?? "");
    for (const tap of taps) await table.tap(tap);
  }
  expect(Date.now() - begun, "half a minute at most").toBeLessThan(30_000);
  const card = table.handle("rule-card");
  for (const line of [
    "31 is the Little Mia, just below 21.",
    "Sixes are the best pair, then down to ones.",
    "A claim may be the same as the one before, or higher.",
    "Whoever has looked may not claim less than the cup holds.",
    "A believed Mia ends the round, nobody loses.",
    "True: costs the lifter 3 lives, 3 sips.",
    "Nobody passes on unseen.",
    "Everybody starts with 4 lives.",
  ]) {
    await expect(card).toContainText(line);
  }
  await table.tap("quiz-play");
  await table.at("setup");
  await expect(table.handle("player-name").nth(1)).toHaveValue("Ben");
  await expect(table.handle("tradition-meyer-no")).toBeChecked();
  await table.tap("start-game");
  await table.at("handover");
  expect(await table.lives()).toEqual({ Anna: 4, Ben: 4 });
  await table.tap("rules-card");
  await expect(table.handle("rules-sheet")).toContainText(
    "A believed Mia ends the round, nobody loses.",
  );
});

test("whoever skips every question plays their language's tradition", async ({ page, table }) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.follow("bodega");
  await table.tap("quiz");
  for (const name of SEVEN) {
    await expect(question(table)).toHaveAttribute("data-question", name);
    await table.tap("quiz-skip");
  }
  await table.tap("quiz-back");
  await expect(question(table)).toHaveAttribute("data-question", "lives");
  await table.tap("quiz-skip");
  await table.tap("quiz-play");
  await expect(table.handle("tradition-mia")).toBeChecked();
  await expect(table.handle("rules-from")).toHaveText("Just as in Mia");
});

test("an answer that cannot stand beside an earlier one is dead and says why", async ({
  page,
  table,
}) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.tap("quiz");
  for (const tap of ["quiz-skip", "quiz-skip", "answer-1-1", "quiz-skip"]) await table.tap(tap);
  await expect(question(table)).toHaveAttribute("data-question", "meyer");
  await expect(table.handle("answer-1-4")).toBeDisabled();
  await expect(table.handle("answer-1-4")).toContainText("needs the same claim to be allowed");
  await table.tap("quiz-back");
  await table.tap("quiz-back");
  await table.tap("answer-1-2");
  await table.tap("quiz-skip");
  await expect(table.handle("answer-1-4")).toBeEnabled();
});

async function save(table: Table, name: string): Promise<void> {
  await table.tap("own-save");
  await table.handle("own-new-name").fill(name);
  await table.tap("own-save-do");
  await expect(table.handle("own-new-name")).toBeHidden();
}

const own = ({ page }: Table, name: string) =>
  page.locator(`[data-testid="own"][data-name="${name}"]`);

test("own rules are saved, come back, are changed, renamed and deleted", async ({
  page,
  table,
}) => {
  test.slow();
  const { handle, finger } = table;
  const from = handle("rules-from");
  const again = async () => {
    await page.reload();
    await table.tap("new-game");
    await table.at("setup");
  };
  await page.goto("/");
  await table.tap("new-game");
  await table.seat(["Anna", "Ben"]);
  await table.follow("meyer-vaertshus");
  await expect(handle("own-save")).toHaveCount(0);
  await table.tap("variant-joker");
  await table.tap("own-save");
  await table.tap("own-save-do");
  await expect(page.getByRole("dialog")).toContainText("A name is missing.");
  await handle("own-new-name").fill("bodega");
  await expect(page.getByRole("dialog")).toContainText("There are rules of this name.");
  await handle("own-new-name").fill("  Friday ");
  await table.tap("own-save-do");
  await expect(from).toHaveText("Just as in Friday");
  await expect(handle("tradition-own")).toBeChecked();

  await again();
  await expect(handle("tradition-own")).not.toBeChecked();
  await finger.tap(handle("tradition-own"));
  await expect(handle("variant-joker")).toHaveAttribute("aria-pressed", "true");
  await table.tap("variant-double");
  await expect(from).toHaveText("Friday, 1 rule changed");
  await table.tap("own-change");
  await expect(from).toHaveText("Just as in Friday");

  await again();
  await expect(page.getByText("Meyer, Danish inn, 2 rules changed")).toBeVisible();
  await table.tap("own-open");
  const friday = own(table, "Friday");
  await finger.tap(friday.getByTestId("own-rename"));
  await friday.getByTestId("own-name").fill("Saturday");
  await finger.tap(friday.getByTestId("own-rename-do"));
  await expect(own(table, "Saturday")).toBeVisible();

  await again();
  await table.tap("own-open");
  const saturday = own(table, "Saturday");
  await finger.tap(saturday.getByTestId("own-remove"));
  await page.waitForTimeout(300);
  await expect(saturday, "a tap deletes nothing").toBeVisible();
  const release = await finger.press(saturday.getByTestId("own-remove"));
  await expect(saturday).toHaveCount(0);
  await release();

  await again();
  await expect(handle("tradition-own")).toHaveCount(0);
  await expect(handle("own-open")).toHaveCount(0);
});

test("the preferred rules are what every new game starts from", async ({ page, table }) => {
  test.slow();
  const { handle, finger } = table;
  await page.goto("/");
  await table.tap("new-game");
  await table.seat(["Anna", "Ben"]);
  await table.follow("meiern");
  await table.tap("variant-meyer-costs-3");
  await save(table, "Ours");
  await table.tap("own-open");
  await finger.tap(own(table, "Ours").getByTestId("own-prefer"));
  await finger.tap(page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await table.follow("bodega");
  await table.tap("start-game");
  await table.at("handover");
  await table.goHome();

  await page.reload();
  await table.tap("new-game");
  await expect(handle("tradition-own")).toBeChecked();
  await expect(handle("rules-from")).toHaveText("Just as in Ours");
  await expect(handle("variant-meyer-costs-3")).toHaveAttribute("aria-pressed", "true");
  await table.tap("own-open");
  await finger.tap(own(table, "Ours").getByTestId("own-prefer"));
  await finger.tap(page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await page.reload();
  await table.tap("new-game");
  await expect(handle("tradition-bodega"), "the last table again").toBeChecked();
});

test("damaged own rules are put aside and told; the others stay", async ({ page, table }) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.follow("meiern");
  await table.tap("variant-little-meyer");
  await save(table, "Good");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("undercup");
        opening.onsuccess = () => {
          const tx = opening.result.transaction("rulesets", "readwrite");
          tx.objectStore("rulesets").put({ id: "x", name: "Bad", ruleset: { lives: 99 } }, "x");
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText("Something saved could not be read.")).toBeVisible();
  await table.tap("new-game");
  await expect(table.handle("tradition-own")).toHaveCount(1);
  await expect(page.getByText("Good", { exact: true })).toBeVisible();
});

test("the card that the questions end on has the table's own dice, as they were chosen before", async ({
  page,
  table,
}) => {
  await page.goto("/");
  await table.tap("new-game");
  await table.finger.tap(table.handle("cup-table"));
  await table.tap("quiz");
  for (const _ of SEVEN) await table.tap("quiz-skip");
  await expect(table.handle("rule-card")).toContainText("Dice and cup are real");
  await table.tap("quiz-play");
  await expect(table.handle("cup-table")).toBeChecked();
});
