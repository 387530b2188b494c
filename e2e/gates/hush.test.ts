// What src/ui/hush.ts keeps from the page below the window may be listened to by the window alone, on the way down.
import { expect, test } from "vitest";
import { UNHEARD } from "../../src/ui/hush.ts";
import { bare, sources } from "./sources.ts";

const ours = sources().filter(({ path, test }) => !test && path !== "ui/hush.ts");

test("no component asks React for what it is never told", () => {
  const names = UNHEARD.map((name) => `on${name}`);
  const faults = ours.flatMap(({ path, text }) =>
    [...bare(text).matchAll(/\b(on[A-Z]\w*?)(?:Capture)?[=:]/g)]
      .filter(([, name = ""]) => names.includes(name.toLowerCase()))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(faults).toEqual([]);
});

/** How a listener says that it wants to be told first: as it is written here. */
const FIRST = /capture: true|\bfirst\b|, options\)/;

test("whoever listens to it listens at the window, before it is kept back", () => {
  const listens = ours.flatMap(({ path, text }) =>
    [...text.matchAll(/(\w+)\.addEventListener\(\s*"(\w+)"[^;]*;/g)]
      .filter(([, , name = ""]) => UNHEARD.some((unheard) => unheard === name))
      .map(([call, on]) => ({ path, on, call })),
  );
  expect(listens.length).toBeGreaterThan(10);
  expect(listens.filter(({ on, call }) => on !== "window" || !FIRST.test(call))).toEqual([]);
});
