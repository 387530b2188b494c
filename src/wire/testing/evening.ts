// An evening as it goes at a table, for sizes: real ids, real pauses, as many events as are asked for.
import { happen } from "../../game/flow/act.ts";
import type { Chance, GameEvent, Log, StartedEvent, Wish } from "../../game/flow/events.ts";
import { reduce } from "../../game/flow/reduce.ts";
import { nextIn } from "../../game/flow/seats.ts";
import { start } from "../../game/flow/setup.ts";
import type { Game } from "../../game/flow/state.ts";
import { rollOf } from "../../game/rules/dice.ts";
import { isRaise, raises } from "../../game/rules/ladder.ts";
import { presetOf } from "../../game/rules/registry.ts";
import { diceFrom, type Rng, rngOf, sealFrom } from "../../game/testing/chance.ts";

const NAMES = "Anna Ben Carla Dora Emil Finn Greta Hans Ida Jens Karl Lena".split(" ");
const EVENING = 1_790_000_000_000;

/** What somebody would do next. */
function wishOf(game: Game, rng: Rng): Wish {
  const { phase, ruleset } = game;
  switch (phase.name) {
    case "between":
      return { kind: "open-round" };
    case "rolling":
      return { kind: "roll", by: phase.roller };
    case "holding": {
      const { cup, standing } = phase;
      const by = cup.roller;
      if (cup.kind !== "sealed" || cup.looks === 0) return { kind: "look", by };
      const claims = raises(ruleset, standing?.roll ?? null);
      const own = rollOf(cup.dice);
      const honest = standing === null || isRaise(ruleset, own, standing.roll);
      return { kind: "claim", by, roll: honest ? own : (claims[rng.below(claims.length)] ?? own) };
    }
    case "answering": {
      const by = nextIn(game, phase.standing.claimant);
      const more = raises(ruleset, phase.standing.roll).length > 3;
      return more && rng.often(65) ? { kind: "believe", by } : { kind: "lift", by };
    }
    default:
      return { kind: "end-game" };
  }
}

/** Takes a seed and how many; gives a running game of so many events after its start, nobody ever out. */
export function eveningOf(
  seed: number,
  events: number,
  crowd = 5,
): Readonly<{ game: Game; log: Log }> {
  const rng = rngOf(seed);
  const hex = () => Array.from({ length: 20 }, () => rng.below(16).toString(16)).join("");
  const idOf = (count: number) => `${EVENING.toString(36)}-${count}-${hex()}`;
  const players = NAMES.slice(0, crowd).map((name, at) => {
    return { id: idOf(at + 1), name, kind: "person" as const };
  });
  const started: StartedEvent = {
    kind: "started",
    turn: 0,
    at: EVENING,
    game: idOf(crowd + 1),
    players,
    ruleset: { ...presetOf("meiern").ruleset, drinks: "instead" },
    opener: players[0]?.id ?? "",
  };
  let game = start(started);
  let at = EVENING;
  const log: [StartedEvent, ...GameEvent[]] = [started];
  while (log.length <= events) {
    at += 400 + Math.floor(12_000 * rng.next() ** 2);
    const wish = wishOf(game, rng);
    const chance: Chance =
      wish.kind === "roll" ? { dice: diceFrom(rng), seal: sealFrom(rng) } : { none: true };
    const event = happen({ ...wish, turn: game.turn }, chance, at);
    const after = reduce(game, event);
    if (after === game) throw new Error(`${JSON.stringify(event)} is refused`);
    game = after;
    log.push(event);
  }
  return { game, log };
}
