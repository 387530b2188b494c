// Events from outside: every kind with exactly what it carries, and a whole log in its order.

import * as v from "valibot";
import type { GameEvent, Log, StartedEvent } from "../game/flow/events.ts";
import { isClean } from "../game/flow/names.ts";
import { MAX_PLAYERS, MIN_PLAYERS } from "../game/words/table.ts";
import { count, dice, id, kind, pips, roll, seal, text, time } from "./parts.ts";
import { parseRuleset, rulesetSchema } from "./ruleset.ts";
import type { Same } from "./same.ts";

const when = { turn: count, at: time };
const by = { ...when, by: id };
const player = { ...when, player: id };
const chance = { dice: v.nullable(dice), seal: v.nullable(seal) };
const is = <const Kind extends string>(name: Kind) => v.literal(name);

export const eventSchema = v.variant("kind", [
  v.object({ ...when, kind: is("round-opened") }),
  v.object({ ...by, kind: is("rolled"), ...chance }),
  v.object({ ...by, kind: is("looked") }),
  v.object({ ...by, kind: is("claimed"), roll }),
  v.object({ ...by, kind: is("believed") }),
  v.object({ ...by, kind: is("lifted"), double: v.boolean() }),
  v.object({ ...by, kind: is("passed-blind"), roll }),
  v.object({ ...by, kind: is("rerolled-blind"), ...chance }),
  v.object({ ...by, kind: is("meyer-shown") }),
  v.object({ ...by, kind: is("toasted") }),
  v.object({ ...by, kind: is("surrendered") }),
  v.object({ ...when, kind: is("entered"), roll }),
  v.object({ ...by, kind: is("bought-in") }),
  v.object({ ...by, kind: is("declined") }),
  v.object({ ...by, kind: is("lives-rerolled"), die: pips }),
  v.object({ ...when, kind: is("taken-back") }),
  v.object({ ...when, kind: is("round-voided") }),
  v.object({ ...player, kind: is("corrected"), lives: count }),
  v.object({ ...player, kind: is("left") }),
  v.object({ ...player, kind: is("rejoined") }),
  v.object({ ...player, kind: is("joined"), name: text, person: kind, seat: count }),
  v.object({ ...when, kind: is("reseated"), order: v.array(id) }),
  v.object({ ...player, kind: is("renamed"), name: text }),
  v.object({ ...when, kind: is("game-ended") }),
]);

true satisfies Same<v.InferOutput<typeof eventSchema>, GameEvent>;

export const startedSchema = v.object({
  kind: is("started"),
  turn: v.pipe(count, v.maxValue(0)),
  at: time,
  game: id,
  players: v.pipe(
    v.array(v.object({ id, name: text, kind })),
    v.minLength(MIN_PLAYERS),
    v.maxLength(MAX_PLAYERS),
  ),
  ruleset: rulesetSchema,
  opener: id,
});

true satisfies Same<v.InferOutput<typeof startedSchema>, StartedEvent>;

/** Takes anything; gives the event it is, or null. Whether it fits its game, `reduce` says. */
export function parseEvent(value: unknown): GameEvent | null {
  const { success, output } = v.safeParse(eventSchema, value);
  return success && !("name" in output && !isClean(output.name)) ? output : null;
}

/** Takes anything; gives the start of a game that it is, or null. */
export function parseStarted(value: unknown): StartedEvent | null {
  const { success, output } = v.safeParse(startedSchema, value);
  if (!success || !parseRuleset(output.ruleset)) return null;
  const ids = output.players.map((seat) => seat.id);
  const names = output.players.map(({ name }) => name);
  const apart = new Set(ids).size === ids.length && new Set(names).size === names.length;
  if (!names.every(isClean)) return null;
  return apart && ids.includes(output.opener) ? output : null;
}

/** Takes stored events in order; gives the longest log they begin with, or null where there is no start. */
export function parseLog(values: readonly unknown[]): Log | null {
  const started = parseStarted(values[0]);
  if (!started) return null;
  const events: GameEvent[] = [];
  for (const value of values.slice(1)) {
    const event = parseEvent(value);
    if (event?.turn !== events.length + 1) break;
    events.push(event);
  }
  return [started, ...events];
}
