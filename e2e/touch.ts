// Fingers on the glass, by the browser's own protocol: put down, moved, taken away, several at a time.
// Where there is no glass, the same with a mouse.
import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

/** `id` tells fingers apart; without one they are counted. */
export type Spot = Readonly<{ x: number; y: number; id?: number }>;

export type Finger = Readonly<{
  tap: (on: Locator) => Promise<void>;
  /** Puts it down in the middle; gives what takes it away again. */
  press: (on: Locator) => Promise<() => Promise<void>>;
}>;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's one session of the browser's protocol. */
export function protocol(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** One touch event; the spots are the fingers that are down after it. */
export async function touch(
  page: Page,
  type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
  ...spots: readonly Spot[]
): Promise<void> {
  const session = await protocol(page);
  const touchPoints = spots.map(({ x, y, id }, at) => ({ x, y, id: id ?? at }));
  await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** The middle of what is on the screen. */
export async function middle(of: Locator): Promise<Spot> {
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  expect(box, `${of} is nowhere on the screen`).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const onGlass = (page: Page): Finger => ({
  tap: (on) => on.tap(),
  press: async (on) => {
    await touch(page, "touchStart", await middle(on));
    return () => touch(page, "touchEnd");
  },
});

const byMouse = (page: Page): Finger => ({
  tap: (on) => on.click(),
  press: async (on) => {
    const { x, y } = await middle(on);
    await page.mouse.move(x, y);
    await page.mouse.down();
    return () => page.mouse.up();
  },
});

export function fingerOn(page: Page, glass: boolean): Finger {
  return glass ? onGlass(page) : byMouse(page);
}
