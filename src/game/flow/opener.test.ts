// Who opens the next round, for every way that a round can end.
import { describe, expect, test } from "vitest";
import type { Ruleset } from "../rules/ruleset.ts";
import { on, type Story, story } from "../testing/story.ts";
import type { Opener } from "../words/options.ts";
import { offersOf } from "./offers.ts";

const openerOf = ({ game }: Story) =>
  offersOf(game).flatMap((offer) => (offer.kind === "open-round" ? [offer.opener] : []))[0];

const NAMES = "Anna Ben Carla Dora";
/** Anna opened; Carla answers for 61, Dora lifts. */
const PLAYED =
  "Anna rolls 43. Anna says 43. Ben believes. Ben rolls 54. Ben says 54. Carla believes. Carla rolls";
const TRUE = `${PLAYED} 62. Carla says 61. Dora lifts`;
const LIE = `${PLAYED} 43. Carla says 61. Dora lifts`;
const MEYER = `${PLAYED} 43. Carla says 21. Dora believes`;
const SURRENDER = `${PLAYED} 43. Carla looks. Carla surrenders`;

const ROWS: readonly (readonly [string, Partial<Ruleset>, string, Record<Opener, string>])[] = [
  [
    "a lift that was wrong",
    {},
    TRUE,
    { loser: "Dora", next: "Ben", winner: "Carla", lifter: "Dora" },
  ],
  [
    "a lift that was right",
    {},
    LIE,
    { loser: "Carla", next: "Ben", winner: "Dora", lifter: "Dora" },
  ],
  [
    "a believed Meyer that costs",
    {},
    MEYER,
    { loser: "Dora", next: "Ben", winner: "Carla", lifter: "Dora" },
  ],
  [
    "a believed Meyer that is free",
    { meyerBelieved: "free" },
    MEYER,
    { loser: "Dora", next: "Ben", winner: "Carla", lifter: "Dora" },
  ],
  [
    "a surrender",
    { surrender: true },
    SURRENDER,
    { loser: "Carla", next: "Ben", winner: "Ben", lifter: "Carla" },
  ],
  [
    "a shown Meyer",
    { openMeyer: true },
    `${PLAYED} 21. Carla looks. Carla shows`,
    { loser: "Carla", next: "Carla", winner: "Carla", lifter: "Carla" },
  ],
  [
    "a toast",
    { thirtyTwo: "toast" },
    `${PLAYED} 32. Carla looks. Carla toasts`,
    { loser: "Carla", next: "Carla", winner: "Carla", lifter: "Carla" },
  ],
  [
    "a lifted toast",
    { thirtyTwo: "toast", blindReroll: "always" },
    `${PLAYED} 43. Carla rerolls 32. Dora lifts`,
    { loser: "Carla", next: "Carla", winner: "Carla", lifter: "Carla" },
  ],
  [
    "a void round",
    {},
    `${PLAYED} 43. void`,
    { loser: "Anna", next: "Anna", winner: "Anna", lifter: "Anna" },
  ],
];

describe.each(ROWS)("after %s", (_, rules, text, openers) => {
  test.each(["loser", "next", "winner", "lifter"] as const)("opener: %s", (opener) => {
    expect(openerOf(story({ ...rules, opener }, NAMES, text))).toBe(openers[opener]);
  });
});

describe("whoever is named but out is replaced by the next still in", () => {
  test.each([
    ["the loser went out", { lives: 1 }, LIE, "Dora"],
    ["the loser went home", {}, `${LIE}. Carla leaves`, "Dora"],
    ["and the one after them too", {}, `${LIE}. Carla leaves. Dora leaves`, "Anna"],
    ["the loser was corrected out", {}, `${LIE}. Carla gets 0`, "Dora"],
    ["they came back", {}, `${LIE}. Carla leaves. Carla returns`, "Carla"],
    ["the other way round", { reverseOnMeyer: true, lives: 1 }, MEYER, "Carla"],
    ["next went home", { opener: "next" }, `${LIE}. Ben leaves`, "Carla"],
    ["this round's opener went home", { opener: "next" }, `${LIE}. Anna leaves`, "Ben"],
    ["found by player, not by seat", {}, `${LIE}. reseat Carla Dora Ben Anna`, "Carla"],
    [
      "next is found in the new order",
      { opener: "next" },
      `${LIE}. reseat Anna Dora Carla Ben`,
      "Dora",
    ],
    ["a newcomer in between opens", { opener: "next" }, `${LIE}. Emil joins 1`, "Emil"],
    ["the first opener went home", {}, "Anna leaves", "Ben"],
  ] as const)("%s", (_, rules, text, opener) => {
    expect(openerOf(story(rules, NAMES, text))).toBe(opener);
  });
});

test("the opener that is offered is the one who opens", () => {
  const told = story({ lives: 1 }, NAMES, LIE);
  expect(on(told, "open").game).toMatchObject({
    opener: "Dora",
    phase: { name: "rolling", roller: "Dora", standing: null },
  });
});
