// How files look: named exports, no barrels, one-word names, a first line that says what it is.
import { basename } from "node:path";
import { expect, test } from "vitest";
import { bare, filesUnder, sources } from "./sources.ts";

const all = sources();
const list = (found: readonly { path: string }[]) =>
  found.map(({ path }) => `src/${path}`).join(", ");

test("no default exports", () => {
  const found = all.filter(({ text }) => /^\s*export\s+default\b|\bas default\b/m.test(bare(text)));
  expect(found, `Export by name in ${list(found)}`).toEqual([]);
});

test("no barrels", () => {
  const found = all.filter(
    ({ path, text }) => /(^|\/)index\.tsx?$/.test(path) || /^\s*export\s+\*/m.test(bare(text)),
  );
  expect(found, `Import from where it is made, not through ${list(found)}`).toEqual([]);
});

test("file names are one word", () => {
  const found = filesUnder("src").filter(
    (file) =>
      // A preset's file is called by the preset's id.
      !file.startsWith("src/game/rules/rulesets/") &&
      /\.(?:tsx?|css|json)$/.test(file) &&
      !/^(?:[a-z][a-z0-9]*|[A-Z][a-z0-9]*)(?:\.test|\.module|\.d)?\.(?:tsx?|css|json)$/.test(
        basename(file),
      ),
  );
  expect(
    found,
    `A name of two words may be in the wrong folder: rename or move ${found.join(", ")}`,
  ).toEqual([]);
});

test("every file says in its first line what it is about", () => {
  const found = all.filter(({ text }) => !/^(?:\/\/|\/\*\*?) \S/.test(text));
  expect(found, `Begin with a line of comment in ${list(found)}`).toEqual([]);
});
