// What the four traditions' players look for on top: each named variant switched on, and a round that shows it.
import type { BrowserContext } from "@playwright/test";
import { type Dice, seedDice } from "./chance.ts";
import type { Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";

type Lives = Readonly<Record<string, number>>;

type Given = Readonly<{
  tradition: Tradition;
  variants: readonly string[];
  lives?: number;
  dice: readonly Dice[];
}>;

/** Anna opens, Ben and Carla follow. The variants are tapped in Setup, one after the other. */
async function sitDown(
  context: BrowserContext,
  table: Table,
  { tradition, variants, lives, dice }: Given,
): Promise<void> {
  await seedDice(context, dice);
  await table.page.goto("/");
  await table.tap("new-game");
  await table.at("setup");
  await table.seat(["Anna", "Ben", "Carla"]);
  await table.handle("opener").selectOption({ index: 1 });
  await table.follow(tradition);
  for (const variant of variants) {
    await table.tap(`variant-${variant}`);
    await expect(table.handle(`variant-${variant}`)).toHaveAttribute("aria-pressed", "true");
  }
  if (lives !== undefined) await stepTo(table, lives);
  await table.tap("start-game");
  await table.accept("Anna");
}

async function stepTo({ handle, finger }: Table, lives: number): Promise<void> {
  const text = handle("lives").locator("output");
  const now = async () => Number.parseInt((await text.textContent()) ?? "", 10);
  const way = handle("lives").getByRole("button");
  while ((await now()) < lives) await finger.tap(way.last());
  while ((await now()) > lives) await finger.tap(way.first());
}

/** Rolls without a look, and claims. */
async function says(table: Table, roll: number): Promise<void> {
  await table.roll();
  await table.claim(roll);
}

async function stand({ lives }: Table, left: Lives): Promise<void> {
  await expect.poll(lives).toEqual(left);
}

/** The cover stands only where the phone goes to somebody else. */
async function nextRound(table: Table): Promise<void> {
  await table.nextRound();
  await expect(table.main).toHaveAttribute("data-screen", /^(?:handover|roll)$/);
  if ((await table.screen()) === "handover") await table.accept();
  await table.at("roll");
}

const off = ({ rung }: Table, roll: number) =>
  expect(rung(roll)).toHaveAttribute("aria-disabled", "true");

test.describe("meiern", () => {
  const tradition = "meiern";

  test("Little Mia beats 66; the next in order opens", async ({ context, table }) => {
    const variants = ["little-meyer", "next-opens"];
    await sitDown(context, table, {
      tradition,
      variants,
      dice: [
        [6, 6],
        [3, 1],
        [4, 1],
      ],
    });
    await says(table, 66);
    await table.believe();
    await table.roll();
    await off(table, 66);
    await table.claim(31);
    await table.lift();
    await expect(table.main.locator("h1")).toHaveText("True");
    await stand(table, { Anna: 6, Ben: 6, Carla: 5 });
    await nextRound(table);
    await expect(table.main).toContainText("Ben opens the round");
  });

  for (const cost of [1, 3]) {
    test(`a lifted Mia costs ${cost}`, async ({ context, table }) => {
      const variants = [`meyer-costs-${cost}`];
      await sitDown(context, table, {
        tradition,
        variants,
        dice: [
          [2, 1],
          [5, 2],
        ],
      });
      await says(table, 21);
      await table.lift();
      await stand(table, { Anna: 6, Ben: 6 - cost, Carla: 6 });
      await nextRound(table);
      await says(table, 21);
      await table.lift();
      await stand(table, { Anna: 6, Ben: 6 - 2 * cost, Carla: 6 });
    });
  }

  test("passed on unseen, but higher", async ({ context, table }) => {
    await sitDown(context, table, { tradition, variants: ["blind-higher"], dice: [[6, 2]] });
    await says(table, 54);
    await table.armed();
    await table.tap("pass-blind");
    await off(table, 54);
    await table.pick(61);
    await table.tap("say");
    await expect(table.main).toContainText("Ben passed it on unseen");
    await table.lift();
    await stand(table, { Anna: 6, Ben: 6, Carla: 5 });
  });

  test("penalty points, first out loses", async ({ context, table }) => {
    const dice = [[6, 2]] as const;
    await sitDown(context, table, { tradition, variants: ["penalties"], lives: 1, dice });
    await says(table, 66);
    await expect(table.handle("lift")).toContainText("Not so: costs Anna 1 penalty point.");
    await table.lift();
    await table.nextRound();
    await table.at("over");
    await expect(table.main).toContainText("Lost: Anna");
    await expect(table.main.locator("h1")).toHaveText("Ben and Carla win together");
  });

  test("twelve lives", async ({ context, table }) => {
    await sitDown(context, table, { tradition, variants: [], lives: 12, dice: [[3, 1]] });
    await says(table, 65);
    await table.lift();
    await stand(table, { Anna: 11, Ben: 12, Carla: 12 });
  });
});

test.describe("real dice", () => {
  for (const tradition of ["meiern", "meyer-dk"] as const) {
    test(`under ${tradition}`, async ({ table }) => {
      await table.page.goto("/");
      await table.deal({ names: ["Anna", "Ben", "Carla"], tradition, cup: "table" });
      await table.accept("Anna");
      await table.at("claim");
      await expect(table.handle("cup")).toHaveCount(0);
      await table.claim(64);
      await table.liftReal(63);
      await stand(table, { Anna: 5, Ben: 6, Carla: 6 });
    });
  }
});

test.describe("meyer-no", () => {
  const tradition = "meyer-no";

  test("Mia ranking: ones on top, 31 at the bottom; three lives", async ({ context, table }) => {
    const variants = ["mia-ranking", "three-lives"];
    await sitDown(context, table, {
      tradition,
      variants,
      dice: [
        [6, 6],
        [1, 1],
      ],
    });
    await says(table, 66);
    await table.believe();
    await table.roll();
    await off(table, 31);
    await table.claim(11);
    await table.lift();
    await stand(table, { Anna: 3, Ben: 3, Carla: 2 });
  });

  test("strictly higher", async ({ context, table }) => {
    const variants = ["strictly-higher"];
    await sitDown(context, table, {
      tradition,
      variants,
      dice: [
        [5, 4],
        [6, 1],
      ],
    });
    await says(table, 54);
    await table.believe();
    await table.roll();
    await off(table, 54);
    await table.claim(61);
    await table.lift();
    await stand(table, { Anna: 6, Ben: 6, Carla: 5 });
  });

  test("a Mia must be lifted", async ({ context, table }) => {
    await sitDown(context, table, { tradition, variants: ["must-lift"], dice: [[2, 1]] });
    await says(table, 21);
    await table.armed();
    await expect(table.handle("believe")).toHaveCount(0);
    await table.lift();
    await stand(table, { Anna: 6, Ben: 4, Carla: 6 });
  });

  test("sips instead of lives", async ({ context, table }) => {
    await sitDown(context, table, { tradition, variants: ["sips"], dice: [[2, 1]] });
    await says(table, 21);
    await expect(table.handle("lift")).toContainText("costs Ben 2 sips");
    await table.lift();
    await expect(table.main).toContainText("Ben: 2 sips");
    await stand(table, { Anna: 6, Ben: 6, Carla: 6 });
    expect(await table.out()).toEqual([]);
  });
});

test.describe("meyer-vaertshus", () => {
  const tradition = "meyer-vaertshus";

  test("lives, and a lifted Mia costs 1", async ({ context, table }) => {
    const dice = [[2, 1]] as const;
    await sitDown(context, table, { tradition, variants: ["meyer-costs-1"], lives: 4, dice });
    await says(table, 21);
    await table.lift();
    await stand(table, { Anna: 4, Ben: 3, Carla: 4 });
  });

  test("without the Little Mia", async ({ context, table }) => {
    const variants = ["no-little-meyer"];
    await sitDown(context, table, {
      tradition,
      variants,
      dice: [
        [6, 6],
        [3, 1],
      ],
    });
    await says(table, 66);
    await table.believe();
    await table.roll();
    await off(table, 31);
    await table.claim(21);
    await table.lift();
    await stand(table, { Anna: 6, Ben: 4, Carla: 6 });
  });

  test("Little Mia for 2, passing on the same, a joker, doubling", async ({ context, table }) => {
    test.slow();
    const variants = ["little-meyer-costs-2", "blind-same", "joker", "double"];
    const dice = [
      [3, 1],
      [6, 2],
      [3, 2],
      [4, 1],
    ] as const;
    await sitDown(context, table, { tradition, variants, dice });
    await says(table, 31);
    await table.lift();
    await stand(table, { Anna: 6, Ben: 4, Carla: 6 });
    await nextRound(table);
    await says(table, 64);
    await table.passBlind();
    await expect(table.main).toContainText("Carla passed it on unseen");
    await table.lift();
    await stand(table, { Anna: 6, Ben: 4, Carla: 5 });
    await nextRound(table);
    await says(table, 66);
    await table.lift();
    await expect(table.main).toContainText("The 32 makes every claim hold");
    await stand(table, { Anna: 5, Ben: 4, Carla: 5 });
    await nextRound(table);
    await says(table, 21);
    await table.double();
    await stand(table, { Anna: 1, Ben: 4, Carla: 5 });
  });

  test("second chance", async ({ context, table }) => {
    const dice = [[3, 2]] as const;
    await sitDown(context, table, { tradition, variants: ["second-chance"], lives: 1, dice });
    await says(table, 64);
    await table.lift();
    await stand(table, { Anna: 0, Ben: 1, Carla: 1 });
    await table.nextRound();
    await table.accept("Anna");
    await table.buyIn();
    await stand(table, { Anna: 1, Ben: 1, Carla: 1 });
  });

  test("the last two lose two", async ({ context, table }) => {
    const dice = [
      [3, 2],
      [3, 2],
      [3, 2],
    ] as const;
    await sitDown(context, table, { tradition, variants: ["last-two"], lives: 2, dice });
    await says(table, 66);
    await table.lift();
    await nextRound(table);
    await says(table, 66);
    await table.lift();
    await stand(table, { Anna: 0, Ben: 2, Carla: 2 });
    await nextRound(table);
    await says(table, 66);
    await expect(table.handle("lift")).toContainText("Not so: costs Ben 2 lives.");
    await table.lift();
    await stand(table, { Anna: 0, Ben: 0, Carla: 2 });
  });

  test.describe("believing a Mia", () => {
    const LOST = [
      ["costs 1", 1],
      ["costs 2", 2],
      ["costs nothing", 0],
    ] as const;
    for (const [index, [what, lost]] of LOST.entries()) {
      test(what, async ({ context, table }) => {
        const variants = [`believed-${index + 1}`];
        await sitDown(context, table, { tradition, variants, dice: [[3, 2]] });
        await says(table, 21);
        await table.believe();
        await table.at("reveal");
        await stand(table, { Anna: 6, Ben: 6 - lost, Carla: 6 });
      });
    }
    for (const [at, what] of [
      [4, "cannot be, but it may be passed on"],
      [5, "must be lifted, and not be passed on"],
    ] as const) {
      test(what, async ({ context, table }) => {
        const variants = ["blind-same", `believed-${at}`];
        await sitDown(context, table, {
          tradition,
          variants,
          dice: [
            [6, 1],
            [3, 2],
          ],
        });
        await says(table, 61);
        await table.believe();
        await table.roll();
        await table.claim(21);
        await table.armed();
        await expect(table.handle("believe")).toHaveCount(0);
        await expect(table.handle("pass-blind")).toHaveCount(at === 4 ? 1 : 0);
        await table.lift();
        await stand(table, { Anna: 6, Ben: 4, Carla: 6 });
      });
    }
  });
});

test("mia: sixes high, the same again, three lives", async ({ context, table }) => {
  const variants = ["sixes-high", "same-or-higher", "three-lives"];
  await sitDown(context, table, {
    tradition: "mia",
    variants,
    dice: [
      [1, 1],
      [6, 6],
    ],
  });
  await says(table, 66);
  await table.believe();
  await table.roll();
  await off(table, 11);
  await table.claim(66);
  await table.lift();
  await expect(table.main.locator("h1")).toHaveText("True");
  await stand(table, { Anna: 3, Ben: 3, Carla: 2 });
});

test("a variant that is tapped again is off again", async ({ table }) => {
  await table.page.goto("/");
  await table.tap("new-game");
  await table.follow("meyer-vaertshus");
  const from = table.handle("rules-from");
  for (const variant of ["no-little-meyer", "blind-same", "second-chance", "joker", "double"]) {
    await table.tap(`variant-${variant}`);
    await expect(from).toContainText("1 rule changed");
    await table.tap(`variant-${variant}`);
    await expect(from).toHaveText("Just as in Meyer, Danish inn");
  }
});
