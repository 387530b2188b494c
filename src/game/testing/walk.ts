// One random game, played by the engine and the judge side by side until they disagree or it ends.
import { isDeepStrictEqual } from "node:util";
import { happen } from "../flow/act.ts";
import type { GameEvent, Log, Wish } from "../flow/events.ts";
import { reduce } from "../flow/reduce.ts";
import { refusal } from "../flow/refusal.ts";
import { start } from "../flow/setup.ts";
import type { Game } from "../flow/state.ts";
import { PRIVATE_REFUSALS } from "../words/table.ts";
import { diceFrom, dieFrom, type Rng, rngOf, sealFrom } from "./chance.ts";
import { rulesetFrom, startedFrom, valuesOf } from "./deal.ts";
import { eventOf } from "./events.ts";
import { differing, factsOfBoard, factsOfGame } from "./facts.ts";
import { grounds } from "./grounds.ts";
import { type Judge, judgeOf, record } from "./judge.ts";
import { sheetOfLog, sheetOnBoard } from "./paper.ts";
import { count, type Tally } from "./tally.ts";
import { anyWish, isCrowded, nearWish, openWish } from "./wishes.ts";

export type Walk = { readonly judge: Judge; game: Game; readonly log: [Log[0], ...GameEvent[]] };

/** What went wrong, with all that is needed to see it again. */
function complain(what: string, walk: Walk, wish: Wish, seen: unknown, meant: unknown): never {
  const { ruleset } = walk.log[0];
  const last = walk.log.slice(-12).map((event) => JSON.stringify(event));
  const lines = [
    `${what}: ${JSON.stringify(wish)}`,
    `engine: ${JSON.stringify(seen, null, 1)}`,
    `judge: ${JSON.stringify(meant, null, 1)}`,
    JSON.stringify(ruleset),
    ...last,
  ];
  throw new Error(lines.join("\n"));
}

const isSecret = (name: string) => (PRIVATE_REFUSALS as readonly string[]).includes(name);

/** Whether the engine's answer to a wish is one that the judge can stand behind. */
function weigh(walk: Walk, wish: Wish): string | null {
  const named = refusal(walk.game, { ...wish, turn: walk.game.turn });
  const { open, secret } = grounds(walk.judge.board, wish);
  const accepted: readonly string[] = open.length > 0 ? open : secret;
  const agreed = named === null ? accepted.length === 0 : accepted.includes(named);
  if (!agreed) complain("refusal", walk, wish, named, { open, secret });
  return named;
}

function drawFor(rng: Rng, game: Game) {
  const known = game.ruleset.cup === "phone";
  const dice = diceFrom(rng);
  const seal = sealFrom(rng);
  return { dice: known ? dice : null, seal: known ? seal : null, die: dieFrom(rng) };
}

function grant(walk: Walk, wish: Wish, event: GameEvent): void {
  const { die, dice, seal } = { die: null, dice: null, seal: null, ...event };
  const chance = die ? { die } : dice && seal ? { dice, seal } : { none: true as const };
  const happened = happen({ ...wish, turn: walk.game.turn }, chance, event.at);
  if (!isDeepStrictEqual(happened, event)) complain("event", walk, wish, happened, event);
  walk.log.push(event);
  walk.game = reduce(walk.game, event);
  record(walk.judge, event);
  const seen = factsOfGame(walk.game);
  const meant = factsOfBoard(walk.judge.board);
  const apart = differing(seen, meant);
  if (apart.length > 0) complain(apart.join(", "), walk, wish, seen, meant);
  if (walk.game.turn !== walk.judge.turn) complain("turn", walk, wish, walk.game.turn, walk.judge);
}

/** An event that must change nothing: the very same game comes back. */
function ignored(walk: Walk, wish: Wish, event: GameEvent, why: string): void {
  if (reduce(walk.game, event) !== walk.game) complain(`accepted ${why}`, walk, wish, event, null);
}

function spoil(rng: Rng, walk: Walk, wish: Wish, event: GameEvent, tally: Tally): void {
  const late = { ...event, turn: event.turn + rng.pick([-1, 1]) };
  const named = refusal(walk.game, { ...wish, turn: late.turn });
  if (named !== "stale-turn") complain("stale", walk, wish, named, "stale-turn");
  count(tally, "refusal stale-turn");
  ignored(walk, wish, late, "a stale turn");
  if (event.kind !== "rolled" && event.kind !== "rerolled-blind") return;
  const swapped = event.dice === null ? diceFrom(rng) : null;
  ignored(walk, wish, { ...event, dice: swapped }, "dice that do not fit the cup");
  const sealed = event.seal === null ? sealFrom(rng) : null;
  ignored(walk, wish, { ...event, seal: sealed }, "a seal that does not fit the cup");
}

function wishFrom(rng: Rng, walk: Walk): Wish {
  const { board } = walk.judge;
  const open = rng.often(isCrowded(board) ? 40 : 85) ? openWish(rng, board) : null;
  if (!open) return anyWish(rng, board);
  return rng.often(20) ? nearWish(rng, board, open) : open;
}

/** One wish, weighed and, if nothing stands against it, granted. Gives whether something happened. */
export function tryOne(walk: Walk, wish: Wish, rng: Rng, tally: Tally): boolean {
  const event = eventOf(wish, drawFor(rng, walk.game), walk.game.turn, 1000 * walk.game.turn);
  const named = weigh(walk, wish);
  if (named !== null) {
    count(tally, `refusal ${named}`);
    ignored(walk, wish, event, `what is refused as ${named}${isSecret(named) ? " in secret" : ""}`);
    return false;
  }
  if (rng.often(10)) spoil(rng, walk, wish, event, tally);
  grant(walk, wish, event);
  count(tally, `event ${event.kind}`);
  return true;
}

/** How many events a game gets at most, and how many wishes a finished game is still asked for. */
const LONGEST = 250;
const AFTERWARDS = 12;

/** Sees the walk before its first event and after each one. */
export type Visit = (walk: Walk, rng: Rng) => void;

/** Plays one game; gives it with its log and its judge. Counts into the tally. */
export function walkFrom(seed: number, tally: Tally, visit: Visit = () => {}): Walk {
  const rng = rngOf(seed);
  const started = startedFrom(rng, rulesetFrom(rng));
  const walk: Walk = { judge: judgeOf(started), game: start(started), log: [started] };
  visit(walk, rng);
  let afterwards = 0;
  let events = 0;
  while (events < LONGEST && afterwards < AFTERWARDS) {
    if (tryOne(walk, wishFrom(rng, walk), rng, tally)) {
      events += 1;
      visit(walk, rng);
    }
    if (walk.judge.board.stage === "over") afterwards += 1;
  }
  const [seen, meant] = [sheetOfLog(walk.log), sheetOnBoard(walk.judge.board)];
  if (!isDeepStrictEqual(seen, meant)) complain("sheet", walk, { kind: "end-game" }, seen, meant);
  count(tally, "events", events);
  for (const value of valuesOf(started.ruleset)) count(tally, value, events);
  return walk;
}
