// What is done unseen: passing blind, re-rolling blind; and what is shown because it does not suffice.
import { describe, expect, test } from "vitest";
import type { Ruleset } from "../rules/ruleset.ts";
import { lives, on, story, why } from "../testing/story.ts";

const CLAIMED = "Anna rolls 43. Anna looks. Anna says 54";

describe("blindPass", () => {
  test.each([
    ["off: not at all", { blindPass: "off" }, "Ben passes 54", "not-now"],
    ["same: the claim repeated", { blindPass: "same" }, "Ben passes 54", null],
    ["same: no more than that", { blindPass: "same" }, "Ben passes 61", "no-raise"],
    ["higher: a claim above it", { blindPass: "higher" }, "Ben passes 61", null],
    ["higher: any above it", { blindPass: "higher" }, "Ben passes 21", null],
    ["higher: not the same", { blindPass: "higher" }, "Ben passes 54", "no-raise"],
    [
      "higher: not the same, whatever raise says",
      { blindPass: "higher", raise: "equal" },
      "Ben passes 54",
      "no-raise",
    ],
    ["higher: not lower", { blindPass: "higher" }, "Ben passes 53", "no-raise"],
    ["nobody but the responder", { blindPass: "same" }, "Carla passes 54", "not-yours"],
    [
      "higher: never a 32 that is a toast",
      { blindPass: "higher", thirtyTwo: "toast" },
      "Ben passes 32",
      "not-claimable",
    ],
  ] as const)("%s", (_, rules, sentence, reason) => {
    expect(why(story(rules, "Anna Ben Carla", CLAIMED), sentence)).toBe(reason);
  });

  test("who passes becomes the claimant; the cup stays as it was rolled", () => {
    const told = story({ blindPass: "same" }, "Anna Ben Carla", `${CLAIMED}. Ben passes 54`);
    expect(told.game.phase).toEqual({
      name: "answering",
      cup: { kind: "sealed", roller: "Anna", dice: [4, 3], seal: [1, 2, 3], looks: 1 },
      standing: { roll: 54, claimant: "Ben" },
    });
    expect(lives(on(told, "Carla lifts"))).toBe("Anna 6 Ben 5 Carla 6");
  });

  test("same is barred to the roller: full circle, believe or lift", () => {
    const round = `${CLAIMED}. Ben passes 54. Carla passes 54`;
    const told = story({ blindPass: "same" }, "Anna Ben Carla", round);
    expect(why(told, "Anna passes 54")).toBe("not-now");
    expect(why(told, "Anna believes")).toBeNull();
    expect(lives(on(told, "Anna lifts"))).toBe("Anna 6 Ben 6 Carla 5");
  });

  test("higher is not barred to the roller", () => {
    const round = `${CLAIMED}. Ben passes 61. Carla passes 62`;
    expect(
      why(story({ blindPass: "higher" }, "Anna Ben Carla", round), "Anna passes 63"),
    ).toBeNull();
  });

  test("higher has nowhere to go from a Meyer", () => {
    const meyer = "Anna rolls 43. Anna says 21";
    expect(why(story({ blindPass: "higher" }, "Anna Ben Carla", meyer), "Ben passes 21")).toBe(
      "not-now",
    );
  });
});

describe("blindPass same on a standing Meyer", () => {
  const meyer = "Anna rolls 43. Anna says 21";
  const rules = { blindPass: "same", meyerBelieved: "lift-or-pass" } as const;

  test("goes round up to the player before the roller, who must lift", () => {
    const told = story(rules, "Anna Ben Carla Dora", `${meyer}. Ben passes 21. Carla passes 21`);
    expect(why(told, "Dora passes 21")).toBe("not-now");
    expect(why(told, "Dora believes")).toBe("not-now");
    expect(lives(on(told, "Dora lifts"))).toBe("Anna 6 Ben 6 Carla 4 Dora 6");
  });

  test("is barred at once where two play", () => {
    expect(why(story(rules, "Anna Ben", meyer), "Ben passes 21")).toBe("not-now");
  });

  test("finds the player before the roller in the direction of play", () => {
    const flipped = { ...rules, reverseOnMeyer: true };
    // The first round flips: Carla is after Anna now, Ben before her.
    const told = story(flipped, "Anna Ben Carla", `${meyer}. Ben lifts. ${meyer}`);
    expect(why(told, "Carla passes 21")).toBeNull();
    expect(why(on(told, "Carla passes 21"), "Ben passes 21")).toBe("not-now");
  });

  test.each([
    ["lose-1", null],
    ["free", null],
    ["lift-or-pass", null],
    ["must-lift", "not-now"],
  ] as const)("where a Meyer is %s: %s", (meyerBelieved, reason) => {
    const told = story({ ...rules, meyerBelieved }, "Anna Ben Carla", meyer);
    expect(why(told, "Ben passes 21")).toBe(reason);
  });
});

/** Ben holds this roll with 54 to meet. */
const holding = (rules: Partial<Ruleset>, roll: number, look = "Ben looks") =>
  story(rules, "Anna Ben Carla", `${CLAIMED}. Ben believes. Ben rolls ${roll}. ${look}`);

describe("blindReroll", () => {
  const below = { blindReroll: "when-below" } as const;
  const always = { blindReroll: "always" } as const;

  test.each([
    ["off: not at all", {}, 43, "Ben looks", "not-now"],
    ["when-below: below it", below, 53, "Ben looks", null],
    ["when-below: not without a look", below, 53, "", "not-looked"],
    ["when-below: not with a raise", below, 61, "Ben looks", "roll-meets-claim"],
    ["when-below: the same is no raise", below, 54, "Ben looks", null],
    [
      "when-below: the same is one where equal is enough",
      { ...below, raise: "equal" },
      54,
      "Ben looks",
      "roll-meets-claim",
    ],
    ["when-below: a plain 32 qualifies", below, 32, "Ben looks", null],
    [
      "when-below: a joker never does",
      { ...below, thirtyTwo: "joker" },
      32,
      "Ben looks",
      "roll-meets-claim",
    ],
    ["when-below: a toast does", { ...below, thirtyTwo: "toast" }, 32, "Ben looks", null],
    ["always: below it", always, 53, "Ben looks", null],
    ["always: with a raise too", always, 66, "Ben looks", null],
    ["always: without a look too", always, 66, "", null],
  ] as const)("%s", (_, rules, roll, look, reason) => {
    expect(why(holding(rules, roll, look), "Ben rerolls 43")).toBe(reason);
  });

  test.each(["when-below", "always"] as const)("%s: never on an opening roll", (blindReroll) => {
    const told = story({ blindReroll }, "Anna Ben", "Anna rolls 31. Anna looks");
    expect(why(told, "Anna rerolls 66")).toBe("not-now");
  });

  test("nobody but the holder", () => {
    expect(why(holding(always, 43), "Carla rerolls 66")).toBe("not-yours");
  });

  test("is one more roll, unseen, with the standing claim repeated", () => {
    const told = on(holding(always, 43), "Ben rerolls 65");
    expect(told.game.phase).toEqual({
      name: "answering",
      cup: { kind: "blind", roller: "Ben", dice: [6, 5], seal: [1, 2, 3] },
      standing: { roll: 54, claimant: "Ben" },
    });
    expect(told.game.rolls).toBe(3);
    expect(lives(on(told, "Carla lifts"))).toBe("Anna 6 Ben 6 Carla 5");
  });

  test("against a standing Meyer where it is played on", () => {
    const rules = { ...always, meyerBelieved: "play-on", raise: "equal" } as const;
    const told = story(
      rules,
      "Anna Ben Carla",
      "Anna rolls 43. Anna says 21. Ben believes. Ben rolls 43. Ben rerolls 21",
    );
    expect(lives(on(told, "Carla lifts"))).toBe("Anna 6 Ben 6 Carla 4");
  });

  test("a 31 stands where 32 cannot be claimed: a rolled 32 is no raise over it", () => {
    const rules = { ...below, thirtyTwo: "toast" } as const;
    const text = "Anna rolls 43. Anna says 31. Ben believes. Ben rolls 32. Ben looks";
    expect(why(story(rules, "Anna Ben", text), "Ben rerolls 43")).toBeNull();
    expect(why(story(below, "Anna Ben", text), "Ben rerolls 43")).toBe("roll-meets-claim");
  });
});

describe("surrender", () => {
  const rules = { surrender: true } as const;

  test.each([
    ["false: not at all", {}, 43, "Ben looks", "not-now"],
    ["true: below it", rules, 53, "Ben looks", null],
    ["true: the same is no raise", rules, 54, "Ben looks", null],
    ["true: not with a raise", rules, 61, "Ben looks", "roll-meets-claim"],
    ["true: not without a look", rules, 43, "", "not-looked"],
    [
      "true: a joker meets all",
      { ...rules, thirtyTwo: "joker" },
      32,
      "Ben looks",
      "roll-meets-claim",
    ],
  ] as const)("%s", (_, differs, roll, look, reason) => {
    expect(why(holding(differs, roll, look), "Ben surrenders")).toBe(reason);
  });

  test("never on an opening roll", () => {
    const told = story(rules, "Anna Ben", "Anna rolls 31. Anna looks");
    expect(why(told, "Anna surrenders")).toBe("not-now");
  });

  test("shows the dice and costs 1", () => {
    const told = on(holding(rules, 43), "Ben surrenders");
    expect(lives(told)).toBe("Anna 6 Ben 5 Carla 6");
    expect(told.game.phase).toMatchObject({
      name: "between",
      next: { player: "Ben", step: "self" },
      outcome: {
        kind: "surrendered",
        player: "Ben",
        claim: { roll: 54, claimant: "Anna" },
        dice: [4, 3],
        losses: [{ player: "Ben", stake: 1, lost: 1, left: "in" }],
      },
    });
  });

  test("costs 1 against a Meyer too", () => {
    const differs = { ...rules, meyerBelieved: "play-on", raise: "equal" } as const;
    const text =
      "Anna rolls 43. Anna says 21. Ben believes. Ben rolls 43. Ben looks. Ben surrenders";
    expect(lives(story(differs, "Anna Ben", text))).toBe("Anna 6 Ben 5");
  });
});
