// What may move, and what may wait for it: transform and opacity; nothing.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bare, filesUnder, sources } from "./sources.ts";

test("nothing waits for a movement to end", () => {
  const waits = /AnimatePresence|onAnimationComplete|onExitComplete|on(?:Transition|Animation)End/;
  const found = sources()
    .filter(
      ({ text, test }) =>
        !test && (waits.test(bare(text)) || /["'](?:transition|animation)end["']/.test(text)),
    )
    .map(({ path }) => `src/${path}`);
  const advice = `On a hidden page no movement ends: change the state first in ${found.join(", ")}`;
  expect(found, advice).toEqual([]);
});

/** Where somebody is marked there is no layer to fade: the line round a name card comes up once. */
const ALLOWED = ["transform", "opacity", "outline-color"];

test("nothing moves but what needs no layout and no paint", () => {
  const faults = filesUnder("src")
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const sheet = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      const steered = [...sheet.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(
        ([, list = ""]) => list.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "").split(","),
      );
      const keyed = [...sheet.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(
        ([, frames = ""]) => [...frames.matchAll(/([a-z-]+)\s*:/g)].map(([, name = ""]) => name),
      );
      return [...steered.map((one) => one.trim().split(/\s/)[0] ?? ""), ...keyed]
        .filter((name) => !ALLOWED.includes(name))
        .map((name) => `${file} moves ${name}`);
    });
  expect(faults, faults.join("\n")).toEqual([]);
});

/** What a finger does to a control is painted and no more: the tap behind it must not wait for a layout. */
const PAINTED = /^(?:box-shadow|background(?:-color)?|color|border-color|text-decoration-color)$/;

/** Every rule of every style sheet, without what is only remarked in it. */
const rules = () =>
  filesUnder("src")
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const sheet = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      return [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
        file,
        selector: selector.trim(),
        body,
      }));
    });

test("a control that is pressed is painted anew, and laid out by nothing", () => {
  const pressed = rules()
    .filter(({ selector }) => selector.includes("[data-down]"))
    .flatMap(({ file, body }) =>
      [...body.matchAll(/([a-z-]+)\s*:/g)].map(([, name = ""]) => ({ file, name })),
    );
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter(({ name }) => !PAINTED.test(name))).toEqual([]);
});

test("no look hangs on the browser's own sign of a press: it comes with the tap, and is drawn before it", () => {
  const faults = rules()
    .filter(({ selector }) => /:(?:active|hover)/.test(selector))
    .filter(({ selector }) => !/:not\([^)]*:active/.test(selector))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(faults).toEqual([]);
});
