// The table's own events between rounds (RULES: The table), and the life roll.

import type { PlayerId } from "../words/table.ts";
import { ahead, checkLeft } from "./ending.ts";
import type { GameEvent } from "./events.ts";
import { cleanName } from "./names.ts";
import { lowestLives, playerOf } from "./seats.ts";
import type { Game, Phase, Player } from "./state.ts";

type Between = Phase & { name: "between" };

function changed(game: Game, id: PlayerId, change: (player: Player) => Player): Game {
  return { ...game, players: game.players.map((p) => (p.id === id ? change(p) : p)) };
}

function withoutLifeRoll(game: Game, phase: Between, id: PlayerId): Game {
  const lifeRolls = phase.lifeRolls.filter((player) => player !== id);
  return { ...game, phase: { ...phase, lifeRolls } };
}

function joined(game: Game, event: GameEvent & { kind: "joined" }): Game {
  const player: Player = {
    id: event.player,
    name: cleanName(event.name),
    kind: event.person,
    lives: lowestLives(game.players),
    sips: 0,
    standing: "in",
    spent: false,
  };
  const { players } = game;
  const seats = [...players.slice(0, event.seat), player, ...players.slice(event.seat)];
  return { ...game, players: seats };
}

/** Takes a game between rounds and an event that fits it; gives the game after it. RULES: The table; Lives, reroll. */
export function seated(game: Game, phase: Between, event: GameEvent): Game {
  switch (event.kind) {
    case "corrected": {
      const { player, lives } = event;
      const standing = lives === 0 ? "out" : "in";
      const table = changed(game, player, (p) => ({ ...p, lives, standing }));
      return checkLeft(withoutLifeRoll(table, phase, player));
    }
    case "left": {
      const table = changed(game, event.player, (p) => ({ ...p, standing: "left" }));
      return checkLeft(withoutLifeRoll(table, phase, event.player));
    }
    case "rejoined": {
      const lowest = lowestLives(game.players);
      return changed(game, event.player, (p) => ({
        ...p,
        lives: Math.max(1, Math.min(p.lives, lowest)),
        standing: "in",
      }));
    }
    case "joined":
      return joined(game, event);
    case "reseated": {
      const order = event.order.flatMap((id) => playerOf(game.players, id) ?? []);
      return { ...game, players: order };
    }
    case "renamed":
      return changed(game, event.player, (p) => ({ ...p, name: cleanName(event.name) }));
    case "lives-rerolled": {
      const lives = Math.min(event.die, game.ruleset.lives);
      const table = changed(game, event.by, (p) => ({ ...p, lives, spent: true }));
      return withoutLifeRoll(table, phase, event.by);
    }
    case "game-ended": {
      const winners = ahead(game);
      const { outcome } = phase;
      return { ...game, phase: { name: "over", why: "ended", winners, losers: [], outcome } };
    }
    default:
      return game;
  }
}
