// The rule card in words: a sentence for every value of every rule in every language, and none that is not so.
import { describe, expect, test } from "vitest";
import { cardOf } from "../../game/rules/card.ts";
import { differences, OPTIONS, type OptionValue, setOption } from "../../game/rules/options.ts";
import { PRESETS, presetOf } from "../../game/rules/registry.ts";
import { BASE, type Ruleset } from "../../game/rules/ruleset.ts";
import { rngOf } from "../../game/testing/chance.ts";
import { rulesetFrom } from "../../game/testing/deal.ts";
import { PATIENT, share } from "../../game/testing/runs.ts";
import { OPTION_NAMES, type OptionName } from "../../game/words/house.ts";
import { frontOf, tableOf } from "../../i18n/load.ts";
import { type Catalogue, LANGUAGES, type Language } from "../../i18n/shape.ts";
import { newsOf, sentencesOf, summaryOf } from "./sentences.ts";

const loaded = async (language: Language): Promise<Catalogue> => ({
  ...(await frontOf(language)),
  ...(await tableOf(language)),
});
const WORDS = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loaded(language)] as const)),
);
const wordsOf = (language: Language) => WORDS.get(language) as Catalogue;

const RANDOM = Array.from({ length: share(400) }, (_, seed) => rulesetFrom(rngOf(seed)));

/** Every ruleset that is one option away from a preset or the base. */
const NEAR: readonly Ruleset[] = [BASE, ...PRESETS.map(({ ruleset }) => ruleset)].flatMap((from) =>
  OPTION_NAMES.flatMap((name) =>
    OPTIONS[name].map((value) => setOption(from, name, value as OptionValue)),
  ),
);

/** With sips instead of lives nobody goes out: nothing is said of these. */
const VOID: readonly OptionName[] = ["lives", "counting", "secondLife", "end"];

describe.each(LANGUAGES)("in %s", (language) => {
  const words = wordsOf(language);
  const textOf = (rules: Ruleset) => sentencesOf(words, rules).map(({ text }) => text);

  test("every sentence is whole, and said once", PATIENT, () => {
    const broken = [...NEAR, ...RANDOM].flatMap((rules) => {
      const said = textOf(rules);
      const odd = said.filter((text) => /undefined|NaN|\[object|^\s*$| {2}/.test(text));
      return new Set(said).size < said.length ? [...odd, `twice: ${said.join(" ")}`] : odd;
    });
    expect(broken).toEqual([]);
  });

  test("every fact of the card is told, unless sips make it void", PATIENT, () => {
    const untold = [...NEAR, ...RANDOM].flatMap((rules) => {
      const told = sentencesOf(words, rules).map(({ fact }) => fact);
      const facts = cardOf(rules).map(({ kind }) => kind);
      const left = facts.filter((kind) => !told.includes(kind));
      return rules.drinks === "instead"
        ? left.filter((kind) => !["lives", "second-life", "end"].includes(kind))
        : left;
    });
    expect(untold).toEqual([]);
  });

  test("another value of any one option is another card", PATIENT, () => {
    const same = RANDOM.slice(0, share(100)).flatMap((rules, seed) =>
      OPTION_NAMES.filter((name) => rules.drinks !== "instead" || !VOID.includes(name)).flatMap(
        (name) =>
          OPTIONS[name].flatMap((value) => {
            const other = setOption(rules, name, value as OptionValue);
            if (!differences(other, rules).includes(name)) return [];
            return textOf(other).join() === textOf(rules).join()
              ? [`${seed}: ${name} ${value}`]
              : [];
          }),
      ),
    );
    expect(same).toEqual([]);
  });

  test("what is new is all that was not said before, and nothing else", PATIENT, () => {
    for (const [index, rules] of RANDOM.entries()) {
      const since = RANDOM[(index + 1) % RANDOM.length] as Ruleset;
      const before = textOf(since);
      const news = newsOf(words, rules, since).map(({ text }) => text);
      expect(news.filter((text) => before.includes(text))).toEqual([]);
      expect(
        textOf(rules).filter((text) => !before.includes(text) && !news.includes(text)),
      ).toEqual([]);
    }
  });

  test("a table's summary says no more than its card", PATIENT, () => {
    for (const rules of RANDOM) {
      const card = textOf(rules);
      expect(summaryOf(words, rules).filter((line) => !card.includes(line))).toEqual([]);
    }
  });

  test("every option, value, remark and variant has a word of its own", PATIENT, () => {
    const { names, notes, values } = words.house;
    expect(Object.keys(names)).toEqual([...OPTION_NAMES]);
    expect(Object.keys(notes)).toEqual([...OPTION_NAMES]);
    for (const [name, said] of Object.entries(values)) {
      expect(Object.keys(said)).toEqual([...OPTIONS[name as OptionName]]);
      const labels = Object.values(said).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

test.each([
  ["meiern", "de", "Jede Ansage muss höher sein als die davor."],
  ["meiern", "de", "Ein Mäxchen zu glauben kostet 1 Leben und beendet die Runde."],
  ["meiern", "de", "Ein aufgedecktes Mäxchen kostet den, der unrecht hat, 2 Leben."],
  ["meyer-no", "nb", "En melding kan være den samme som før, eller høyere."],
  ["meyer-no", "nb", "Blir en Meyer trodd, er runden over, og ingen taper noe."],
  [
    "meyer-no",
    "nb",
    "En løftet Meyer. Sant: koster den som løfter, 2 liv. Løgn: koster den som meldte, 1 liv.",
  ],
  ["meyer-dk", "da", "Den, der har kigget, må ikke melde mindre, end der ligger i bægeret."],
  ["meyer-dk", "da", "Den, der tror på en Meyer, slår og skal melde Meyer igen."],
  ["meyer-vaertshus", "da", "En Meyer bliver aldrig troet: den løftes."],
  ["mia", "en", "Ones are the best pair, then down to sixes."],
  ["mia", "en", "A Mia is not passed on unseen to whoever rolled it."],
  ["bodega", "da", "Når kun to er tilbage, er hvert tab mindst 2."],
  [
    "bodega",
    "da",
    "Den, som et tab efterlader på 3 liv, må én gang pr. spil slå om liv i stedet, højst 6 liv.",
  ],
  ["kneipe", "de", "Jedes Leben, um das es geht, ist auch ein Schluck. Wasser zählt."],
  [
    "kneipe",
    "de",
    "Wer ein Mäxchen gewürfelt und gesehen hat, darf es zeigen: Alle anderen verlieren 1 Leben, 1 Schluck, wer zeigt, beginnt.",
  ],
] as const)("%s says in %s: %s", (preset, language, line) => {
  const { ruleset } = presetOf(preset);
  const said = sentencesOf(wordsOf(language), ruleset);
  expect(said.map(({ text }) => text)).toContain(line);
});

test("losses are told as the table counts them", () => {
  const en = wordsOf("en");
  const said = (rules: Partial<Ruleset>) =>
    sentencesOf(en, { ...BASE, ...rules }).map(({ text }) => text);
  expect(said({})).toContain("Any other lift costs whoever was wrong 1 life.");
  expect(said({ counting: "penalties" })).toContain(
    "Any other lift costs whoever was wrong 1 penalty point.",
  );
  expect(said({ drinks: "instead" })).toContain("Any other lift costs whoever was wrong 1 sip.");
  expect(said({ double: true })).toContain(
    "A Mia may be lifted for double: whoever was wrong loses 4 lives.",
  );
});
