// Settings, tables, players and summaries from the disk: each good leaf is kept, each bad one named.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE } from "../game/rules/ruleset.ts";
import { parseKnownPlayer, parseLastTable } from "./seating.ts";
import { DEFAULTS, parseSettings, SETTING_NAMES, type Settings } from "./settings.ts";
import { parseSummary } from "./summary.ts";

const CHANGED: Settings = {
  language: "nb",
  theme: "black",
  motion: false,
  sound: false,
  haptics: false,
  hand: "left",
  shake: false,
  awake: false,
  coach: true,
  spoken: true,
  numbers: "tens",
  sides: true,
  kept: true,
  hint: false,
};

describe("settings", () => {
  const stored = Object.entries(CHANGED);

  test("come back as they were set", () => {
    expect(parseSettings(new Map(stored))).toEqual({ settings: CHANGED, bad: [] });
  });

  test.each(SETTING_NAMES)("without %s have its default there and the rest as it was", (name) => {
    const rest = new Map(stored.filter(([key]) => key !== name));
    const settings = { ...CHANGED, [name]: DEFAULTS[name] };
    expect(parseSettings(rest)).toEqual({ settings, bad: [] });
  });

  test.each(SETTING_NAMES)("with a bad %s name it", (name) => {
    const settings = { ...CHANGED, [name]: DEFAULTS[name] };
    const damaged = new Map<string, unknown>([...stored, [name, { odd: 1 }]]);
    expect(parseSettings(damaged)).toEqual({ settings, bad: [name] });
  });
});

const TABLE = {
  players: [
    { id: "a", name: "Anna" },
    { id: "b", name: "Ben" },
  ],
  preset: "meiern",
  ruleset: BASE,
  opener: "a",
} as const;

describe("the last table", () => {
  test("comes back as it was", () => {
    expect(parseLastTable(TABLE)).toEqual(TABLE);
  });

  test("whose opener is gone draws one", () => {
    expect(parseLastTable({ ...TABLE, opener: "c" })?.opener).toBe("draw");
  });

  test.each([
    ["no players", { players: null }],
    ["two of one id", { players: [TABLE.players[0], TABLE.players[0]] }],
    ["an unknown tradition", { preset: "poker" }],
    ["rules nobody can play", { ruleset: { ...BASE, lives: 0 } }],
  ])("with %s is refused", (_, change) => {
    expect(parseLastTable({ ...TABLE, ...change })).toBeNull();
  });
});

test("anything at all is refused without a word", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([parseLastTable(value), parseKnownPlayer(value), parseSummary(value)]).toEqual([
        null,
        null,
        null,
      ]);
    }),
  );
});
