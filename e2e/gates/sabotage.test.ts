// Every way to see a secret, to lose a game or to keep the app from opening has a sabotage that still fits.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Sabotage {
  readonly entry: number;
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly test: Readonly<{ file: string; name: string; project?: string }>;
}

/** The gravest kinds of fault are numbered 1 to 37. */
const GRAVE = 37;

const all: readonly Sabotage[] = readdirSync("e2e/sabotage").flatMap((name) =>
  JSON.parse(readFileSync(`e2e/sabotage/${name}`, "utf8")),
);

test("each of them has one", () => {
  const entries = new Set(all.map(({ entry }) => entry));
  const lacking = Array.from({ length: GRAVE }, (_, index) => index + 1).filter(
    (entry) => !entries.has(entry),
  );
  expect(lacking, `Add a sabotage for ${lacking.join(", ")} to e2e/sabotage`).toEqual([]);
});

test.each(all)("$entry: $what", ({ file, find, replace, test: { file: spec, name } }) => {
  const times = readFileSync(file, "utf8").split(find).length - 1;
  expect(times, `"${find}" must stand once in ${file}: follow the code in e2e/sabotage`).toBe(1);
  expect(replace).not.toBe(find);
  expect(existsSync(spec), `${spec} is gone: name the test that took its place`).toBe(true);
  expect(() => new RegExp(name)).not.toThrow();
});
