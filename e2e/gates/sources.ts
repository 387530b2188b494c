// Reads the app's sources for the gates: what each file is, and what it imports.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix, relative, sep } from "node:path";

export interface Import {
  /** A path from src without its extension, or the name of a package. */
  readonly target: string;
  readonly ours: boolean;
  readonly typeOnly: boolean;
}

export interface Source {
  /** The path from src, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Tests and what only tests use. */
  readonly test: boolean;
  readonly imports: readonly Import[];
}

const PATTERNS = [
  /^\s*(?:import|export)\s+(type\s)?[^"';]*?\bfrom\s*["']([^"']+)["']/gm,
  /^\s*import\s*()["']([^"']+)["']/gm,
  /\bimport\s*()\(\s*["']([^"']+)["']/g,
];

function importsOf(path: string, text: string): Import[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, type, name = ""]) => {
      const ours = name.startsWith(".");
      const joined = posix.normalize(posix.join(dirname(path).split(sep).join("/"), name));
      return {
        target: ours ? joined.replace(/\?.*$/, "").replace(/\.(tsx?|js)$/, "") : name,
        ours,
        typeOnly: Boolean(type),
      };
    }),
  );
}

/** Every file under a folder, as paths from the project's root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.split(sep).join("/"))
    .sort();
}

/** The sources of the app, tests included. */
export function sources(): Source[] {
  return filesUnder("src")
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const path = relative("src", file).split(sep).join("/");
      const text = readFileSync(file, "utf8");
      return {
        path,
        text,
        test: /\.test\.tsx?$/.test(path) || path.split("/").includes("testing"),
        imports: importsOf(path, text),
      };
    });
}

/** The code without its comments and without the text of its strings. */
export function bare(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\/.*$/gm, (_, string) =>
      string ? '""' : "",
    );
}
