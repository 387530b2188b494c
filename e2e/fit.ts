// Whether what is written can be read whole: the drawn letters themselves are measured, not their boxes.
import type { Page } from "@playwright/test";

/** Text grown as phones grow it: the page's own measure is the rem. */
export async function grow(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? "" : `${size}%`;
  }, percent);
}

/**
 * Every text that is cut off. Each line of a text is one rectangle, and must lie inside whatever clips it
 * and inside the window; what can be scrolled to lies inside, except sideways: nothing is read that way.
 */
export function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const found: string[] = [];
    const roots = document.querySelectorAll("dialog[open]");
    const root = roots[roots.length - 1] ?? document.querySelector(".frame") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent || parent.closest(".unseen, style, script, option")) continue;
      if (!parent.checkVisibility()) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      if (lines.length === 0) continue;
      const left = Math.min(...lines.map((line) => line.left));
      const right = Math.max(...lines.map((line) => line.right));
      // A serif reaches out of its line's box no further than the leading: the letters are inside it.
      const top = Math.min(...lines.map((line) => line.top + line.height * 0.15));
      const bottom = Math.max(...lines.map((line) => line.bottom - line.height * 0.15));
      const say = (why: string) =>
        found.push(`${parent.className || parent.tagName} "${text.slice(0, 40)}" ${why}`);
      let scrolls = false;
      let sideways = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left: from, top: start } = box.getBoundingClientRect();
        const to = from + box.clientLeft + box.clientWidth;
        const end = start + box.clientTop + box.clientHeight;
        // A table or a chart that is wider than a phone may be pushed aside in its own frame.
        if (box.hasAttribute("tabindex") && overflowX === "auto" && box !== root) sideways = true;
        if (!sideways && overflowX !== "visible" && box.clientWidth > 0) {
          if (left < from - SLACK)
            say(`starts ${Math.round(from - left)} px left of ${box.className}`);
          if (right > to + SLACK)
            say(`ends ${Math.round(right - to)} px right of ${box.className}`);
        }
        const moves = /auto|scroll/.test(overflowY);
        if (!scrolls && !moves && overflowY !== "visible" && box.clientHeight > 0) {
          if (top < start - SLACK)
            say(`starts ${Math.round(start - top)} px above ${box.className}`);
          if (bottom > end + SLACK)
            say(`ends ${Math.round(bottom - end)} px below ${box.className}`);
        }
        if (moves) scrolls = true;
        if (box === root) break;
      }
      if (!sideways && (left < -SLACK || right > innerWidth + SLACK)) say("leaves the window");
      if (!scrolls && (top < -SLACK || bottom > innerHeight + SLACK)) say("is below the window");
    }
    return found;
  });
}

/** What can be pushed aside in its own frame although nothing of it is meant to be. */
export function pushed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    return (
      [root, ...root.querySelectorAll("*")]
        .filter((box) => box instanceof HTMLElement && box.checkVisibility())
        .filter((box) => !box.matches("input, textarea, [tabindex], .unseen, .unseen *"))
        .filter((box) => getComputedStyle(box).overflowX !== "visible" && box.clientWidth > 1)
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => {
          const parts = [...box.querySelectorAll("*")].map((part) => ({
            name: part.getAttribute("class"),
            right: part.getBoundingClientRect().right,
          }));
          const [widest] = parts.sort((a, b) => b.right - a.right);
          const over = box.scrollWidth - box.clientWidth;
          return `${box.className} is ${over} px too wide for ${widest?.name}`;
        })
        // A glow that fades out beyond the edge: the screen hides it, and a finger moves nothing.
        .filter((line) => !line.endsWith(" flare"))
    );
  });
}

/** Buttons that are lower or narrower than the words on them. */
export function spilt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    const found: string[] = [];
    for (const button of root.querySelectorAll("button:not(.unseen, .hold-bare, .cup-pad)")) {
      const box = button.getBoundingClientRect();
      for (const part of button.querySelectorAll(".button-label, .button-note, .choice-text")) {
        const its = part.getBoundingClientRect();
        const over = Math.max(box.top - its.top, its.bottom - box.bottom, its.right - box.right);
        if (over > 1.5)
          found.push(`${part.textContent} stands ${Math.round(over)} px over its button`);
        const letters = (part.textContent ?? "").length;
        const line = Number.parseFloat(getComputedStyle(part).fontSize);
        // One letter a line is no way to write.
        if (
          part.querySelector("svg") === null &&
          letters > 3 &&
          its.height > letters * line * 0.8
        ) {
          found.push(`${part.textContent} stands upright`);
        }
      }
    }
    for (const text of root.querySelectorAll("p, .choice-label, h1, h2, h3, li")) {
      if (text.closest(".unseen") || !text.checkVisibility()) continue;
      const letters = (text.textContent ?? "").trim().length;
      const { width, height } = text.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(text).fontSize);
      if (letters > 6 && width < line * 2 && height > letters * line * 0.8) {
        found.push(`${text.textContent} stands upright`);
      }
    }
    return found;
  });
}

/** The controls that a screen is there for, where they are not on it without scrolling. */
export function below(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return ["no screen"];
    const wanted =
      "handover-accept roll say cup believe lift double pass-blind next-round table rematch resume";
    return wanted.split(" ").flatMap((id) => {
      const control = main.querySelector(`[data-testid="${id}"]`);
      if (!control) return [];
      const { top, bottom } = control.getBoundingClientRect();
      const over = Math.round(bottom - innerHeight);
      return top < 0 || over > 0 ? [`${id} is ${over} px below the fold`] : [];
    });
  });
}

/** How far a screen that is meant to be seen whole has to be scrolled. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    return main ? main.scrollHeight - main.clientHeight : Number.NaN;
  });
}
