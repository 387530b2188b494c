// The judge's idea of a name: what is kept of what was typed, how long it is, when two are the same.
import type { NameFault } from "../words/table.ts";
import { MAX_NAME } from "../words/table.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const fold = (name: string) => name.toUpperCase().toLowerCase();

/** RULES: Names. Controls that turn the reading direction are no part of a name. */
export function tidy(raw: string): string {
  const kept = raw.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, "");
  return kept.split(/\s+/u).filter(Boolean).join(" ");
}

export function nameGrounds(raw: string, others: readonly string[]): readonly NameFault[] {
  const name = tidy(raw);
  if (name === "") return ["name-empty"];
  const faults: NameFault[] = [];
  if ([...graphemes.segment(name)].length > MAX_NAME) faults.push("name-long");
  if (others.some((other) => fold(other) === fold(name))) faults.push("name-taken");
  return faults;
}
