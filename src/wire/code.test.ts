// A code is the ruleset: for any ruleset, after every slip that a finger makes, and for ever.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRESETS, presetOf } from "../game/rules/registry.ts";
import { rngOf } from "../game/testing/chance.ts";
import { rulesetFrom } from "../game/testing/deal.ts";
import { PATIENT, share } from "../game/testing/runs.ts";
import { parseRulesetCode, rulesetCode, spelled } from "./code.ts";
import { within } from "./testing/time.ts";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

test("10,000 rulesets come out as they went in, each as twelve letters", () => {
  const rng = rngOf(60_001);
  for (let run = 0; run < share(10_000); run += 1) {
    const rules = rulesetFrom(rng);
    const code = rulesetCode(rules);
    expect(code).toMatch(/^1[0-9A-HJKMNP-TV-Z]{11}$/);
    expect(isDeepStrictEqual(parseRulesetCode(code), { ok: rules })).toBe(true);
  }
});

/** Written by the first version; must be read by all. */
test.each([
  ["meiern", "1049-83R0-MTCQ"],
  ["meyer-no", "16SY-0KR0-13F5"],
  ["meyer-dk", "16P5-BKR0-E7N2"],
  ["meyer-vaertshus", "16HF-A3R0-HWNE"],
  ["mia", "11RY-XKR0-HVWC"],
  ["bodega", "17X3-9M10-2SV3"],
  ["kneipe", "1082-RKMJ-PMJP"],
] as const)("%s is %s for ever", (id, code) => {
  const { ruleset } = presetOf(id);
  expect(spelled(rulesetCode(ruleset))).toBe(code);
  expect(parseRulesetCode(code)).toEqual({ ok: ruleset });
});

test("no two presets have one code", () => {
  expect(new Set(PRESETS.map(({ ruleset }) => rulesetCode(ruleset))).size).toBe(PRESETS.length);
});

describe("what is typed", () => {
  const { ruleset } = presetOf("bodega");
  const code = rulesetCode(ruleset);
  const swap = (from: string, to: string) => code.split(from).join(to);
  test.each([
    ["in small letters", code.toLowerCase()],
    ["in groups", spelled(code)],
    ["with spaces", ` ${spelled(code).split("-").join(" ")} `],
    ["with an O for 0", swap("0", "O")],
    ["with an l for 1", swap("1", "l")],
    ["with an I for 1", swap("1", "I")],
  ])("%s is understood", (_, typed) => {
    expect(parseRulesetCode(typed)).toEqual({ ok: ruleset });
  });

  test("every wrong letter, and every two that changed places, is noticed", () => {
    const wrong = [...code].flatMap((letter, at) =>
      [...LETTERS]
        .filter((other) => other !== letter)
        .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
    );
    const turned = [...code].slice(1).map((letter, at) => {
      return code.slice(0, at) + letter + code.charAt(at) + code.slice(at + 2);
    });
    const slips = [...wrong, ...turned].filter((slip) => slip !== code);
    expect(slips.length).toBeGreaterThan(372);
    expect(slips.filter((slip) => "ok" in parseRulesetCode(slip))).toEqual([]);
  });
});

test("a code of a newer version is known as newer", () => {
  expect(parseRulesetCode("2QW3-0C4R-7NTE-ZPXP")).toEqual({ fault: "newer" });
});

test.each([
  ["nothing", "", "foreign"],
  ["a word", "Undercup", "damaged"],
  ["a sentence", "Anna says 63 to Carla!", "foreign"],
  ["too much", "0".repeat(100_000), "foreign"],
  ["a code cut short", "1QW3-0C4R", "damaged"],
])("%s is refused", (_, text, fault) => {
  expect(parseRulesetCode(text)).toEqual({ fault });
});

test("10,000 mutations are refused, or are the same rules written otherwise, each at once", () => {
  const rng = rngOf(60_002);
  const any = () => String.fromCodePoint(32 + rng.below(rng.often(90) ? 95 : 60_000));
  let changed = 0;
  for (let run = 0; run < share(10_000); run += 1) {
    const rules = rulesetFrom(rng);
    const letters = [...rulesetCode(rules)];
    for (let times = 1 + rng.below(4); times > 0; times -= 1) {
      const gone = rng.below(2);
      letters.splice(rng.below(letters.length + 1), gone, ...(rng.often(70) ? [any()] : []));
    }
    const parsed = within(50, () => parseRulesetCode(letters.join("")));
    if ("ok" in parsed && !isDeepStrictEqual(parsed.ok, rules)) changed += 1;
  }
  // Twenty bits of checksum: one in a million.
  expect(changed).toBe(0);
});

test("any text at all is answered", PATIENT, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect("fault" in parseRulesetCode(text)).toBe(true);
    }),
    { numRuns: share(1_000) },
  );
});
