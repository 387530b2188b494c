// Over random games: the figures add up, and truth, sheet and history never disagree.
import { expect, test } from "vitest";
import type { GameEvent, Log } from "../game/flow/events.ts";
import { historyOf } from "../game/flow/history.ts";
import { sheetOf } from "../game/flow/sheet.ts";
import type { Game } from "../game/flow/state.ts";
import { rollOf } from "../game/rules/dice.ts";
import { isFull, PATIENT } from "../game/testing/runs.ts";
import { isTrue } from "../game/testing/scale.ts";
import { everyGame } from "../game/testing/states.ts";
import { AWARDS, awardsOf, CLEAR } from "./awards.ts";
import { countsOf, sumOf } from "./counts.ts";
import { type Figures, figuresOf, totalOf } from "./figures.ts";
import { packFigures, unpackFigures } from "./kept.ts";
import { type Past, pastOf } from "./past.ts";
import { peopleOf } from "./people.ts";
import { liftsOf, linesOf, rungsOf } from "./pictures.ts";
import { counting, isLie, type Truth } from "./said.ts";
import { timelineOf } from "./timeline.ts";
import { truthOf } from "./truth.ts";

function lookBack(log: Log): Past {
  const past = pastOf(log, { agreed: true });
  if (!past) throw new Error("the table has agreed");
  return past;
}

/** The history without the rounds that were void. */
function valid({ moments }: Past) {
  const dropped = new Set(
    moments.flatMap(({ event, after }) => (event.kind === "round-voided" ? [after.round] : [])),
  );
  return moments.filter(({ after }) => !dropped.has(after.round));
}

const times = (past: Past, ...kinds: readonly GameEvent["kind"][]) =>
  valid(past).filter(({ event }) => kinds.includes(event.kind)).length;

/** Every claim whose holder had looked, by what the judge says of it. */
const liesIn = (past: Past) =>
  valid(past).filter(({ event, before: { phase, ruleset } }) => {
    if (event.kind !== "claimed" || phase.name !== "holding") return false;
    const { cup } = phase;
    return cup.kind === "sealed" && cup.looks > 0 && !isTrue(ruleset, event.roll, rollOf(cup.dice));
  }).length;

/** The sum of the players' counts is the game's. */
function checkSums(past: Past, truth: Truth): void {
  const sum = sumOf([...countsOf(truth).values()]);
  expect(sum.games).toBe(past.end.players.length);
  expect(sum.rolls).toBe(times(past, "rolled", "rerolled-blind"));
  expect(sum.looks).toBe(times(past, "looked"));
  expect(sum.claims).toBe(times(past, "claimed"));
  expect(sum.beliefs).toBe(times(past, "believed"));
  expect(sum.lifts).toBe(times(past, "lifted"));
  expect(sum.blindPasses).toBe(times(past, "passed-blind"));
  expect(sum.blindRerolls).toBe(times(past, "rerolled-blind"));
  if (past.end.ruleset.cup === "phone") expect(sum.lies).toBe(liesIn(past));
  if (past.end.ruleset.cup === "phone") expect(sum.unknown).toBe(0);
  const [lost, won] = [sum.liftsLost + sum.liftsToasted, sum.liftsWon];
  // A real cup that is not yet entered is neither.
  const entering = past.end.phase.name === "entering" ? 1 : 0;
  expect(lost + won + entering).toBe(sum.lifts);
  expect(sum.gulled).toBe(sum.liesBelieved);
  expect(sum.found).toBe(sum.liesCaught);
  expect(sum.found).toBeLessThanOrEqual(sum.liftsWon);
  const drops = valid(past).flatMap(({ event, before, after }) => {
    const ends = ["lifted", "entered", "believed", "surrendered", "meyer-shown"];
    if (!ends.includes(event.kind)) return [];
    return after.players.map(({ lives }, seat) => (before.players[seat]?.lives ?? 0) - lives);
  });
  expect(sum.livesLost).toBe(drops.reduce((all, drop) => all + drop, 0));

  const rungs = rungsOf(truth);
  const over = (count: "claims" | "lies" | "believed" | "unknown") =>
    rungs.reduce((all, rung) => all + rung[count], 0);
  expect(over("claims")).toBe(sum.claims + sum.blindPasses + sum.blindRerolls);
  expect(over("lies")).toBe(sum.lies);
  expect(over("believed")).toBe(sum.liesBelieved);
  expect(over("unknown")).toBe(sum.unknown);
  const lifts = liftsOf(truth);
  expect(lifts.reduce((all, { hit }) => all + hit, 0)).toBe(sum.liftsWon);
  expect(lifts.reduce((all, { missed }) => all + missed, 0)).toBe(sum.liftsLost);
}

/** Starting lives less the cells of the sheet are the lines of the picture, up to the game as it stands. */
function checkLines(past: Past, game: Game): void {
  const { lives, rounds } = sheetOf(past.log);
  for (const { player, points } of linesOf(past)) {
    for (const [round, point] of points.entries()) {
      const sum = rounds
        .filter((row) => row.round <= round)
        .reduce((all, { cells }) => all + (cells[player]?.sum ?? 0), 0);
      if (point) expect(lives - sum).toBe(point.lives);
      else expect(sum).toBe(0);
    }
    const now = game.players.find(({ id }) => id === player);
    expect(points.at(-1)).toEqual({
      lives: now?.lives,
      sips: now?.sips,
      standing: now?.standing,
    });
  }
}

function checkHistory(past: Past, truth: Truth): void {
  for (const { step, by, roll, how, answer, verdict, beneath } of truth.said) {
    const { event, after } = past.moments[step] ?? {};
    expect(event).toMatchObject({ kind: how, by });
    expect(after?.phase).toMatchObject({ standing: { roll, claimant: by } });
    expect(beneath === null).toBe(verdict === "unknown");
    if (answer?.aim === "missed") expect(verdict).toBe("true");
    if (answer?.aim === "hit") expect(["lie", "blind"]).toContain(verdict);
  }
  const steps = timelineOf(past, truth);
  expect(steps.map(({ event }) => event)).toEqual(historyOf(past.log).map(({ event }) => event));
  expect(steps.flatMap(({ said }) => said ?? [])).toEqual(truth.said);
  for (const { cup, after } of steps) {
    const covered = "cup" in after.phase ? after.phase.cup : null;
    if (covered) expect(cup?.open).toBe(false);
    if (covered && covered.kind !== "table") expect(cup?.thrown.roll).toBe(rollOf(covered.dice));
    if (covered?.kind === "sealed") expect(cup?.looks).toBe(covered.looks);
  }
}

/** Awards keep their own rules. Gives how many were given. */
function checkAwards(truth: Truth): number {
  const awards = awardsOf(truth);
  for (const award of awards) {
    const rule = AWARDS.find(({ id }) => id === award.id);
    expect(award.count).toBeGreaterThanOrEqual(rule?.atLeast ?? Infinity);
    expect(award.score).toBeGreaterThanOrEqual(CLEAR - 1e-9);
    const side = Math.sign(award.seen - award.expected);
    expect(side).toBe(rule?.side === "more" ? 1 : -1);
    expect(award.before).not.toContain(award.player);
    // Who stepped back holds another.
    const holders = awards.map(({ player }) => player);
    for (const player of award.before) expect(holders).toContain(player);
  }
  return awards.length;
}

/** Kept figures added up are what is counted in the logs. The tables share their people. */
function checkPeople(pasts: readonly Past[], kept: readonly Figures[]): void {
  const people = peopleOf(kept);
  const said = pasts.flatMap((past) => counting(truthOf(past).said));
  for (const { id, all } of people) {
    const own = said.filter(({ by }) => by === id);
    expect(all.games).toBe(pasts.filter(({ end }) => end.players.some((p) => p.id === id)).length);
    expect(all.lies).toBe(own.filter(isLie).length);
    expect(all.claims).toBe(own.filter(({ how }) => how === "claimed").length);
    expect(all.liesCaught).toBe(
      own.filter((claim) => isLie(claim) && claim.answer?.kind === "lifted").length,
    );
    expect(all.lifts).toBe(
      said.filter(({ answer }) => answer?.kind === "lifted" && answer.by === id).length,
    );
    expect(all.wins).toBe(
      pasts.filter(({ end: { phase } }) => phase.name === "over" && phase.winners.includes(id))
        .length,
    );
  }
  expect(sumOf(people.map(({ all }) => all))).toEqual(sumOf(kept.map(totalOf)));
}

test("over random games all of it agrees", PATIENT, () => {
  const pasts: Past[] = [];
  const kept: Figures[] = [];
  let given = 0;
  everyGame(60, ({ log, game }) => {
    const past = lookBack(log);
    const truth = truthOf(past);
    checkSums(past, truth);
    checkLines(past, game);
    checkHistory(past, truth);
    given += checkAwards(truth);
    const figures = figuresOf(log);
    expect(figures === null).toBe(game.phase.name !== "over");
    if (!figures) return;
    const read = unpackFigures(packFigures(figures));
    expect(read).toEqual(figures);
    pasts.push(past);
    kept.push(figures);
  });
  checkPeople(pasts, kept);
  if (!isFull) return;
  expect(given).toBeGreaterThan(30);
  expect(kept.length).toBeGreaterThan(10);
});
