// What a mutation run tests with: the tests of the rules alone, without the page's plugins.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { environment: "node", include: ["src/game/**/*.test.ts"], testTimeout: 300_000 },
});
