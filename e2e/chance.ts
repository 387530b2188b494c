// Known dice: the browser's chance is stubbed from outside, exactly where DESIGN says that dice take it.
import type { BrowserContext, Page } from "@playwright/test";

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;
export type Dice = readonly [Pips, Pips];

const DRAWN = "dice-drawn";

/**
 * Lays out the dice in the order they will fall, rolls as pairs, a life roll as one. A die that is not
 * foreseen throws. What was drawn is counted across reloads and closed pages.
 */
export async function seedDice(
  context: BrowserContext,
  falls: readonly (Dice | Pips)[],
): Promise<void> {
  await context.addInitScript(
    ({ pips, drawn }) => {
      const real = crypto.getRandomValues.bind(crypto);
      let here = 0;
      const count = () => {
        try {
          return Number(localStorage.getItem(drawn) ?? 0);
        } catch {
          return here;
        }
      };
      const next = () => {
        const at = count();
        const die = pips[at];
        if (die === undefined) throw new Error(`die ${at + 1} was not foreseen`);
        here = at + 1;
        try {
          localStorage.setItem(drawn, String(here));
        } catch {
          // Kept in this page only.
        }
        return die - 1;
      };
      Object.defineProperty(crypto, "getRandomValues", {
        configurable: true,
        value: (array: Uint8Array<ArrayBuffer>) => {
          if (!(array instanceof Uint8Array) || array.length !== 1) return real(array);
          array[0] = next();
          return array;
        },
      });
    },
    { pips: falls.flat(), drawn: DRAWN },
  );
}

/** How many dice have been drawn so far. */
export function drawn(page: Page): Promise<number> {
  return page.evaluate((key) => Number(localStorage.getItem(key) ?? 0), DRAWN);
}
