// Who has read the card judges as the engine does: every lift, every claim, every answer.
import { expect, test } from "vitest";
import { cardOf } from "../rules/card.ts";
import { rollOf } from "../rules/dice.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import {
  readBarred,
  readBelief,
  readClaims,
  readPasses,
  readReroll,
  readShow,
  readStakes,
  readSurrender,
  readToast,
  readVerdict,
} from "../testing/reader.ts";
import { PATIENT, share } from "../testing/runs.ts";
import { THROWS } from "../testing/swap.ts";
import { JOKER, MEYER, ROLLS, type Roll } from "../words/dice.ts";
import type { Wish } from "./events.ts";
import { type Offer, offersOf } from "./offers.ts";
import { reduce } from "./reduce.ts";
import { refusal } from "./refusal.ts";
import { start } from "./setup.ts";
import type { Cup, Game, Outcome } from "./state.ts";

const SEATS = ["Anna", "Ben", "Carla"].map((id) => ({ id, name: id, kind: "person" as const }));

/** Three at the table, or two of three still in. Anna rolled; seats go Anna, Ben, Carla. */
function tableOf(ruleset: Ruleset, lastTwo: boolean): Game {
  const head = { kind: "started", turn: 0, at: 0, game: "card", opener: "Anna" } as const;
  const game = start({ ...head, players: SEATS, ruleset });
  const gone = (id: string) => lastTwo && id === "Carla";
  return {
    ...game,
    players: game.players.map((p) => (gone(p.id) ? { ...p, lives: 0, standing: "out" } : p)),
  };
}

function cupWith(rules: Ruleset, roll: Roll, blind: boolean, looks = 1): Cup {
  const dice = THROWS.find((pair) => rollOf(pair) === roll) ?? [1, 1];
  const seal = [0, 1, 2] as const;
  if (rules.cup === "table") return { kind: "table", roller: "Anna", rerolled: blind };
  if (blind) return { kind: "blind", roller: "Anna", dice, seal };
  return { kind: "sealed", roller: "Anna", dice, seal, looks };
}

function answering(table: Game, cup: Cup, roll: Roll, claimant = "Anna"): Game {
  return { ...table, phase: { name: "answering", cup, standing: { roll, claimant } } };
}

/** What the engine makes of Ben lifting Anna's claim; null where it does not let him. */
function lifted(game: Game, inCup: Roll, double: boolean): Outcome | null {
  const after = reduce(game, { kind: "lifted", by: "Ben", double, turn: game.turn, at: 0 });
  if (after === game) return null;
  const entered = { kind: "entered", roll: inCup, turn: after.turn, at: 0 } as const;
  const { phase } = after.phase.name === "entering" ? reduce(after, entered) : after;
  return "outcome" in phase ? phase.outcome : null;
}

const offer = <K extends Offer["kind"]>(game: Game, kind: K) =>
  offersOf(game).find((one): one is Extract<Offer, { kind: K }> => one.kind === kind);

/** Eight tables: the cup re-rolled blind or not, the stake doubled or not, the last two or not. */
const TABLES = [false, true].flatMap((rerolled) =>
  [false, true].flatMap((double) =>
    [false, true].map((lastTwo) => ({ rerolled, double, lastTwo })),
  ),
);

test("1,000 rulesets: every claim lifted over every roll, by card and by engine", PATIENT, () => {
  const rng = rngOf(21);
  const seen = new Set<string>();
  for (let deal = 0; deal < share(1000); deal += 1) {
    const rules = rulesetFrom(rng);
    const card = cardOf(rules);
    const { rerolled, double, lastTwo } = rng.pick(TABLES);
    const blind = rerolled && rules.blindReroll !== "off";
    const table = tableOf(rules, lastTwo);
    const wrong: string[] = [];
    for (const claim of readClaims(card, null)) {
      const stakes = readStakes(card, claim, { double, lastTwo });
      for (const inCup of ROLLS) {
        const game = answering(table, cupWith(rules, inCup, blind), claim);
        const outcome = lifted(game, inCup, double);
        if (outcome?.kind !== "lifted" || stakes === null) {
          if (outcome !== null || stakes !== null) wrong.push(`${claim} doubled`);
          continue;
        }
        const verdict = readVerdict(card, { claim, inCup, blind });
        const loser = { held: "Ben", lied: "Anna", toast: null }[verdict];
        const stake = verdict === "held" ? stakes.lifter : stakes.claimant;
        const losses = outcome.losses.map((loss) => `${loss.player} ${loss.stake}`).join();
        const meant = loser === null ? "" : `${loser} ${stake}`;
        if (outcome.verdict !== verdict || losses !== meant) wrong.push(`${claim} over ${inCup}`);
        seen.add(verdict);
      }
    }
    expect(wrong, JSON.stringify(rules)).toEqual([]);
  }
  if (share(1000) === 1000) expect([...seen].toSorted()).toEqual(["held", "lied", "toast"]);
});

test("every answer to every standing claim, by card and by engine", PATIENT, () => {
  const rng = rngOf(22);
  const places = { Anna: "roller", Carla: "before-roller", Ben: "other" } as const;
  for (let deal = 0; deal < share(100); deal += 1) {
    const rules = rulesetFrom(rng);
    const card = cardOf(rules);
    const lastTwo = rng.often(50);
    const table = tableOf(rules, lastTwo);
    for (const standing of readClaims(card, null)) {
      const game = answering(table, cupWith(rules, 43, false), standing);
      const belief = offer(game, "believe");
      const { cost, ends } = belief ?? {};
      expect(belief ? { cost, ends } : null).toEqual(readBelief(card, standing, lastTwo));
      for (const double of [false, true]) {
        const stakes = offer(game, double ? "double" : "lift");
        const read = readStakes(card, standing, { double, lastTwo });
        expect(stakes && "stakes" in stakes ? stakes.stakes : null).toEqual(read);
      }
      if (lastTwo) continue;
      for (const [by, claimant] of [
        ["Ben", "Anna"],
        ["Carla", "Ben"],
        ["Anna", "Carla"],
      ] as const) {
        const passes = offer(
          answering(table, cupWith(rules, 43, false), standing, claimant),
          "pass-blind",
        );
        expect(passes?.claims ?? []).toEqual(readPasses(card, standing, places[by]));
      }
    }
  }
});

function holding(table: Game, cup: Cup, standing: Roll | null): Game {
  const claim = standing === null ? null : { roll: standing, claimant: "Carla" };
  return { ...table, phase: { name: "holding", cup, standing: claim } };
}

const may = (game: Game, wish: Wish) => refusal(game, { ...wish, turn: game.turn }) === null;

/** What an offer that has a price costs, where Anna may take it up. */
function costTo(game: Game, kind: "surrender" | "show-meyer"): number | null {
  const open = offersOf(game).find((known) => known.kind === kind);
  return open && "cost" in open && may(game, { kind, by: "Anna" }) ? open.cost : null;
}

test("what a holder may do with every roll, by card and by engine", PATIENT, () => {
  const rng = rngOf(23);
  for (let deal = 0; deal < share(30); deal += 1) {
    const rules: Ruleset = { ...rulesetFrom(rng), cup: "phone" };
    const card = cardOf(rules);
    const lastTwo = rng.often(50);
    const table = tableOf(rules, lastTwo);
    const standings = [null, ...readClaims(card, null)].filter(
      // A standing Meyer is met only where it is played on.
      (roll) => roll !== MEYER || rules.meyerBelieved === "play-on",
    );
    const wrong: string[] = [];
    for (const standing of standings) {
      const claims = readClaims(card, standing);
      for (const roll of ROLLS) {
        const game = holding(table, cupWith(rules, roll, false), standing);
        const unseen = holding(table, cupWith(rules, roll, false, 0), standing);
        const note = (what: string, engine: unknown, read: unknown) => {
          if (JSON.stringify(engine) !== JSON.stringify(read))
            wrong.push(`${what} ${standing} ${roll}`);
        };
        const by = "Anna";
        const barred = claims.filter((claim) => !may(game, { kind: "claim", by, roll: claim }));
        note("barred", barred, readBarred(card, standing, roll));
        note("unseen", offer(unseen, "claim")?.claims, claims);
        const again = standing !== null && readReroll(card, standing, roll);
        note("reroll", may(game, { kind: "reroll-blind", by }), again);
        const blindly = standing !== null && readReroll(card, standing, null);
        note("reroll unseen", may(unseen, { kind: "reroll-blind", by }), blindly);
        const gives = standing === null ? null : readSurrender(card, standing, roll, lastTwo);
        note("surrender", costTo(game, "surrender"), gives);
        const shows = roll === MEYER ? readShow(card, lastTwo) : null;
        note("show", costTo(game, "show-meyer"), shows);
        const toasts = roll === JOKER && readToast(card);
        note("toast", may(game, { kind: "toast", by }), toasts);
      }
    }
    expect(wrong, JSON.stringify(rules)).toEqual([]);
  }
});
