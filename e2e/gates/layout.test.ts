// Who may import whom. A failure here says what to do; to change the rules, change the table.
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesUnder, type Source, sources } from "./sources.ts";

interface Row {
  readonly folder: string;
  /** Folders of ours, besides its own. */
  readonly may: readonly string[];
  readonly packages: readonly string[];
  /** Only types may be taken from those folders. */
  readonly typesOnly?: boolean;
}

const VIEW = ["react", "framer-motion"];

const TABLE: readonly Row[] = [
  { folder: "game/words", may: [], packages: [] },
  { folder: "game/rules", may: ["game/words"], packages: [] },
  { folder: "game/flow", may: ["game/rules", "game/words"], packages: [] },
  // uqr draws what leaves as a picture.
  { folder: "wire", may: ["game"], packages: ["valibot", "uqr"] },
  { folder: "evening", may: ["game"], packages: [] },
  { folder: "store", may: ["game", "wire"], packages: ["zustand", "react"] },
  { folder: "storage", may: ["game", "wire"], packages: ["idb", "valibot"] },
  { folder: "feedback", may: ["game", "wire"], packages: [] },
  { folder: "i18n", may: ["game/words"], packages: ["react"], typesOnly: true },
  { folder: "styles", may: [], packages: [] },
  { folder: "ui", may: [], packages: VIEW },
  { folder: "pwa", may: [], packages: [] },
  { folder: "dice", may: ["game/words", "game/rules", "ui"], packages: VIEW },
  {
    folder: "screens",
    may: ["game", "evening", "store", "dice", "ui", "i18n"],
    packages: VIEW,
  },
  { folder: "App.tsx", may: ["screens", "store", "game/flow", "i18n"], packages: VIEW },
];

/** Files beside the folders: the two that the layout names, and what the whole page shares. */
const LOOSE = /^(main\.tsx|room\.ts|App\.tsx|tsconfig\.json|[a-z]+\.css|env\.d\.ts)$/;

const all = sources();
const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

function faults(source: Source, row: Row): string[] {
  return source.imports.flatMap(({ target, ours, typeOnly }) => {
    const where = `src/${source.path} imports "${target}"`;
    if (!ours) {
      return row.packages.includes(packageOf(target))
        ? []
        : [`${where}: no package for ${row.folder}; hand in what it needs, or move the file`];
    }
    if (target === "main" || target === "room") {
      return [`${where}: only main.tsx joins things; it hands them in`];
    }
    if (inside(target, row.folder)) return [];
    const found = row.may.find((folder) => inside(target, folder));
    if (!found) {
      const list = row.may.join(", ") || "nothing of ours";
      return [`${where}: ${row.folder} may import ${list}; let main.tsx hand it in as a port`];
    }
    return row.typesOnly && !typeOnly
      ? [`${where}: ${row.folder} takes only types from ${found}; write "import type"`]
      : [];
  });
}

describe("imports", () => {
  test.each(TABLE)("$folder imports only what it may", (row) => {
    const found = all
      .filter(({ path, test }) => !test && inside(path, row.folder))
      .flatMap((source) => faults(source, row));
    expect(found, found.join("\n")).toEqual([]);
  });

  test("nobody imports main.tsx, only main.tsx its room, and the app no tests", () => {
    const found = all.flatMap(({ path, test, imports }) =>
      imports
        .filter(
          ({ ours, target }) =>
            ours &&
            (target === "main" ||
              (target === "room" && path !== "main.tsx") ||
              (!test && isTest(target))),
        )
        .map(({ target }) => `src/${path} imports "${target}": take it out`),
    );
    expect(found, found.join("\n")).toEqual([]);
  });

  test("every file has a place", () => {
    const homes = TABLE.map(({ folder }) => folder);
    const found = filesUnder("src")
      .map((file) => file.slice("src/".length))
      .filter(
        (path) =>
          !LOOSE.test(path) &&
          !homes.some((folder) => inside(path, folder)) &&
          !path.split("/").includes("testing") &&
          path !== "game/tsconfig.json",
      );
    expect(
      found,
      `No folder of the layout holds ${found.join(", ")}: move it, or add a row to the table`,
    ).toEqual([]);
  });
});

function isTest(target: string): boolean {
  return target.endsWith(".test") || target.split("/").includes("testing");
}

describe("the top of the project", () => {
  const WANTED = [
    ...["src", "public", "e2e", "index.html", "vite.config.ts", "package.json"],
    ...["package-lock.json", "tsconfig.json", "biome.json", "README.md", "LICENSE"],
    ...[".ci", ".github", ".gitignore"],
  ];
  const MADE = ["node_modules", "dist", ".git", ".reports", ".stryker-tmp"];

  test("holds only what cannot stand elsewhere", () => {
    const extra = readdirSync(".").filter(
      (name) =>
        !WANTED.includes(name) && !MADE.includes(name) && !/\.(local|log)$|^\.DS_Store$/.test(name),
    );
    expect(extra, `Move ${extra.join(", ")} into src, e2e or public`).toEqual([]);
  });

  test.each(WANTED)("%s is there", (name) => {
    expect(existsSync(name), `${name} is missing`).toBe(true);
  });
});
