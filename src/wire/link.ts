// Links that carry something: rules, or a running game, in the fragment, which no browser sends to a server.

import type { Ruleset } from "../game/rules/ruleset.ts";
import { fromBase64, toBase64 } from "./bytes.ts";
import { parseRulesetCode, rulesetCode } from "./code.ts";
import type { Parsed } from "./fault.ts";
import { type Carried, packGame, unpackGame } from "./pack.ts";
import { MOST } from "./picture.ts";

/** What a fragment begins with, in every version. */
const MARKS = { rules: "#r=", game: "#g=" } as const;
/** Longer than any link of ours. */
const LONGEST = 1_000_000;

/** What a link brings. */
export type Brought =
  | Readonly<{ kind: "rules"; parsed: Parsed<Ruleset> }>
  | Readonly<{ kind: "game"; parsed: Parsed<Carried> }>;

/** Takes rules and where the app stands ("https://host/path/"); gives the link to them. */
export function rulesLink(rules: Ruleset, address: string): string {
  return address + MARKS.rules + rulesetCode(rules);
}

/** Takes a running game; gives a link that one QR code holds, with the log where that fits. */
export function gameLink(carried: Carried, address: string): string {
  const room = MOST - address.length - MARKS.game.length;
  const bytes = packGame(carried, Math.floor((room * 3) / 4));
  return address + MARKS.game + toBase64(bytes);
}

/** Some programs put a link in brackets, end it with a full stop, or add a mark of their own. */
const bodyOf = (fragment: string) => /^[\w-]*/.exec(fragment)?.[0] ?? "";

/** Takes an address or its fragment; gives what it brings, or null where it brings nothing. */
export function parseLink(text: string): Brought | null {
  if (text.length > LONGEST) return null;
  const at = text.indexOf("#");
  const fragment = at < 0 ? "" : text.slice(at);
  if (fragment.startsWith(MARKS.rules)) {
    const parsed = parseRulesetCode(bodyOf(fragment.slice(MARKS.rules.length)));
    const foreign = "fault" in parsed && parsed.fault === "foreign";
    return { kind: "rules", parsed: foreign ? { fault: "damaged" } : parsed };
  }
  if (fragment.startsWith(MARKS.game)) {
    const bytes = fromBase64(bodyOf(fragment.slice(MARKS.game.length)));
    return { kind: "game", parsed: bytes ? unpackGame(bytes) : { fault: "damaged" } };
  }
  return null;
}

/** Takes what was typed or pasted where a code is asked for: a code, or a whole link. */
export function parseTyped(text: string): Brought {
  return (
    parseLink(text.trim()) ?? { kind: "rules", parsed: parseRulesetCode(text.slice(0, LONGEST)) }
  );
}
