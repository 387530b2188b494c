// What the table may do between rounds: correct, leave, rejoin, join, reseat, rename, end.
import { describe, expect, test } from "vitest";
import { lives, on, sips, story, why } from "../testing/story.ts";
import { offersOf } from "./offers.ts";
import { reduce } from "./reduce.ts";

const ANNA_LIES = "Anna rolls 43. Anna says 61. Ben lifts";
const CROWD = "A B C D E F G H I J K L";

const offer = (told: ReturnType<typeof story>, kind: string) =>
  offersOf(told.game).find((one) => one.kind === kind);

describe("correct", () => {
  test.each([
    ["down", "Ben gets 3", "Anna 6 Ben 3 Carla 6"],
    ["down to the last", "Ben gets 1", "Anna 6 Ben 1 Carla 6"],
    ["to 0: out", "Ben gets 0", "Anna 6 Ben out Carla 6"],
    ["from 0: in again", "Ben gets 0. Ben gets 2", "Anna 6 Ben 2 Carla 6"],
    ["up to the starting lives", "Ben gets 1. Ben gets 6", "Anna 6 Ben 6 Carla 6"],
  ] as const)("%s", (_, text, left) => {
    expect(lives(story({}, "Anna Ben Carla", text))).toBe(left);
  });

  test.each([
    ["more than the starting lives", "", "Ben gets 7", "lives-range"],
    ["less than none", "", "Ben gets -1", "lives-range"],
    ["half a life", "", "Ben gets 5e-1", "lives-range"],
    ["no number", "", "Ben gets many", "lives-range"],
    ["what they have", "", "Ben gets 6", "lives-same"],
    ["0 for who is out", "Ben gets 0", "Ben gets 0", "lives-same"],
    ["nobody known", "", "Dora gets 3", "no-such-player"],
    ["somebody gone home", "Ben leaves", "Ben gets 3", "already-out"],
    ["in a round", "open", "Ben gets 3", "not-now"],
  ] as const)("not: %s", (_, text, sentence, reason) => {
    expect(why(story({}, "Anna Ben Carla", text), sentence)).toBe(reason);
  });

  test("not where only sips are lost", () => {
    expect(why(story({ drinks: "instead" }, "Anna Ben"), "Ben gets 3")).toBe("not-now");
    expect(why(story({ drinks: "also" }, "Anna Ben"), "Ben gets 3")).toBeNull();
  });

  test("is offered for all who have not gone home", () => {
    const told = story({}, "Anna Ben Carla Dora", "Ben gets 0. Carla leaves");
    expect(offer(told, "correct")).toEqual({ kind: "correct", players: ["Anna", "Ben", "Dora"] });
  });

  test("brings nobody back to a full table", () => {
    const told = story({}, CROWD, "A gets 0. Guest joins 0");
    expect(why(told, "A gets 1")).toBe("table-full");
    expect(why(told, "A gets 0")).toBe("lives-same");
    expect(offer(told, "correct")).toEqual({
      kind: "correct",
      players: ["Guest", ..."B C D E F G H I J K L".split(" ")],
    });
  });
});

describe("leave and rejoin", () => {
  test.each([
    ["keeps seat and lives", "Ben gets 4. Ben leaves", "Anna 6 Ben left Carla 6"],
    [
      "back with the lower: their own",
      "Ben gets 4. Ben leaves. Ben returns",
      "Anna 6 Ben 4 Carla 6",
    ],
    [
      "back with the lower: the lowest of the others",
      "Ben leaves. Carla gets 2. Ben returns",
      "Anna 6 Ben 2 Carla 2",
    ],
    [
      "those who are out do not count for it",
      "Dora joins 3. Ben leaves. Carla gets 0. Ben returns",
      "Anna 6 Ben 6 Carla out Dora 6",
    ],
  ] as const)("%s", (_, text, left) => {
    expect(lives(story({}, "Anna Ben Carla", text))).toBe(left);
  });

  test("at least 1, though the lowest swims", () => {
    const told = story(
      { secondLife: "swim", lives: 2 },
      "Anna Ben Carla",
      `Anna gets 1. ${ANNA_LIES}. Ben leaves. Ben returns`,
    );
    expect(lives(told)).toBe("Anna swimming Ben 1 Carla 2");
  });

  test("at least 1, though they swam themselves; the second life stays spent", () => {
    const text = `${ANNA_LIES}. Anna leaves. Anna returns`;
    const told = story({ secondLife: "swim", lives: 1 }, "Anna Ben Carla", text);
    expect(lives(told)).toBe("Anna 1 Ben 1 Carla 1");
    expect(told.game.players[0]?.spent).toBe(true);
  });

  test("who comes back has drunk what they drank", () => {
    const text = `${ANNA_LIES}. Anna leaves. Anna returns`;
    expect(sips(story({ drinks: "also" }, "Anna Ben Carla", text))).toBe("Anna 1 Ben 0 Carla 0");
  });

  test.each([
    ["leave: nobody known", "", "Dora leaves", "no-such-player"],
    ["leave: gone already", "Ben leaves", "Ben leaves", "already-out"],
    ["leave: out already", "Ben gets 0", "Ben leaves", "already-out"],
    ["rejoin: nobody known", "Ben leaves", "Dora returns", "no-such-player"],
    ["rejoin: nobody known, nobody gone", "", "Dora returns", "no-such-player"],
    ["rejoin: still there", "Ben leaves", "Carla returns", "still-in"],
    ["rejoin: still there, nobody gone", "", "Carla returns", "still-in"],
    ["rejoin: out by losing", "Ben gets 0", "Ben returns", "already-out"],
    ["rejoin: in a round", "Ben leaves. open", "Ben returns", "not-now"],
  ] as const)("not %s", (_, text, sentence, reason) => {
    expect(why(story({}, "Anna Ben Carla", text), sentence)).toBe(reason);
  });

  test("are offered by name", () => {
    const told = story({}, "Anna Ben Carla Dora", "Ben leaves. Carla gets 0");
    expect(offer(told, "leave")).toEqual({ kind: "leave", players: ["Anna", "Dora"] });
    expect(offer(told, "rejoin")).toEqual({ kind: "rejoin", players: ["Ben"] });
    expect(offer(story({}, "Anna Ben"), "rejoin")).toBeUndefined();
  });

  test("nobody comes back to a full table", () => {
    const told = story({}, CROWD, "A leaves. Guest joins 0");
    expect(why(told, "A returns")).toBe("table-full");
    expect(offer(told, "rejoin")).toBeUndefined();
    expect(why(on(told, "B leaves"), "A returns")).toBeNull();
  });
});

describe("join", () => {
  test.each([
    ["first", "Dora joins 0", "Dora 6 Anna 6 Ben 6"],
    ["in between", "Dora joins 1", "Anna 6 Dora 6 Ben 6"],
    ["last", "Dora joins 2", "Anna 6 Ben 6 Dora 6"],
    ["with the lowest lives", "Ben gets 2. Dora joins 0", "Dora 2 Anna 6 Ben 2"],
  ] as const)("%s", (_, text, left) => {
    expect(lives(story({}, "Anna Ben", text))).toBe(left);
  });

  test("with at least 1, and says so before", () => {
    const told = story({ secondLife: "swim", lives: 1 }, "Anna Ben Carla", ANNA_LIES);
    expect(offer(told, "join")).toEqual({ kind: "join", lives: 1 });
    expect(lives(on(told, "Dora joins 3"))).toBe("Anna swimming Ben 1 Carla 1 Dora 1");
    expect(offer(story({}, "Anna Ben", "Ben gets 3"), "join")).toEqual({ kind: "join", lives: 3 });
  });

  test("a newcomer has drunk nothing and spent nothing", () => {
    const { game } = story({}, "Anna Ben", "Dora joins 0");
    expect(game.players[0]).toEqual({
      ...{ id: "Dora", name: "Dora", kind: "person", lives: 6, sips: 0 },
      ...{ standing: "in", spent: false },
    });
    expect(game.began).toBe(2);
  });

  test.each([
    ["before the first seat", "Dora joins -1", "no-such-seat"],
    ["after the last", "Dora joins 3", "no-such-seat"],
    ["between two halves", "Dora joins 5e-1", "no-such-seat"],
    ["somebody who sits there", "Ben joins 0", "id-taken"],
  ] as const)("not: %s", (_, sentence, reason) => {
    expect(why(story({}, "Anna Ben"), sentence)).toBe(reason);
  });

  test("not under a name that is taken, or none", () => {
    const { game } = story({}, "Anna Ben");
    const join = {
      kind: "joined",
      player: "x",
      person: "person",
      seat: 0,
      turn: 1,
      at: 0,
    } as const;
    for (const name of ["anna", "", "x".repeat(25)]) {
      expect(reduce(game, { ...join, name })).toBe(game);
    }
    expect(reduce(game, { ...join, name: "  Dora " }).players[0]?.name).toBe("Dora");
  });

  test("not at a full table", () => {
    const told = story({}, CROWD);
    expect(why(told, "Guest joins 0")).toBe("table-full");
    expect(offer(told, "join")).toBeUndefined();
    expect(why(on(told, "A leaves"), "Guest joins 13")).toBe("no-such-seat");
    expect(why(on(told, "A leaves"), "Guest joins 12")).toBeNull();
  });

  test("not in a round", () => {
    expect(why(story({}, CROWD, "open"), "Guest joins 0")).toBe("not-now");
  });
});

describe("reseat", () => {
  test("everybody keeps what they have, and the cup goes the new way", () => {
    const told = story({}, "Anna Ben Carla", "Ben gets 2. reseat Anna Carla Ben");
    expect(lives(told)).toBe("Anna 6 Carla 6 Ben 2");
    expect(why(on(told, "Anna rolls 43. Anna says 43"), "Carla lifts")).toBeNull();
  });

  test.each([
    ["somebody is missing", "reseat Anna Ben"],
    ["somebody sits twice", "reseat Anna Ben Ben"],
    ["somebody is unknown", "reseat Anna Ben Dora"],
    ["one too many", "reseat Anna Ben Carla Anna"],
  ] as const)("not: %s", (_, sentence) => {
    expect(why(story({}, "Anna Ben Carla"), sentence)).toBe("not-a-seating");
  });

  test("those who went home are seated too", () => {
    const told = story({}, "Anna Ben Carla", "Ben leaves");
    expect(why(told, "reseat Carla Anna")).toBe("not-a-seating");
    expect(why(told, "reseat Carla Ben Anna")).toBeNull();
  });
});

describe("rename", () => {
  test.each([
    ["a new name", "Ben becomes Benno", null],
    ["their own in other case", "Ben becomes BEN", null],
    ["somebody else's", "Ben becomes anna", "name-taken"],
    ["none", "Ben becomes", "name-empty"],
    ["a long one", `Ben becomes ${"x".repeat(25)}`, "name-long"],
    ["for nobody known", "Dora becomes Dorothea", "no-such-player"],
  ] as const)("%s", (_, sentence, reason) => {
    expect(why(story({}, "Anna Ben"), sentence)).toBe(reason);
  });

  test("changes the name and nothing else", () => {
    const { game } = story({}, "Anna Ben");
    const renamed = { kind: "renamed", player: "Ben", name: " Benno  B ", turn: 1, at: 0 } as const;
    const after = reduce(game, renamed);
    expect(after.players).toEqual([game.players[0], { ...game.players[1], name: "Benno B" }]);
  });

  test("also for those who went home", () => {
    expect(lives(story({}, "Anna Ben Carla", "Ben leaves. Ben becomes Benno"))).toBe(
      "Anna 6 Benno left Carla 6",
    );
  });
});

test("between rounds the table is offered all of its own", () => {
  expect(offersOf(story({}, "Anna Ben").game)).toEqual([
    { kind: "open-round", opener: "Anna" },
    { kind: "correct", players: ["Anna", "Ben"] },
    { kind: "leave", players: ["Anna", "Ben"] },
    { kind: "join", lives: 6 },
    { kind: "reseat" },
    { kind: "rename" },
    { kind: "end-game" },
  ]);
});
