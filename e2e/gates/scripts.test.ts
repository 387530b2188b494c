// The commands that the README and the workflows name.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

test.each(
  "start dev build preview test test:types test:lint test:format test:unit test:size test:e2e test:more test:sabotage test:mutation fix bench lighthouse icons screenshots".split(
    " ",
  ),
)("npm run %s exists", (name) => {
  expect(scripts[name], `package.json lost the script "${name}": put it back`).toBeTruthy();
});
