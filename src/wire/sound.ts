// Whether a well-shaped game can be at all: what the rules rely on, and so do the screens.

import { isClean } from "../game/flow/names.ts";
import { isIn, nextIn, openerOf, playerOf, stillIn } from "../game/flow/seats.ts";
import type { Claim, Cup, Game, Outcome, Phase, Player, Table } from "../game/flow/state.ts";
import { rollOf } from "../game/rules/dice.ts";
import { claimable } from "../game/rules/ladder.ts";
import { rulesetFaults } from "../game/rules/ruleset.ts";
import { MAX_PLAYERS, MIN_PLAYERS, type PlayerId } from "../game/words/table.ts";

/** One table of a game: the present one, the one a take-back brings back, or the one before an entry. */
type Scene = Table & Pick<Game, "ruleset">;

const unique = (list: readonly string[]) => new Set(list).size === list.length;

function playerSound({ ruleset }: Scene, { lives, standing }: Player): boolean {
  if (lives > ruleset.lives) return false;
  switch (standing) {
    case "in":
      return lives > 0;
    case "swimming":
    case "out":
      return lives === 0;
    case "left":
      return true;
  }
}

function playersSound(scene: Scene): boolean {
  const { players } = scene;
  return (
    players.length >= MIN_PLAYERS &&
    unique(players.map(({ id }) => id)) &&
    unique(players.map(({ name }) => name)) &&
    players.every(({ name }) => isClean(name)) &&
    players.every((player) => playerSound(scene, player))
  );
}

const exists = ({ players }: Scene, id: PlayerId) => playerOf(players, id) !== undefined;
const plays = ({ players }: Scene, id: PlayerId) => {
  const player = playerOf(players, id);
  return player !== undefined && isIn(player);
};
const all = (scene: Scene, ids: readonly PlayerId[]) =>
  unique(ids) && ids.every((id) => exists(scene, id));

function claimSound(scene: Scene, { roll, claimant }: Claim): boolean {
  return exists(scene, claimant) && claimable(scene.ruleset).includes(roll);
}

/** Who holds the dice: the opener, or whoever comes after the claimant. */
function rollerSound(scene: Scene, roller: PlayerId, standing: Claim | null): boolean {
  if (!plays(scene, roller)) return false;
  if (!standing) return roller === scene.opener;
  return standingSound(scene, standing) && roller === nextIn(scene, standing.claimant);
}

const standingSound = (scene: Scene, standing: Claim) =>
  claimSound(scene, standing) && plays(scene, standing.claimant);

function cupSound(scene: Scene, cup: Cup): boolean {
  return plays(scene, cup.roller) && (cup.kind === "table") === (scene.ruleset.cup === "table");
}

function outcomeSound(scene: Scene, outcome: Outcome): boolean {
  const losers = outcome.losses.map(({ player }) => player);
  if (!all(scene, losers)) return false;
  switch (outcome.kind) {
    case "lifted": {
      const { claim, dice, roll, lifter, roller } = outcome;
      const read = dice === null ? scene.ruleset.cup === "table" : rollOf(dice) === roll;
      return read && claimSound(scene, claim) && all(scene, [lifter]) && all(scene, [roller]);
    }
    case "believed":
      return all(scene, [outcome.claimant, outcome.responder]);
    case "surrendered":
      return exists(scene, outcome.player) && claimSound(scene, outcome.claim);
    case "meyer-shown":
    case "toasted":
      return exists(scene, outcome.player);
    case "voided":
      return true;
  }
}

/** Before the first round nothing has come out yet; from then on a round always has. */
function endSound(scene: Scene, outcome: Outcome | null): boolean {
  return outcome === null ? scene.round === 0 : scene.round > 0 && outcomeSound(scene, outcome);
}

function inRound(scene: Scene, phase: Phase): boolean {
  switch (phase.name) {
    case "rolling":
      return rollerSound(scene, phase.roller, phase.standing);
    case "holding": {
      const { cup, standing } = phase;
      return (
        cup.kind !== "blind" && cupSound(scene, cup) && rollerSound(scene, cup.roller, standing)
      );
    }
    case "answering":
      return cupSound(scene, phase.cup) && standingSound(scene, phase.standing);
    case "entering": {
      const { cup, standing, lifter } = phase;
      const claims = cup.kind === "table" && cupSound(scene, cup) && standingSound(scene, standing);
      return claims && lifter === nextIn(scene, standing.claimant);
    }
    default:
      return false;
  }
}

function phaseSound(scene: Scene, phase: Phase): boolean {
  const left = stillIn(scene.players).length;
  switch (phase.name) {
    case "between": {
      const rolls = phase.lifeRolls;
      const named = exists(scene, phase.next.player) && plays(scene, openerOf(scene, phase.next));
      const ready = all(scene, rolls) && rolls.every((id) => plays(scene, id));
      return left > 1 && named && ready && endSound(scene, phase.outcome);
    }
    case "buying": {
      const { queue, next, outcome } = phase;
      const asked = queue.length > 0 && all(scene, queue) && !queue.some((id) => plays(scene, id));
      return left > 0 && asked && exists(scene, next.player) && endSound(scene, outcome);
    }
    case "over": {
      const { winners, losers, outcome } = phase;
      const named = winners.length > 0 && all(scene, winners) && all(scene, losers);
      return left > 0 && named && endSound(scene, outcome);
    }
    default:
      return left > 1 && scene.round > 0 && inRound(scene, phase);
  }
}

function sceneSound(scene: Scene): boolean {
  const { opener, round, phase } = scene;
  const opened = opener === null ? round === 0 : round > 0 && exists(scene, opener);
  return opened && playersSound(scene) && phaseSound(scene, phase);
}

/** What a take-back brings back: the table before a claim, a blind pass or a belief. */
function undoSound(game: Game): boolean {
  if (!game.undo) return true;
  const { name } = game.undo.phase;
  const fits = name === "holding" || name === "answering";
  return fits && sceneSound({ ...game.undo, ruleset: game.ruleset });
}

/** A real cup's roll can be entered anew until the next round opens. */
function entrySound({ entry, phase, ruleset }: Game): boolean {
  if (!entry) return true;
  const ended = phase.name === "between" || phase.name === "buying" || phase.name === "over";
  return (
    ended && entry.before.phase.name === "entering" && sceneSound({ ...entry.before, ruleset })
  );
}

/** Takes a game of the right shape; says whether the rules could have led to it, so that no screen can fail on it. */
export function isSound(game: Game): boolean {
  const { ruleset, began, turn, round } = game;
  return (
    rulesetFaults(ruleset).length === 0 &&
    began >= MIN_PLAYERS &&
    began <= MAX_PLAYERS &&
    turn > round &&
    sceneSound(game) &&
    undoSound(game) &&
    entrySound(game)
  );
}
