// A ruleset as twelve letters: short enough to be typed, safe in a link, told apart from a slip of the finger.

import type { Ruleset } from "../game/rules/ruleset.ts";
import * as options from "../game/words/options.ts";
import { checksum } from "./bytes.ts";
import type { Parsed } from "./fault.ts";
import { parseRuleset } from "./ruleset.ts";

/** Without I, L, O and U, which are read as others (Crockford's alphabet). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RADIX = LETTERS.length;
/** Codes of every version begin with its letter and end with four of checksum: so a newer one is known as newer. */
const VERSION = 1;
const CHECK = 4;
const BODY = 7;
/** The longest that any version may ever be. */
const LONGEST = 40;
/** Other programs' codes of the same alphabet shall not fit by chance. */
const SALT = 0x5c09;

const EITHER = [false, true] as const;
const LIVES = Array.from({ length: options.MAX_LIVES }, (_, below) => below + 1);

/** Every option with its values, the first one's digit the highest. Fixed for ever: another order is another version. */
const DIGITS: readonly (readonly [string, readonly unknown[]])[] = [
  ["littleMeyer", EITHER],
  ["halfMeyer", EITHER],
  ["pairs", options.PAIRS],
  ["thirtyTwo", options.THIRTY_TWO],
  ["raise", options.RAISE],
  ["understate", EITHER],
  ["blindPass", options.BLIND_PASS],
  ["blindReroll", options.BLIND_REROLL],
  ["surrender", EITHER],
  ["meyerBelieved", options.MEYER_BELIEVED],
  ["lifter", options.MEYER_LOSS],
  ["claimant", options.MEYER_LOSS],
  ["littleMeyerLoss", options.LITTLE_MEYER_LOSS],
  ["double", EITHER],
  ["openMeyer", EITHER],
  ["reverseOnMeyer", EITHER],
  ["lives", LIVES],
  ["counting", options.COUNTING],
  ["lastTwo", EITHER],
  ["secondLife", options.SECOND_LIFE],
  ["opener", options.OPENER],
  ["end", options.END],
  ["drinks", options.DRINKS],
  ["cup", options.CUP],
];

function numberOf({ meyerLoss, ...rest }: Ruleset): number {
  const flat: Readonly<Record<string, unknown>> = { ...rest, ...meyerLoss };
  return DIGITS.reduce(
    (sum, [name, values]) => sum * values.length + values.indexOf(flat[name]),
    0,
  );
}

function rulesetIn(number: number): Ruleset | null {
  let rest = number;
  const flat: Record<string, unknown> = {};
  for (const [name, values] of [...DIGITS].reverse()) {
    flat[name] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  const { lifter, claimant, ...others } = flat;
  return rest === 0 ? parseRuleset({ ...others, meyerLoss: { lifter, claimant } }) : null;
}

function lettersOf(number: number, length: number): string {
  const places = Array.from({ length }, (_, at) => RADIX ** (length - 1 - at));
  return places.map((place) => LETTERS.charAt(Math.floor(number / place) % RADIX)).join("");
}

const valuesOf = (text: string) => [...text].map((letter) => LETTERS.indexOf(letter));

function checkOf(text: string): string {
  const sum = checksum(valuesOf(text), SALT);
  return lettersOf(sum % RADIX ** CHECK, CHECK);
}

/** Takes a ruleset; gives its code, twelve letters whatever the rules. */
export function rulesetCode(rules: Ruleset): string {
  const text = lettersOf(VERSION, 1) + lettersOf(numberOf(rules), BODY);
  return text + checkOf(text);
}

/** Takes a code; gives it as it is read aloud and typed: "1QW3-0C4R-7NTE". */
export function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/** Takes what was typed; gives the letters meant: small or capital, with gaps or without, O for 0, I and L for 1, U for V. */
function meant(typed: string): string {
  const capital = typed.replace(/[\s.\-_\u2010-\u2015]/g, "").toUpperCase();
  return capital.replace(/O/g, "0").replace(/[IL]/g, "1").replace(/U/g, "V");
}

/** Takes a typed code; gives the ruleset it stands for, or what is wrong with it. */
export function parseRulesetCode(typed: string): Parsed<Ruleset> {
  if (typed.length > 4 * LONGEST) return { fault: "foreign" };
  const text = meant(typed);
  if (text.length <= CHECK + 1 || text.length > LONGEST) return { fault: "foreign" };
  if (valuesOf(text).includes(-1)) return { fault: "foreign" };
  const told = text.slice(0, -CHECK);
  if (checkOf(told) !== text.slice(-CHECK)) return { fault: "damaged" };
  const [version = 0, ...body] = valuesOf(told);
  if (version > VERSION) return { fault: "newer" };
  if (version < VERSION || body.length !== BODY) return { fault: "damaged" };
  const rules = rulesetIn(body.reduce((sum, value) => sum * RADIX + value, 0));
  return rules ? { ok: rules } : { fault: "damaged" };
}
