// Names as they are typed at a table, in four languages and in emoji.
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PATIENT } from "../testing/runs.ts";
import { cleanName, graphemes, isClean, nameFault, nameKey } from "./names.ts";

const FAMILY = "👨‍👩‍👧‍👦";
const FLAG = "🇩🇰";
const THUMB = "👍🏽";
const RTL = "\u202e";

test.each([
  ["trimmed", "  Anna ", "Anna"],
  ["inner spaces collapsed", "Anna   Lena", "Anna Lena"],
  ["tabs and line ends are spaces", "\tAnna\r\nLena\n", "Anna Lena"],
  ["no-break spaces are spaces", "Anna\u00a0\u00a0Lena", "Anna Lena"],
  ["a word turned round is turned back", `${RTL}Anna\u202c`, "Anna"],
  [
    "every bidi control goes",
    "\u200eA\u200fn\u061cn\u2066a\u2067\u2068\u2069\u202a\u202b\u202d",
    "Anna",
  ],
  ["other controls go", "An\u0000na\u0007", "Anna"],
  ["a soft hyphen and zero-width characters go", "An\u00adna\u200b\u2060", "Anna"],
  ["a space between controls stays one space", "Anna \u200f Lena", "Anna Lena"],
  ["composed", "Ande\u0301", "Andé"],
  ["composed also across what goes", "Ande\u200b\u0301", "Andé"],
  ["æ, ø, å, ß stay", "Åse Bjørnæs Weiß", "Åse Bjørnæs Weiß"],
  ["a family stays one", FAMILY, FAMILY],
  ["nothing", "", ""],
  ["only spaces", " \u00a0 ", ""],
] as const)("cleaned: %s", (_, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test("cleaning twice is cleaning once", PATIENT, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const once = cleanName(typed);
      expect(cleanName(once)).toBe(once);
    }),
  );
});

const COUNTS = [
  ["Anna", 4],
  ["", 0],
  [FAMILY, 1],
  [FAMILY.repeat(3), 3],
  [FLAG, 1],
  [FLAG + FLAG, 2],
  [THUMB, 1],
  ["🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}", 1],
  ["e\u0301\u0323x", 2],
  ["1\ufe0f\u20e3", 1],
  ["👩🏽‍🚀!", 2],
  ["a\nb", 3],
] as const;

test.each(COUNTS)("%s has %i graphemes", (text, count) => {
  expect(graphemes(text)).toBe(count);
});

test("no text has more characters than units", PATIENT, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(graphemes(text)).toBeLessThanOrEqual(text.length);
    }),
  );
});

describe("where the browser cannot segment text", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(COUNTS)("%s has %i graphemes", (text, count) => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(graphemes(text)).toBe(count);
  });
});

test.each([
  ["a name", "Anna", [], null],
  ["nothing", "", [], "name-empty"],
  ["only spaces", "   ", [], "name-empty"],
  ["only controls", `${RTL}\u200b`, [], "name-empty"],
  ["only a joiner", "\u200d", [], "name-empty"],
  ["only a mark without its letter", "\u0301", [], "name-empty"],
  ["one emoji", "🎲", [], null],
  ["one digit", "1", [], null],
  ["one dash", "-", [], null],
  ["24 letters", "x".repeat(24), [], null],
  ["25 letters", "x".repeat(25), [], "name-long"],
  ["24 letters in spaces", ` ${"x".repeat(24)} `, [], null],
  ["24 families", FAMILY.repeat(24), [], null],
  ["25 families", FAMILY.repeat(25), [], "name-long"],
  ["a letter under 499 marks", `Q${"\u0301".repeat(499)}`, [], null],
  ["a letter under 500 marks", `Q${"\u0301".repeat(500)}`, [], "name-long"],
  ["somebody else's name", "Anna", ["Ben", "Carla"], null],
  ["a taken name", "Anna", ["Ben", "Anna"], "name-taken"],
  ["taken in other case", "aNNa", ["Anna"], "name-taken"],
  ["taken with spaces", "Anna  Lena", ["Anna Lena"], "name-taken"],
  ["taken behind controls", `An${RTL}na`, ["Anna"], "name-taken"],
  ["ß and SS", "STRASSE", ["Straße"], "name-taken"],
  ["SS and ß", "Straße", ["strasse"], "name-taken"],
  ["Å and å", "ÅSE", ["åse"], "name-taken"],
  ["A and Å", "Ase", ["Åse"], null],
  ["composed and not", "Ande\u0301", ["André", "ANDÉ"], "name-taken"],
  ["wide letters", "Ａｎｎａ", ["anna"], "name-taken"],
] as const)("%s: %s among %j is %s", (_, typed, others, fault) => {
  expect(nameFault(typed, others)).toBe(fault);
});

test("only what could be too long is counted", () => {
  let counted = 0;
  class Counted extends Intl.Segmenter {
    override segment(text: string) {
      counted += 1;
      return super.segment(text);
    }
  }
  vi.stubGlobal("Intl", { Segmenter: Counted });
  expect(nameFault("x".repeat(24), [])).toBeNull();
  expect(counted).toBe(0);
  expect(nameFault("x".repeat(25), [])).toBe("name-long");
  expect(counted).toBe(1);
  vi.unstubAllGlobals();
});

test.each([
  ["a name", "Anna Lena", true],
  ["a family", FAMILY, true],
  ["from right to left", "\u05d0\u05d1", true],
  ["a sign that this browser does not know", "\u{1fffd}", true],
  ["nothing", "", false],
  ["turned round", `${RTL}Anna`, false],
  ["a fence that was never opened", "Anna\u2069", false],
  ["a space before it", " Anna", false],
  ["two spaces in it", "Anna  Lena", false],
  ["two lines", "Anna\nLena", false],
  ["a letter under 500 marks", `Q${"\u0301".repeat(500)}`, false],
])("from elsewhere, %s: %j is clean: %s", (_, name, clean) => {
  expect(isClean(name)).toBe(clean);
});

test("whatever may be typed is clean once it is cleaned", PATIENT, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      if (nameFault(typed, []) === null) expect(isClean(cleanName(typed))).toBe(true);
    }),
  );
});

test("names are compared in no language's own way", () => {
  // A Turkish phone would keep these two apart.
  expect(nameKey("INES")).toBe(nameKey("ines"));
  expect(nameKey("Anna")).not.toBe(nameKey("Anne"));
});
