// What every catalogue must be: complete, with every slot filled in, addressing nobody but the one who peeks.

import { describe, expect, test } from "vitest";
import { frontOf, tableOf } from "./load.ts";
import { type Catalogue, LANGUAGES, type Language } from "./shape.ts";

const loaded = async (language: Language): Promise<Catalogue> => ({
  ...(await frontOf(language)),
  ...(await tableOf(language)),
});
const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  de: await loaded("de"),
  da: await loaded("da"),
  nb: await loaded("nb"),
  en: await loaded("en"),
};
const { de, en } = CATALOGUES;

/** None of them is part of a word in any of the four languages. */
const NAMES = ["Åse", "Jürgen", "Xaver", "Quinn", "Zoë"];

interface Line {
  readonly path: string;
  readonly text: unknown;
  readonly slots: readonly unknown[];
}

/** Every line of a catalogue, its slots filled from left to right by `fill`. */
function linesOf(part: unknown, fill: (at: number) => unknown, path = ""): readonly Line[] {
  if (typeof part === "function") {
    const slots = Array.from({ length: part.length }, (_, at) => fill(at));
    return [{ path, text: part(...slots), slots }];
  }
  if (typeof part === "object" && part !== null) {
    return Object.entries(part).flatMap(([key, inner]) =>
      linesOf(inner, fill, path === "" ? key : `${path}.${key}`),
    );
  }
  return [{ path, text: part, slots: [] }];
}

const named = (catalogue: Catalogue) => linesOf(catalogue, (at) => NAMES[at]);
/** What is said of a number, for those that a language may treat apart. */
const counted = ({ between, cost, cup, home, house, over, roll, seats }: Catalogue) =>
  [0, 1, 2, 12].flatMap((n) =>
    [
      ...[seats.lives(n), seats.points(n), seats.sips(n), cost.lives(n), cost.points(n)],
      ...[cost.sips(n), cup.looks(n), roll.times(n), over.rounds(n), home.resumeRound(n)],
      ...[between.after(n), house.changes(n)],
    ].map((text) => ({ path: `said of ${n}`, text, slots: [] })),
  );

/** The words for the one spoken to, whatever their case, and the polite ones, which are told by it. */
const ADDRESS: Readonly<Record<Language, { words: readonly string[]; polite?: RegExp }>> = {
  de: {
    words: [
      ...["du", "dich", "dir", "dein", "deine", "deinem", "deinen", "deiner", "deines"],
      ...["ihr", "euch", "euer", "eure", "eurem", "euren", "eurer"],
    ],
    polite: /\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b/,
  },
  // "I" begins many an honest sentence: it means "in".
  da: {
    words: ["du", "dig", "din", "dit", "dine", "jer", "jeres"],
    polite: /\p{L},? I\b|\b(?:Dem|Deres)\b/u,
  },
  nb: { words: ["du", "deg", "din", "di", "ditt", "dine", "dere", "deres"] },
  en: { words: ["you", "your", "yours", "yourself", "yourselves"] },
};

function addresses(language: Language, text: string): boolean {
  const { words, polite } = ADDRESS[language];
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return found.some((word) => words.includes(word)) || (polite?.test(text) ?? false);
}

describe.each(LANGUAGES)("the catalogue %s", (language) => {
  const catalogue = CATALOGUES[language];

  test("has a word of its own for each of the 24 seals and 21 rolls", () => {
    expect(catalogue.seals).toHaveLength(24);
    expect(new Set(catalogue.seals).size).toBe(24);
    const rolls = Object.values(catalogue.rolls);
    expect(rolls).toHaveLength(21);
    expect(new Set([...rolls, catalogue.littleMeyer, catalogue.halfMeyer]).size).toBe(23);
  });

  test("has no line that is empty or has a hole", () => {
    const found = [...named(catalogue), ...counted(catalogue)].filter(
      ({ text }) =>
        typeof text !== "string" ||
        text.trim() === "" ||
        text !== text.trim() ||
        /undefined|NaN|\[object| {2}/.test(text),
    );
    expect(found).toEqual([]);
  });

  test("says every name and number that it is given", () => {
    const found = named(catalogue).filter(
      ({ text, slots }) => !slots.every((slot) => String(text).includes(String(slot))),
    );
    expect(found).toEqual([]);
    const { moved } = catalogue.setup;
    expect(moved(NAMES[0] ?? "", 7)).toContain("7");
    expect(catalogue.roll.times(1)).toContain("2");
  });

  test("speaks of players by name, never to them, but inside the peek", () => {
    const found = [...named(catalogue), ...counted(catalogue)].filter(
      ({ path, text }) => !path.startsWith("peek.") && addresses(language, String(text)),
    );
    expect(found).toEqual([]);
  });

  test("has the same lines as English", () => {
    const paths = (of: Catalogue) => named(of).map(({ path, slots }) => `${path}/${slots.length}`);
    expect(paths(catalogue)).toEqual(paths(en));
  });

  test("quotes as the language does", () => {
    const own = { de: /[„“]/g, da: /[»«]/g, nb: /[«»]/g, en: /[“”]/g }[language];
    const found = named(catalogue).filter(({ text }) =>
      /["„“”»«]/.test(String(text).replace(own, "")),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ["de", "lives", "1 Leben", "2 Leben"],
  ["de", "points", "1 Strafpunkt", "2 Strafpunkte"],
  ["de", "sips", "1 Schluck", "2 Schlucke"],
  ["da", "lives", "1 liv", "2 liv"],
  ["da", "points", "1 strafpoint", "2 strafpoint"],
  ["da", "sips", "1 slurk", "2 slurke"],
  ["nb", "lives", "1 liv", "2 liv"],
  ["nb", "points", "1 straffepoeng", "2 straffepoeng"],
  ["nb", "sips", "1 slurk", "2 slurker"],
  ["en", "lives", "1 life", "2 lives"],
  ["en", "points", "1 penalty point", "2 penalty points"],
  ["en", "sips", "1 sip", "2 sips"],
] as const)("%s counts %s: %s, %s", (language, what, one, two) => {
  const { cost, seats } = CATALOGUES[language];
  expect([cost[what](1), cost[what](2)]).toEqual([one, two]);
  expect([seats[what](1), seats[what](2)]).toEqual([one, two]);
});

test.each([
  ["de", "Noch keiner hat geschaut", "Bisher 1-mal geschaut", "Bisher 2-mal geschaut"],
  ["da", "Ingen har kigget", "Kigget 1 gang", "Kigget 2 gange"],
  ["nb", "Ingen har kikket", "Kikket 1 gang", "Kikket 2 ganger"],
  ["en", "Nobody has looked", "1 look so far", "2 looks so far"],
] as const)("%s counts the looks: %s, %s, %s", (language, none, one, two) => {
  const { looks } = CATALOGUES[language].cup;
  expect([looks(0), looks(1), looks(2)]).toEqual([none, one, two]);
});

test.each([
  ["de", "1 Runde", "2 Runden"],
  ["da", "1 runde", "2 runder"],
  ["nb", "1 runde", "2 runder"],
  ["en", "1 round", "2 rounds"],
] as const)("%s counts the rounds: %s, %s", (language, one, two) => {
  const { rounds } = CATALOGUES[language].over;
  expect([rounds(1), rounds(2)]).toEqual([one, two]);
});

test.each([
  ["de", "Mäxchen", "Kleines Mäxchen", "dreiundsechzig", "Sechser-Pasch"],
  ["da", "Meyer", "Lille-meyer", "seks-tre", "par 6"],
  ["nb", "Meyer", "Lille Meyer", "sekstitre", "par seks"],
  ["en", "Mia", "Little Mia", "sixty-three", "pair of sixes"],
] as const)("%s calls 21, 31, 63, 66: %s, %s, %s, %s", (language, meyer, little, mixed, pair) => {
  const { rolls, littleMeyer } = CATALOGUES[language];
  expect([rolls[21], littleMeyer, rolls[63], rolls[66]]).toEqual([meyer, little, mixed, pair]);
});

test("German lets a long number break after its and", () => {
  expect(de.claim.say("dreiundsechzig", "Carla")).toBe("An Carla: dreiund\u00adsechzig");
  expect(de.entry.enter("Sechser-Pasch")).toBe("Es war Sechser-Pasch");
});
