// How fast the rules are: whole games played by offers once, then their events reduced again, timed.
import { chanceOf, happen } from "../../src/game/flow/act.ts";
import type { Chance, GameEvent, StartedEvent, Wish } from "../../src/game/flow/events.ts";
import { type Offer, offersOf } from "../../src/game/flow/offers.ts";
import { reduce } from "../../src/game/flow/reduce.ts";
import { refusal } from "../../src/game/flow/refusal.ts";
import { start } from "../../src/game/flow/setup.ts";
import { PRESETS } from "../../src/game/rules/registry.ts";
import type { Pips, Seal } from "../../src/game/words/dice.ts";
import type { Part } from "./shared/row.ts";

/** Small and repeatable: the same games on every machine. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The wishes of an ordinary evening that an offer allows. */
function wishOf(offer: Offer, below: (limit: number) => number): Wish | undefined {
  switch (offer.kind) {
    case "open-round":
      return { kind: "open-round" };
    case "claim":
    case "pass-blind": {
      // Seldom far above what stands, so that rounds last as long as real ones.
      const weak = offer.claims.slice(-4);
      const roll = weak[below(weak.length)];
      return roll === undefined ? undefined : { kind: offer.kind, by: offer.by, roll };
    }
    case "roll":
    case "look":
    case "believe":
    case "lift":
    case "reroll-blind":
    case "reroll-lives":
    case "buy-in":
    case "decline":
      return { kind: offer.kind, by: offer.by };
    default:
      return undefined;
  }
}

export function begin(seed: number): StartedEvent | undefined {
  const preset = PRESETS[seed % PRESETS.length];
  if (!preset) return undefined;
  const players = ["Anna", "Ben", "Carla", "Dan", "Eva"].map((name, seat) => ({
    id: `p${seat}`,
    name,
    kind: "person" as const,
  }));
  return {
    kind: "started",
    turn: 0,
    at: 0,
    game: `g${seed}`,
    players,
    ruleset: preset.ruleset,
    opener: "p0",
  };
}

export function play(begun: StartedEvent, seed: number): GameEvent[] {
  const below = chance(seed + 1);
  const pips = () => (below(6) + 1) as Pips;
  const seal = (): Seal => [below(24), below(24), below(24)];
  const events: GameEvent[] = [];
  let game = start(begun);
  while (events.length < 2_000) {
    const moves = offersOf(game).flatMap((offer) => {
      const wish = wishOf(offer, below);
      // One look is enough.
      if (!wish || (wish.kind === "look" && events.at(-1)?.kind === "looked")) return [];
      const move = { ...wish, turn: game.turn };
      return refusal(game, move) === null ? [move] : [];
    });
    const move = moves[below(moves.length)];
    if (!move) break;
    const kind = chanceOf(game, move);
    const drawn: Chance =
      kind === "roll"
        ? { dice: [pips(), pips()], seal: seal() }
        : kind === "die"
          ? { die: pips() }
          : { none: true };
    const event = happen(move, drawn, events.length * 1_000);
    const next = reduce(game, event);
    if (next === game) break;
    events.push(event);
    game = next;
  }
  return events;
}

export const run: Part = () => {
  const games = Array.from({ length: 140 }, (_, seed) => {
    const begun = begin(seed);
    return begun ? [{ begun, events: play(begun, seed) }] : [];
  }).flat();
  const total = games.reduce((sum, { events }) => sum + events.length, 0);
  const rates: number[] = [];
  for (let round = 0; round < 9; round++) {
    const from = performance.now();
    for (const { begun, events } of games) {
      let game = start(begun);
      for (const event of events) game = reduce(game, event);
    }
    rates.push((total / (performance.now() - from)) * 1_000);
  }
  const [low, , , , median, , , , high] = rates.sort((a, b) => a - b).map(Math.round);
  return [
    {
      what: `reducer, events a second (${games.length} games, ${total} events)`,
      figure: `${median?.toLocaleString("en")} [${low?.toLocaleString("en")} to ${high?.toLocaleString("en")}]`,
      goal: ">= 200,000",
      ok: (median ?? 0) >= 200_000,
    },
  ];
};
