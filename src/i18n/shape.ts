// What a catalogue must have: English is the shape; a missing key, an extra key or a wrong slot does not compile.

import type { en as book } from "./book/en.ts";
import type { en as card } from "./card/en.ts";
import type { en as changes } from "./changes/en.ts";
import type { en as evening } from "./evening/en.ts";
import type { en as feel } from "./feel/en.ts";
import type { en as front } from "./front/en.ts";
import type { en as install } from "./install/en.ts";
import type { en as page } from "./page/en.ts";
import type { en as settings } from "./settings/en.ts";
import type { en as share } from "./share/en.ts";
import type { en as table } from "./table/en.ts";

type Shape<T> = T extends string
  ? string
  : T extends (...slots: infer S) => string
    ? (...slots: S) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** What Home says: part of the first load. */
export type Front = Shape<typeof front>;
export type Book = Shape<typeof book>;
export type Card = Shape<typeof card>;
export type Page = Shape<typeof page>;
export type Changes = Shape<typeof changes>;
export type Evening = Shape<typeof evening>;
export type Feel = Shape<typeof feel>;
export type Installing = Shape<typeof install>;
export type Preferences = Shape<typeof settings>;
export type Share = Shape<typeof share>;
export type Game = Shape<typeof table>;
/** What all screens but Home say: loaded with the game. Its parts are joined in `whole`. */
export type Table = Game &
  Changes &
  Preferences &
  Book &
  Card &
  Page &
  Share &
  Feel &
  Evening &
  Installing;
export type Catalogue = Front & Table;

export const LANGUAGES = ["de", "da", "nb", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
