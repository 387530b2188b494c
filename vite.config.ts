// How the app is built, served while it is worked on, and unit-tested.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "e2e/gates/*.test.ts"],
  },
});
