// Which language the phone speaks, and its catalogue: each is a chunk of its own.

import { type Catalogue, LANGUAGES, type Language } from "./shape.ts";

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

/** Takes a language; loads its catalogue. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  switch (language) {
    case "de":
      return (await import("./de.ts")).de;
    case "da":
      return (await import("./da.ts")).da;
    case "nb":
      return (await import("./nb.ts")).nb;
    case "en":
      return (await import("./en.ts")).en;
  }
}
