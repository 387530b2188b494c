// How the app is built, served while it is worked on, and unit-tested.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

/** The colour behind everything: index.html, the manifest and the style sheet must agree. */
const GROUND = "#17100b";

/** The oldest browsers at the table: iOS 16.4, Chrome 109, Firefox 115. */
const FLOOR = ["es2022", "chrome109", "firefox115", "safari16.4", "ios16.4"];

/** Where the app stands on its host, with a slash at both ends. */
const base = `/${process.env["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");

const digest = (text: string) => createHash("sha256").update(text);

/** Names a build by what is in it, so that the same sources give the same name. */
function buildName(html: string, files: readonly string[]): string {
  const content = digest([html, ...[...files].sort()].join("\n"));
  return process.env["BUILD_ID"] ?? content.digest("hex").slice(0, 8);
}

/** The page's own policy: nothing but this origin, and of inline scripts only those written here. */
function policy(html: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(
      ([, text]) => `'sha256-${digest(text ?? "").digest("base64")}'`,
    );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline("script")].join(" "),
    ["style-src 'self'", ...inline("style")].join(" "),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Draws the cup into the page itself: the first picture costs no second request. */
function inlineCup(): Plugin {
  return {
    name: "undercup:cup",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        const drawing = readFileSync("public/cup.svg", "utf8").replace(/\n\s*/g, "");
        const address = `data:image/svg+xml,${encodeURIComponent(drawing)
          .replace(/%20/g, " ")
          .replace(/%22/g, "'")
          .replace(/%3D/g, "=")
          .replace(/%2F/g, "/")
          .replace(/%3A/g, ":")}`;
        return html.replace('src="/cup.svg"', `src="${address}"`);
      },
    },
  };
}

/** The name of this build, known once the page has been written. */
let build = "";

/** The style sheet of the first load. Chunks that come later bring their own. */
const FIRST_SHEET = /assets\/index-[^/]*\.css$/;

/** Begins the script once the shell has been painted, which the browser says; where it does not, after
 * a frame; in a page that nobody sees, after a second. */
const afterPaint = (src: string) =>
  `<script>(function(){var begun;function begin(){if(begun)return;begun=1;var s=document.createElement("script");s.type="module";s.crossOrigin="";s.src="${src}";document.body.appendChild(s)}if(/paint/.test(self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes))new PerformanceObserver(begin).observe({type:"paint",buffered:true});else requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1e3)})()</script>`;

/** Puts the first style sheet into the page, so that the shell is painted after one answer, and lets
 * the script give way to that paint. */
function paintFirst(html: string, bundle: Rolldown.OutputBundle): string {
  let script = "";
  return html
    .replace(/<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+)">/g, (link, name) => {
      const sheet = bundle[name];
      if (sheet?.type !== "asset" || !FIRST_SHEET.test(name)) return link;
      delete bundle[name];
      return `<style>${String(sheet.source).trim()}</style>`;
    })
    .replace(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/, (_, src: string) => {
      script = afterPaint(src);
      return "";
    })
    .replace("</body>", () => `${script}</body>`);
}

/** The chunks whose functions run in every game. */
const EAGER: ReadonlySet<string> = new Set(["index", "room"]);

/** Has them compiled whole and beside, while they arrive: not function by function under the first taps. */
function compileAhead(): Plugin {
  return {
    name: "undercup:eager",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !EAGER.has(chunk.name)) continue;
          // Counts in the first line alone.
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/** Seals the built page: its build name and its policy. Must come last. */
function sealPage(): Plugin {
  return {
    name: "undercup:seal",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        build = buildName(html, Object.keys(bundle));
        const page = paintFirst(html, bundle)
          .replace(/\n\s+/g, "\n")
          .replace("<html", `<html data-build="${build}"`);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(page)}">`;
        return page.replace(/(<meta charset[^>]*>)/, `$1\n${meta}`);
      },
    },
  };
}

/** Where the build is written to, as the command line may move it. */
let out = "dist";

function watchOut(): Plugin {
  return {
    name: "undercup:out",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
  };
}

export default defineConfig({
  base,
  build: {
    target: FLOOR,
    cssTarget: ["chrome109", "firefox115", "safari16.4", "ios16.4"],
    modulePreload: {
      polyfill: false,
      // It is in the page already.
      resolveDependencies: (_, names) => names.filter((name) => !FIRST_SHEET.test(name)),
    },
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: false },
  plugins: [
    react(),
    inlineCup(),
    watchOut(),
    compileAhead(),
    VitePWA({
      strategies: "generateSW",
      // A waiting version asks; nothing but Home may let it in.
      registerType: "prompt",
      // src/pwa registers the worker itself, once.
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        // Never change the id: installed apps are known by it.
        id: "/undercup/",
        name: "Undercup",
        short_name: "Undercup",
        description: "One phone is the secret cup: a dice bluffing game for a table of friends.",
        start_url: "./",
        scope: "./",
        display: "standalone",
        orientation: "any",
        theme_color: GROUND,
        background_color: GROUND,
        lang: "en",
        dir: "ltr",
        categories: ["games", "entertainment"],
        prefer_related_applications: false,
        launch_handler: { client_mode: "focus-existing" },
        icons: [
          { src: "icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          {
            src: "icons/maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        // Shown where the app is installed from; fetched by that dialog alone.
        screenshots: ["answer", "peek", "home"].map((name) => ({
          src: `pictures/${name}.jpg`,
          sizes: "585x1266",
          type: "image/jpeg",
          form_factor: "narrow" as const,
        })),
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,webp,woff2,webmanifest,json}"],
        // The plugin adds the manifest itself; pictures are for the README and the install dialog.
        globIgnores: [
          ...["pictures/**", "sw.js", "workbox-*.js"],
          ...["precache.json", "manifest.webmanifest"],
        ],
        navigateFallback: "index.html",
        ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^gclid$/],
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
        maximumFileSizeToCacheInBytes: 450_000,
        manifestTransforms: [
          // The list of what must be in the cache before the app may say that it works offline; the
          // list is itself kept there. Each line is the key under which the worker stores a file.
          (entries) => {
            const keys = entries
              .map(({ url, revision }) => (revision ? `${url}?__WB_REVISION__=${revision}` : url))
              .sort();
            const list = JSON.stringify({ build, keys });
            writeFileSync(join(out, "precache.json"), list);
            const own = {
              url: "precache.json",
              revision: digest(list).digest("hex").slice(0, 32),
              size: list.length,
            };
            return { manifest: [...entries, own], warnings: [] };
          },
        ],
      },
    }),
    sealPage(),
  ],
  test: {
    environment: "node",
    // Left alone it keeps one core free, which of two is half.
    maxWorkers: "100%",
    // Catches what hangs, and judges no machine for being slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["src/**/*.test.{ts,tsx}", "e2e/gates/*.test.ts"],
    setupFiles: existsSync("src/testing/setup.ts") ? ["src/testing/setup.ts"] : [],
  },
});
