// Second lives: buying back in, rolling for lives, swimming. Each once per game and player.
import { describe, expect, test } from "vitest";
import { end, lives, on, story, why } from "../testing/story.ts";
import { offersOf } from "./offers.ts";

/** Anna lies, Ben lifts: she loses 1. */
const LIE = "Anna rolls 43. Anna says 61. Ben lifts";
const BEN_LIES = "Ben rolls 43. Ben says 61. Carla lifts";
const SHOW = "Anna rolls 21. Anna looks. Anna shows";

const spent = (told: ReturnType<typeof story>) =>
  told.game.players.filter((player) => player.spent).map(({ name }) => name);

describe("none", () => {
  test("0 is out", () => {
    expect(lives(story({ lives: 1 }, "Anna Ben Carla", LIE))).toBe("Anna out Ben 1 Carla 1");
  });
});

describe("buy-in", () => {
  const rules = { secondLife: "buy-in", lives: 1 } as const;

  test("on 0 the player is asked at once, and may do nothing else", () => {
    const told = story(rules, "Anna Ben Carla", LIE);
    expect(told.game.phase).toMatchObject({
      name: "buying",
      queue: ["Anna"],
      outcome: { losses: [{ player: "Anna", stake: 1, lost: 1, left: "asked" }] },
    });
    expect(offersOf(told.game)).toEqual([
      { kind: "buy-in", by: "Anna" },
      { kind: "decline", by: "Anna" },
    ]);
    expect(why(told, "Ben buys")).toBe("not-yours");
    expect(why(told, "open")).toBe("not-now");
  });

  test("bought: 1 life, once per game, and the round's opener stands", () => {
    const told = story(rules, "Anna Ben Carla", `${LIE}. Anna buys`);
    expect(lives(told)).toBe("Anna 1 Ben 1 Carla 1");
    expect(spent(told)).toEqual(["Anna"]);
    expect(told.game.phase).toMatchObject({ name: "between", next: { player: "Anna" } });
    expect(lives(on(told, LIE))).toBe("Anna out Ben 1 Carla 1");
  });

  test("declined: out, the second life unspent", () => {
    const told = story(rules, "Anna Ben Carla", `${LIE}. Anna declines`);
    expect(lives(told)).toBe("Anna out Ben 1 Carla 1");
    expect(spent(told)).toEqual([]);
    expect(offersOf(told.game)).toContainEqual({ kind: "open-round", opener: "Ben" });
  });

  test("several are asked in seat order, before a winner is declared", () => {
    const shown = { ...rules, openMeyer: true } as const;
    const told = story(shown, "Anna Ben Carla", SHOW);
    expect(told.game.phase).toMatchObject({ name: "buying", queue: ["Ben", "Carla"] });
    expect(why(told, "Carla buys")).toBe("not-yours");
    const one = on(told, "Ben declines");
    expect(one.game.phase).toMatchObject({ name: "buying", queue: ["Carla"] });
    expect(lives(on(one, "Carla buys"))).toBe("Anna 1 Ben out Carla 1");
    expect(end(on(one, "Carla declines"))).toBe("last-standing: Anna");
  });

  test("with two, the one who buys keeps the game alive", () => {
    expect(lives(story(rules, "Anna Ben", `${LIE}. Anna buys`))).toBe("Anna 1 Ben 1");
    expect(end(story(rules, "Anna Ben", `${LIE}. Anna declines`))).toBe("last-standing: Ben");
  });

  test("to 0 by correction puts out without being asked", () => {
    const told = story({ ...rules, lives: 3 }, "Anna Ben Carla", "Anna gets 0");
    expect(told.game.phase.name).toBe("between");
    expect(lives(told)).toBe("Anna out Ben 3 Carla 3");
  });

  describe("with first-out", () => {
    const first = { ...rules, end: "first-out", openMeyer: true } as const;

    test("the first refusal ends the game", () => {
      const told = story(first, "Anna Ben Carla", `${SHOW}. Ben declines`);
      expect(end(told)).toBe("first-out: Anna / Ben Carla");
    });

    test("one who bought in is no loser, and wins if nobody has more", () => {
      const told = story(first, "Anna Ben Carla", `${SHOW}. Ben buys. Carla declines`);
      expect(end(told)).toBe("first-out: Anna Ben / Carla");
    });

    test("if all buy in, it goes on", () => {
      const told = story(first, "Anna Ben Carla", `${SHOW}. Ben buys. Carla buys`);
      expect(told.game.phase.name).toBe("between");
    });

    test("somebody out for good ends it though another could still buy in", () => {
      const winner = { ...first, lives: 2, opener: "winner" } as const;
      const bought = "Ben gets 1. Anna rolls 62. Anna says 61. Ben lifts. Ben buys";
      const told = story(winner, "Anna Ben Carla", `${bought}. Carla gets 1. ${SHOW}`);
      expect(end(told)).toBe("first-out: Anna / Ben Carla");
    });
  });
});

describe("reroll", () => {
  const rules = { secondLife: "reroll", lives: 4 } as const;
  const half = `${LIE}. ${LIE}`;

  test("a loss to exactly half lets the player throw one die for that many lives", () => {
    const told = story(rules, "Anna Ben Carla", half);
    expect(told.game.phase).toMatchObject({ name: "between", lifeRolls: ["Anna"] });
    expect(offersOf(told.game)).toContainEqual({ kind: "reroll-lives", by: "Anna" });
    expect(why(told, "Ben throws 3")).toBe("not-yours");
    const thrown = on(told, "Anna throws 3");
    expect(lives(thrown)).toBe("Anna 3 Ben 4 Carla 4");
    expect(spent(thrown)).toEqual(["Anna"]);
    expect(why(thrown, "Anna throws 3")).toBe("not-now");
  });

  test("it can turn out worse", () => {
    expect(lives(story(rules, "Anna Ben Carla", `${half}. Anna throws 1`))).toBe(
      "Anna 1 Ben 4 Carla 4",
    );
  });

  test("never more than the starting lives", () => {
    expect(lives(story(rules, "Anna Ben Carla", `${half}. Anna throws 6`))).toBe(
      "Anna 4 Ben 4 Carla 4",
    );
  });

  test("once per game", () => {
    const told = story(rules, "Anna Ben Carla", `${half}. Anna throws 3. ${LIE}`);
    expect(lives(told)).toBe("Anna 2 Ben 4 Carla 4");
    expect(told.game.phase).toMatchObject({ lifeRolls: [] });
  });

  test.each([
    ["half of 5 is 2", 5, 3, true],
    ["3 of 5 is no half", 5, 4, false],
    ["half of 9 is 4", 9, 5, true],
    ["half of 2 is 1", 2, 2, true],
    ["half of 3 is 1", 3, 2, true],
  ] as const)("%s", (_, starting, before, offered) => {
    const correct = before === starting ? "" : `Anna gets ${before}. `;
    const told = story({ ...rules, lives: starting }, "Anna Ben Carla", `${correct}${LIE}`);
    expect(why(told, "Anna throws 5") === null).toBe(offered);
  });

  test.each([
    ["until the next round starts", `${half}. open`, "not-now"],
    ["also if nothing came of that round", `${half}. open. void`, "not-now"],
    ["until the player is corrected", `${half}. Anna gets 3`, "not-now"],
    ["until the player is corrected, even back", `${half}. Anna gets 3. Anna gets 2`, "not-now"],
    ["until the player leaves", `${half}. Anna leaves`, "not-now"],
    ["not until somebody else is corrected", `${half}. Ben gets 3`, null],
    ["not until somebody else leaves", `${half}. Ben leaves`, null],
    [
      "not until it is renamed or reseated",
      `${half}. Anna becomes Ann. reseat Ben Anna Carla`,
      null,
    ],
  ] as const)("open %s", (_, text, reason) => {
    expect(why(story(rules, "Anna Ben Carla", text), "Anna throws 3")).toBe(reason);
  });

  test("a correction to half is no loss to half", () => {
    const told = story(rules, "Anna Ben Carla", "Anna gets 2");
    expect(why(told, "Anna throws 5")).toBe("not-now");
  });

  test("several may, in any order", () => {
    const shown = { ...rules, openMeyer: true } as const;
    const told = story(shown, "Anna Ben Carla", `${SHOW}. ${SHOW}`);
    expect(told.game.phase).toMatchObject({ lifeRolls: ["Ben", "Carla"] });
    expect(lives(on(told, "Carla throws 4. Ben throws 1"))).toBe("Anna 4 Ben 1 Carla 4");
  });

  test("none: no life roll", () => {
    expect(why(story({ lives: 4 }, "Anna Ben Carla", half), "Anna throws 5")).toBe("not-now");
  });
});

describe("swim", () => {
  const rules = { secondLife: "swim", lives: 1 } as const;

  test("the first loss to 0 swims, the next one sinks, of any size", () => {
    const told = story(rules, "Anna Ben Carla", LIE);
    expect(lives(told)).toBe("Anna swimming Ben 1 Carla 1");
    expect(spent(told)).toEqual(["Anna"]);
    expect(told.game.phase).toMatchObject({
      outcome: { losses: [{ player: "Anna", stake: 1, lost: 1, left: "swimming" }] },
    });
    const sunk = on(told, LIE);
    expect(lives(sunk)).toBe("Anna out Ben 1 Carla 1");
    expect(sunk.game.phase).toMatchObject({
      outcome: { losses: [{ player: "Anna", stake: 1, lost: 0, left: "out" }] },
    });
  });

  test("who swims plays on: opens, claims, answers, can win", () => {
    const told = story(rules, "Anna Ben", `${LIE}. Anna rolls 62. Anna says 61. Ben lifts`);
    expect(lives(told)).toBe("Anna swimming Ben swimming");
    expect(end(on(told, "Ben rolls 43. Ben says 61. Anna lifts"))).toBe("last-standing: Anna");
  });

  test("a first-out game goes on while they swim", () => {
    const first = { ...rules, end: "first-out" } as const;
    const told = story(first, "Anna Ben Carla", LIE);
    expect(told.game.phase.name).toBe("between");
    expect(end(on(told, LIE))).toBe("first-out: Ben Carla / Anna");
  });

  test.each([
    ["up: in again", "Anna gets 1", "Anna 1 Ben 1 Carla 1"],
    ["to 0: out", "Anna gets 0", "Anna out Ben 1 Carla 1"],
  ] as const)("a correction %s", (_, text, left) => {
    expect(lives(story(rules, "Anna Ben Carla", `${LIE}. ${text}`))).toBe(left);
  });

  test("nobody swims twice", () => {
    const told = story(rules, "Anna Ben Carla", `${LIE}. Anna gets 1. ${LIE}`);
    expect(lives(told)).toBe("Anna out Ben 1 Carla 1");
  });

  test("each swims for themselves", () => {
    const told = story(rules, "Anna Ben Carla", `${LIE}. Anna leaves. ${BEN_LIES}`);
    expect(lives(told)).toBe("Anna left Ben swimming Carla 1");
  });
});
