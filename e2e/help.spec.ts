// What helps a table along: the rule card over any screen, the guide of the first round, the coach, the rules page.
import { seedDice } from "./chance.ts";
import { endAtOnce, type Table } from "./table.ts";
import { expect, test } from "./test.ts";
import { middle, touch } from "./touch.ts";

const NAMES = ["Anna", "Ben", "Carla"];

/** Opens the card over the screen, closes it, and nothing of the turn has changed. */
async function reads(table: Table): Promise<void> {
  const { page, handle } = table;
  await table.armed();
  const before = [await table.screen(), await table.turn()];
  await table.tap("rules-card");
  const sheet = handle("rules-sheet");
  await expect(sheet.getByTestId("rule-card")).toBeVisible();
  await expect(sheet).toContainText("21 is the Mia and beats everything.");
  await expect(sheet).toContainText("54 was said, the cup holds 62");
  await expect(table.dice.and(sheet.locator("*"))).toHaveCount(0);
  expect([await table.screen(), await table.turn()]).toEqual(before);
  await table.finger.tap(page.getByRole("button", { name: "Back to the game" }));
  await expect(sheet).toBeHidden();
  expect([await table.screen(), await table.turn()]).toEqual(before);
}

test("the rule card opens over every screen of a game, and the turn stands still", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, [
    [5, 2],
    [6, 4],
    [2, 1],
  ]);
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meyer-vaertshus", lives: 1 });
  await reads(table);
  await table.accept("Anna");
  await table.at("roll");
  await reads(table);
  await table.roll();
  await reads(table);
  expect(await table.look()).toEqual([5, 2]);
  await reads(table);
  expect(await table.look()).toEqual([5, 2]);
  await table.claim(52);
  await reads(table);
  await table.believe();
  await table.roll();
  await table.claim(64);
  await table.lift();
  await reads(table);
  await table.toTable();
  await reads(table);
  await table.nextRound();
  await endAtOnce(table, 21);
  await reads(table);
});

test("with real dice the card opens over what lay in the cup, and over a second chance", async ({
  page,
  table,
}) => {
  await page.goto("/");
  await table.deal({
    names: NAMES,
    tradition: "meyer-vaertshus",
    variants: ["second-chance"],
    lives: 1,
    cup: "table",
  });
  await table.accept("Anna");
  await table.claim(66);
  await table.hold("lift");
  await table.at("entry");
  await reads(table);
  await table.pick(41);
  await table.tap("enter");
  await table.at("reveal");
  await table.nextRound();
  await table.accept("Anna");
  await expect(page.locator('main[data-screen="buy-in"]')).toBeVisible();
  await reads(table);
  await table.buyIn();
});

test("a finger on the book covers the dice that another holds", async ({
  context,
  hasTouch,
  page,
  table,
}) => {
  test.skip(!hasTouch, "takes two fingers");
  await seedDice(context, [[5, 2]]);
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "mia" });
  await table.accept();
  await table.roll();
  await table.armed();
  const cup = await middle(table.handle("cup"));
  const book = await middle(table.handle("rules-card"));
  await touch(page, "touchStart", cup);
  await expect(table.dice).toHaveCount(2);
  await touch(page, "touchStart", cup, book);
  await expect(table.dice).toHaveCount(0);
  await touch(page, "touchEnd", cup);
  await expect(table.dice).toHaveCount(0);
  await touch(page, "touchEnd");
  await expect(table.dice).toHaveCount(0);
});

test("the language changes on the card, for a table that speaks several", async ({
  page,
  table,
}) => {
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meyer-dk" });
  await table.accept();
  await table.at("roll");
  const turn = await table.turn();
  await table.tap("rules-card");
  const sheet = table.handle("rules-sheet");
  for (const [language, line] of [
    ["da", "21 er Meyer og slår alt."],
    ["de", "21 ist das Mäxchen und schlägt alles."],
    ["nb", "21 er Meyer og slår alt."],
    ["en", "21 is the Mia and beats everything."],
  ] as const) {
    await table.finger.tap(sheet.getByTestId(`card-language-${language}`));
    await expect(sheet).toContainText(line);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  expect(await table.turn()).toBe(turn);
});

test("the card is shown before the first roll of a game whose rules are not those of last time", async ({
  page,
  table,
}) => {
  test.slow();
  const fresh = table.handle("fresh-rules");
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await expect(fresh).toContainText("This is how it is played here");
  await page.reload();
  await table.at("handover");
  await expect(fresh, "nobody has read it yet").toBeVisible();
  await table.accept("Anna");
  await table.at("roll");
  await table.goHome();

  await table.tap("play-again");
  await table.tap("put-away");
  await table.at("handover");
  await expect(fresh).toHaveCount(0);
  await table.goHome();

  await table.tap("new-game");
  await table.tap("variant-little-meyer");
  await table.tap("start-game");
  await table.tap("put-away");
  await table.at("handover");
  await expect(fresh).toContainText("New since last time");
  await expect(fresh.locator("[data-new]")).toHaveText([
    /31 is the Little Mia, just below 21\./,
    /A lifted Little Mia costs/,
  ]);
});

test("the guide says a line at each step of the first round, and is gone in the second", async ({
  context,
  page,
  table,
}) => {
  test.slow();
  await seedDice(context, [
    [5, 2],
    [6, 4],
    [4, 1],
  ]);
  await page.goto("/");
  await table.tap("new-game");
  await expect(table.handle("guide-on"), "on for the very first game").toBeChecked();
  await table.seat(NAMES);
  await table.handle("opener").selectOption({ index: 1 });
  await table.follow("mia");
  await table.tap("start-game");
  const guide = table.handle("guide");
  await expect(guide).toContainText("The phone goes round like a cup.");
  await table.accept();
  await expect(guide).toContainText("Roll first");
  await table.roll();
  await expect(guide).toContainText("Then claim any roll, true or not.");
  await table.claim(52);
  await expect(guide).toContainText(
    "A lie? Pull the cup up. Otherwise believe, roll and claim higher.",
  );
  await table.believe();
  await table.roll();
  await expect(guide).toContainText("Then claim more than fifty-two, true or not.");
  await page.reload();
  await table.accept("Ben");
  await expect(guide, "it outlasts a reload").toContainText("claim more than fifty-two");
  await table.claim(64);
  await table.lift();
  await expect(guide).toContainText("The cup held the claim: whoever lifted loses.");
  await table.nextRound();
  await table.at("roll");
  await expect(guide).toHaveCount(0);
  await table.tap("menu");
  await table.tap("explain");
  await expect(guide).toContainText("Roll first");
  await table.roll();
  await expect(guide).toContainText("Then claim any roll");
  await table.claim(66);
  await table.lift();
  await expect(guide).toContainText("The cup held less than claimed");
  await table.nextRound();
  await table.accept("Carla");
  await table.at("roll");
  await expect(guide).toHaveCount(0);
  await table.goHome();
  await table.tap("new-game");
  await expect(table.handle("guide-on"), "off from the second game on").not.toBeChecked();
});

test("the coach shows all the odds, and the holder what the own roll covers; told at the start", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[6, 1]]);
  await page.goto("/");
  await table.tap("new-game");
  await table.seat(NAMES);
  await table.handle("opener").selectOption({ index: 1 });
  await table.follow("meiern");
  await table.tap("coach-on");
  await table.tap("start-game");
  await expect(table.handle("coached")).toContainText("odds are shown to everybody");
  await table.accept("Anna");
  await table.roll();
  await table.armed();
  const covers = "True up to sixty-one.";
  await expect(table.main).not.toContainText(covers);
  const release = await table.finger.press(table.handle("cup"));
  await expect(table.dice).toHaveCount(2);
  await expect(table.main).toContainText(covers);
  await release();
  expect(await table.main.textContent()).not.toContain(covers);
  await table.claim(54);
  await expect(table.handle("coach")).toHaveText("A fresh roll holds this 20 times in 36");
  await page.reload();
  await table.accept("Ben");
  await expect(table.handle("coach")).toHaveText("A fresh roll holds this 20 times in 36");
  await table.goHome();

  await table.tap("new-game");
  await expect(table.handle("coach-on"), "for that one game").not.toBeChecked();
});

test("without a coach nobody sees odds", async ({ context, page, table }) => {
  await seedDice(context, [[6, 1]]);
  await page.goto("/");
  await table.deal({ names: NAMES, tradition: "meiern" });
  await expect(table.handle("coached")).toHaveCount(0);
  await table.accept();
  await table.roll();
  await table.claim(54);
  await table.armed();
  await expect(table.handle("coach")).toHaveCount(0);
  await expect(table.main).not.toContainText("36");
});

test("the rules page tells the last table's rules and the tips that are true of them", async ({
  page,
  table,
}) => {
  const onPage = page.locator('main[data-screen="rules"]');
  const line = (name: string) => onPage.locator(`[data-line="${name}"]`);
  await page.goto("/");
  await table.tap("rules");
  await expect(onPage).toContainText("The rules to begin with");
  await expect(onPage).toContainText("Ones are the best pair");
  await expect(line("only-meyer-left")).toHaveText("After 11 only 21 is left.");
  await expect(line("high-first")).toBeVisible();
  await expect(line("help")).toBeVisible();
  await table.finger.tap(onPage.getByTestId("card-language-nb"));
  await expect(line("help")).toContainText("800 800 40");
  await table.finger.tap(onPage.getByTestId("card-language-da"));
  await expect(line("names")).toContainText("12");
  await table.finger.tap(onPage.getByTestId("card-language-en"));
  await table.tap("back");
  await table.deal({ names: NAMES, tradition: "bodega" });
  await table.goHome();
  await table.tap("rules");
  await expect(onPage).toContainText("The rules of the last table");
  await expect(line("only-meyer-left")).toHaveCount(0);
  await expect(line("left-after-best")).toHaveText("After 66 there is still 21, 31 and 66.");
  await expect(line("toast-unsaid")).toBeVisible();
});
