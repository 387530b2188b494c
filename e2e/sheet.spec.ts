// The score sheet of a long evening: twelve at the table and sixty rounds, read whole on a small phone.
import type { Page } from "@playwright/test";
import { offersOf } from "../src/game/flow/offers.ts";
import { nextIn } from "../src/game/flow/seats.ts";
import { sheetOf } from "../src/game/flow/sheet.ts";
import { on, type Story, story } from "../src/game/testing/story.ts";
import { recordOf } from "../src/storage/record.ts";
import { MANY } from "./everywhere.ts";
import { expect, test } from "./test.ts";

const ROUNDS = 60;
const [FIRST = "", SECOND = "", THIRD = ""] = MANY;
/** What the table changes meanwhile, by the round after which it does. */
const MEANWHILE: Readonly<Record<number, string>> = {
  3: `${FIRST} gets 1. ${SECOND} leaves`,
  5: `${SECOND} returns`,
  20: `${THIRD} gets 2. Ina joins 0. Ina gets 9`,
  30: "Ina leaves",
};

/** One round with real dice: a claim, a lift, and what lay in the cup; the truth by turns. */
function played(told: Story, round: number): Story {
  const open = offersOf(told.game).find(({ kind }) => kind === "open-round");
  const opener = open && "opener" in open ? open.opener : "";
  const lifter = nextIn(told.game, opener);
  const claim = round % 7 === 0 ? 21 : 61;
  const text = `${opener} rolls. ${opener} says ${claim}. ${lifter} lifts. enter ${round % 2 ? 43 : 66}`;
  const ended = on(told, text);
  const { phase } = ended.game;
  const bought = phase.name === "buying" ? on(ended, `${phase.queue[0]} buys`) : ended;
  return on(bought, MEANWHILE[round] ?? "");
}

function evening(): Story {
  const rules = { lives: 12, cup: "table", opener: "next", secondLife: "buy-in" } as const;
  // Eleven begin: the twelfth seat is for who comes later.
  let told = story(rules, MANY.slice(0, 11).join(" "));
  for (let round = 1; round <= ROUNDS; round += 1) told = played(told, round);
  return told;
}

/** Lays a running game on the disk, as the app itself would have. */
async function plant(page: Page, { game, log }: Story): Promise<void> {
  await page.goto("/");
  await expect(page.getByTestId("new-game")).toBeEnabled();
  const record = recordOf(game, Date.now());
  await page.evaluate(
    async ([id, stored, events]) => {
      const asked = indexedDB.open("undercup");
      await new Promise((done) => asked.addEventListener("success", done));
      const tx = asked.result.transaction(["games", "events"], "readwrite");
      tx.objectStore("games").put(stored, id);
      for (const event of events) tx.objectStore("events").put(event, [id, event.turn]);
      await new Promise((done) => tx.addEventListener("complete", done));
      asked.result.close();
    },
    [game.id, record, log] as const,
  );
  await page.reload();
}

/** Every text of the sheet that cannot be read whole, wherever the sheet is pushed to. */
function hidden(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sheet = document.querySelector('[data-testid="score"]') as HTMLElement;
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const SLACK = 1.5;
    for (const name of sheet.querySelectorAll<HTMLElement>("thead .name")) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = name;
      const cut = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
      if (cut) found.push(`the name ${name.textContent} is cut`);
    }
    for (const cell of sheet.querySelectorAll("tbody td, tfoot td")) {
      cell.scrollIntoView({ block: "center", inline: "center" });
      const frame = box(sheet);
      // The cells are what sticks; the rows they belong to are pushed on.
      const head = box(sheet.querySelector("thead td"));
      const foot = box(sheet.querySelector("tfoot th"));
      const side = box(sheet.querySelector("tbody th"));
      const inFoot = cell.closest("tfoot") !== null;
      for (const part of cell.querySelectorAll("b, small, span:not(.unseen)")) {
        const at = box(part);
        const text = `${part.textContent} of ${cell.getAttribute("data-player")}`;
        const left = part.closest(".score-story") ? frame.left : side.right;
        if (at.left < left - SLACK || at.right > frame.right + SLACK)
          found.push(`${text}: sideways`);
        if (at.top < head.bottom - SLACK && !inFoot) found.push(`${text}: under the names`);
        if (at.bottom > foot.top + SLACK && !inFoot) found.push(`${text}: under the foot`);
      }
      if (Math.abs(head.top - frame.top) > SLACK) found.push("the names went away");
      if (Math.abs(foot.bottom - frame.bottom) > SLACK) found.push("what is left went away");
      if (Math.abs(side.left - frame.left) > SLACK) found.push("the rounds went away");
    }
    return found;
  });
}

test("twelve players and sixty rounds on a small phone: every cell is there, and read whole", async ({
  page,
  table,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  const told = evening();
  expect(told.game.round).toBe(ROUNDS);
  expect(told.game.players).toHaveLength(12);
  await plant(page, told);
  await table.tap("resume");
  await table.accept();
  await table.at("between");
  await table.tap("menu");
  await table.tap("score-sheet");

  const rows = page.getByTestId("round");
  const { rounds } = sheetOf(told.log);
  await expect(rows).toHaveCount(rounds.length);
  const drawn = await rows.evaluateAll((found) =>
    found.map((row) => ({
      round: Number(row.getAttribute("data-round")),
      sums: Object.fromEntries(
        [...row.querySelectorAll("[data-sum]")].map((cell) => [
          cell.getAttribute("data-player"),
          Number(cell.getAttribute("data-sum")),
        ]),
      ),
    })),
  );
  expect(drawn).toEqual(
    rounds.map(({ round, cells }) => ({
      round,
      sums: Object.fromEntries(Object.entries(cells).map(([id, { sum }]) => [id, sum])),
    })),
  );
  for (const mark of ["corrected", "buy-in", "left", "rejoined", "joined"]) {
    await expect(page.locator(`[data-mark="${mark}"]`).first(), mark).toBeAttached();
  }
  expect(await hidden(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.screenshot({ path: process.env["SHOT"] ?? test.info().outputPath("sheet.png") });
});
