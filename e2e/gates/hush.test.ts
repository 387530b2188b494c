// What src/ui/hush.ts keeps from React no component may ask React for.
import { expect, test } from "vitest";
import { UNHEARD } from "../../src/ui/hush.ts";
import { bare, sources } from "./sources.ts";

test("no component asks React for what it is never told", () => {
  const enter = ["onPointerEnter", "onPointerLeave", "onMouseEnter", "onMouseLeave"];
  const names = [...UNHEARD.map((name) => `on${name}`), ...enter.map((name) => name.toLowerCase())];
  const asked = sources()
    .filter(({ test }) => !test)
    .flatMap(({ path, text }) =>
      [...bare(text).matchAll(/\b(on[A-Z]\w*?)(?:Capture)?[=:]/g)].map(([, name = ""]) => ({
        path,
        name,
      })),
    );
  expect(asked.filter(({ name }) => name === "onPointerDown").length).toBeGreaterThan(0);
  expect(asked.filter(({ name }) => names.includes(name.toLowerCase()))).toEqual([]);
});
