// A stored game: every phase with exactly what it holds. Its shape here; whether it can be, in sound.ts.

import * as v from "valibot";
import type { Game } from "../game/flow/state.ts";
import { eventSchema } from "./events.ts";
import { count, dice, id, kind, roll, seal, text } from "./parts.ts";
import { rulesetSchema } from "./ruleset.ts";
import type { Same } from "./same.ts";
import { isSound } from "./sound.ts";
import { STANDINGS } from "./summary.ts";

const is = <const Kind extends string>(name: Kind) => v.literal(name);

const cup = v.variant("kind", [
  v.object({ kind: is("sealed"), roller: id, dice, seal, looks: count }),
  v.object({ kind: is("blind"), roller: id, dice, seal }),
  v.object({ kind: is("table"), roller: id, rerolled: v.boolean() }),
]);

const claim = v.object({ roll, claimant: id });
const left = v.picklist(["in", "swimming", "asked", "out"]);
const losses = v.array(v.object({ player: id, stake: count, lost: count, left }));
const shown = { player: id, dice: v.nullable(dice), losses };

const outcome = v.variant("kind", [
  v.object({
    kind: is("lifted"),
    claim,
    lifter: id,
    double: v.boolean(),
    roll,
    dice: v.nullable(dice),
    seal: v.nullable(seal),
    roller: id,
    verdict: v.picklist(["held", "lied", "toast"]),
    losses,
  }),
  v.object({ kind: is("believed"), claimant: id, responder: id, losses }),
  v.object({ ...shown, kind: is("surrendered"), claim }),
  v.object({ ...shown, kind: is("meyer-shown") }),
  v.object({ ...shown, kind: is("toasted") }),
  v.object({ kind: is("voided"), losses }),
]);

const next = v.object({ player: id, step: v.picklist(["self", "after"]) });
const ids = v.array(id);

const phase = v.variant("name", [
  v.object({ name: is("between"), next, outcome: v.nullable(outcome), lifeRolls: ids }),
  v.object({ name: is("rolling"), roller: id, standing: v.nullable(claim) }),
  v.object({ name: is("holding"), cup, standing: v.nullable(claim) }),
  v.object({ name: is("answering"), cup, standing: claim }),
  v.object({ name: is("entering"), cup, standing: claim, lifter: id, double: v.boolean() }),
  v.object({ name: is("buying"), queue: ids, next, outcome }),
  v.object({
    name: is("over"),
    why: v.picklist(["last-standing", "first-out", "ended"]),
    winners: ids,
    losers: ids,
    outcome: v.nullable(outcome),
  }),
]);

const table = v.object({
  players: v.array(
    v.object({
      id,
      name: text,
      kind,
      lives: count,
      sips: count,
      standing: v.picklist(STANDINGS),
      spent: v.boolean(),
    }),
  ),
  direction: v.picklist([1, -1]),
  round: count,
  opener: v.nullable(id),
  rolls: count,
  phase,
});

export const gameSchema = v.object({
  ...table.entries,
  id,
  turn: count,
  ruleset: rulesetSchema,
  began: count,
  undo: v.nullable(table),
  entry: v.nullable(v.object({ before: table, since: v.array(eventSchema) })),
});

true satisfies Same<v.InferOutput<typeof gameSchema>, Game>;

/** Takes anything; gives the game it is, or null where it is none or none that can be. */
export function parseGame(value: unknown): Game | null {
  const { success, output } = v.safeParse(gameSchema, value);
  return success && isSound(output) ? output : null;
}
