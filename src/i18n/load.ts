// Which language the phone speaks, and its words: each language is in chunks of its own.

import { fencing } from "./isolate.ts";
import { type Front, LANGUAGES, type Language, type Table } from "./shape.ts";

type Numbers = "digits" | "tens";

/** Takes the phone's languages, best first; gives the first that the app speaks, English if none. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    const own = short === "no" || short === "nn" ? "nb" : short;
    const found = LANGUAGES.find((language) => language === own);
    if (found) return found;
  }
  return "en";
}

async function loadFront(language: Language): Promise<Front> {
  switch (language) {
    case "de":
      return (await import("./front/de.ts")).de;
    case "da":
      return (await import("./front/da.ts")).da;
    case "nb":
      return (await import("./front/nb.ts")).nb;
    case "en":
      return (await import("./front/en.ts")).en;
  }
}

async function loadTable(language: Language, numbers: Numbers): Promise<Table> {
  switch (language) {
    case "de":
      return (await import("./whole/de.ts")).de;
    case "da": {
      const { da, inTens } = await import("./whole/da.ts");
      return numbers === "tens" ? inTens : da;
    }
    case "nb":
      return (await import("./whole/nb.ts")).nb;
    case "en":
      return (await import("./whole/en.ts")).en;
  }
}

/** Takes a language; loads what Home says in it. */
export async function frontOf(language: Language): Promise<Front> {
  return fencing(await loadFront(language));
}

/** Takes a language, and how Danish numbers are said; loads what all screens but Home say in it. */
export async function tableOf(language: Language, numbers: Numbers = "digits"): Promise<Table> {
  return fencing(await loadTable(language, numbers));
}

/** Loads every language: what is wanted later, in a game, is in memory. */
export async function allWords(): Promise<void> {
  await Promise.all(LANGUAGES.flatMap((tag) => [loadFront(tag), loadTable(tag, "digits")]));
}
