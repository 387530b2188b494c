// Serves a built app: brotli or gzip as asked, right types, one base path, nothing else. Also the
// server that the browser tests start on a free port and kill.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { argv, env } from "node:process";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};
const PACKED = new Set([".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".txt"]);

/** @type {Map<string, { br: Buffer, gzip: Buffer, tag: string }>} */
const shelf = new Map();

/** Both packed forms of a file, made once for each content.
 * @param {string} file */
function packed(file) {
  const raw = readFileSync(file);
  const tag = createHash("sha256").update(raw).digest("hex").slice(0, 16);
  const found = shelf.get(tag);
  if (found) return found;
  const made = {
    br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(raw, { level: 9 }),
    tag,
  };
  shelf.set(tag, made);
  return made;
}

/**
 * @typedef {object} Options
 * @property {string | (() => string)} [root] the folder to serve; a function may change its mind
 * @property {number} [port] 0 takes a free one
 * @property {string} [base] where the app stands; everything outside answers 404
 * @property {string} [host]
 * @property {(path: string, response: import("node:http").ServerResponse) => boolean} [intercept]
 *   returns true when it has taken the request (or lets it hang on purpose)
 */

/** Starts a server and says where it is and how to kill it.
 * @param {Options} [options] */
export function serve({ root = "dist", port = 0, base = "/", host, intercept } = {}) {
  /** @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response */
  const answer = (request, response) => {
    const path = decodeURI(new URL(request.url ?? "/", "http://localhost").pathname);
    if (intercept?.(path, response)) return;
    const home = resolve(typeof root === "function" ? root() : root);
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const wanted = inside === undefined ? "" : normalize(join(home, inside || "index.html"));
    const file = wanted.endsWith(sep) ? join(wanted, "index.html") : wanted;
    if (!file.startsWith(home + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not here");
      return;
    }
    const kind = extname(file);
    /** @type {Record<string, string>} */
    const head = {
      "content-type": TYPES[kind] ?? "application/octet-stream",
      "cache-control": path.includes("/assets/")
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      "x-content-type-options": "nosniff",
    };
    if (!PACKED.has(kind)) {
      const body = readFileSync(file);
      response.writeHead(200, { ...head, "content-length": String(body.length) });
      response.end(request.method === "HEAD" ? undefined : body);
      return;
    }
    const { br, gzip, tag } = packed(file);
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const coding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "";
    head["vary"] = "accept-encoding";
    head["etag"] = `"${tag}${coding}"`;
    if (request.headers["if-none-match"] === head["etag"]) {
      response.writeHead(304, head).end();
      return;
    }
    const body = coding === "br" ? br : coding === "gzip" ? gzip : readFileSync(file);
    if (coding) head["content-encoding"] = coding;
    response.writeHead(200, { ...head, "content-length": String(body.length) });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // An address that cannot be read, or a file that was built anew at this very moment.
      if (!response.headersSent) response.writeHead(404);
      response.end();
    }
  });
  return new Promise(
    /** @param {(at: { url: string, port: number, close: () => Promise<void> }) => void} done */
    (done, failed) => {
      server.once("error", failed);
      server.listen(port, host, () => {
        const at = server.address();
        const real = typeof at === "object" && at ? at.port : port;
        done({
          url: `http://localhost:${real}${base}`,
          port: real,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              server.closeAllConnections();
            }),
        });
      });
    },
  );
}

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) {
  const root = env["DIST"] ?? "dist";
  if (!existsSync(join(root, "index.html"))) {
    console.error(`There is no built app in ${root}: run "npm run build" first.`);
    process.exit(1);
  }
  const port = Number(env["PORT"] ?? 4173);
  serve({ root, port, base: env["BASE_PATH"] ?? "/" }).then(
    ({ url }) => console.log(`Undercup is on ${url}`),
    (error) => {
      console.error(
        error.code === "EADDRINUSE"
          ? `Port ${port} is taken: choose another with PORT=8080 npm start`
          : error,
      );
      process.exit(1);
    },
  );
}
