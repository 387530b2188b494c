// Weighs a built app: its first load, its precache, and who is in it.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { BOOT, MARKERS } from "./budget.mjs";

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[], css?: string[], isEntry?: boolean }} Chunk */

const PICTURES = new Set([".png", ".webp", ".woff2"]);

/** @param {string} file */
export function brotli(file) {
  const raw = readFileSync(file);
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What travels: text packed, pictures as they are.
 * @param {string} file */
function weight(file) {
  return PICTURES.has(extname(file)) ? readFileSync(file).length : brotli(file);
}

/** The URLs that the worker fetches at install, without their revisions.
 * @param {string} root
 * @returns {string[]} */
export function precached(root) {
  const worker = readFileSync(join(root, "sw.js"), "utf8");
  return [...worker.matchAll(/\burl:"([^"]+)",revision:/g)].map(([, url]) => url ?? "");
}

/** @param {string} [root] */
export function weigh(root = "dist") {
  const page = readFileSync(join(root, "index.html"), "utf8");
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8"));
  /** @type {Set<string>} */
  const first = new Set(["index.html"]);

  /** @param {string} name @param {Set<string>} into */
  const add = (name, into) => {
    const chunk = chunks[name];
    if (!chunk || into.has(chunk.file)) return;
    into.add(chunk.file);
    // The first sheet is written into the page and is no file.
    for (const sheet of chunk.css ?? []) if (existsSync(join(root, sheet))) into.add(sheet);
    for (const next of chunk.imports ?? []) add(next, into);
  };
  for (const [name, chunk] of Object.entries(chunks)) if (chunk.isEntry) add(name, first);
  // Whatever the page itself names, preloads and style sheets with it.
  for (const [, asset] of page.matchAll(
    /(?:(?:src|href)=["']|url\(["']?)[^"')]*?(assets\/[^"')]+)/g,
  )) {
    if (asset) first.add(asset);
  }
  /** @type {string[]} */
  const missing = [];
  for (const row of BOOT) {
    const known = row.filter((name) => chunks[name]);
    missing.push(...(known.length ? row.filter((name) => !chunks[name]) : []));
    const loads = known.map((name) => {
      const own = new Set(first);
      add(name, own);
      return [...own].filter((file) => !first.has(file));
    });
    /** @param {string[]} files */
    const total = (files) => files.reduce((sum, file) => sum + brotli(join(root, file)), 0);
    for (const file of loads.sort((a, b) => total(b) - total(a))[0] ?? []) first.add(file);
  }

  // And the pictures that those scripts ask for.
  for (const script of [...first].filter((file) => file.endsWith(".js"))) {
    const text = readFileSync(join(root, script), "utf8");
    for (const [, name = ""] of text.matchAll(/[`"'/]([\w-]+\.(?:svg|png|webp))[`"']/g)) {
      if (existsSync(join(root, name))) first.add(name);
    }
  }

  const rows = [...first].map((file) => ({ file, bytes: weight(join(root, file)) }));
  const scripts = rows.filter(({ file }) => file.endsWith(".js"));
  const motion = scripts.filter(({ file }) => {
    const text = readFileSync(join(root, file), "utf8");
    return MARKERS.some((marker) => text.includes(marker));
  });
  /** @param {{ bytes: number }[]} list */
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  const kept = precached(root).filter((url) => existsSync(join(root, url)));
  return {
    rows,
    missing,
    motion: motion.map(({ file }) => file),
    firstScript: sum(scripts),
    firstAll: sum(rows),
    precache: sum(kept.map((url) => ({ bytes: weight(join(root, url)) }))),
    precacheRaw: sum(kept.map((url) => ({ bytes: readFileSync(join(root, url)).length }))),
    precacheFiles: kept.length,
  };
}
