// The rules of the game are pure: the same events give the same state, anywhere, at any time.
import { expect, test } from "vitest";
import { bare, sources } from "./sources.ts";

interface Ban {
  readonly what: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const BROWSER = "hand in what the rules need to know";
const word = (names: string) => new RegExp(`(?<![.\\w$])(?:${names})\\b(?!\\s*:)`);

const BANS: readonly Ban[] = [
  {
    what: "Math.random",
    pattern: /\bMath\s*\.\s*random\b/,
    instead: "let chance come in with the event",
  },
  { what: "crypto", pattern: word("crypto"), instead: "let chance come in with the event" },
  { what: "Date", pattern: word("Date"), instead: "let the time come in with the event" },
  { what: "performance", pattern: word("performance"), instead: "measure in e2e/tools" },
  {
    what: "a timer",
    pattern: word(
      "setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|requestIdleCallback",
    ),
    instead: "return the state at once; whoever calls may wait",
  },
  {
    what: "a promise",
    pattern: /\basync\s|\bawait\s|\bnew Promise\b/,
    instead: "the rules answer at once",
  },
  {
    what: "the browser",
    pattern: word(
      "window|document|navigator|localStorage|sessionStorage|indexedDB|globalThis|self",
    ),
    instead: BROWSER,
  },
  { what: "the network", pattern: word("fetch|XMLHttpRequest|WebSocket"), instead: BROWSER },
  { what: "console", pattern: word("console"), instead: "return what there is to say" },
  { what: "process", pattern: word("process"), instead: BROWSER },
  {
    what: "the locale",
    pattern: /\bIntl\s*\.\s*(?!Segmenter\b)|\.toLocale\w+|\.localeCompare\b/,
    instead: "words and plurals belong to src/i18n",
  },
  { what: "a class", pattern: /^\s*(?:export\s+)?class\s/m, instead: "use readonly plain data" },
];

const pure = sources().filter(({ path, test }) => path.startsWith("game/") && !test);

test("there are rules to look at", () => {
  expect(pure.length).toBeGreaterThan(0);
});

test.each(BANS)("src/game does without $what", ({ what, pattern, instead }) => {
  const found = pure.filter(({ text }) => pattern.test(bare(text))).map(({ path }) => path);
  expect(found, `${what} in ${found.join(", ")}: ${instead}`).toEqual([]);
});
