// What may be seen: nothing of a covered cup but by its holder, in the peek.
import { expect, test } from "vitest";
import { PATIENT } from "../testing/runs.ts";
import { everyState } from "../testing/states.ts";
import { on, story, why } from "../testing/story.ts";
import { hidesDice, THROWS, withDice } from "../testing/swap.ts";
import type { Wish } from "./events.ts";
import { offersOf } from "./offers.ts";
import { reduce } from "./reduce.ts";
import { refusal } from "./refusal.ts";
import type { Game } from "./state.ts";
import { viewOf } from "./view.ts";

const phone = { understate: false, surrender: true, openMeyer: true } as const;
const strict = { ...phone, thirtyTwo: "toast", blindReroll: "when-below", raise: "equal" } as const;

const holderOf = ({ phase }: Game) => (phase.name === "holding" ? phase.cup.roller : null);

test("everybody but the holder sees the same whatever lies in the cup", PATIENT, () => {
  everyState(40, 25, ({ game }) => {
    if (!hidesDice(game)) return;
    const blind = game.players.map(({ id }) => id).filter((id) => id !== holderOf(game));
    const seen = (other: Game) =>
      JSON.stringify([viewOf(other, "table"), ...blind.map((id) => viewOf(other, id))]);
    const before = seen(game);
    expect(THROWS.filter((dice) => seen(withDice(game, dice)) !== before)).toEqual([]);
  });
});

test("the table sees the phase as it is, but for the dice in the cup", PATIENT, () => {
  everyState(40, 6, ({ game }) => {
    const bare = JSON.parse(JSON.stringify(game.phase));
    if ("cup" in bare) delete bare.cup.dice;
    expect(viewOf(game, "table").phase).toEqual(bare);
  });
});

test("no view but the holder's has dice in it while the cup is covered", PATIENT, () => {
  everyState(40, 10, ({ game }) => {
    if (!("cup" in game.phase)) return;
    expect(JSON.stringify(viewOf(game, "table"))).not.toMatch(/"dice"|"undo"|"entry"/);
    for (const { id } of game.players) {
      const { peek, ...rest } = viewOf(game, id);
      expect(rest).toEqual(viewOf(game, "table"));
      const holds = id === holderOf(game) && game.ruleset.cup === "phone";
      expect(peek !== null).toBe(holds);
    }
  });
});

test("the peek bars exactly what will be refused once the look is taken", PATIENT, () => {
  everyState(50, 5, ({ game }) => {
    const holder = holderOf(game);
    if (holder === null || game.ruleset.cup === "table") return;
    const looked = reduce(game, { kind: "looked", by: holder, turn: game.turn, at: 0 });
    const refused = (wish: Wish) => refusal(looked, { ...wish, turn: looked.turn });
    const { peek } = viewOf(game, holder);
    const barred: number[] = [];
    const reasons: Record<string, unknown> = {};
    for (const offer of offersOf(looked)) {
      if (offer.kind === "claim") {
        const below = (roll: (typeof offer.claims)[number]) =>
          refused({ kind: "claim", by: holder, roll }) !== null;
        barred.push(...offer.claims.filter(below));
      }
      if (
        offer.kind === "reroll-blind" ||
        offer.kind === "show-meyer" ||
        offer.kind === "toast" ||
        offer.kind === "surrender"
      ) {
        const reason = refused({ kind: offer.kind, by: holder });
        if (reason) reasons[offer.kind] = reason;
      }
    }
    expect(peek?.barred).toEqual(barred);
    expect(peek?.refused).toEqual(reasons);
  });
});

test.each([
  ["Anna rolls 63", [63, [6, 3]]],
  ["Anna rolls 36", [63, [3, 6]]],
] as const)("%s: the holder's peek reads %j", (text, [roll, dice]) => {
  const { game } = story(strict, "Anna Ben Carla", text);
  expect(viewOf(game, "Anna").peek).toMatchObject({ roll, dice });
  expect(viewOf(game, "Ben").peek).toBeNull();
});

test("DK1 in the peek: after 54, a 63 bars 54 to 62 and the blind re-roll", () => {
  const before = story(strict, "Anna Ben Carla", "Anna rolls 54. Anna says 54. Ben believes");
  const { game } = on(before, "Ben rolls 63");
  expect(viewOf(game, "Ben").peek).toEqual({
    dice: [6, 3],
    roll: 63,
    barred: [62, 61, 54],
    covers: [63, 62, 61, 54],
    refused: {
      "reroll-blind": "roll-meets-claim",
      surrender: "roll-meets-claim",
      "show-meyer": "not-a-meyer",
      toast: "not-a-32",
    },
  });
});

test("with real dice even the holder sees none", () => {
  const { game } = story({ cup: "table" }, "Anna Ben", "Anna rolls");
  expect(viewOf(game, "Anna").peek).toBeNull();
});

test("a responder sees no peek, and neither does anybody after the claim", () => {
  const told = story(strict, "Anna Ben Carla", "Anna rolls 54. Anna looks. Anna says 61");
  expect(why(told, "Ben looks")).toBe("not-now");
  for (const eyes of ["Anna", "Ben", "Carla"]) expect(viewOf(told.game, eyes).peek).toBeNull();
});

test("a view carries all the rest of the game as it is", () => {
  const { game } = story(phone, "Anna Ben", "Anna rolls 63. Anna looks. Anna says 64");
  const { id, turn, ruleset, players, began, direction, round, opener, rolls } = game;
  const seen = { id, turn, ruleset, players, began, direction, round, opener, rolls };
  expect(viewOf(game, "table")).toEqual({
    ...seen,
    phase: {
      name: "answering",
      cup: { kind: "sealed", roller: "Anna", seal: [1, 2, 3], looks: 1 },
      standing: { roll: 64, claimant: "Anna" },
    },
    offers: offersOf(game),
  });
});

test.each([
  ["blind", { blindReroll: "always" }, "Ben rolls 61. Ben rerolls 62", { seal: [1, 2, 3] }],
  ["table", { blindReroll: "always", cup: "table" }, "Ben rolls. Ben rerolls", { rerolled: true }],
] as const)("a %s cup shows its roller and no dice", (kind, rules, text, more) => {
  const opening = "cup" in rules ? "Anna rolls" : "Anna rolls 42";
  const { game } = story(rules, "Anna Ben", `${opening}. Anna says 42. Ben believes. ${text}`);
  const { phase } = viewOf(game, "table");
  expect(phase).toMatchObject({ name: "answering", cup: { kind, roller: "Ben", ...more } });
});
