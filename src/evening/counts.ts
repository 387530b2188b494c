// What is counted of a player, in one game or over many: whole numbers that add up.

import { MEYER } from "../game/words/dice.ts";
import type { PlayerId } from "../game/words/table.ts";
import { counting, isBluff, isLie, type Truth } from "./said.ts";

/** In the order in which they are kept (`packFigures`): a change needs a new version there. */
export const COUNTS = [
  "games",
  "wins",
  "rolls",
  "meyers",
  "looks",
  /** Made by name, not passed on or re-rolled blind. */
  "claims",
  /** Of these, made without having looked. */
  "unlooked",
  /** Of everything they said, what nobody will ever know (real dice). */
  "unknown",
  "lies",
  /** Of these: believed, passed on blind, lifted. */
  "liesBelieved",
  "liesPassed",
  "liesCaught",
  "blindPasses",
  "blindRerolls",
  "beliefs",
  /** Lies of others: those they believed, those they lifted. */
  "gulled",
  "found",
  "lifts",
  /** Of these: hit a claim that did not hold, missed one that did, ended in a toast. */
  "liftsWon",
  "liftsLost",
  "liftsToasted",
  "doubles",
  /** Lost in rounds, as far as there were lives left to lose; not by correction. */
  "livesLost",
  "sips",
] as const;
export type Count = (typeof COUNTS)[number];
export type Counts = Readonly<Record<Count, number>>;

type Open = Record<Count, number>;

export const NONE = Object.fromEntries(COUNTS.map((count) => [count, 0])) as Counts;

const blank = (): Open => ({ ...NONE });

/** Takes counts; gives their sum. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = blank();
  for (const counts of all) for (const count of COUNTS) sum[count] += counts[count];
  return sum;
}

/** Takes the truth; gives what everybody did, by id. Wins and sips are left to who knows how it ended. */
export function countsOf({ players, said, throws, endings }: Truth): ReadonlyMap<PlayerId, Counts> {
  const books = new Map(players.map(({ id }) => [id, { ...blank(), games: 1 } satisfies Open]));
  const add = (player: PlayerId, count: Count, by = 1) => {
    const book = books.get(player);
    if (book) book[count] += by;
  };
  for (const { by, roll, looks } of counting(throws)) {
    add(by, "rolls");
    if (roll === MEYER) add(by, "meyers");
    add(by, "looks", looks ?? 0);
  }
  for (const entry of counting(said)) {
    const { by, how, looks, verdict, answer } = entry;
    const lie = isLie(entry);
    if (how === "claimed") add(by, "claims");
    if (how === "claimed" && looks === 0) add(by, "unlooked");
    if (how === "passed-blind") add(by, "blindPasses");
    if (how === "rerolled-blind") add(by, "blindRerolls");
    if (verdict === "unknown") add(by, "unknown");
    if (lie) add(by, "lies");
    if (!answer) continue;
    switch (answer.kind) {
      case "believed":
        add(answer.by, "beliefs");
        if (isBluff(entry)) add(by, "liesBelieved");
        if (isBluff(entry)) add(answer.by, "gulled");
        break;
      case "passed-blind":
        if (lie) add(by, "liesPassed");
        break;
      case "lifted":
        add(answer.by, "lifts");
        if (answer.double) add(answer.by, "doubles");
        if (lie) add(by, "liesCaught");
        if (lie) add(answer.by, "found");
        if (answer.aim === "hit") add(answer.by, "liftsWon");
        if (answer.aim === "missed") add(answer.by, "liftsLost");
        if (answer.aim === "toast") add(answer.by, "liftsToasted");
        break;
    }
  }
  for (const { outcome } of endings) {
    for (const { player, lost } of outcome.losses) add(player, "livesLost", lost);
  }
  return books;
}
