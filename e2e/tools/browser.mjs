// Finds a Chromium for the tests; run as a program it makes sure that there is one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { argv, env, platform } from "node:process";
import { pathToFileURL } from "node:url";

/** They draw the same pages without a browser's own windows, in half the time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];
/** @type {Record<string, string[]>} */
const FIXED = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

/** A program of one of these names on the PATH.
 * @param {string[]} names */
export function onPath(names) {
  const folders = (env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The installed Chromium, or undefined for the one that Playwright keeps.
 * @param {{ whole?: boolean }} [options] whole: one with windows, where a page can really be hidden */
export function systemBrowser({ whole = false } = {}) {
  const wanted = env["CHROME_PATH"];
  if (wanted && !existsSync(wanted)) throw new Error(`CHROME_PATH names no file: ${wanted}`);
  if (wanted && !(whole && /headless.shell/.test(wanted))) return wanted;
  const shell = whole ? undefined : onPath(SHELLS);
  return shell ?? onPath(NAMES) ?? (FIXED[platform] ?? []).find((file) => existsSync(file));
}

/** The installed Firefox, if any. */
export function systemFirefox() {
  return onPath(["firefox-esr", "firefox"]);
}

export const isRoot = process.getuid?.() === 0;

/** Root may not sandbox; the rest keeps Chromium from asking other hosts. */
export const chromeFlags = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Installs Debian packages when that is possible, and says whether it worked.
 * @param {string[]} packages */
export function aptInstall(packages) {
  if (!isRoot || !onPath(["apt-get"])) return false;
  const options = {
    stdio: /** @type {const} */ ("inherit"),
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  const done = spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
    options,
  );
  return done.status === 0;
}

/** @param {string | undefined} file */
function starts(file) {
  return Boolean(file) && spawnSync(file ?? "", ["--version"], { timeout: 30_000 }).status === 0;
}

async function kept() {
  const { chromium } = await import("playwright-core");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** Finds or installs a browser; undefined when there is none to be had. */
export async function ensureBrowser() {
  const found = systemBrowser();
  if (found && (platform === "win32" || starts(found))) return found;
  const own = await kept();
  if (own) return own;
  console.log("No Chromium here: installing Playwright's.");
  spawnSync("npx", ["--no-install", "playwright", "install", "chromium", "--only-shell"], {
    stdio: "inherit",
    shell: platform === "win32",
    timeout: 180_000,
  });
  const fetched = await kept();
  if (fetched) return fetched;
  console.log("That failed: trying the system's packages.");
  if (!aptInstall(["chromium", "chromium-headless-shell"])) aptInstall(["chromium"]);
  return systemBrowser();
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) {
  const browser = await ensureBrowser();
  if (!browser) {
    console.error("No browser to test in: install Chromium or Chrome, or set CHROME_PATH to one.");
    process.exit(1);
  }
  console.log(`Testing in ${browser}`);
}
