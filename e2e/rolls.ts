// Every roll once, each through all that others see of it: for whatever must be the same for all of them.
import type { Dice } from "./chance.ts";
import type { Table, Tradition } from "./table.ts";
import { expect } from "./test.ts";

const ALL: readonly Dice[] = ([1, 2, 3, 4, 5, 6] as const).flatMap((high) =>
  ([1, 2, 3, 4, 5, 6] as const).filter((low) => low <= high).map((low): Dice => [high, low]),
);
/** What the opener rolled where a claim stands. */
export const FIRST: Dice = [4, 1];
export const rolls: readonly Dice[] = [FIRST, ...ALL];

/** The cup's seal is drawn at random: here it is always the same one. */
export const sameSeals = () => {
  const real = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: (array: Uint32Array<ArrayBuffer>) =>
      array instanceof Uint32Array ? array.fill(7) : real(array),
  });
};

/** Takes what others have before them; the same text means the same view. */
export type Read = (table: Table) => Promise<string>;

type Views = Record<"fresh" | "looked" | "picked" | "claimed", Set<string>>;

/** Takes Ben's roll through everything that others see of it; gives the table back as it was. */
async function show(
  table: Table,
  hurry: () => Promise<void>,
  read: Read,
  views: Views,
): Promise<void> {
  await table.roll();
  await hurry();
  await table.armed();
  views.fresh.add(await read(table));
  await table.look();
  views.looked.add(await read(table));
  await table.pick(21);
  views.picked.add(await read(table));
  await table.tap("say");
  await table.at("answer");
  await hurry();
  await table.armed();
  views.claimed.add(await read(table));
}

const unseen = (): Views => ({
  fresh: new Set(),
  looked: new Set(),
  picked: new Set(),
  claimed: new Set(),
});

/** Where a view departs from the first of its kind. */
function apart(views: ReadonlySet<string>): readonly string[] {
  const [first = [], other = first] = [...views].map((view) => view.split(/(?<=>)|\n/));
  return other.filter((line, at) => line !== first[at]).slice(0, 3);
}

export type Comparison = Readonly<{
  tradition: Tradition;
  /** Whether Ben rolls against a claim of Anna's. */
  standing: boolean;
  read: Read;
}>;

/** Every roll once, each in a round of its own that is then voided. */
export async function compare(
  table: Table,
  { tradition, standing, read }: Comparison,
): Promise<void> {
  const { page } = table;
  let views = unseen();
  await page.clock.install();
  // Controls arm after half a second; this test's fingers need no such protection.
  const hurry = () => page.clock.runFor(600);
  await page.goto("/");
  await table.deal({ names: ["Anna", "Ben", "Carla"], tradition });
  await hurry();
  await table.accept("Anna");
  for (const [round, dice] of rolls.entries()) {
    // The first round is a newcomer's: it has a guide.
    if (round === 1) views = unseen();
    await hurry();
    if (standing) {
      await table.roll();
      await hurry();
      await table.claim(54);
      await hurry();
      await table.believe();
      await hurry();
    }
    await show(table, hurry, read, views);
    await table.voidRound();
    await hurry();
    await table.nextRound();
    await hurry();
    if (standing) await table.accept("Anna");
    for (const [name, seen] of Object.entries(views)) {
      expect(apart(seen), `${name} tells ${dice} from the rolls before it`).toEqual([]);
      expect(seen.size).toBe(1);
    }
  }
}
