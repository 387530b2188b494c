// What a catalogue must have: English is the shape; a missing key, an extra key or a wrong slot does not compile.

import type { en as front } from "./front/en.ts";
import type { en as table } from "./table/en.ts";

type Shape<T> = T extends string
  ? string
  : T extends (...slots: infer S) => string
    ? (...slots: S) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** What Home says: part of the first load. */
export type Front = Shape<typeof front>;
/** What a game and its setup say: loaded with the game. */
export type Table = Shape<typeof table>;
export type Catalogue = Front & Table;

export const LANGUAGES = ["de", "da", "nb", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
