// A page that is really hidden, as behind a call or a lock: only the browser's own protocol can do it.
import { expect, test } from "@playwright/test";
import { systemBrowser } from "./tools/browser.mjs";
import { launch, type Tab } from "./tools/raw.mjs";

const whole = systemBrowser({ whole: true });
const SHOWN = `document.querySelectorAll('[data-testid="die"]').length`;

/** Waits until code in the page comes to true. */
async function until({ run }: Tab, code: string): Promise<void> {
  await expect.poll(() => run(code), { message: code, timeout: 10_000 }).toBe(true);
}

async function press(tab: Tab, id: string): Promise<void> {
  const control = `document.querySelector('[data-testid="${id}"]')`;
  await until(tab, `${control} !== null && !${control}.disabled`);
  await tab.run(`${control}.click()`);
}

const at = (tab: Tab, screen: string) =>
  until(tab, `document.querySelector("main")?.dataset.screen === "${screen}"`);

/** To the closed cup of whoever opens, on a phone's screen. */
async function toCup(tab: Tab): Promise<readonly { x: number; y: number }[]> {
  await tab.send("Emulation.setDeviceMetricsOverride", {
    ...{ width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
  });
  await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await at(tab, "home");
  await press(tab, "new-game");
  await at(tab, "setup");
  for (const [seat, name] of ["Anna", "Ben", "Carla"].entries()) {
    await tab.run(`document.querySelectorAll('[data-testid="player-name"]')[${seat}].focus()`);
    await tab.send("Input.insertText", { text: name });
  }
  await press(tab, "start-game");
  await at(tab, "handover");
  await press(tab, "handover-accept");
  await press(tab, "roll");
  await at(tab, "claim");
  await until(tab, `!document.querySelector('[data-testid="menu"]').disabled`);
  const [x, y] = await tab.run<[number, number]>(`(() => {
    const cup = document.querySelector('[data-testid="cup"]').getBoundingClientRect();
    return [cup.left + cup.width / 2, cup.top + cup.height / 2];
  })()`);
  return [{ x, y }];
}

const touch = ({ send }: Tab, type: string, touchPoints: readonly object[] = []) =>
  send("Input.dispatchTouchEvent", { type, touchPoints });

test("a call during a hold: covered while hidden, after it, and after the late finger", async ({
  baseURL,
}) => {
  test.skip(!whole, "no browser with windows is installed: without them no page can be hidden");
  const browser = launch(whole ?? "");
  try {
    const game = await browser.open(baseURL);
    await game.show();
    const cup = await toCup(game);
    const turn = await game.run<string>(`document.querySelector("main").dataset.turn`);
    const call = await browser.open();
    await game.show();

    await touch(game, "touchStart", cup);
    await until(game, `${SHOWN} === 2`);
    await call.show();
    await until(game, "document.hidden");
    expect(await game.run(SHOWN), "open while hidden").toBe(0);
    // Long enough for a watchdog, a late save or a paint to bring them back.
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await game.run(SHOWN), "open while hidden, later").toBe(0);

    await game.show();
    await until(game, "!document.hidden");
    expect(await game.run(SHOWN), "open on return").toBe(0);
    await touch(game, "touchEnd");
    expect(await game.run(SHOWN), "open after the late finger").toBe(0);
    await at(game, "claim");
    const after = await game.run<string>(`document.querySelector("main").dataset.turn`);
    expect(Number(after), "one look, and nothing else").toBe(Number(turn) + 1);

    await test.step("a fresh finger shows the same dice again", async () => {
      await touch(game, "touchStart", cup);
      await until(game, `${SHOWN} === 2`);
      await touch(game, "touchEnd");
      expect(await game.run(SHOWN)).toBe(0);
    });

    await test.step("frozen and thawed it is covered, and plays on", async () => {
      await call.show();
      await until(game, "document.hidden");
      await game.send("Page.setWebLifecycleState", { state: "frozen" });
      await game.send("Page.setWebLifecycleState", { state: "active" });
      await game.show();
      await until(game, "!document.hidden");
      expect(await game.run(SHOWN)).toBe(0);
      await game.run(`document.querySelector('[data-testid="rung"][data-roll="21"]').click()`);
      await press(game, "say");
      await at(game, "answer");
    });
  } finally {
    await browser.close();
  }
});
