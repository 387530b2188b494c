// What must be true of the built files themselves, whatever browser opens them.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "acorn";
import { header } from "./tools/png.mjs";
import { precached } from "./tools/sizes.mjs";

const DIST = process.env["DIST"] ?? "dist";
const GROUND = "#17100b";
const read = (name: string) => readFileSync(join(DIST, name), "utf8");
const files = () =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.startsWith(".vite/"));
const named = (kind: string) => files().filter((name) => name.endsWith(kind));

test.beforeAll(() => {
  expect(existsSync(join(DIST, "sw.js")), 'run "npm run build" first').toBe(true);
});

test("the manifest says what installed apps rely on", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  // Frozen: a changed id, start or scope makes a second app of every installed one.
  expect(manifest).toMatchObject({
    id: "/undercup/",
    start_url: "./",
    scope: "./",
    name: "Undercup",
    short_name: "Undercup",
    display: "standalone",
    lang: "en",
    dir: "ltr",
    theme_color: GROUND,
    background_color: GROUND,
    categories: ["games", "entertainment"],
  });
  expect(manifest.description).toBeTruthy();
  expect(
    manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
  ).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
});

test("every icon is there, as large as the manifest says", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width, height, alpha } = header(readFileSync(join(DIST, src)));
    expect(`${width}x${height}`, src).toBe(sizes);
    if (purpose === "maskable") expect(alpha, `${src} must fill its square`).toBe(false);
  }
});

/**
 * Installed apps keep the name and the icons that they were installed with, some for ever. Whoever draws
 * new ones writes their sums here, and means it.
 */
const APPROVED = {
  "icons/apple-touch-icon.png": "99a72331460e2dcc",
  "icons/icon-192.png": "389038741b42de96",
  "icons/icon-512.png": "699502ef7128aa57",
  "icons/maskable-512.png": "e57295b467510d7a",
  "icon.svg": "8359116bc5545284",
} as const;
test("the icons are the approved ones", () => {
  const sum = (name: string) => createHash("sha256").update(readFileSync(join(DIST, name)));
  const found = Object.keys(APPROVED).map((name) => [name, sum(name).digest("hex").slice(0, 16)]);
  expect(Object.fromEntries(found)).toEqual(APPROVED);
});

test("the Apple icon is linked, 180 pixels wide and opaque", () => {
  const link = read("index.html").match(/rel="apple-touch-icon" href="\/([^"]+)"/);
  expect(link).not.toBeNull();
  expect(header(readFileSync(join(DIST, link?.[1] ?? "")))).toEqual({
    width: 180,
    height: 180,
    alpha: false,
  });
});

test("manifest, page and style sheets agree on the colour behind everything", () => {
  const page = read("index.html");
  expect(page).toContain(`<meta name="theme-color" content="${GROUND}"`);
  expect(page).toMatch(new RegExp(`<style>[^<]*html\\{[^}]*background:${GROUND}`));
  const grounds = page.matchAll(/(?:^|\}|<style>)html\{[^}]*background(?:-color)?:(#\w+)/g);
  for (const [, ground] of grounds) expect(ground).toBe(GROUND);
});

test("everything in the precache exists, and everything that exists is in it", () => {
  const kept = precached(DIST);
  expect(kept.length).toBeGreaterThan(5);
  expect(new Set(kept).size, "no file twice").toBe(kept.length);
  expect(kept.filter((url) => !existsSync(join(DIST, url)))).toEqual([]);
  const wanted = files().filter(
    (name) => !/^(?:sw\.js|workbox-[^/]+\.js|pictures\/.*|robots\.txt|\.nojekyll)$/.test(name),
  );
  expect(wanted.filter((name) => !kept.includes(name))).toEqual([]);
});

test("the list for the page names what the worker keeps, and this build", () => {
  const list = JSON.parse(read("precache.json"));
  const names = list.keys.map((key: string) => key.replace(/\?__WB_REVISION__=.*/, ""));
  // The browser reads the manifest, not the app: it is kept, but nothing waits for it.
  const unlisted = ["precache.json", "manifest.webmanifest"];
  expect([...names, ...unlisted].sort()).toEqual([...precached(DIST)].sort());
  expect(read("index.html")).toContain(`data-build="${list.build}"`);
});

test("a new version never takes over by itself", () => {
  const worker = read("sw.js");
  expect(worker).not.toContain("clientsClaim");
  const told = /addEventListener\("message",\w+=>\{[^}]*"SKIP_WAITING"[^}]*self\.skipWaiting\(\)/;
  expect(worker).toMatch(told);
  expect(worker.match(/skipWaiting/g)).toHaveLength(1);
});

test("the worker is registered in one place", () => {
  const code = [...named(".js"), ...named(".html")]
    .filter((name) => !/^(?:sw|workbox-.*)\.js$/.test(name))
    .map(read)
    .join("\n");
  expect(code.match(/sw\.js/g)).toHaveLength(1);
  expect(files()).not.toContain("registerSW.js");
});

test("the page's policy allows its own inline code and nothing else", () => {
  const page = read("index.html");
  const policy = page.match(/Content-Security-Policy" content="([^"]+)"/)?.[1] ?? "";
  for (const [directive, tag] of [
    ["script-src", "script"],
    ["style-src", "style"],
  ] as const) {
    const blocks = [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))];
    const wanted = blocks.map(
      ([, text]) =>
        `'sha256-${createHash("sha256")
          .update(text ?? "")
          .digest("base64")}'`,
    );
    const rule = policy.split("; ").find((part) => part.startsWith(directive));
    expect(rule).toBe([directive, "'self'", ...wanted].join(" "));
  }
  const rules = policy.split("; ");
  for (const wanted of [
    "default-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]) {
    expect(rules, `the policy lacks ${wanted}`).toContain(wanted);
  }
  expect(policy).not.toContain("unsafe");
  expect(policy, "another host, or all of them").not.toMatch(/https?:|wss?:|\*/);
  expect(page, "no inline handlers or style attributes").not.toMatch(/<[^>]+\s(?:on\w+|style)=/);
});

test("nothing makes code out of text", () => {
  for (const name of named(".js")) {
    expect(read(name), name).not.toMatch(/\beval\(|new Function\(|(?<![.\w$])Function\("/);
  }
});

test("the style sheets keep what iOS needs", () => {
  const sheets = [...named(".css").map(read), read("index.html")].join("\n");
  test.skip(sheets.split("<style").length < 3, "there is no style sheet yet");
  for (const needed of [
    "-webkit-user-select:none",
    "user-select:none",
    "-webkit-touch-callout:none",
    "touch-action:",
    "-webkit-text-size-adjust:100%",
    "100vh",
  ]) {
    expect(sheets, `${needed} is missing from the built styles`).toContain(needed);
  }
  // A long press begins in what is nearest, and that is not always what is pressed.
  const HELD = ["touch-action:none"];
  for (const [name, more] of [
    [".screen", []],
    [".cup", HELD],
    [".cup-pad", HELD],
    [".hold", HELD],
    [".grip", HELD],
  ] as const) {
    const body = sheets
      .split(new RegExp(`(?:^|[{}>\\s])\\${name}\\{`))
      .slice(1)
      .map((rule) => rule.slice(0, rule.indexOf("}")))
      .join(";");
    const still = ["-webkit-user-select:none", ";user-select:none", "-webkit-touch-callout:none"];
    for (const needed of [...still, ...more]) {
      expect(body, `${name} lacks ${needed}`).toContain(needed);
    }
  }
});

test("the scripts run in the oldest browsers at the table", () => {
  // Chrome 109 and Safari 16.4 lack these; the page's own types do not know them either.
  const tooNew = /\.(?:toSorted|toReversed|toSpliced|isWellFormed|groupBy|withResolvers)\(/;
  for (const name of named(".js")) {
    parse(read(name), { ecmaVersion: 2022, sourceType: "module" });
    expect(read(name).match(tooNew)?.[0], name).toBeUndefined();
    // Safari has none, and `?.` on a name that nobody declared throws: ask window for it.
    const bare = /(?<![.\w$"'])requestIdleCallback/.test(read(name));
    expect(bare, `${name} calls a bare requestIdleCallback`).toBe(false);
  }
});

test("the page's own script runs in any browser, so that it can say what is wrong", () => {
  for (const [, text] of read("index.html").matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    parse(text ?? "", { ecmaVersion: 5 });
  }
});

test("no dice of the font's own, and no back door", () => {
  for (const name of [...named(".js"), ...named(".css"), ...named(".html")]) {
    expect(read(name), name).not.toMatch(/[\u2680-\u2685]|\\u268[0-5]/);
    expect(read(name), name).not.toMatch(/sourceMappingURL/);
  }
});
