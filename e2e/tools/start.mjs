// npm start: builds the app if it is missing or older than its sources, then serves it.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The latest change in a file or anywhere under a folder, in ms.
 * @param {string} path
 * @returns {number} */
function changed(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

const built = existsSync("dist/index.html") ? statSync("dist/index.html").mtimeMs : 0;
const sources = ["src", "public", "index.html", "vite.config.ts", "package-lock.json"];
if (sources.some((path) => changed(path) > built)) {
  const done = spawnSync("npm", ["run", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
process.argv[1] = new URL("./serve.mjs", import.meta.url).pathname;
await import("./serve.mjs");
