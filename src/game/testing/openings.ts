// What the judge says the table may be shown: every act that is open now, with its range and its price.
import type { Offer } from "../flow/offers.ts";
import type { Roll } from "../words/dice.ts";
import { MEYER } from "../words/dice.ts";
import type { PlayerId } from "../words/table.ts";
import { MAX_PLAYERS } from "../words/table.ts";
import type { Board, Person } from "./board.ts";
import { lowest, neighbour, nextOpener, playing, plays } from "./board.ts";
import { atStake, price } from "./losses.ts";
import { height, isClaimable, isRaise, scale } from "./scale.ts";

const raises = (board: Board) =>
  scale(board.rules).filter((roll) => isRaise(board.rules, board.claim?.roll ?? null, roll));

/** RULES: `blindPass`. */
function passes(board: Board, by: PlayerId, standing: Roll): readonly Roll[] {
  const { rules } = board;
  const meyer = standing === MEYER;
  if (meyer && rules.meyerBelieved === "must-lift") return [];
  switch (rules.blindPass) {
    case "off":
      return [];
    case "higher":
      return scale(rules).filter(
        (roll) => isClaimable(rules, roll) && height(rules, roll) > height(rules, standing),
      );
    case "same": {
      const barred = by === board.roller || (meyer && neighbour(board, by) === board.roller);
      return barred ? [] : [standing];
    }
  }
}

/** RULES: Meyer, `meyerBelieved`; null where a Meyer cannot be believed. */
function believing(board: Board, standing: Roll): { cost: number; ends: boolean } | null {
  if (standing !== MEYER) return { cost: 0, ends: false };
  switch (board.rules.meyerBelieved) {
    case "lose-1":
      return { cost: atStake(board, 1), ends: true };
    case "lose-2":
      return { cost: atStake(board, 2), ends: true };
    case "free":
      return { cost: 0, ends: true };
    case "play-on":
      return { cost: 0, ends: false };
    case "lift-or-pass":
    case "must-lift":
      return null;
  }
}

function answers(board: Board): readonly Offer[] {
  const { claim, rules } = board;
  if (!claim) throw new Error("the judge sees nothing to answer");
  const by = neighbour(board, claim.claimant);
  const stakes = (doubled: boolean) => ({
    lifter: price(board, "lifter", doubled),
    claimant: price(board, "claimant", doubled),
  });
  const open: Offer[] = [{ kind: "lift", by, stakes: stakes(false) }];
  if (rules.double && claim.roll === MEYER) open.push({ kind: "double", by, stakes: stakes(true) });
  const belief = believing(board, claim.roll);
  if (belief) open.push({ kind: "believe", by, ...belief });
  const claims = passes(board, by, claim.roll);
  if (claims.length > 0) open.push({ kind: "pass-blind", by, claims });
  return open;
}

/** What only a look opens, or the word of somebody with a real cup; never a matter of the roll. */
function holdings(board: Board): readonly Offer[] {
  const { rules, roller: by, claim } = board;
  const real = rules.cup === "table";
  const looked = real || board.looks > 0;
  const open: Offer[] = [{ kind: "claim", by, claims: raises(board) }];
  if (!real) open.push({ kind: "look", by });
  if (claim && (rules.blindReroll === "always" || (rules.blindReroll === "when-below" && looked))) {
    open.push({ kind: "reroll-blind", by });
  }
  if (!looked) return open;
  const cost = atStake(board, 1);
  if (claim && rules.surrender) open.push({ kind: "surrender", by, cost });
  if (rules.openMeyer) open.push({ kind: "show-meyer", by, cost });
  if (rules.thirtyTwo === "toast") open.push({ kind: "toast", by });
  return open;
}

const ids = (people: readonly { id: PlayerId }[]) => people.map((person) => person.id);

const isOut = ({ standing }: Person) => standing === "out";

/** RULES: The table, what may be done between rounds. */
function dealings(board: Board): readonly Offer[] {
  const full = playing(board).length >= MAX_PLAYERS;
  const gone = ids(board.people.filter((person) => person.standing === "left"));
  const open: Offer[] = [
    { kind: "open-round", opener: nextOpener(board) },
    { kind: "leave", players: ids(playing(board)) },
    { kind: "reseat" },
    { kind: "rename" },
    { kind: "end-game" },
    ...board.lifeRolls.map((by): Offer => ({ kind: "reroll-lives", by })),
  ];
  if (board.rules.drinks !== "instead") {
    const there = board.people.filter((person) => plays(person) || (isOut(person) && !full));
    open.push({ kind: "correct", players: ids(there) });
  }
  if (!full) open.push({ kind: "join", lives: lowest(board) });
  if (!full && gone.length > 0) open.push({ kind: "rejoin", players: gone });
  return open;
}

function ofStage(board: Board): readonly Offer[] {
  switch (board.stage) {
    case "between":
      return dealings(board);
    case "rolling":
      return [{ kind: "roll", by: board.roller }, { kind: "void-round" }];
    case "holding":
      return [...holdings(board), { kind: "void-round" }];
    case "answering":
      return [...answers(board), { kind: "void-round" }];
    case "entering":
      return [{ kind: "void-round" }];
    case "buying":
      return board.queue.slice(0, 1).flatMap((by): Offer[] => [
        { kind: "buy-in", by },
        { kind: "decline", by },
      ]);
    case "over":
      return [];
  }
}

const isDone = (board: Board) => ["between", "buying", "over"].includes(board.stage);

/** Everything that may be done now, as far as the table may know. */
export function openings(board: Board): readonly Offer[] {
  const open = [...ofStage(board)];
  if (board.takeable) open.push({ kind: "take-back" });
  if (board.stage === "entering" || (board.entered && isDone(board))) {
    open.push({ kind: "enter", rolls: scale(board.rules) });
  }
  return open;
}
