// Names in a sentence: one that is written from right to left must not turn round what stands beside it.

/** Letters of right-to-left scripts: Hebrew, Arabic and what lies between and beyond them. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG = "\u2068";
const END = "\u2069";

/** Takes a name; gives it fenced in where it would turn its surroundings, else as it is. */
export function isolated(name: string): string {
  return TURNS.test(name) ? FIRST_STRONG + name + END : name;
}

const fenced = (slot: unknown) => (typeof slot === "string" ? isolated(slot) : slot);

/** Takes a catalogue; gives it with every text that is put into a slot fenced in. */
export function fencing<Words>(words: Words): Words {
  if (typeof words === "function") {
    const said = (...slots: readonly unknown[]) => words(...slots.map(fenced));
    // How many slots a line has stays readable on it.
    return Object.defineProperty(said, "length", { value: words.length }) as Words;
  }
  if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
  const entries = Object.entries(words).map(([key, value]) => [key, fencing(value)] as const);
  return Object.fromEntries(entries) as Words;
}
