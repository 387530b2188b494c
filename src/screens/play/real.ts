// With a real cup nobody taps for a roll: whose turn it is claims at once, and the roll goes with what they do.

import { happen } from "../../game/flow/act.ts";
import type { Wish } from "../../game/flow/events.ts";
import { reduce } from "../../game/flow/reduce.ts";
import type { Game } from "../../game/flow/state.ts";
import { type TableView, viewOf } from "../../game/flow/view.ts";

type Roll = Wish & { kind: "roll" };

/** Takes a game; gives the roll that is made out of sight of the phone, or null where the phone rolls. */
export function realRoll({ ruleset, phase }: Game): Roll | null {
  return ruleset.cup === "table" && phase.name === "rolling"
    ? { kind: "roll", by: phase.roller }
    : null;
}

/** Takes a wish; says whether it is something a holder does with what they rolled. */
export function needsRoll({ kind }: Wish): boolean {
  return ["claim", "reroll-blind", "show-meyer", "toast", "surrender"].includes(kind);
}

/** Takes a game; gives what the table sees, a real cup already rolled. A belief can still be taken back. */
export function viewAhead(game: Game): TableView {
  const roll = realRoll(game);
  const now = viewOf(game, "table");
  if (!roll) return now;
  const rolled = reduce(game, happen({ ...roll, turn: game.turn }, { none: true }, 0));
  const kept = now.offers.filter(({ kind }) => kind === "take-back");
  const ahead = viewOf(rolled, "table");
  return { ...ahead, turn: game.turn, offers: [...ahead.offers, ...kept] };
}
