// Tips against the engine: what is told of a table is what it plays, found by playing it and counting throws.
import { describe, expect, test } from "vitest";
import { rollOf } from "../rules/dice.ts";
import { type Ruleset, rulesetFaults } from "../rules/ruleset.ts";
import { type Tip, tipsOf } from "../rules/tips.ts";
import { rngOf } from "../testing/chance.ts";
import { rulesetFrom } from "../testing/deal.ts";
import { PATIENT, share } from "../testing/runs.ts";
import { THROWS } from "../testing/swap.ts";
import type { Dice, Roll } from "../words/dice.ts";
import { JOKER, MEYER, PIPS } from "../words/dice.ts";
import { TIPS, type TipName } from "../words/lessons.ts";
import type { PlayerId, Refusal } from "../words/table.ts";
import type { Wish } from "./events.ts";
import { type Offer, offersOf } from "./offers.ts";
import { reduce } from "./reduce.ts";
import { wishRefusal } from "./refusal.ts";
import { start } from "./setup.ts";
import type { Game, Outcome } from "./state.ts";
import { viewOf } from "./view.ts";

const SEATS = ["Anna", "Ben", "Carla"].map((id) => ({ id, name: id, kind: "person" as const }));
const SEAL = [0, 1, 2] as const;

/** Both dice, each way they can fall. */
const FALLS: readonly Dice[] = PIPS.flatMap((one) => PIPS.map((other): Dice => [one, other]));

/** Anna, Ben and Carla before the first round, with the phone as the cup; or two of them still in. */
function tableOf(rules: Ruleset, lastTwo = false): Game {
  const head = { kind: "started", turn: 0, at: 0, game: "tips", opener: "Anna" } as const;
  const game = start({ ...head, players: SEATS, ruleset: { ...rules, cup: "phone" } });
  const gone = (id: PlayerId) => lastTwo && id === "Carla";
  const players = game.players.map((p) =>
    gone(p.id) ? { ...p, lives: 0, standing: "out" as const } : p,
  );
  return { ...game, players };
}

const diceFor = (roll: Roll) => THROWS.find((dice) => rollOf(dice) === roll) ?? [1, 1];
const cupWith = (dice: Dice, looks: number) =>
  ({ kind: "sealed", roller: "Anna", dice, seal: SEAL, looks }) as const;

/** Anna holds a roll over Carla's claim, or over none. */
function holding(rules: Ruleset, roll: Roll, standing: Roll | null, looks: number): Game {
  const claim = standing === null ? null : { roll: standing, claimant: "Carla" };
  const cup = cupWith(diceFor(roll), looks);
  return { ...tableOf(rules), phase: { name: "holding", cup, standing: claim } };
}

/** Ben is to answer Anna's claim. */
function answering(rules: Ruleset, claim: Roll, dice: Dice, lastTwo = false): Game {
  const standing = { roll: claim, claimant: "Anna" };
  return {
    ...tableOf(rules, lastTwo),
    phase: { name: "answering", cup: cupWith(dice, 0), standing },
  };
}

/** Who may lift, and what is at stake for whom. */
function liftIn(game: Game) {
  for (const one of offersOf(game)) if (one.kind === "lift") return one;
  return null;
}

const why = (game: Game, wish: Wish): Refusal | null => wishRefusal(game, wish);
const offer = <K extends Offer["kind"]>(game: Game, kind: K) =>
  offersOf(game).find((one): one is Extract<Offer, { kind: K }> => one.kind === kind);

function lift(
  rules: Ruleset,
  claim: Roll,
  dice: Dice,
  lastTwo = false,
): Outcome & { kind: "lifted" } {
  const game = answering(rules, claim, dice, lastTwo);
  const event = { kind: "lifted", by: "Ben", double: false, turn: game.turn, at: 0 } as const;
  const { phase } = reduce(game, event);
  const outcome = "outcome" in phase ? phase.outcome : null;
  if (outcome?.kind !== "lifted") throw new Error("nothing was lifted");
  return outcome;
}

const isHeld = (rules: Ruleset, claim: Roll, roll: Roll) =>
  lift(rules, claim, diceFor(roll)).verdict === "held";
const ways = (rules: Ruleset, claim: Roll) =>
  FALLS.filter((dice) => lift(rules, claim, dice).verdict === "held").length;
const opens = (rules: Ruleset) => offer(holding(rules, 61, null, 0), "claim")?.claims ?? [];
const over = (rules: Ruleset, roll: Roll) =>
  offer(holding(rules, 61, roll, 0), "claim")?.claims ?? [];

/** One holds the other's claim, and not the other way round, where that can be claimed at all. */
const beats = (rules: Ruleset, [one, other]: readonly Roll[]) => {
  if (one === undefined || other === undefined) return false;
  const claims = opens(rules);
  const up = !claims.includes(other) || isHeld(rules, other, one);
  return up && (!claims.includes(one) || !isHeld(rules, one, other));
};

/** A fresh roll holds the claim so often; it does so any more or any less often one claim further. */
const isEdge = (
  rules: Ruleset,
  { rolls, count }: Tip,
  step: 1 | -1,
  past: (ways: number) => boolean,
) => {
  const claims = opens(rules);
  const [claim] = rolls;
  const next = claim && claims[claims.indexOf(claim) + step];
  return claim !== undefined && ways(rules, claim) === count && (!next || past(ways(rules, next)));
};

const says = (game: Game, roll: Roll) => why(game, { kind: "claim", by: "Anna", roll });

function comesRound(rules: Ruleset): boolean {
  let game = answering(rules, 54, diceFor(61));
  for (const by of ["Ben", "Carla"]) {
    if (why(game, { kind: "pass-blind", by, roll: 54 }) !== null) return false;
    game = reduce(game, { kind: "passed-blind", by, roll: 54, turn: game.turn, at: 0 });
  }
  return liftIn(game)?.by === "Anna";
}

function isHidden(rules: Ruleset): boolean {
  const game = answering(rules, 54, diceFor(61));
  const after = reduce(game, { kind: "believed", by: "Ben", turn: game.turn, at: 0 });
  const seen = SEATS.map(({ id }) => viewOf(after, id));
  return after !== game && seen.every(({ phase, peek }) => peek === null && !("cup" in phase));
}

/** The dearest and the cheapest of what a wrong word costs between the last two. */
const leastOfTwo = (rules: Ruleset) =>
  Math.min(
    ...opens(rules).flatMap((claim) =>
      THROWS.flatMap((dice) => lift(rules, claim, dice, true).losses.map(({ stake }) => stake)),
    ),
  );

const PLAYED: Readonly<Record<TipName, (rules: Ruleset, tip: Tip) => boolean>> = {
  "fresh-half": (rules, tip) =>
    tip.count >= 18 && isEdge(rules, tip, -1, (stronger) => stronger < 18),
  steep: (rules, tip) => tip.count <= 9 && isEdge(rules, tip, 1, (weaker) => weaker > 9),
  "meyer-odds": (rules, { count }) => ways(rules, MEYER) === count,
  "pair-rarer": (_, { rolls: [mixed, pair] }) => {
    const falls = (roll: Roll | undefined) => FALLS.filter((dice) => rollOf(dice) === roll).length;
    return falls(mixed) === 2 * falls(pair);
  },
  "meyer-lift-odds": (rules, { count }) => {
    const game = answering(rules, MEYER, diceFor(61));
    const lifter = liftIn(game)?.stakes.lifter ?? 0;
    const cost = offer(game, "believe")?.cost ?? 0;
    return ways(rules, MEYER) === count && count * lifter < FALLS.length * cost;
  },
  "claim-unseen": (rules) =>
    opens(rules).every((roll) => says(holding(rules, 32, null, 0), roll) === null),
  "believe-hides": isHidden,
  "full-circle": comesRound,
  "high-first": (_, { rolls: [roll] }) => rollOf([3, 5]) === roll && rollOf([5, 3]) === roll,
  "after-54": (rules, { rolls: [, next] }) => {
    const strict = { ...rules, raise: "higher", meyerBelieved: "lose-1" } as const;
    return over(strict, 54).at(-1) === next;
  },
  "pairs-beat-mixed": (rules, { rolls }) => beats(rules, rolls),
  "ones-beat": (rules, { rolls }) => beats(rules, rolls),
  "little-meyer-lowest": (rules, { rolls: [little, low] }) =>
    little !== undefined && low !== undefined && isHeld(rules, little, low),
  "little-meyer-beats": (rules, { rolls }) => beats(rules, rolls),
  "half-meyer-beats": (rules, { rolls }) => beats(rules, rolls),
  "more-is-no-lie": (rules, { rolls: [claim = 54, roll = 62] }) => isHeld(rules, claim, roll),
  "exact-hit": (rules, { rolls: [claim = 54] }) => {
    const { verdict, losses } = lift(rules, claim, diceFor(claim));
    return verdict === "held" && losses.every(({ player }) => player === "Ben");
  },
  "joker-holds": (rules) => opens(rules).every((claim) => isHeld(rules, claim, JOKER)),
  "look-again": (rules) => {
    const look = { kind: "look", by: "Anna" } as const;
    const said = answering(rules, 54, diceFor(61));
    return why(holding(rules, 61, null, 3), look) === null && why(said, look) !== null;
  },
  "same-again": (rules, { rolls: [roll = 54] }) =>
    says(holding(rules, roll, roll, 0), roll) === null,
  "not-same": (rules, { rolls: [roll = 54] }) =>
    says(holding(rules, roll, roll, 0), roll) === "no-raise",
  "less-than-rolled": (rules, { rolls: [roll = 62, claim = 54] }) =>
    says(holding(rules, roll, null, 1), claim) === null,
  "not-less": (rules, { rolls: [roll = 62, claim = 54] }) =>
    says(holding(rules, roll, null, 1), claim) === "below-roll",
  "only-meyer-left": (rules, { rolls: [best = 66, ...left] }) =>
    over(rules, best).join() === left.join() && left.length === 1,
  "left-after-best": (rules, { rolls: [best = 66, ...left] }) =>
    over(rules, best).join() === left.join(),
  "toast-unsaid": (rules) => {
    const shown = offersOf(holding(rules, JOKER, null, 1)).some(({ kind }) => kind === "toast");
    return !opens(rules).includes(JOKER) && shown;
  },
  "last-two-cost": (rules, { count }) => leastOfTwo(rules) === count,
};

describe("every tip that is told", () => {
  const rng = rngOf(61);
  const tables = Array.from({ length: share(60) }, () => rulesetFrom(rng));

  test("is what the engine plays", PATIENT, () => {
    const seen = new Set<TipName>();
    for (const rules of tables) {
      expect(rulesetFaults(rules)).toEqual([]);
      const told = tipsOf(rules);
      for (const { name } of told) seen.add(name);
      const false_ = told.filter((tip) => !PLAYED[tip.name](rules, tip)).map(({ name }) => name);
      expect(false_, JSON.stringify(rules)).toEqual([]);
    }
    if (share(60) === 60) expect([...seen].sort()).toEqual([...TIPS].sort());
  });
});
