// The licences that the app shows are those of the packages that are shipped.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT, LICENCES } from "./licences.ts";

type Package = Readonly<{ license?: string; dependencies?: Readonly<Record<string, string>> }>;

const read = (file: string): Package => JSON.parse(readFileSync(file, "utf8"));
const folderOf = (name: string) => `node_modules/${name}`;

/** Everything that the app depends on, and what that depends on. */
function shipped(names: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (known.has(name) || name.startsWith("@types/")) continue;
    known.add(name);
    shipped(Object.keys(read(`${folderOf(name)}/package.json`).dependencies ?? {}), known);
  }
  return known;
}

/** The generated worker holds these beside what the app imports. */
const WORKER = ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"];
const packages = [
  ...shipped([...Object.keys(read("package.json").dependencies ?? {}), ...WORKER]),
].sort();

test("every package that is shipped is named once, and no other", () => {
  expect(LICENCES.flatMap(({ name }) => name.split(", ")).sort()).toEqual(packages);
});

test.each(packages)("%s has the licence and the copyright that its files say", (name) => {
  const shown = LICENCES.find((one) => one.name.split(", ").includes(name));
  expect(shown?.licence).toBe(read(`${folderOf(name)}/package.json`).license);
  const file = readdirSync(folderOf(name)).find((found) => /^licen[cs]e/i.test(found)) ?? "";
  expect(existsSync(`${folderOf(name)}/${file}`)).toBe(true);
  const text = readFileSync(`${folderOf(name)}/${file}`, "utf8");
  for (const line of shown?.copyright.split(/\. (?=Copyright)/) ?? []) expect(text).toContain(line);
});

test("the lettering is under the licence that lies beside it", () => {
  const text = readFileSync("src/styles/sign.OFL.txt", "utf8");
  expect(text).toContain("SIL Open Font License, Version 1.1");
  expect(FONT.licence).toContain("SIL Open Font License 1.1");
  expect(text).toContain('with Reserved Font Names "Abril" and "Abril Fatface"');
});
