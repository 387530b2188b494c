// Engine and judge over many random games, until so many events have been agreed on.
import { expect } from "vitest";
import type { Refusal } from "../words/table.ts";
import { REFUSALS } from "../words/table.ts";
import { VALUES } from "./deal.ts";
import { isFull, share } from "./runs.ts";
import { seldom, type Tally } from "./tally.ts";
import { walkFrom } from "./walk.ts";

/** How often each option value, event and refusal must have come up. */
const OFTEN = 100;

const EVENTS = [
  ...["round-opened", "rolled", "looked", "claimed", "believed", "lifted", "passed-blind"],
  ...["rerolled-blind", "meyer-shown", "toasted", "surrendered", "entered", "bought-in"],
  ...["declined", "lives-rerolled", "taken-back", "round-voided", "corrected", "left"],
  ...["rejoined", "joined", "reseated", "renamed", "game-ended"],
];

const ALL = [
  ...Object.entries(VALUES).flatMap(([name, values]) => values.map((value) => `${name} ${value}`)),
  ...EVENTS.map((kind) => `event ${kind}`),
  ...REFUSALS.map((name: Refusal) => `refusal ${name}`),
];

/**
 * Plays games of the seeds `from`, `from + step` and so on. Engine and judge must agree on every wish and
 * every event of theirs; whatever the rules can do must have come up often.
 */
export function agree({
  from,
  step,
  events,
}: {
  from: number;
  step: number;
  events: number;
}): void {
  const tally: Tally = new Map();
  for (let seed = from; (tally.get("events") ?? 0) < share(events); seed += step) {
    try {
      walkFrom(seed, tally);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  }
  if (!isFull) return;
  expect(tally.get("events")).toBeGreaterThanOrEqual(events);
  const rare = seldom(tally, ALL, OFTEN);
  expect(rare, `came up fewer than ${OFTEN} times: ${rare.join(", ")}`).toEqual([]);
}
