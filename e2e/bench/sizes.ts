// What the app weighs; the gates on it are in npm run test:size.
import { existsSync } from "node:fs";
import { LIMITS } from "../tools/budget.mjs";
import { weigh } from "../tools/sizes.mjs";
import type { Part } from "./shared/row.ts";

const ROOT = process.env["DIST"] ?? "dist";

export const run: Part = () => {
  if (!existsSync(`${ROOT}/sw.js`)) {
    return [{ what: "sizes", figure: 'run "npm run build" first', goal: "" }];
  }
  const found = weigh(ROOT);
  const figures: [string, number, number][] = [
    ["first load, scripts, brotli bytes", found.firstScript, LIMITS.firstScript],
    ["first load, all, brotli bytes", found.firstAll, LIMITS.firstAll],
    ["whole precache, brotli bytes", found.precache, LIMITS.precache],
  ];
  return figures.map(([what, bytes, limit]) => ({
    what,
    figure: bytes.toLocaleString("en"),
    goal: `<= ${limit.toLocaleString("en")}`,
    ok: bytes <= limit,
    gate: true,
  }));
};
