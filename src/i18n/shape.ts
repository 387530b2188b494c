// What a catalogue must have: English is the shape; a missing key, an extra key or a wrong slot does not compile.

import type { en } from "./en.ts";

type Shape<T> = T extends string
  ? string
  : T extends (...slots: infer S) => string
    ? (...slots: S) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

export type Catalogue = Shape<typeof en>;

export const LANGUAGES = ["de", "da", "nb", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
