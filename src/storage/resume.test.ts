// A table on a real saver: after every tap the app may be killed, and comes back covered with the same game.
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Wish } from "../game/flow/events.ts";
import { type Offer, offersOf } from "../game/flow/offers.ts";
import { BASE, type Ruleset } from "../game/rules/ruleset.ts";
import { type Rng, rngOf } from "../game/testing/chance.ts";
import { rulesetFrom, startedFrom } from "../game/testing/deal.ts";
import { cryptoChance } from "../store/chance.ts";
import { createTable } from "../store/table.ts";
import { createBase } from "./base.ts";
import { readBoot } from "./boot.ts";
import { createGames } from "./games.ts";
import { createSaver } from "./saver.ts";
import { emptyDisk } from "./testing/disk.ts";

/** A freshly started app on the disk as it is. */
function started() {
  const base = createBase();
  const saver = createSaver(base);
  const games = createGames(base, saver);
  const chance = cryptoChance(crypto);
  const table = createTable({ commit: saver.commit, chance, now: Date.now });
  return { base, games, table };
}

/** What a finger would make of an offer. */
function wishOf(offer: Offer, rng: Rng): Wish | null {
  switch (offer.kind) {
    case "claim":
    case "pass-blind":
      return { kind: offer.kind, by: offer.by, roll: rng.pick(offer.claims) };
    case "enter":
      return { kind: "enter", roll: rng.pick(offer.rolls) };
    case "open-round":
    case "take-back":
      return { kind: offer.kind };
    case "void-round":
    case "reseat":
    case "rename":
    case "end-game":
    case "correct":
    case "leave":
    case "rejoin":
    case "join":
      return null;
    default:
      return { kind: offer.kind, by: offer.by };
  }
}

async function evening(seed: number, rules: Ruleset): Promise<number> {
  emptyDisk();
  const rng = rngOf(seed);
  let app = started();
  await app.table.begin({ ...startedFrom(rng, rules), game: "evening" });
  let kills = 0;
  for (let taps = 0; taps < 40; taps += 1) {
    const before = app.table.store.getState().game;
    if (!before || before.phase.name === "over") break;
    const offers = offersOf(before).filter((offer) => !("claims" in offer) || offer.claims.length);
    const wish = wishOf(rng.pick(offers), rng);
    if (wish) await app.table.dispatch(wish, before.turn);
    if (rng.often(70)) continue;
    const shown = app.table.store.getState().game;
    app = started();
    const boot = await readBoot(app.base);
    expect([boot.open, boot.notices]).toEqual(["evening", []]);
    const opened = await app.games.openGame("evening");
    if (!("game" in opened)) throw new Error(opened.fault);
    expect(opened.game).toEqual(shown);
    expect(opened.log).toHaveLength(opened.game.turn);
    app.table.resume(opened.game, null);
    const over = opened.game.phase.name === "over";
    expect(app.table.store.getState().stage).toBe(over ? "act" : "cover");
    kills += 1;
  }
  return kills;
}

beforeEach(emptyDisk);

test("no kill loses a move or changes a die, under any rules", async () => {
  let kills = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const rng = rngOf(seed);
      kills += await evening(seed, rng.often(30) ? BASE : rulesetFrom(rng));
    }),
    { numRuns: 40 },
  );
  expect(kills).toBeGreaterThan(100);
}, 30_000);
