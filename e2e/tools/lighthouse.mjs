// npm run lighthouse: five runs of the built app behind brotli; medians, ranges, and how fast this
// machine is. Fails when the first load is over its budget; times are for reading. Options: RUNS=5,
// DIST of another build, URL of another server.
import * as launcher from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromeFlags, ensureBrowser } from "./browser.mjs";
import { LIMITS } from "./budget.mjs";
import { serve } from "./serve.mjs";
import { firstLoad } from "./transfer.mjs";

const runs = Number(process.env["RUNS"] ?? 5);
const chromePath = await ensureBrowser();
const server = process.env["URL"]
  ? undefined
  : await serve({ root: process.env["DIST"] ?? "dist" });
const url = process.env["URL"] ?? server?.url ?? "";

/** @type {{ what: string, goal: string, unit: string, fails: (median: number) => boolean, of: (lhr: any) => number }[]} */
const figures = [
  ...["performance", "accessibility", "best-practices", "seo"].map((id) => ({
    what: id,
    goal: id === "performance" ? ">= 99" : "100",
    unit: "",
    fails: /** @param {number} median */ (median) => median < (id === "performance" ? 99 : 100),
    of: /** @param {any} lhr */ (lhr) => Math.round(lhr.categories[id].score * 100),
  })),
  ...[
    { what: "FCP", id: "first-contentful-paint", limit: 800, unit: "ms" },
    { what: "LCP", id: "largest-contentful-paint", limit: 1_200, unit: "ms" },
    { what: "TBT", id: "total-blocking-time", limit: Number.POSITIVE_INFINITY, unit: "ms" },
    { what: "CLS", id: "cumulative-layout-shift", limit: 0.01, unit: "" },
    { what: "all bytes", id: "total-byte-weight", limit: Number.POSITIVE_INFINITY, unit: "" },
  ].map(({ what, id, limit, unit }) => ({
    what,
    goal: Number.isFinite(limit) ? `<= ${limit}` : "",
    unit,
    fails: /** @param {number} median */ (median) => median > limit,
    of: /** @param {any} lhr */ (lhr) => lhr.audits[id].numericValue,
  })),
];

/** @type {any[]} */
const reports = [];
/** @type {ReturnType<typeof firstLoad>[]} */
const loads = [];
for (let run = 0; run < runs; run++) {
  const chrome = await launcher.launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ["--headless=new", "--disable-gpu", ...chromeFlags],
  });
  const result = await lighthouse(url, { port: chrome.port, logLevel: "error" });
  chrome.kill();
  if (!result) continue;
  reports.push(result.lhr);
  loads.push(firstLoad(/** @type {any} */ (result.artifacts).DevtoolsLog));
}
await server?.close();

/** @param {number} value */
const shown = (value) => (value < 1 && value > 0 ? value.toFixed(3) : Math.round(value).toString());
/** @param {number[]} values */
const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    low: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    high: sorted.at(-1) ?? 0,
  };
};
const speed = spread(reports.map((lhr) => lhr.environment.benchmarkIndex));
console.log(`Lighthouse mobile, median [lowest to highest] of ${reports.length}, ${url}`);
console.log(`benchmark index ${shown(speed.median)} [${shown(speed.low)} to ${shown(speed.high)}]`);
for (const { what, goal, unit, fails, of } of figures) {
  const { low, median, high } = spread(reports.map(of));
  const range = `[${shown(low)} to ${shown(high)}]`;
  const verdict = goal ? (fails(median) ? "MISSED" : "ok") : "";
  console.log(
    `${what.padEnd(15)} ${`${shown(median)} ${unit}`.padEnd(9)} ${range.padEnd(18)} ${goal.padEnd(8)} ${verdict}`,
  );
}
// What travelled is the same on every machine: this is the one gate.
const [heaviest] = [...loads].sort((one, other) => other.bytes - one.bytes);
const { bytes = 0, files = [] } = heaviest ?? {};
const over = bytes > LIMITS.firstAll || files.length === 0;
console.log(
  `first load      ${bytes} bytes in ${files.length} files, <= ${LIMITS.firstAll} ${over ? "OVER" : "ok"}`,
);
if (over) {
  for (const file of files) console.log(`  ${file.bytes}  ${file.url}`);
  process.exitCode = 1;
}
// What keeps a score below 100 is worth a line each.
const faults = new Set(
  reports.flatMap((lhr) =>
    ["accessibility", "best-practices", "seo"].flatMap((id) =>
      lhr.categories[id].auditRefs
        .map(/** @param {any} ref */ (ref) => lhr.audits[ref.id])
        .filter(
          /** @param {any} audit */ (audit) =>
            audit.score !== null &&
            audit.score < 1 &&
            !["informative", "manual", "notApplicable"].includes(audit.scoreDisplayMode),
        )
        .map(/** @param {any} audit */ (audit) => `${id}: ${audit.title}`),
    ),
  ),
);
for (const fault of faults) console.log(`  ${fault}`);
