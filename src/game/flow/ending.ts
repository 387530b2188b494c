// How a round ends: what it costs, who may still buy in, whether the game is over, who opens next.

import { MEYER } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import { lifeRolls, lose, type Stake } from "./losses.ts";
import { stillIn } from "./seats.ts";
import type { Game, Loss, NextOpener, Outcome, Phase, Player } from "./state.ts";

/** Who the round named: RULES, Lives, opener. */
export type Named = Readonly<{ loser: PlayerId; winner: PlayerId; lifter: PlayerId }>;

/** Takes the round's people; gives how its next opener is found. RULES: Lives, opener. */
export function nextOpener({ ruleset, opener }: Game, named: Named): NextOpener {
  if (ruleset.opener === "next") return { player: opener ?? named.loser, step: "after" };
  return { player: named[ruleset.opener], step: "self" };
}

/** Takes the players; gives those still in who are ahead, in seat order. RULES: The table, end the game. */
export function ahead({
  ruleset,
  players,
}: Pick<Game, "ruleset" | "players">): readonly PlayerId[] {
  const score = ({ lives, sips }: Player) => (ruleset.drinks === "instead" ? -sips : lives);
  const left = stillIn(players);
  const best = Math.max(...left.map(score));
  return left.filter((player) => score(player) === best).map(({ id }) => id);
}

function firstOut(game: Game, outcome: Outcome): Phase {
  const gone = (loss: Loss) =>
    game.players.some((p) => p.id === loss.player && p.standing === "out");
  const losers = outcome.losses.filter(gone).map(({ player }) => player);
  return { name: "over", why: "first-out", winners: ahead(game), losers, outcome };
}

/** Takes a game in which nobody is left to be asked; gives the phase after the round. */
function settled(game: Game, outcome: Outcome | null, next: NextOpener): Phase {
  const left = stillIn(game.players);
  if (left.length === 1) {
    const winners = left.map(({ id }) => id);
    return { name: "over", why: "last-standing", winners, losers: [], outcome };
  }
  return {
    name: "between",
    next,
    outcome,
    lifeRolls: outcome ? lifeRolls(game, outcome.losses) : [],
  };
}

/** Takes the stakes and how the round ended; gives the game after it. RULES: Lives; Meyer, reverseOnMeyer. */
export function endRound(
  game: Game,
  stakes: readonly Stake[],
  next: NextOpener,
  outcomeOf: (losses: readonly Loss[]) => Outcome,
): Game {
  const { players, losses } = lose(game, stakes);
  const outcome = outcomeOf(losses);
  const direction = flips(game, outcome) ? (game.direction === 1 ? -1 : 1) : game.direction;
  const ended: Game = { ...game, players, direction };
  if (game.ruleset.end === "first-out" && losses.some(({ left }) => left === "out")) {
    return { ...ended, phase: firstOut(ended, outcome) };
  }
  const queue = losses.filter(({ left }) => left === "asked").map(({ player }) => player);
  if (queue.length > 0) return { ...ended, phase: { name: "buying", queue, next, outcome } };
  return { ...ended, phase: settled(ended, outcome, next) };
}

function flips({ ruleset, phase }: Game, outcome: Outcome): boolean {
  if (!ruleset.reverseOnMeyer || outcome.kind === "voided") return false;
  if (outcome.kind === "meyer-shown") return true;
  return "standing" in phase && phase.standing?.roll === MEYER;
}

/** Takes the answer of the first who is asked; gives the game after it. RULES: Lives, buy-in. */
export function answerBuying(game: Game, phase: Phase & { name: "buying" }, bought: boolean): Game {
  const [asked, ...queue] = phase.queue;
  const players = game.players.map((player): Player => {
    if (!bought || player.id !== asked) return player;
    return { ...player, lives: 1, standing: "in", spent: true };
  });
  const answered: Game = { ...game, players };
  if (!bought && game.ruleset.end === "first-out") {
    return { ...answered, phase: firstOut(answered, phase.outcome) };
  }
  if (queue.length > 0) return { ...answered, phase: { ...phase, queue } };
  return { ...answered, phase: settled(answered, phase.outcome, phase.next) };
}

/** Takes a game between rounds whose players have changed; gives it over if one is left. RULES: The table. */
export function checkLeft(game: Game): Game {
  const { phase } = game;
  if (phase.name !== "between" || stillIn(game.players).length > 1) return game;
  return { ...game, phase: settled(game, phase.outcome, phase.next) };
}
