// A link, typed or photographed, brings what it was made of; damaged it says so; and a tenth of a picture may be covered.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { PRESETS, presetOf } from "../game/rules/registry.ts";
import { rngOf } from "../game/testing/chance.ts";
import { rulesetFrom } from "../game/testing/deal.ts";
import { PATIENT, share } from "../game/testing/runs.ts";
import { rulesetCode, spelled } from "./code.ts";
import { gameLink, parseLink, parseTyped, rulesLink } from "./link.ts";
import { squaresOf } from "./picture.ts";
import { covered, photoOf, readIn } from "./testing/camera.ts";
import { eveningOf } from "./testing/evening.ts";
import { within } from "./testing/time.ts";

const ADDRESS = "https://somebody.github.io/undercup/";
const { ruleset } = presetOf("bodega");

describe("rules", () => {
  test("take 15 letters of a fragment, whatever they are, and come back", () => {
    const rng = rngOf(60_010);
    for (let run = 0; run < share(1_000); run += 1) {
      const rules = rulesetFrom(rng);
      const link = rulesLink(rules, ADDRESS);
      expect(new URL(link).hash).toHaveLength(15);
      expect(new URL(link).hash).toMatch(/^#r=[0-9A-Z]{12}$/);
      expect(parseLink(link)).toEqual({ kind: "rules", parsed: { ok: rules } });
    }
  });

  test.each([
    ["as a link", rulesLink(ruleset, ADDRESS)],
    ["as a link in a sentence", `  ${rulesLink(ruleset, ADDRESS)}.`],
    ["as a link that somebody counts", `${rulesLink(ruleset, ADDRESS)}&utm_source=chat`],
    ["as a fragment", `#r=${rulesetCode(ruleset)}`],
    ["as a code", spelled(rulesetCode(ruleset))],
  ])("are understood %s", (_, text) => {
    expect(parseTyped(text)).toEqual({ kind: "rules", parsed: { ok: ruleset } });
  });

  test.each([
    ["a link cut short", rulesLink(ruleset, ADDRESS).slice(0, -2), "damaged"],
    ["an empty link", `${ADDRESS}#r=`, "damaged"],
    ["another site's link", "https://example.org/#what", "foreign"],
    ["a sentence", "Anna says 63!", "foreign"],
  ])("are refused in %s", (_, text, fault) => {
    expect(parseTyped(text)).toEqual({ kind: "rules", parsed: { fault } });
  });

  test.each(["", "#", "#x", "https://somebody.github.io/undercup/", "#rules", "#R=123"])(
    "are not brought by %j",
    (text) => {
      expect(parseLink(text)).toBeNull();
    },
  );
});

describe("a picture of rules", () => {
  test.each(PRESETS)("$id is small, and is read", ({ ruleset: rules }) => {
    const squares = squaresOf(rulesLink(rules, ADDRESS), "Q");
    expect(squares?.length).toBe(37);
    expect(squares && readIn(photoOf(squares))).toBe(rulesLink(rules, ADDRESS));
  });

  test("is read with a tenth of its area covered", PATIENT, () => {
    const rng = rngOf(60_011);
    for (let run = 0; run < share(300); run += 1) {
      const link = rulesLink(rulesetFrom(rng), ADDRESS);
      const squares = squaresOf(link, "Q");
      expect(squares && readIn(covered(photoOf(squares), 10, 1, rng))).toBe(link);
    }
  });

  test("is not read with half of its area covered", () => {
    const squares = squaresOf(rulesLink(ruleset, ADDRESS), "Q");
    expect(squares && readIn(covered(photoOf(squares), 50, 40, rngOf(1)))).toBeNull();
  });
});

describe("a running game", () => {
  const { game, log } = eveningOf(3, 400, 6);
  const link = gameLink({ game, log }, ADDRESS);

  test("of 400 events is one link and one picture, log included", () => {
    expect(parseLink(link)).toEqual({ kind: "game", parsed: { ok: { game, log } } });
    const squares = squaresOf(link, "L");
    // Version 30 of 40.
    expect(squares?.length).toBeLessThanOrEqual(137);
    expect(squares && readIn(photoOf(squares))).toBe(link);
  });

  test("of 1,500 events goes without its log, and still is one picture", () => {
    const long = eveningOf(4, 1_500, 12);
    const text = gameLink(long, ADDRESS);
    expect(parseLink(text)).toEqual({
      kind: "game",
      parsed: { ok: { game: long.game, log: null } },
    });
    expect(squaresOf(text, "L")).not.toBeNull();
  });

  test("10,000 mutations of links are refused or change nothing, each at once", PATIENT, () => {
    const rng = rngOf(60_012);
    const short = gameLink(eveningOf(5, 40), ADDRESS);
    const links = [link, short, rulesLink(ruleset, ADDRESS)];
    const whole = links.map((text) => parseLink(text));
    let refused = 0;
    for (let run = 0; run < share(10_000); run += 1) {
      const at = rng.below(links.length);
      const letters = [...(links[at] ?? "")];
      for (let times = 1 + rng.below(4); times > 0; times -= 1) {
        const letter = String.fromCodePoint(rng.often(90) ? 33 + rng.below(94) : rng.below(60_000));
        letters.splice(rng.below(letters.length), rng.below(3), ...(rng.often(70) ? [letter] : []));
      }
      const brought = within(1_000, () => parseLink(letters.join("")));
      if (brought && "ok" in brought.parsed) {
        // The damage was before the mark, or behind the end.
        expect(isDeepStrictEqual(brought, whole[at])).toBe(true);
      } else refused += 1;
    }
    expect(refused).toBeGreaterThan(share(10_000) / 2);
  });
});
