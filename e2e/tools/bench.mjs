// npm run bench: every part in e2e/bench, as one table. Name parts to run only those: npm run bench start taps.
import { mkdirSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const folder = "e2e/bench";
const out = resolve(".reports/bench");
const wanted = process.argv.slice(2);
const all = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => basename(name, ".ts"));
const parts = all.filter((name) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: there are ${all.join(", ")}.`);
  process.exit(1);
}

// Node cannot read the sources as they are, so each part is bundled with what it imports.
mkdirSync(out, { recursive: true });
await build({
  configFile: false,
  logLevel: "error",
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node20",
    rolldownOptions: {
      input: Object.fromEntries(parts.map((name) => [name, `${folder}/${name}.ts`])),
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
});

/** A string loop: how fast this machine is today, in millions of steps a second. */
function calibrate() {
  const from = performance.now();
  let steps = 0;
  let text = "";
  while (performance.now() - from < 250) {
    for (let index = 0; index < 1_000; index++) text = (text + index).slice(-40);
    steps += 1_000;
  }
  return steps / (performance.now() - from) / 1_000;
}

/** @type {{ what: string, figure: string, goal: string, ok?: boolean, gate?: boolean }[]} */
const rows = [];
for (const name of parts) {
  const { run } = await import(pathToFileURL(`${out}/${name}.mjs`).href);
  rows.push(...(await run()));
}
/** @param {"what" | "figure" | "goal"} key */
const width = (key) => Math.max(...rows.map((row) => row[key].length), key.length);
const [what, figure, goal] = [width("what"), width("figure"), width("goal")];
console.log(`Node ${process.version}, ${cpus().length} cores, index ${calibrate().toFixed(1)}\n`);
console.log(`${"what".padEnd(what)}  ${"figure".padEnd(figure)}  ${"goal".padEnd(goal)}`);
for (const row of rows) {
  const verdict = row.ok === undefined ? "" : row.ok ? "ok" : "MISSED";
  console.log(
    `${row.what.padEnd(what)}  ${row.figure.padEnd(figure)}  ${row.goal.padEnd(goal)}  ${verdict}`,
  );
}
// Times depend on the machine and are judged by reading; sizes do not.
if (rows.some(({ ok, gate }) => gate && ok === false)) process.exitCode = 1;
