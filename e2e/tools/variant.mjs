// Builds the app once more, elsewhere: under another path or as another version.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Gives the folder of the build.
 * @param {string} name the folder's name
 * @param {Record<string, string>} env BASE_PATH, BUILD_ID */
export function variant(name, env) {
  const out = join(process.cwd(), ".reports/variants", name);
  const done = spawnSync("npx", ["vite", "build", "--outDir", out, "--emptyOutDir"], {
    // The test runner sets NODE_ENV, which would put React's development build in.
    env: { ...process.env, ...env, NODE_ENV: "production" },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) throw new Error(`the build failed:\n${done.stdout}${done.stderr}`);
  return out;
}
