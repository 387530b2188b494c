// What a player may be called (RULES: The table, Names).

import { LONGEST_NAME, MAX_NAME, type NameFault } from "../words/table.ts";

const UNSEEN = /[\p{Bidi_Control}\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;
const SPACES = /\s+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Where `Intl.Segmenter` is missing: a base with its marks, joined emoji, or a pair of flag letters. */
const CLUSTER =
  /\p{Regional_Indicator}{2}|\P{M}[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*(?:\u200d\P{M}[\p{M}\p{Emoji_Modifier}]*)*/gsu;

/** Takes a text; gives how many graphemes (characters as people see them) it has. */
export function graphemes(text: string): number {
  if (typeof Intl.Segmenter !== "function") return text.match(CLUSTER)?.length ?? 0;
  let count = 0;
  for (const _ of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) count += 1;
  return count;
}

/** Takes what was typed; gives the name it means: composed, without control characters, trimmed, inner spaces collapsed. */
export function cleanName(typed: string): string {
  return typed
    .replace(SPACES, " ")
    .replace(UNSEEN, "")
    .replace(SPACES, " ")
    .trim()
    .normalize("NFC");
}

/**
 * Whether a name from elsewhere is as `cleanName` leaves it. What can be seen, and where one character ends,
 * each browser says in its own way: what another one has let pass stays.
 */
export function isClean(name: string): boolean {
  const clean = name.replace(UNSEEN, "").replace(SPACES, " ").trim();
  return name !== "" && name.length <= LONGEST_NAME && name === clean;
}

/** Takes a name; gives the form in which two equal names are the same. Case is ignored, in no language's own way. */
export function nameKey(name: string): string {
  return cleanName(name).normalize("NFKC").toUpperCase().toLowerCase();
}

/** Whether a clean name is more than a seat takes: its characters are only counted where they could be too many. */
const isLong = (name: string) =>
  name.length > MAX_NAME && (name.length > LONGEST_NAME || graphemes(name) > MAX_NAME);

/** Takes what was typed and the other seats' names; gives why it cannot be taken, or null. */
export function nameFault(typed: string, others: readonly string[]): NameFault | null {
  const name = cleanName(typed);
  if (!VISIBLE.test(name)) return "name-empty";
  if (isLong(name)) return "name-long";
  const key = nameKey(name);
  return others.some((other) => nameKey(other) === key) ? "name-taken" : null;
}
