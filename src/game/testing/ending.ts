// How the judge closes a round: the flip, the losses, who opens next, whether the game goes on.
import type { Roll } from "../words/dice.ts";
import { JOKER, MEYER } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import type { Board } from "./board.ts";
import { atStake, price, settle, suffer } from "./losses.ts";
import { isTrue } from "./scale.ts";

type Parts = Readonly<{ loser: PlayerId; winner: PlayerId; lifter: PlayerId }>;

/** RULES: `opener`, after a round in which somebody was right and somebody was not. */
export function opensNext(board: Board, parts: Parts): Board["next"] {
  if (board.rules.opener !== "next") return self(parts[board.rules.opener]);
  return { player: board.opener ?? parts.loser, step: "after" };
}

export const self = (player: PlayerId): Board["next"] => ({ player, step: "self" });

type Hit = Readonly<{ who: PlayerId; stake: number }>;

/** Closes the round. RULES: `reverseOnMeyer` flips before the next opener is found. */
export function close(
  board: Board,
  kind: string,
  next: Board["next"],
  hits: readonly Hit[] = [],
): void {
  const meyer = board.claim?.roll === MEYER || kind === "meyer-shown";
  if (board.rules.reverseOnMeyer && meyer && kind !== "voided") {
    board.direction = board.direction === 1 ? -1 : 1;
  }
  board.next = next;
  board.lifeRolls = [];
  const losses = hits.map(({ who, stake }) => suffer(board, who, stake));
  board.ending = { kind, losses };
  board.queue = losses.filter(({ left }) => left === "asked").map(({ player }) => player);
  settle(board);
}

/** RULES: Answer, lift; `toast`: a blindly re-rolled 32 harms nobody. */
export function compare(board: Board, lifter: PlayerId, inCup: Roll, doubled: boolean): void {
  const { claim, rules } = board;
  if (!claim) throw new Error("the judge sees nothing to lift");
  const claimant = claim.claimant;
  if (rules.thirtyTwo === "toast" && board.blind && inCup === JOKER) {
    close(board, "lifted toast", self(claimant));
    return;
  }
  const held = isTrue(rules, claim.roll, inCup);
  const [loser, winner] = held ? [lifter, claimant] : [claimant, lifter];
  const stake = price(board, held ? "lifter" : "claimant", doubled);
  const next = opensNext(board, { loser, winner, lifter });
  close(board, held ? "lifted held" : "lifted lied", next, [{ who: loser, stake }]);
}

/** RULES: Meyer, `meyerBelieved`, and Answer, believe. */
export function trust(board: Board, responder: PlayerId): void {
  const { claim, rules } = board;
  if (!claim) throw new Error("the judge sees nothing to believe");
  if (claim.roll !== MEYER || rules.meyerBelieved === "play-on") {
    board.stage = "rolling";
    board.roller = responder;
    return;
  }
  const parts = { loser: responder, winner: claim.claimant, lifter: responder };
  const stake = Number(rules.meyerBelieved.match(/\d/)?.[0] ?? 0);
  const hits = stake > 0 ? [{ who: responder, stake: atStake(board, stake) }] : [];
  close(board, "believed", opensNext(board, parts), hits);
}
