// What lies in the cup changes no pixel of what others see, and nothing that is waited for.
import { type Dice, seedDice } from "./chance.ts";
import { compare, type Read, rolls, sameSeals } from "./rolls.ts";
import { type Table, tableOn } from "./table.ts";
import { expect, test } from "./test.ts";
import { pixels } from "./tools/png.mjs";
import { fingerOn } from "./touch.ts";

test.skip(
  ({ browserName, hasTouch }) => browserName !== "chromium" || !hasTouch,
  "one picture of one browser is compared with the next",
);
// A picture taken in the middle of a movement is like no other.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** How far the same thing drawn twice may differ, in levels of 255: nobody sees it. */
const NOISE = 3;
/** An edge may be smoothed otherwise once its layer is drawn anew: a few specks, none by much. */
const SPECKS = 1_000;
const SPECK = 64;
/** How often something that has not come to rest is looked at again. */
const TRIES = 10;
/** The least that is felt at a table, in ms. */
const FELT = 150;

/** Tells pictures apart: gives the number of the first one that was the same. */
function pictures(): Read {
  const seen: Buffer[] = [];
  const alike = (one: Buffer, other: Buffer) => {
    if (one.length !== other.length) return false;
    let specks = 0;
    for (let at = 0; at < one.length; at += 1) {
      const apart = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      if (apart > SPECK) return false;
      if (apart > NOISE) specks += 1;
    }
    return specks <= SPECKS;
  };
  return async ({ page, dice }) => {
    await expect(dice).toHaveCount(0);
    const shot = async () => {
      const { data } = pixels(await page.screenshot({ scale: "css", animations: "disabled" }));
      return { data, known: seen.findIndex((other) => alike(data, other)) };
    };
    let last = await shot();
    // A new one counts once it stands still.
    for (let tries = 0; last.known < 0 && tries < TRIES; tries += 1) {
      await page.waitForTimeout(200);
      const next = await shot();
      if (alike(next.data, last.data)) break;
      last = next;
    }
    return `picture ${last.known < 0 ? seen.push(last.data) - 1 : last.known}`;
  };
}

test("no roll is seen in a picture of the covered screens", async ({ context, table }) => {
  test.setTimeout(600_000);
  await seedDice(context, rolls);
  await context.addInitScript(sameSeals);
  await compare(table, { tradition: "meyer-dk", standing: false, read: pictures() });
});

/** Notes how long anything is waited for that can be felt, and every movement. */
function watchTime(felt: number): void {
  const waits: string[] = [];
  const real: (act: () => void, ms: number, ...given: unknown[]) => number = window.setTimeout;
  Object.assign(window, {
    waits,
    setTimeout: (act: () => void, ms = 0, ...given: unknown[]) => {
      if (ms >= felt) waits.push(`waits ${ms}`);
      return real.call(window, act, ms, ...given);
    },
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function noted(frames, options) {
    waits.push(`moves ${JSON.stringify(options)}`);
    return animate.call(this, frames, options);
  };
}

/** What has been waited for since it was asked last. */
async function time({ page, dice }: Table): Promise<string> {
  await expect(dice).toHaveCount(0);
  const waits = await page.evaluate(() =>
    (window as unknown as { waits: string[] }).waits.splice(0),
  );
  return [...new Set(waits)].sort().join("\n");
}

test("no roll is told by how long things take", async ({ context, page, table }) => {
  test.setTimeout(600_000);
  // Before it is watched: the clock that is watched is this one.
  await page.clock.install();
  await seedDice(context, rolls);
  await context.addInitScript(sameSeals);
  await context.addInitScript(watchTime, FELT);
  const told: string[] = [];
  const read: Read = async (at) => {
    const view = await time(at);
    told.push(view);
    return view;
  };
  await compare(table, { tradition: "meyer-dk", standing: false, read });
  expect(told.join(), "controls wait before they arm").toContain("waits 500");
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** Low and high, a pair, a Mia. */
  const SOME: readonly Dice[] = [
    [3, 2],
    [5, 4],
    [6, 6],
    [2, 1],
  ];
  const FRAMES = 12;
  const EVENING = Date.UTC(2026, 0, 1, 20);

  /** Where everything stands that moves, frame by frame of the page's own time. */
  async function film({ page }: Table): Promise<readonly string[]> {
    const frames: string[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await page.clock.runFor(48);
      frames.push(
        await page.evaluate(() =>
          [...document.querySelectorAll("main [style]")]
            .map((part) => `${part.getAttribute("class")} ${part.getAttribute("style")}`)
            .join("\n"),
        ),
      );
    }
    return frames;
  }

  test("no roll is told by how the cup is thrown and how it is passed", async ({ browser }) => {
    test.setTimeout(240_000);
    const films: (readonly string[])[] = [];
    for (const dice of SOME) {
      const context = await browser.newContext();
      await seedDice(context, [dice]);
      await context.addInitScript(sameSeals);
      const page = await context.newPage();
      const table = tableOn(page, fingerOn(page, true));
      await page.clock.install({ time: EVENING });
      await page.goto("/");
      await table.at("home");
      // The same instant for all: frames are counted from it.
      await page.clock.pauseAt(EVENING + 60_000);
      const settle = () => page.clock.runFor(1_500);
      await table.deal({ names: ["Anna", "Ben"], tradition: "mia" });
      await settle();
      await table.tap("handover-accept");
      await table.at("roll");
      await settle();
      await table.tap("roll");
      await table.at("claim");
      const thrown = await film(table);
      await settle();
      await table.pick(54);
      await table.tap("say");
      await table.at("answer");
      films.push([...thrown, ...(await film(table))]);
      await context.close();
    }
    const [first = [], ...others] = films;
    expect(new Set(first.slice(0, FRAMES)).size, "it is thrown").toBeGreaterThan(FRAMES / 2);
    expect(new Set(first.slice(FRAMES)).size, "it is passed").toBeGreaterThan(FRAMES / 3);
    for (const other of others) expect(other).toEqual(first);
  });
});
