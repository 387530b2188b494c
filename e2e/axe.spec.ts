// WCAG 2.2 AA as far as a machine can tell: every screen, in every light, and the size of targets (forced colours: colours.spec.ts).
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import * as aside from "./aside.ts";
import { everywhere, FEW } from "./everywhere.ts";
import { expect, test } from "./test.ts";

const THEMES = ["dark", "light", "black"] as const;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** As large as a wet thumb needs it (CSS pixels). */
const TARGET = 44;

const wear = (page: Page, theme: string) =>
  page.evaluate((worn) => document.documentElement.setAttribute("data-theme", worn), theme);

/** A light changes colours and nothing else: in the others, only those are asked for again. */
async function faults(page: Page, theme: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const asking = theme === THEMES[0] ? axe.withTags(RULES) : axe.withRules("color-contrast");
  const { violations } = await asking.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** What is pressed and is smaller than a thumb, with what belongs to it. */
const small = (page: Page) =>
  page.evaluate((target) => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    return [...root.querySelectorAll("button, select, input, summary, a[href], [role=radio]")]
      .filter((control) => control.checkVisibility() && !control.closest(".unseen"))
      .flatMap((control) => {
        // A box to tick is as large as the label that ticks it.
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        const name = control.getAttribute("data-testid") ?? control.className;
        return width < target - 0.01 || height < target - 0.01
          ? [`${name} is ${Math.round(width)}x${Math.round(height)}`]
          : [];
      });
  }, TARGET);

/** Looks at what is shown in every light. */
const judge = (page: Page) => async (what: string) => {
  const worn = (await page.locator("html").getAttribute("data-theme")) ?? "dark";
  expect.soft(await small(page), `${what}: targets`).toEqual([]);
  for (const theme of THEMES) {
    await wear(page, theme);
    expect.soft(await faults(page, theme), `${what}, ${theme}`).toEqual([]);
  }
  await wear(page, worn);
};

test("every screen stands the machine's test in every light", async ({ context, page, table }) => {
  test.setTimeout(240_000);
  await everywhere({ context, table, names: FEW, tradition: "kneipe", visit: judge(page) });
});

for (const [what, walk] of Object.entries(aside)) {
  test(`so does what the walk leaves aside: ${what}`, async ({ context, page, table }) => {
    test.setTimeout(400_000);
    await walk({ context, table, names: [...FEW, "Dora"], visit: judge(page) });
  });
}
