// What Home loads must not pull in the game: the rules and their schemas come with the first game.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const STATIC = /^\s*(?:import|export)\s+(?!type\b)[^"';]*?\bfrom\s*["'](\.[^"']+)["']/gm;

function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(STATIC)) {
    closure(resolve(dirname(file), path), seen);
  }
  return seen;
}

test.each(["storage/boot.ts", "storage/base.ts", "storage/keeper.ts", "store/saving.ts"])(
  "%s comes without the rules of play",
  (entry) => {
    const heavy = [...closure(resolve("src", entry))].filter((file) =>
      /src\/game\/flow\/|src\/wire\/(game|events|sound|pack)\.ts$/.test(file),
    );
    expect(heavy, `Load ${heavy.join(", ")} with the first game, by import()`).toEqual([]);
  },
);
