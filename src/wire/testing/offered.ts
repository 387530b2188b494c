// Random games under random rules, played off the game's own offers: many, and fast.
import { chanceOf, happen } from "../../game/flow/act.ts";
import type { Chance, GameEvent, Log, Wish } from "../../game/flow/events.ts";
import { type Offer, offersOf } from "../../game/flow/offers.ts";
import { reduce } from "../../game/flow/reduce.ts";
import { refusal } from "../../game/flow/refusal.ts";
import { start } from "../../game/flow/setup.ts";
import type { Game } from "../../game/flow/state.ts";
import { diceFrom, dieFrom, type Rng, rngOf, sealFrom } from "../../game/testing/chance.ts";
import { rulesetFrom, startedFrom } from "../../game/testing/deal.ts";

const LONGEST = 160;
/** The table's own acts, of which an evening has few. */
const SELDOM: readonly Offer["kind"][] = [
  ...(["take-back", "void-round", "reseat", "rename", "end-game"] as const),
  ...(["correct", "leave", "rejoin", "join"] as const),
];

function wishOf(rng: Rng, { players, ruleset, turn }: Game, offer: Offer): Wish {
  switch (offer.kind) {
    case "open-round":
    case "take-back":
    case "void-round":
    case "end-game":
      return { kind: offer.kind };
    case "claim":
    case "pass-blind":
      return { kind: offer.kind, by: offer.by, roll: rng.pick(offer.claims) };
    case "enter":
      return { kind: "enter", roll: rng.pick(offer.rolls) };
    case "reseat":
      return { kind: "reseat", order: rng.shuffled(players.map(({ id }) => id)) };
    case "rename":
      return { kind: "rename", player: rng.pick(players).id, name: `Åse ${turn} 🎲` };
    case "correct":
      return {
        kind: "correct",
        player: rng.pick(offer.players),
        lives: rng.below(ruleset.lives + 1),
      };
    case "leave":
    case "rejoin":
      return { kind: offer.kind, player: rng.pick(offer.players) };
    case "join": {
      const seat = rng.below(players.length + 1);
      return { kind: "join", player: `new ${turn}`, name: `Xaver ${turn}`, person: "person", seat };
    }
    default:
      return { kind: offer.kind, by: offer.by };
  }
}

function chanceFor(rng: Rng, game: Game, wish: Wish): Chance {
  const need = chanceOf(game, wish);
  if (need === "die") return { die: dieFrom(rng) };
  return need === "roll" ? { dice: diceFrom(rng), seal: sealFrom(rng) } : { none: true };
}

/** Takes a seed; gives a game with its log, running or over. */
export function offeredGame(seed: number): Readonly<{ game: Game; log: Log }> {
  const rng = rngOf(seed);
  const started = { ...startedFrom(rng, rulesetFrom(rng)), game: `game ${seed}` };
  let game = start(started);
  const log: [Log[0], ...GameEvent[]] = [started];
  const length = rng.below(LONGEST);
  for (let tries = 0; log.length < length && tries < 3 * length; tries += 1) {
    const offers = offersOf(game);
    const usual = offers.filter(({ kind }) => !SELDOM.includes(kind));
    const from = usual.length > 0 && !rng.often(4) ? usual : offers;
    if (from.length === 0) break;
    const wish = wishOf(rng, game, rng.pick(from));
    const move = { ...wish, turn: game.turn };
    if (refusal(game, move)) continue;
    const event = happen(move, chanceFor(rng, game, wish), 1_700_000_000_000 + 1_000 * tries);
    const after = reduce(game, event);
    if (after === game) throw new Error(`${JSON.stringify(event)} is refused`);
    game = after;
    log.push(event);
  }
  return { game, log };
}
