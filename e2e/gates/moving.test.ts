// What moves by a style: places and opacity of whole layers only, which a phone does without painting anew.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "./sources.ts";

type Rule = Readonly<{ file: string; selector: string; body: string }>;

const LIGHT = /^(?:transform|opacity|none)$/;

const sheets = filesUnder("src")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** The innermost blocks: rules, and the steps of keyframes. */
const rules: readonly Rule[] = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    file,
    selector: selector.trim(),
    body,
  })),
);

const setIn = ({ body }: Rule, name: string) =>
  new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(body)?.[1];

test("only places and opacity pass from one to the other", () => {
  const found = rules
    .filter((rule) =>
      (setIn(rule, "transition") ?? "none")
        .replace(/\([^()]*\)/g, "")
        .split(",")
        .some((one) => !LIGHT.test(one.trim().split(/\s/)[0] ?? "")),
    )
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(found, `Let only transform and opacity pass in ${found.join(", ")}`).toEqual([]);
});

test("a layer moves, not the drawing in it", () => {
  const found = rules
    .filter((rule) => /\.cupart-[a-z]+$/.test(rule.selector) && setIn(rule, "transition"))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(found, `Move what the drawing lies in, instead of ${found.join(", ")}`).toEqual([]);
});

test("what else changes by an animation changes at once", () => {
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@keyframes (\w+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
      .filter(([, , steps = ""]) =>
        [...steps.matchAll(/([a-z-]+):/g)].some(([, name = ""]) => !LIGHT.test(name)),
      )
      .filter(([, name = ""]) => new RegExp(`animation: ${name} (?!0s)`).test(text))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(found, `Give it 0s, or animate transform and opacity, in ${found.join(", ")}`).toEqual([]);
});
