// npm run test:size: fails when the built app has grown beyond its budget.
import { existsSync } from "node:fs";
import { LIMITS } from "./budget.mjs";
import { weigh } from "./sizes.mjs";

const root = process.env["DIST"] ?? "dist";
if (!existsSync(`${root}/sw.js`)) {
  console.error(`There is no built app in ${root}: run "npm run build" first.`);
  process.exit(1);
}
const found = weigh(root);
/** @param {number} bytes */
const shown = (bytes) => bytes.toLocaleString("en").padStart(9);

console.log("First load, brotli:");
for (const { file, bytes } of found.rows) console.log(`${shown(bytes)}  ${file}`);

/** @type {{ what: string, bytes: number, limit: number }[]} */
const gates = [
  { what: "scripts of the first load", bytes: found.firstScript, limit: LIMITS.firstScript },
  { what: "all of the first load", bytes: found.firstAll, limit: LIMITS.firstAll },
  {
    what: `precache, ${found.precacheFiles} files (${found.precacheRaw.toLocaleString("en")} raw)`,
    bytes: found.precache,
    limit: LIMITS.precache,
  },
];
console.log("\n    bytes      limit");
/** @type {string[]} */
const faults = [];
for (const { what, bytes, limit } of gates) {
  const over = bytes > limit;
  console.log(`${shown(bytes)}  ${shown(limit)}  ${over ? "OVER" : "ok  "}  ${what}`);
  if (over) {
    faults.push(
      `${what}: ${bytes - limit} bytes too many. Import what Home does not need with import().`,
    );
  }
}
for (const file of found.motion) {
  faults.push(`${file} has framer-motion in it: import it with import() where a game begins.`);
}
for (const name of found.missing) {
  faults.push(
    `${name} is no chunk of its own: it has slipped into another, or moved (budget.mjs).`,
  );
}
if (faults.length > 0) {
  console.error(`\n${faults.join("\n")}`);
  process.exit(1);
}
