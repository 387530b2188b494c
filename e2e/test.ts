// What every browser test watches for: errors, requests to elsewhere, and dice that lie open.
import { test as base, expect, type Page } from "@playwright/test";
import { type Table, tableOn } from "./table.ts";
import { fingerOn } from "./touch.ts";

type Given = Readonly<{
  /** What may go wrong on purpose here, by the text of the error. */
  forgive: readonly RegExp[];
}>;

type Made = Readonly<{
  /** What went wrong so far; empty at the end of every test. */
  faults: string[];
  table: Table;
  /** The same for another page. */
  sit: (page: Page) => Table;
}>;

/** Tells of a die in the document that nobody holds and no lift has shown. */
function watchDice(): void {
  const down = new Set<string>();
  const on = (name: string, act: (event: Event) => void) =>
    window.addEventListener(name, act, { capture: true });
  const key = (event: Event) => `key ${(event as KeyboardEvent).key}`;
  const pointer = (event: Event) => `pointer ${(event as PointerEvent).pointerId}`;
  on("keydown", (event) => down.add(key(event)));
  on("keyup", (event) => down.delete(key(event)));
  on("pointerdown", (event) => down.add(pointer(event)));
  on("pointerup", (event) => down.delete(pointer(event)));
  on("pointercancel", (event) => down.delete(pointer(event)));
  window.addEventListener("blur", () => down.clear());
  new MutationObserver(() => {
    if (!document.querySelector('[data-testid="die"]')) return;
    const screen = document.querySelector("main")?.getAttribute("data-screen");
    if (screen === "reveal" || down.size > 0) return;
    (window as unknown as { openDice: (where: string) => void }).openDice(String(screen));
  }).observe(document, { childList: true, subtree: true });
}

/** Firefox tells of a picture that a page has begun to load and no longer wants. */
const GIVEN_UP = /cup\.svg’?\. A ServiceWorker intercepted the request/;

export const test = base.extend<Given & Made>({
  forgive: [[], { option: true }],
  faults: [
    async ({ context, forgive }, use) => {
      const faults: string[] = [];
      const note = (text: string) => {
        if (![...forgive, GIVEN_UP].some((pattern) => pattern.test(text))) faults.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      context.on("weberror", (error) => note(String(error.error())));
      context.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== "localhost") note(`asks ${request.url()}`);
      });
      await context.exposeFunction("openDice", (where: string) =>
        note(`dice lie open on ${where}`),
      );
      await context.addInitScript(watchDice);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  sit: async ({ hasTouch }, use) => {
    await use((page) => tableOn(page, fingerOn(page, hasTouch)));
  },
  table: async ({ page, sit }, use) => {
    await use(sit(page));
  },
});

export { expect };
