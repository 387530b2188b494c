// The 32: plain, a joker, or a toast.
import { describe, expect, test } from "vitest";
import { lives, on, sips, story, why } from "../testing/story.ts";

describe("joker", () => {
  const rules = { thirtyTwo: "joker" } as const;

  test.each([
    ["plain: a 32 holds little", {}, "32", "61", "Anna 5 Ben 6"],
    ["joker: a 32 makes every claim hold", rules, "32", "61", "Anna 6 Ben 5"],
    ["joker: a Meyer too", rules, "32", "21", "Anna 6 Ben 4"],
    ["joker: a 31 makes nothing hold", rules, "31", "61", "Anna 5 Ben 6"],
  ] as const)("%s", (_, differs, rolled, said, left) => {
    const text = `Anna rolls ${rolled}. Anna says ${said}. Ben lifts`;
    expect(lives(story(differs, "Anna Ben", text))).toBe(left);
  });

  test("can be claimed as the low roll it is", () => {
    expect(why(story(rules, "Anna Ben", "Anna rolls 62"), "Anna says 32")).toBeNull();
  });
});

describe("toast", () => {
  const rules = { thirtyTwo: "toast" } as const;

  test.each([
    ["plain: no toast", {}, "Anna rolls 32. Anna looks", "Anna toasts", "not-now"],
    ["toast: a 32 that was seen", rules, "Anna rolls 32. Anna looks", "Anna toasts", null],
    ["toast: not unseen", rules, "Anna rolls 32", "Anna toasts", "not-looked"],
    ["toast: nothing else", rules, "Anna rolls 31. Anna looks", "Anna toasts", "not-a-32"],
    ["toast: nobody else", rules, "Anna rolls 32. Anna looks", "Ben toasts", "not-yours"],
    ["toast: 32 cannot be claimed", rules, "Anna rolls 32", "Anna says 32", "not-claimable"],
    [
      "toast: not over another claim either",
      rules,
      "Anna rolls 43. Anna says 31. Ben believes. Ben rolls 32",
      "Ben says 32",
      "not-claimable",
    ],
    ["plain: 32 can be claimed", {}, "Anna rolls 32", "Anna says 32", null],
  ] as const)("%s", (_, differs, text, sentence, reason) => {
    expect(why(story(differs, "Anna Ben", text), sentence)).toBe(reason);
  });

  test("nobody loses, no sip is counted, the same player opens a new round", () => {
    const text = "Anna rolls 43. Anna says 43. Ben believes. Ben rolls 32. Ben looks. Ben toasts";
    const told = story({ ...rules, opener: "next", drinks: "also" }, "Anna Ben Carla", text);
    expect(lives(told)).toBe("Anna 6 Ben 6 Carla 6");
    expect(sips(told)).toBe("Anna 0 Ben 0 Carla 0");
    expect(told.game.phase).toEqual({
      name: "between",
      next: { player: "Ben", step: "self" },
      lifeRolls: [],
      outcome: { kind: "toasted", player: "Ben", dice: [3, 2], losses: [] },
    });
  });

  const blind = { ...rules, blindReroll: "always", opener: "next" } as const;
  const passed = "Anna rolls 43. Anna says 54. Ben believes. Ben rolls 43. Ben rerolls";

  test("a lifted 32 from a blind re-roll: nobody loses, the claimant opens", () => {
    const told = story(blind, "Anna Ben Carla", `${passed} 32. Carla lifts`);
    expect(lives(told)).toBe("Anna 6 Ben 6 Carla 6");
    expect(told.game.phase).toMatchObject({
      next: { player: "Ben", step: "self" },
      outcome: { kind: "lifted", verdict: "toast", roll: 32, losses: [] },
    });
  });

  test("it is whoever answers for the claim in the end who opens", () => {
    const told = story(
      { ...blind, blindPass: "same" },
      "Anna Ben Carla",
      `${passed} 32. Carla passes 54. Anna lifts`,
    );
    expect(told.game.phase).toMatchObject({ next: { player: "Carla" } });
  });

  test.each([
    ["any other blind roll is judged", blind, `${passed} 31. Carla lifts`, "Anna 6 Ben 5 Carla 6"],
    [
      "a 32 that was not re-rolled is judged",
      blind,
      "Anna rolls 32. Anna says 54. Ben lifts",
      "Anna 5 Ben 6 Carla 6",
    ],
    [
      "a 32 passed blind is judged",
      { ...blind, blindPass: "same" },
      "Anna rolls 32. Anna says 54. Ben passes 54. Carla lifts",
      "Anna 6 Ben 5 Carla 6",
    ],
    [
      "without toast, a blind 32 is judged",
      { blindReroll: "always" },
      `${passed} 32. Carla lifts`,
      "Anna 6 Ben 5 Carla 6",
    ],
  ] as const)("%s", (_, differs, text, left) => {
    expect(lives(story(differs, "Anna Ben Carla", text))).toBe(left);
  });

  test("believed, it is rolled away like any other", () => {
    const told = on(story(blind, "Anna Ben Carla", `${passed} 32`), "Carla believes");
    expect(told.game.phase).toMatchObject({ name: "rolling", roller: "Carla" });
  });
});
