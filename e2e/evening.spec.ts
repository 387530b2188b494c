// After the game: the truth of it, the pictures, the history; and nothing of all that before.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Log } from "../src/game/flow/events.ts";
import { presetOf } from "../src/game/rules/registry.ts";
import type { Ruleset } from "../src/game/rules/ruleset.ts";
import { story } from "../src/game/testing/story.ts";
import { type FinishedRecord, finishedOf } from "../src/storage/finish.ts";
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [6, 2],
  [2, 1],
];

/** What only a finished game may show. */
const TOLD = [
  "truth",
  "truth-told",
  "said",
  "award",
  "biggest-lie",
  "bluff",
  "picture",
  "past-roll",
];

async function tellsNothing({ page, handle, main }: Table): Promise<void> {
  for (const id of TOLD) await expect(handle(id)).toHaveCount(0);
  await expect(main).not.toContainText(/(had|over|in the cup:?) (62|sixty-two)/i);
  expect(await page.title()).toBe("Undercup");
}

/** Anna says 66 over 62, Ben believes, has a Meyer, and Anna lifts: she is out, if she had one life. */
async function playOut(table: Table, lives: number): Promise<void> {
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern", lives });
  await tellsNothing(table);
  await table.accept("Anna");
  await tellsNothing(table);
  await table.roll();
  await table.look();
  await tellsNothing(table);
  await table.claim(66);
  await tellsNothing(table);
  await table.believe();
  await tellsNothing(table);
  await table.roll();
  await table.look();
  await table.claim(21);
  await tellsNothing(table);
  await table.tap("menu");
  await table.handle("score-sheet").click();
  await expect(table.handle("score")).toBeVisible();
  for (const id of TOLD) await expect(table.handle(id)).toHaveCount(0);
  await expect(table.page.locator("dialog[open]")).not.toContainText(/62|sixty-two/);
  await table.page.keyboard.press("Escape");
  await table.lift();
  await tellsNothing(table);
}

test("a game that came to its end tells its truth at a tap, to the last claim", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("/");
  await playOut(table, 1);
  await table.nextRound();
  await table.at("over");
  for (const id of TOLD.filter((name) => name !== "truth" && name !== "picture")) {
    await expect(table.handle(id)).toHaveCount(0);
  }
  await table.tap("truth");
  const told = table.handle("truth-told");
  await expect(told).toContainText("2 claims · 1 lie · 1 lie believed");
  await expect(table.handle("biggest-lie")).toContainText(
    "Anna said pair of sixes and had sixty-two",
  );
  await expect(table.handle("biggest-lie")).toContainText("9 rungs too high. Ben believed it.");
  await expect(table.handle("unluckiest-lift")).toContainText(
    "Ben said Mia, Anna lifted, and it was true",
  );
  await expect(table.handle("unluckiest-lift")).toContainText(
    "A fresh roll has that in 2 of 36 ways",
  );
  await expect(table.handle("bluff")).toHaveCount(1);
  await expect(table.handle("award")).toHaveCount(0);
  await expect(table.handle("awards")).toContainText("Too little happened for an award");
  const said = await table.handle("said").evaluateAll((rows) =>
    rows.map((row) => {
      const { roll, beneath, verdict } = (row as HTMLElement).dataset;
      return `${roll} over ${beneath}: ${verdict}`;
    }),
  );
  expect(said).toEqual(["66 over 62: lie", "21 over 21: true"]);
  const rows = await table.handle("chart-lives").locator("tbody tr").allInnerTexts();
  expect(rows.map((row) => row.split(/\s+/).join(" "))).toEqual(["Start 1 1", "1 0 1"]);
  await expect(table.handle("chart-lives").getByRole("img")).toHaveAccessibleName(
    "Lives, round by round",
  );
  await table.tap("truth-close");
  await expect(table.main.locator("h1")).toHaveText("Ben wins");

  const download = page.waitForEvent("download");
  await table.tap("picture");
  await table.tap("send-picture");
  const file = await download;
  expect(file.suggestedFilename()).toBe("undercup-result.png");
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  await page.keyboard.press("Escape");

  await table.tap("over-home");
  await table.at("home");
  await table.tap("history");
  await expect(table.handle("past-game")).toHaveCount(1);
  await expect(table.handle("past-game")).toContainText("Ben wins");
  await expect(table.handle("past-game")).toContainText("Meiern · 1 round");
});

/** By keys, which ask first. */
async function grip({ handle, page, tap }: Table, id: string): Promise<void> {
  await handle(id).focus();
  await page.keyboard.press("Enter");
  await tap(id);
}

test("a game that the table ended tells nothing until all agree", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, FALLS);
  await page.goto("/");
  await playOut(table, 3);
  await table.goHome();
  await table.tap("history");
  await expect(page.locator("main[data-ready]")).toContainText("No game has come to its end yet.");
  await expect(table.handle("past-game")).toHaveCount(0);
  await table.tap("back");
  await table.tap("resume");
  await table.toTable();
  await tellsNothing(table);
  await table.armed();
  await grip(table, "end-game");
  await table.at("over");
  await table.tap("truth");
  await expect(table.handle("truth-ask")).toBeVisible();
  for (const id of ["truth-told", "said", "award"]) await expect(table.handle(id)).toHaveCount(0);
  await expect(table.main).not.toContainText(/62|sixty-two/);
  await table.tap("truth-close");
  await table.tap("over-home");
  await table.at("home");

  await table.tap("history");
  await table.tap("past-game");
  await expect(table.handle("score")).toContainText("Anna lifted: Ben said 21, it was 21");
  for (const part of ["past-truth", "past-steps"]) {
    await table.tap(part);
    await expect(table.handle("truth-ask")).toBeVisible();
    for (const id of ["truth-told", "said", "steps"]) await expect(table.handle(id)).toHaveCount(0);
  }
  await table.tap("back");
  await table.tap("history-people");
  await table.handle("person-open").first().click();
  await expect(lies(table)).toHaveText("Lies told0");
  await table.tap("history-games");
  await table.tap("past-game");
  await table.tap("past-truth");
  const agreed = await table.finger.press(table.handle("agree"));
  await expect(table.handle("said")).toHaveCount(2);
  await agreed();

  await page.reload();
  await table.tap("history");
  await table.tap("past-game");
  await table.tap("past-truth");
  await expect(table.handle("said")).toHaveCount(2);
});

const lies = ({ page }: Table) =>
  page.locator('[data-testid="past-person"][data-player="Anna"] [data-tally="lies"]');

const DAY = 86_400_000;

function kept(id: string, day: number, rules: Partial<Ruleset>, names: string, text: string) {
  const { game, log } = story(rules, names, text);
  const at = Date.UTC(2026, 2, 1, 20) + day * DAY;
  const [started, ...events] = log;
  const own: Log = [
    { ...started, game: id, at },
    ...events.map((event) => ({ ...event, at: at + event.at })),
  ];
  return finishedOf({ ...game, id }, own, at + 60_000);
}

const LIE = "Anna rolls 62. Anna looks. Anna says 66. Ben lifts";

async function keep(page: Page, records: readonly FinishedRecord[]): Promise<void> {
  await page.goto("/");
  await expect(page.getByTestId("new-game")).toBeEnabled();
  await page.evaluate(async (games) => {
    const asked = indexedDB.open("undercup");
    await new Promise((done) => asked.addEventListener("success", done));
    const tx = asked.result.transaction("finished", "readwrite");
    for (const game of games) tx.objectStore("finished").put(game, game.id);
    await new Promise((done) => tx.addEventListener("complete", done));
    asked.result.close();
  }, records);
}

test.describe("the history", () => {
  test.beforeEach(async ({ page, table }) => {
    const no = presetOf("meyer-no").ruleset;
    // Stored without figures, as an older version did: they are counted when they are read.
    await keep(page, [
      kept("one", 0, { lives: 1 }, "Anna Ben", LIE),
      kept("two", 1, no, "Anna Ben", "Anna rolls 62. Anna looks. Anna says 62. Ben lifts. end"),
      kept(
        "three",
        2,
        { lives: 1 },
        "Ann Carla",
        LIE.replaceAll("Anna", "Ann").replace("Ben", "Carla"),
      ),
    ]);
    await table.tap("history");
    await expect(table.handle("past-game")).toHaveCount(3);
    await expect(table.handle("past-game").first()).toContainText("Carla wins");
  });

  test("is found by date, tradition and player", async ({ table }) => {
    const games = table.handle("past-game");
    await expect(games).toContainText(["Ann and Carla", "Anna and Ben", "Anna and Ben"]);
    await table.tap("find");
    await table.handle("find-from").fill("2026-03-02");
    await expect(games).toHaveCount(2);
    await table.handle("find-until").fill("2026-03-02");
    await expect(games).toHaveCount(1);
    await expect(games).toContainText("Meyer, Norwegian · 1 round · 1 minute · Ended early");
    await table.tap("find-all");
    await table.handle("find-tradition").selectOption("meyer-no");
    await expect(games).toHaveCount(1);
    await table.handle("find-tradition").selectOption("mia");
    await expect(table.handle("found")).toHaveText("No such game.");
    await table.handle("find-tradition").selectOption("");
    await expect(games).toHaveCount(3);
    const person = table.handle("find-person");
    await table.finger.tap(person.filter({ hasText: /^Carla$/ }));
    await expect(games).toHaveCount(1);
    await table.finger.tap(person.filter({ hasText: /^Ben$/ }));
    await expect(games).toHaveCount(0);
  });

  test("steps through a game, and the cup is as it was", async ({ table }) => {
    await table.finger.tap(table.handle("past-game").last());
    await expect(table.handle("score")).toContainText("Ben lifted: Anna said 66, it was 62");
    await table.tap("past-steps");
    const seen: string[] = [];
    for (let at = 1; at <= 5; at += 1) {
      await expect(table.handle("steps")).toHaveAttribute("data-step", String(at));
      const cup = table.handle("past-cup");
      const open = (await cup.count()) > 0 ? await cup.getAttribute("data-open") : "none";
      seen.push(`${await table.handle("step-line").textContent()} / ${open}`);
      if (at < 5) await table.tap("step-on");
    }
    expect(seen).toEqual([
      "Round 1 begins / none",
      "Anna rolled: sixty-two / false",
      "Anna looks / false",
      "Anna said pair of sixes / false",
      "Ben lifted / true",
    ]);
    await expect(table.handle("past-roll")).toHaveText("62");
    await expect(table.handle("step-on")).toBeDisabled();
  });

  test("puts two names of one person together, and parts them", async ({ page, table }) => {
    await table.tap("history-people");
    const person = (name: string) =>
      page.locator(`[data-testid="past-person"][data-player="${name}"]`);
    await expect(table.handle("past-person")).toHaveCount(4);
    await table.finger.tap(person("Ann").getByTestId("person-open"));
    await table.handle("person-same").selectOption({ label: "Carla" });
    await expect(page.getByRole("alert")).toHaveText(
      "Sat at one table together: that is two people.",
    );
    await expect(table.handle("person-merge")).toHaveCount(0);
    await table.handle("person-same").selectOption({ label: "Anna" });
    const release = await table.finger.press(table.handle("person-merge"));
    await expect(table.handle("past-person")).toHaveCount(3);
    await release();
    await expect(person("Ann").getByTestId("person-open")).toContainText("3 games");
    await expect(person("Ann").locator('[data-tally="lies"] td').first()).toHaveText("2");
    await table.handle("person-name").fill("carla");
    await expect(page.getByRole("alert")).toHaveText("Somebody already has this name.");
    await expect(table.handle("person-rename")).toBeDisabled();
    // What turns the line round is left out.
    await table.handle("person-name").fill("\u202eAnni ");
    await table.tap("person-rename");
    await expect(person("Anni")).toHaveCount(1);

    await page.reload();
    await table.tap("history");
    await table.tap("history-people");
    await table.finger.tap(person("Anni").getByTestId("person-open"));
    await table.tap("person-part");
    await expect(table.handle("past-person")).toHaveCount(4);
    await expect(person("Anni").getByTestId("person-open")).toContainText("2 games");
    await expect(person("Ann").getByTestId("person-open")).toContainText("1 game");
  });

  test("forgets one game, or all", async ({ page, table }) => {
    await table.finger.tap(table.handle("past-game").first());
    await grip(table, "delete-game");
    await expect(table.handle("past-game")).toHaveCount(2);
    await page.reload();
    await table.tap("history");
    await expect(table.handle("past-game")).toHaveCount(2);
    await grip(table, "delete-all");
    await expect(table.handle("past-game")).toHaveCount(0);
    await page.reload();
    await table.tap("history");
    await expect(page.locator("main[data-ready]")).toContainText(
      "No game has come to its end yet.",
    );
  });

  test("shows again what the disk would not delete", async ({ page, table }) => {
    await page.evaluate(() => {
      const real = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = function (...asked) {
        const request = real.apply(this, asked);
        // Taken back once it seemed done, as on a full disk.
        if (this.name === "finished") {
          request.addEventListener("success", () => this.transaction.abort());
        }
        return request;
      };
    });
    await table.finger.tap(table.handle("past-game").first());
    await grip(table, "delete-game");
    await expect(table.handle("past-game")).toHaveCount(3, { timeout: 15_000 });
  });
});
