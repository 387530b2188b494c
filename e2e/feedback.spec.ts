// What is heard, felt and said: the same whatever lies in the cup, never waited for, and gone without a trace
// where the phone cannot.
import { expect, type Page } from "@playwright/test";
import { type Dice, type Pips, seedDice } from "./chance.ts";
import type { Table } from "./table.ts";
import { test } from "./test.ts";

test.skip(({ hasTouch, browserName }) => !hasTouch || browserName !== "chromium", "needs fingers");

const deal = (table: Table) =>
  table.deal({ names: ["Anna", "Ben", "Carla"], tradition: "meiern", lives: 6 });

async function read<T>(page: Page, name: string): Promise<T> {
  return page.evaluate((key) => (window as unknown as Record<string, T>)[key] as T, name);
}

function recordTouch(): void {
  const felt: string[] = [];
  Object.assign(window, { felt });
  Object.defineProperty(navigator, "vibrate", {
    configurable: true,
    value: (pattern: number[]) => felt.push(pattern.join(" ")) > 0,
  });
}

/** Each hand in a round of its own: rolled, looked at, claimed as the same. */
async function feelHands(page: Page, table: Table, hands: readonly Dice[]): Promise<Set<string>> {
  const told = new Set<string>();
  const hurry = () => page.clock.runFor(600);
  await page.clock.install();
  await page.goto("/");
  await deal(table);
  await hurry();
  await table.accept("Anna");
  for (const _ of hands) {
    await hurry();
    const from = (await read<string[]>(page, "felt")).length;
    await table.roll();
    await hurry();
    await table.look();
    await table.claim(54);
    await hurry();
    told.add((await read<string[]>(page, "felt")).slice(from).join(" / "));
    await table.voidRound();
    await hurry();
    await table.nextRound();
  }
  return told;
}

const HANDS: readonly Dice[] = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].map((other): Dice => [one as Pips, other as Pips]),
);
const SPECIAL: readonly Dice[] = [
  [2, 1],
  [3, 1],
  [3, 2],
  [6, 6],
];

for (const [name, hands, options] of [
  ["the special hands", SPECIAL, {}],
  ["50 hands", [...HANDS, ...HANDS.slice(0, 14)], { tag: "@more" }],
] as const) {
  test(`${name} feel the same`, options, async ({ context, page, table }) => {
    test.setTimeout(30_000 + hands.length * 8_000);
    await seedDice(context, hands);
    await context.addInitScript(recordTouch);
    const told = await feelHands(page, table, hands);
    expect([...told]).toEqual(["18 40 18 50 18 40 18 158 45 / 12 / 20"]);
  });
}

test("with everything quiet nothing is felt, played or said, and no shake rolls", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(recordTouch);
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
      prototype.start = () => heard.push("played");
    }
    Object.defineProperty(window, "speechSynthesis", {
      value: { getVoices: () => [], speak: () => heard.push("said"), cancel: () => {} },
    });
  });
  await page.goto("/");
  await table.tap("open-settings");
  await table.finger.tap(table.handle("set-quiet"));
  for (const name of ["sound", "haptics", "spoken", "shake"]) {
    await expect(table.handle(`set-${name}`)).not.toBeChecked();
  }
  await table.tap("back");
  await deal(table);
  await table.accept();
  await table.at("roll");
  await table.armed();
  await jolt(page);
  await table.roll();
  await table.look();
  await table.claim(66);
  await table.lift();
  expect(await read<string[]>(page, "felt")).toEqual([]);
  expect(await read<string[]>(page, "heard")).toEqual([]);
});

test("a phone whose sound was taken by a call plays on, and tries again", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [[5, 2]]);
  await context.addInitScript(() => {
    const made = { contexts: 0, closed: 0, awaited: 0 };
    Object.assign(window, {
      made,
      AudioContext: class {
        state = "interrupted";
        constructor() {
          made.contexts += 1;
        }
        resume() {
          made.awaited += 1;
          return new Promise(() => {});
        }
        close() {
          made.closed += 1;
          return Promise.resolve();
        }
      },
    });
  });
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.roll();
  await table.claim(63);
  await page.waitForTimeout(1200);
  await table.lift();
  await table.nextRound();
  await table.at("handover");
  const { contexts, closed } = await read<{ contexts: number; closed: number }>(page, "made");
  expect(contexts).toBeGreaterThan(1);
  expect(closed).toBeGreaterThan(0);
});

function stubWake(refuses: boolean): void {
  const locks = { asked: 0, held: new Set<EventTarget>() };
  const lose = (sentinel: EventTarget) => {
    locks.held.delete(sentinel);
    sentinel.dispatchEvent(new Event("release"));
  };
  Object.assign(window, {
    asked: () => [locks.asked, locks.held.size],
    lose: () => [...locks.held].forEach(lose),
  });
  Object.defineProperty(navigator, "wakeLock", {
    configurable: true,
    value: {
      request: async () => {
        locks.asked += 1;
        if (refuses) throw new DOMException("low battery", "NotAllowedError");
        const sentinel = Object.assign(new EventTarget(), {
          release: async () => lose(sentinel),
        });
        locks.held.add(sentinel);
        return sentinel;
      },
    },
  });
}
const locks = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: () => [number, number] }).asked());

test("the screen is kept on in a game, asked for again when lost, let go at home", async ({
  context,
  page,
  table,
}) => {
  await context.addInitScript(stubWake, false);
  await page.goto("/");
  expect(await locks(page)).toEqual([0, 0]);
  await deal(table);
  await table.accept();
  await table.at("roll");
  expect(await locks(page)).toEqual([1, 1]);
  await page.evaluate(() => (window as unknown as { lose: () => void }).lose());
  await expect.poll(() => locks(page)).toEqual([2, 1]);
  await table.goHome();
  await expect.poll(() => locks(page)).toEqual([2, 0]);
});

test("a phone that will not stay awake plays all the same", async ({ context, page, table }) => {
  await context.addInitScript(stubWake, true);
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.roll();
  expect((await locks(page))[0]).toBeGreaterThan(0);
});

const PERMITS = ["granted", "denied", "throws", "missing"] as const;

/** The phone comes to hand, then three strong jolts, 150 ms apart. */
async function jolt(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const x of [0, 30, -30, 30]) {
      const acceleration = { x, y: 0, z: 0 };
      const accelerationIncludingGravity = { x, y: 6, z: 8 };
      const init = { acceleration, accelerationIncludingGravity };
      window.dispatchEvent(new DeviceMotionEvent("devicemotion", init));
      await new Promise((done) => setTimeout(done, 150));
    }
  });
}

for (const permit of PERMITS) {
  test(`shaking where permission is ${permit}`, async ({ context, page, table }) => {
    await seedDice(context, [[5, 2]]);
    await context.addInitScript((answer) => {
      const asked: boolean[] = [];
      Object.assign(window, { asked });
      if (answer === "missing") {
        Object.assign(DeviceMotionEvent, { requestPermission: undefined });
        return;
      }
      Object.assign(DeviceMotionEvent, {
        requestPermission: async () => {
          asked.push(navigator.userActivation.isActive);
          if (answer === "throws") throw new DOMException("no", "NotAllowedError");
          return answer;
        },
      });
    }, permit);
    await page.goto("/");
    await deal(table);
    await jolt(page);
    await table.accept();
    await table.at("roll");
    await table.armed();
    const asks = permit !== "missing";
    await expect(table.handle("allow-shake")).toHaveCount(asks ? 1 : 0);
    expect(await read<boolean[]>(page, "asked")).toEqual([]);
    if (asks) await table.tap("allow-shake");
    expect(await read<boolean[]>(page, "asked")).toEqual(asks ? [true] : []);
    await expect(table.handle("allow-shake")).toHaveCount(0);
    if (permit === "granted" || permit === "missing") await jolt(page);
    else await table.tap("roll");
    await table.at("claim");
    const turn = await table.turn();
    await table.armed();
    await jolt(page);
    expect(await table.turn(), "a shake rolls on the Roll screen only").toBe(turn);
  });
}

test("the offer to shake moves nothing, and gives the focus on", async ({
  context,
  page,
  table,
}) => {
  await context.addInitScript(() =>
    Object.assign(DeviceMotionEvent, { requestPermission: async () => "denied" }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.at("roll");
  const offer = table.handle("allow-shake");
  const places = () =>
    page.evaluate(() =>
      [".roll-cup", "[data-testid=roll]"].map((part) => {
        const { y = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
        return [y, height];
      }),
    );
  const before = await places();
  await expect(offer, "it comes once the sensor has said nothing for a while").toHaveCount(0);
  await expect(offer).toBeEnabled();
  expect(await places()).toEqual(before);
  await table.tap("allow-shake");
  await expect(offer).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(page.locator("h1")).toBeFocused();
});

/** What is said of a 63 and of a pair of sixes, in the numbers of the table. */
const SAID = {
  "en-GB": ["sixty-three", "pair of sixes"],
  "de-DE": ["dreiundsechzig", "Sechser-Pasch"],
  "da-DK": ["seks-tre", "par 6"],
  "nb-NO": ["sekstitre", "par seks"],
} as const;

for (const [locale, [number, pair]] of Object.entries(SAID)) {
  test.describe(locale, () => {
    test.use({ locale });
    test("a claim is said aloud where that is wanted, and nothing else", async ({
      context,
      page,
      table,
    }) => {
      await seedDice(context, [
        [6, 2],
        [5, 2],
      ]);
      await context.addInitScript((tag) => {
        const said: string[] = [];
        const voice = { lang: tag, localService: true, default: true };
        class Line {
          voice = null;
          lang = "";
          text: string;
          constructor(text: string) {
            this.text = text;
          }
        }
        Object.assign(window, { said, SpeechSynthesisUtterance: Line });
        Object.defineProperty(window, "speechSynthesis", {
          value: {
            getVoices: () => [voice],
            speak: ({ text, lang }: Line) => said.push(`${lang} ${text}`),
            cancel: () => {},
          },
        });
      }, locale);
      await page.goto("/");
      await table.tap("open-settings");
      await table.finger.tap(table.handle("set-spoken"));
      await table.tap("back");
      await deal(table);
      await table.accept();
      await table.roll();
      await table.look();
      await table.claim(63);
      await expect.poll(() => read<string[]>(page, "said")).toEqual([`${locale} ${number}`]);
      await table.believe();
      await table.roll();
      await table.look();
      await table.claim(66);
      const both = [`${locale} ${number}`, `${locale} ${pair}`];
      await expect.poll(() => read<string[]>(page, "said")).toEqual(both);
      await table.lift();
      expect(await read<string[]>(page, "said")).toEqual(both);
    });
  });
}

/** The phone's own pull, at rest for a while. */
async function lay(page: Page, pull: Readonly<{ x: number; y: number; z: number }>): Promise<void> {
  await page.evaluate(async (accelerationIncludingGravity) => {
    for (let times = 0; times < 10; times += 1) {
      const init = { accelerationIncludingGravity };
      window.dispatchEvent(new DeviceMotionEvent("devicemotion", init));
      await new Promise((done) => setTimeout(done, 100));
    }
  }, pull);
}

test("flat on the table the claim reads from both long sides, in the same room", async ({
  page,
  table,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.roll();
  await table.claim(63);
  const other = table.handle("other-side");
  await expect(other).toHaveCount(0);
  const room = () => table.handle("believe").boundingBox();
  const before = await room();
  await lay(page, { x: 0.1, y: 0.2, z: 9.8 });
  await expect(other).toHaveText("63");
  await expect(other).toHaveAttribute("aria-hidden", "true");
  expect(await room()).toEqual(before);
  const scrolls = (main: Element) => main.scrollHeight - main.clientHeight;
  expect(await page.locator("main").evaluate(scrolls)).toBe(0);
  const edges = (side: Element) => {
    const { left, right } = side.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  for (const side of await page.locator(".answer-digits").all()) {
    expect(await side.evaluate(edges)).toBe(true);
  }
  await lay(page, { x: 0, y: 7, z: 7 });
  await expect(other).toHaveCount(0);
  await table.tap("menu");
  await table.finger.tap(table.handle("both-sides"));
  await expect(other).toHaveCount(1);
});

const LYING = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
  [640, 360],
] as const;

/** Every digit of the claim by itself, as it is drawn: what of it lies off the glass, on the dice or on another. */
function astray(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spans = [...document.querySelectorAll(".answer-digits")];
    const digits = spans.flatMap((span, side) => {
      const text = span.firstChild;
      if (text === null) return [];
      return [...(text.textContent ?? "")].map((digit, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return { what: `${digit} of side ${side}`, box: range.getBoundingClientRect() };
      });
    });
    const others = [...document.querySelectorAll(".answer-dice, .answer-word > span, .bar, .hold")];
    const things = [
      ...digits,
      ...others.map((other) => ({
        what: String(other.getAttribute("class")),
        box: other.getBoundingClientRect(),
      })),
    ];
    if (digits.length !== 4) return [`${digits.length} digits`];
    return digits.flatMap(({ what, box }, at) => {
      const off = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      const met = things.slice(at + 1).filter((thing) => {
        const wide = Math.min(box.right, thing.box.right) - Math.max(box.left, thing.box.left);
        const high = Math.min(box.bottom, thing.box.bottom) - Math.max(box.top, thing.box.top);
        return wide > 1 && high > 1;
      });
      return [
        ...(off ? [`${what} leaves the glass`] : []),
        ...met.map((thing) => `${what} lies on ${thing.what}`),
      ];
    });
  });
}

/** Which way each side is turned, in quarters clockwise, by where its second digit stands. */
function turned(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".answer-digits")].map((side) => {
      const text = side.firstChild as Text;
      const [first, second] = [0, 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      });
      if (!first || !second) return "nowhere";
      const [x, y] = [second.x - first.x, second.y - first.y];
      return Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";
    }),
  );
}

test("both sides of the claim are whole on every phone, and towards its long sides", async ({
  page,
  table,
}) => {
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.roll();
  await table.claim(66);
  await table.tap("menu");
  await table.finger.tap(table.handle("both-sides"));
  await page.keyboard.press("Escape");
  await expect(table.handle("other-side")).toHaveCount(1);
  for (const [width, height] of LYING) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => astray(page), `${width} by ${height}`).toEqual([]);
    expect(await turned(page)).toEqual(width < height ? ["down", "up"] : ["right", "left"]);
  }
});

test("whatever is heard is seen as well, and nobody's music is stopped", async ({
  context,
  page,
  table,
}) => {
  await seedDice(context, [
    [5, 2],
    [6, 4],
  ]);
  await context.addInitScript(() => {
    const heard: number[] = [];
    const drawn: number[] = [];
    const sessions: string[] = [];
    Object.assign(window, { heard, drawn, sessions });
    Object.defineProperty(navigator, "audioSession", {
      value: Object.defineProperty({}, "type", { set: (type) => sessions.push(type) }),
    });
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
      const start = prototype.start;
      prototype.start = function told(...when: []) {
        heard.push(performance.now());
        return start.apply(this, when);
      };
    }
    new MutationObserver(() => drawn.push(performance.now())).observe(document, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
  });
  await page.goto("/");
  await deal(table);
  await table.accept();
  await table.roll();
  await table.look();
  await table.claim(54);
  await table.believe();
  await table.roll();
  await table.claim(63);
  await table.lift();
  const heard = await read<number[]>(page, "heard");
  const drawn = await read<number[]>(page, "drawn");
  /** Far less than lies between two acts, and enough for a busy machine, in ms. */
  const close = 300;
  const cues = heard.filter((at, index) => at - (heard[index - 1] ?? 0) > close);
  expect(cues.length, "roll, look, claim, believe, roll, claim, lift").toBe(7);
  const unseen = cues.filter((at) => !drawn.some((then) => Math.abs(then - at) < close));
  expect(unseen).toEqual([]);
  expect(await read<string[]>(page, "sessions")).toEqual([]);
});
