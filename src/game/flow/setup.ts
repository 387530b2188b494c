// From a seating and a ruleset to a game before its first round.

import { rulesetFaults } from "../rules/ruleset.ts";
import type { RulesetFault } from "../words/options.ts";
import { MAX_PLAYERS, MIN_PLAYERS, type NameFault } from "../words/table.ts";
import type { StartedEvent } from "./events.ts";
import { cleanName, nameFault } from "./names.ts";
import type { Game } from "./state.ts";

export type SetupFault =
  | "too-few-players"
  | "too-many-players"
  | "id-taken"
  | "no-such-opener"
  | NameFault
  | RulesetFault;

/** Takes how a game would start; gives why it cannot, or null. RULES: The table. */
export function setupFault({ players, ruleset, opener }: StartedEvent): SetupFault | null {
  if (players.length < MIN_PLAYERS) return "too-few-players";
  if (players.length > MAX_PLAYERS) return "too-many-players";
  if (new Set(players.map(({ id }) => id)).size < players.length) return "id-taken";
  for (const [seat, { name }] of players.entries()) {
    const fault = nameFault(
      name,
      players.slice(0, seat).map((other) => other.name),
    );
    if (fault) return fault;
  }
  if (!players.some(({ id }) => id === opener)) return "no-such-opener";
  return rulesetFaults(ruleset)[0] ?? null;
}

/** Takes a start that `setupFault` passes; gives the game before its first round, at turn 1. */
export function start({ game, players, ruleset, opener }: StartedEvent): Game {
  return {
    id: game,
    turn: 1,
    ruleset,
    began: players.length,
    players: players.map(({ id, name, kind }) => ({
      id,
      name: cleanName(name),
      kind,
      lives: ruleset.lives,
      sips: 0,
      standing: "in",
      spent: false,
    })),
    direction: 1,
    round: 0,
    opener: null,
    rolls: 0,
    phase: {
      name: "between",
      next: { player: opener, step: "self" },
      outcome: null,
      lifeRolls: [],
    },
    undo: null,
    entry: null,
  };
}
