// npm run test:sabotage: breaks a copy of the app in one line at a time. The test that is named for it must
// turn red, and in its file no other one; without sabotage all of them must be green. Takes entry numbers.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureBrowser } from "./browser.mjs";

/**
 * @typedef {object} Sabotage
 * @property {number} entry the number of what can go wrong
 * @property {string} what what the app does then
 * @property {string} file
 * @property {string} find stands once in the file
 * @property {string} replace
 * @property {{ file: string, name: string, project?: string }} test `name` is a pattern; with a `project` it
 *   is a browser test, and only those of that name are run
 */
/** @typedef {{ name: string, green: boolean }} Result */

const LISTS = "e2e/sabotage";
const PARTS = [
  "src",
  "e2e",
  "public",
  "index.html",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];
/** Slow is not red: that would pass for caught. */
const UNIT = ["--reporter=json", "--testTimeout=30000"];
const windows = process.platform === "win32";

/** @type {Sabotage[]} */
const all = readdirSync(LISTS).flatMap((name) =>
  JSON.parse(readFileSync(join(LISTS, name), "utf8")),
);
const numbers = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const kinds = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const wanted = all
  .filter(({ entry }) => numbers.length === 0 || numbers.includes(entry))
  .filter(({ test }) => kinds.length === 0 || kinds.includes(test.project ? "browser" : "unit"))
  .sort((one, other) => one.entry - other.entry);

const copy = mkdtempSync(join(tmpdir(), "undercup-sabotage-"));
for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");

/** A port that nobody has.
 * @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, () => {
      const at = server.address();
      server.close(() => done(typeof at === "object" && at ? at.port : 0));
    });
  });

/** @param {string[]} words @param {Record<string, string>} [env] */
const run = (words, env = {}) =>
  spawnSync("npx", words, {
    cwd: copy,
    encoding: "utf8",
    shell: windows,
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });

/** @param {string[]} files @returns {Result[]} */
function unit(files) {
  const out = join(copy, "unit.json");
  rmSync(out, { force: true });
  const done = run(["vitest", "run", ...files, ...UNIT, `--outputFile=${out}`]);
  try {
    /** @type {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(out, "utf8"));
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        name: fullName,
        green: status === "passed" || status === "skipped",
      })),
    );
  } catch {
    throw new Error(`the tests did not run:\n${done.stdout}${done.stderr}`);
  }
}

function build() {
  const done = run(["vite", "build", "--logLevel", "error"], { NODE_ENV: "production" });
  if (done.status !== 0) throw new Error(`the build failed:\n${done.stdout}${done.stderr}`);
}

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, ok: boolean }[] }} Suite */

/** @param {Sabotage["test"]} test @returns {Promise<Result[]>} */
async function browser({ file, name, project = "" }) {
  const out = join(copy, "browser.json");
  rmSync(out, { force: true });
  const words = ["playwright", "test", "-c", "e2e", `--project=${project}`, "--workers=1"];
  const done = run([...words, "--reporter=json", file.replace(/^e2e\//, ""), "-g", name], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: out,
    PORT: String(await freePort()),
    CI: "",
  });
  try {
    /** @type {(suite: Suite) => Result[]} */
    const results = ({ suites = [], specs = [] }) => [
      ...suites.flatMap(results),
      ...specs.map(({ title, ok }) => ({ name: title, green: ok })),
    ];
    const found = results({ title: "", ...JSON.parse(readFileSync(out, "utf8")) });
    if (found.length > 0) return found;
  } catch {
    // Said below.
  }
  throw new Error(`no such test, or it did not run:\n${done.stdout}${done.stderr}`);
}

/** @param {Sabotage["test"]} test */
const results = async (test) => {
  if (!test.project) return unit([test.file]);
  build();
  return browser(test);
};

/** Says what is wrong with a sabotage, or nothing. @param {Sabotage} sabotage */
async function judge({ file, find, replace, test }) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) return `"${find}" does not stand once in ${file}`;
  writeFileSync(path, text.split(find).join(replace));
  try {
    const named = new RegExp(test.name);
    const red = (await results(test)).filter(({ green }) => !green).map(({ name }) => name);
    if (red.length === 0) return "NOTHING turned red";
    const others = red.filter((name) => !named.test(name));
    return others.length > 0 ? `red as well: ${others.join(" | ")}` : "";
  } catch (error) {
    return String(error);
  } finally {
    writeFileSync(path, text);
  }
}

/** What is red though nothing is broken. */
async function before() {
  const files = [
    ...new Set(wanted.filter(({ test }) => !test.project).map(({ test }) => test.file)),
  ];
  const found = files.length > 0 ? unit(files) : [];
  const inBrowser = wanted.filter(({ test }) => test.project);
  if (inBrowser.length > 0) build();
  for (const { test } of inBrowser) found.push(...(await browser(test)));
  return found.filter(({ green }) => !green).map(({ name }) => name);
}

try {
  if (wanted.some(({ test }) => test.project) && !(await ensureBrowser())) {
    throw new Error("no browser to test in: install Chromium or Chrome, or set CHROME_PATH to one");
  }
  const red = await before();
  if (red.length > 0) throw new Error(`red before anything is broken:\n${red.join("\n")}`);
  console.log("Unbroken, all of these tests are green. Broken:\n");
  for (const sabotage of wanted) {
    const { entry, what, test } = sabotage;
    const began = Date.now();
    const wrong = await judge(sabotage);
    const seconds = Math.round((Date.now() - began) / 1000);
    const line = `${String(entry).padStart(3)}  ${wrong ? "MISSED" : "caught"}  ${what}  [${test.file}, ${seconds} s]`;
    console.log(wrong ? `${line}\n     ${wrong}` : line);
    if (wrong) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}
