// What cannot be told apart where the colours are not the app's own, and what shows no focus.
import type { Page } from "@playwright/test";

/** What is drawn without being told apart from what it lies on, or from what it must not be taken for. */
export const faint = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    const probe = document.createElement("i");
    probe.style.setProperty("forced-color-adjust", "none");
    document.body.append(probe);
    /** Red, green, blue and opacity of any colour. */
    const parts = (colour: string) => {
      probe.style.color = "";
      probe.style.color = colour;
      const [red = 0, green = 0, blue = 0, opacity = 1] = (
        getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      return { red, green, blue, opacity };
    };
    const light = (colour: string) => {
      const { red, green, blue } = parts(colour);
      const linear = (part: number) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const off = (one: string, other: string) => {
      const [a, b] = [light(one), light(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const ground = (from: Element | null): string => {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (parts(backgroundColor).opacity > 0.5) return backgroundColor;
      }
      return "Canvas";
    };
    const name = (element: Element) =>
      element.getAttribute("data-testid") ??
      element.getAttribute("class") ??
      `${element.parentElement?.getAttribute("class")} > ${element.tagName}`;
    const say = (element: Element, what: string) => found.push(`${name(element)} ${what}`);
    const all = (selector: string) =>
      [...root.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && !element.closest(".unseen"),
      );

    // Lines that are drawn straight onto the page.
    for (const drawing of all("svg")) {
      const shapes = [...drawing.querySelectorAll("path, circle, rect, ellipse")].map((shape) => ({
        shape,
        style: getComputedStyle(shape),
      }));
      const filled = shapes.some(({ style }) => style.fill !== "none");
      const behind = ground(drawing.parentElement);
      for (const { shape, style } of filled ? [] : shapes) {
        if (style.stroke !== "none" && off(style.stroke, behind) < 3) say(shape, "cannot be seen");
      }
    }
    for (const frame of all(
      ".button:not(.button-quiet), .hold:not(.hold-bare) .hold-plate, .grip, .cup-plate, .rung, " +
        ".choice-option > input, .toggle > input, .seat-pick, .field-input, select",
    )) {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(frame);
      if (Number.parseFloat(borderBottomWidth) < 1) say(frame, "has no frame");
      else if (off(borderBottomColor, ground(frame.parentElement)) < 3)
        say(frame, "has a faint frame");
    }
    for (const text of all("button, p, h1, h2, h3, li, label")) {
      const { color } = getComputedStyle(text);
      if (off(color, ground(text)) < 3) say(text, `is written in ${color} on ${ground(text)}`);
    }
    for (const fill of all(".hold-fill, .grip-fill")) {
      if (off(getComputedStyle(fill).backgroundColor, ground(fill.parentElement)) < 3) {
        say(fill, "does not show how long it has been held");
      }
    }
    for (const track of all(".toggle-track")) {
      const knob = getComputedStyle(track, "::before");
      const own = ground(track);
      const seen = Math.max(off(knob.backgroundColor, own), off(knob.borderTopColor, own));
      if (seen < 3) say(track, "hides its knob");
    }
    /** Two kinds of one thing must differ in how they are framed. */
    const looks = (selector: string) =>
      new Set(
        all(selector).map((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
          return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
        }),
      );
    for (const [one, other] of [
      ['.rung[aria-disabled="true"]', '.rung[aria-disabled="false"][aria-checked="false"]'],
      ['.rung[aria-checked="true"]', '.rung[aria-checked="false"]'],
      [":checked + .choice-mark", ":not(:checked) + .choice-mark"],
      ['.chip[aria-pressed="true"]', '.chip[aria-pressed="false"]'],
      [".button:disabled:not([data-unarmed], .button-quiet)", ".button:enabled:not(.button-quiet)"],
    ] as const) {
      const others = looks(other);
      for (const look of looks(one)) if (others.has(look)) found.push(`${one} looks like ${other}`);
    }
    for (const seat of all(".seat")) {
      const { outlineStyle } = getComputedStyle(seat);
      if (seat.hasAttribute("data-marked") !== (outlineStyle !== "none"))
        say(seat, "is not marked");
    }
    probe.remove();
    return found;
  });

/** The controls round which no line is drawn when they have the focus. */
export async function unringed(page: Page): Promise<readonly string[]> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const before = document.activeElement;
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = open ?? document.querySelector(".frame") ?? document.body;
    const found: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(
      "button, input, select, summary, [tabindex='0']",
    )) {
      if (!control.checkVisibility()) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
        found.push(control.getAttribute("data-testid") ?? control.className);
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return found;
  });
}
