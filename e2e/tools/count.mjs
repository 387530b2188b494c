// Adds up the reports of all test runs, names what failed, and ends with one line: N passed, N failed.
// Takes the number of commands that failed, so that a failure without a failing test is counted too.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The titles of what failed for good in a suite of Playwright's, and in those inside it.
 * @param {any} suite
 * @returns {string[]} */
const unexpected = (suite) => [
  ...(suite.specs ?? [])
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => `${spec.file}:${spec.line} ${spec.title}`),
  ...(suite.suites ?? []).flatMap(unexpected),
];

/** What one report says: of vitest, of Playwright, or of a step of ours.
 * @param {any} report
 * @returns {{ passed: number, failed: number, names: string[] }} */
function read(report) {
  if (report.stats) {
    const { expected, flaky, unexpected: red } = report.stats;
    const errors = (report.errors ?? []).map((/** @type {any} */ error) => error.message);
    return {
      passed: expected + flaky,
      failed: red + errors.length,
      names: [...report.suites.flatMap(unexpected), ...errors],
    };
  }
  if (typeof report.numPassedTests === "number") {
    // A file that does not load has no tests, but fails.
    const broken = report.testResults.filter(
      /** @param {any} file */ (file) =>
        file.status === "failed" && file.assertionResults.length === 0,
    );
    const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      names: [
        ...broken.map((/** @type {any} */ file) => file.name),
        ...tests
          .filter((/** @type {any} */ test) => test.status === "failed")
          .map((/** @type {any} */ test) => test.fullName),
      ],
    };
  }
  return { passed: report.passed ?? 0, failed: report.failed ?? 0, names: [] };
}

let passed = 0;
let failed = 0;
for (const name of existsSync(".reports") ? readdirSync(".reports") : []) {
  if (!name.endsWith(".json")) continue;
  try {
    const result = read(JSON.parse(readFileSync(`.reports/${name}`, "utf8")));
    passed += result.passed;
    failed += result.failed;
    for (const title of result.names) console.log(`red: ${name.replace(".json", "")}: ${title}`);
  } catch {
    failed += 1;
  }
}
failed = Math.max(failed, Number(process.argv[2] ?? 0));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
