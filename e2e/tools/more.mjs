// npm run test:more: what is too slow or too special for npm test. Each part is a step that says
// what it needs; a part whose needs cannot be met is skipped with a clear line.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasWebkit } from "../webkit/driver.mjs";
import { aptInstall, ensureBrowser, systemFirefox } from "./browser.mjs";

/**
 * @typedef {object} Step
 * @property {string} name also the name of its report
 * @property {() => boolean} ready gets what it needs, and says whether it has it
 * @property {string} lacks what to say when it has not
 * @property {boolean} [asked] only run when it is named: too long for every time
 * @property {string[]} command run from the project's root
 * @property {Record<string, string>} [env]
 */

/** A run of some Playwright projects.
 * @param {string[]} projects */
const playwright = (...projects) => [
  ...["npx", "playwright", "test", "-c", "e2e"],
  ...projects.map((project) => `--project=${project}`),
];

/** @type {Step[]} */
const steps = [
  {
    name: "wide",
    asked: true,
    ready: () => true,
    lacks: "",
    command: playwright("small", "desktop", "more"),
  },
  {
    name: "features",
    ready: () => true,
    lacks: "",
    command: playwright("features"),
  },
  {
    name: "long",
    asked: true,
    ready: () => true,
    lacks: "",
    command: playwright("long"),
  },
  {
    name: "firefox",
    ready: () => Boolean(systemFirefox() ?? (aptInstall(["firefox-esr"]) && systemFirefox())),
    lacks: "there is no Firefox here and none can be installed",
    command: [...playwright("firefox"), "--workers=1"],
  },
  {
    name: "webkit",
    ready: () => hasWebkit() || (aptInstall(["webkit2gtk-driver", "xvfb", "xauth"]) && hasWebkit()),
    lacks: "there is no WebKitWebDriver with Xvfb here and none can be installed",
    command: ["xvfb-run", "-a", "-s", "-screen 0 1280x1000x24", "node", "e2e/tools/webkit.mjs"],
  },
  {
    name: "torture",
    ready: () => true,
    lacks: "",
    command: ["node", "e2e/tools/torture.mjs", "--kills", "40"],
  },
  {
    name: "sabotage",
    asked: true,
    ready: () => true,
    lacks: "",
    command: ["node", "e2e/tools/sabotage.mjs"],
  },
];

if (!(await ensureBrowser())) {
  console.error("No browser to test in: install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}
const windows = process.platform === "win32";
if (!existsSync("dist/sw.js")) {
  spawnSync("npm", ["run", "build"], { stdio: "inherit", shell: windows });
}
const wanted = process.argv.slice(2);
/** @type {string[]} */
const lines = [];
for (const { name, asked, ready, lacks, command, env } of steps) {
  if (wanted.length > 0 ? !wanted.includes(name) : asked) continue;
  if (!ready()) {
    lines.push(`SKIPPED  ${name}: ${lacks}`);
    // A check that nobody looks at must not pass for having been made.
    if (process.env["CI"]) process.exitCode = 1;
    continue;
  }
  console.log(`\n== ${name}`);
  const [program = "", ...rest] = command;
  const started = Date.now();
  const done = spawnSync(program, rest, {
    stdio: "inherit",
    shell: windows,
    env: { ...process.env, ...env, REPORT: name },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${done.status === 0 ? "ok     " : "FAILED "}  ${name} (${seconds} s)`);
  if (done.status !== 0) process.exitCode = 1;
}
console.log(`\n${lines.join("\n")}`);
