// Adds up the reports of all test runs and prints one line: N passed, N failed. Takes the number of
// commands that failed, so that a failure without a failing test is counted too.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** What one report says: of vitest, of Playwright, or of a step of ours.
 * @param {any} report
 * @returns {{ passed: number, failed: number }} */
function read(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
  }
  if (typeof report.numPassedTests === "number") {
    // A file that does not load has no tests, but fails.
    const broken = report.testResults.filter(
      /** @param {any} file */ (file) =>
        file.status === "failed" && file.assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
    };
  }
  return { passed: report.passed ?? 0, failed: report.failed ?? 0 };
}

let passed = 0;
let failed = 0;
for (const name of existsSync(".reports") ? readdirSync(".reports") : []) {
  if (!name.endsWith(".json")) continue;
  try {
    const result = read(JSON.parse(readFileSync(`.reports/${name}`, "utf8")));
    passed += result.passed;
    failed += result.failed;
  } catch {
    failed += 1;
  }
}
failed = Math.max(failed, Number(process.argv[2] ?? 0));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
