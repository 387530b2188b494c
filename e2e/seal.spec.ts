// The seal on the cup: three pictures that the table can watch, the same from the roll to the lift.
import { type Dice, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { expect, test } from "./test.ts";

const FALLS: readonly Dice[] = [
  [2, 6],
  [5, 4],
];

/** The pictures as they are drawn: a label might say the same of others. */
const drawn = ({ page }: Table) =>
  page
    .locator(".cupart-ink")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("d")));

test("stays until the lift, whatever becomes of the phone", async ({
  context,
  page,
  table,
  sit,
}) => {
  test.slow();
  await seedDice(context, FALLS);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben"], tradition: "meiern" });
  await table.accept("Anna");
  await table.roll();
  const seal = await drawn(table);
  expect(new Set(seal).size).toBe(3);
  /** The same seal, and under it the same dice. */
  const same = (why: string, at = table) =>
    test.step(why, async () => {
      expect(await drawn(at)).toEqual(seal);
      expect(await at.look()).toEqual([2, 6]);
      expect(await drawn(at)).toEqual(seal);
    });

  await same("on the roll");
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: size.height, height: size.width });
  await same("turned on its side");
  await page.setViewportSize(size);
  await same("turned back");
  await table.goHome();
  await table.tap("resume");
  await table.accept("Anna");
  await same("left and resumed");
  await page.reload();
  await table.accept("Anna");
  await same("loaded anew");

  const other = sit(await context.newPage());
  await other.page.goto("/");
  await other.tap("use-here");
  await other.accept("Anna");
  await same("in another window", other);
  await other.claim(61);
  expect(await drawn(other), "claimed").toEqual(seal);
  await other.page.reload();
  await other.accept("Ben");
  await other.at("answer");
  expect(await drawn(other), "claimed and loaded anew").toEqual(seal);
  await other.lift();
  expect(await other.pips()).toEqual([6, 2]);
});
