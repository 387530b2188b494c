// What the judge makes of a loss: how much is at stake, what is left of a player, who has won.
import type { Loss } from "../flow/state.ts";
import { LITTLE_MEYER, MEYER } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import type { Board, Person } from "./board.ts";
import { personOf, playing, plays } from "./board.ts";

/** RULES: Lives, "Stake, then doubled, then `lastTwo`". */
export function atStake(board: Board, stake: number, doubled = false): number {
  const twice = doubled ? 2 * stake : stake;
  const down = board.rules.lastTwo && board.began > 2 && playing(board).length === 2;
  return down && twice < 2 ? 2 : twice;
}

/** RULES: `meyerLoss`, `littleMeyerLoss`, `double`: what being wrong costs on the standing claim. */
export function price(board: Board, wrong: "lifter" | "claimant", doubled: boolean): number {
  const roll = board.claim?.roll;
  if (roll === MEYER) return atStake(board, board.rules.meyerLoss[wrong], doubled);
  return atStake(board, roll === LITTLE_MEYER ? board.rules.littleMeyerLoss : 1);
}

/** Writes a change of lives down; a mark is written even where nothing changed. */
export function note(board: Board, player: PlayerId, sum: number, mark: string): void {
  if (sum !== 0 || mark !== "") board.sheet.push({ round: board.round, player, sum, mark });
}

const isHalf = (board: Board, person: Person) =>
  board.rules.secondLife === "reroll" &&
  !person.spent &&
  person.lives > 0 &&
  person.lives === Math.floor(board.rules.lives / 2);

function leftAs(board: Board, person: Person, swam: boolean): Loss["left"] {
  if (person.lives > 0) return "in";
  if (swam) return "out";
  if (person.spent) return "out";
  if (board.rules.secondLife === "swim") return "swimming";
  return board.rules.secondLife === "buy-in" ? "asked" : "out";
}

/** One player loses what was at stake: sips, lives, and perhaps the seat. RULES: Lives. */
export function suffer(board: Board, id: PlayerId, stake: number): Loss {
  const person = personOf(board, id);
  if (board.rules.drinks !== "off") person.sips += stake;
  if (board.rules.drinks === "instead") return { player: id, stake, lost: 0, left: "in" };
  const swam = person.standing === "swimming";
  const lost = Math.min(stake, person.lives);
  person.lives -= lost;
  const left = leftAs(board, person, swam);
  if (left === "swimming") person.spent = true;
  person.standing = left === "asked" ? "out" : left;
  note(board, id, lost, left === "out" || left === "swimming" ? left : "");
  if (isHalf(board, person)) board.lifeRolls = [...board.lifeRolls, id];
  return { player: id, stake, lost, left };
}

function over(board: Board, why: string, winners: readonly Person[]): void {
  board.stage = "over";
  board.why = why;
  board.winners = winners.map((person) => person.id);
  board.lifeRolls = [];
  board.queue = [];
}

/** RULES: `end`, end the game: most lives, or fewest sips, of those still in; ties share. */
export function bestOf(board: Board): readonly Person[] {
  const worth = (person: Person) =>
    board.rules.drinks === "instead" ? -person.sips : person.lives;
  const best = Math.max(...playing(board).map(worth));
  return playing(board).filter((person) => worth(person) === best);
}

export function endByTable(board: Board): void {
  over(board, "ended", bestOf(board));
}

/** RULES: `end`: one left is the winner, however the others went. */
export function countHeads(board: Board): void {
  const [first, ...others] = playing(board);
  if (first && others.length === 0) over(board, "last-standing", [first]);
}

/** After the losses of a round, or an answer of somebody who was asked: does the game go on? */
export function settle(board: Board): void {
  const hit = board.ending?.losses ?? [];
  const gone = hit.filter((loss) => !plays(personOf(board, loss.player)));
  const asked = new Set(board.queue);
  if (board.rules.end === "first-out" && gone.some((loss) => !asked.has(loss.player))) {
    for (const id of board.queue) note(board, id, 0, "out");
    over(board, "first-out", bestOf(board));
    board.losers = gone.map((loss) => loss.player);
    return;
  }
  if (board.queue.length > 0) {
    board.stage = "buying";
    return;
  }
  board.stage = "between";
  countHeads(board);
}
