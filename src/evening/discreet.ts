// The figures of a game that was ended early, without what nobody saw: until the table agrees to hear it.

import type { Counts } from "./counts.ts";
import type { Figures } from "./figures.ts";

/** Of the lies only those that a lift brought to light; no roll that stayed covered. */
function seen(counts: Counts): Counts {
  return {
    ...counts,
    lies: counts.liesCaught,
    liesBelieved: 0,
    liesPassed: 0,
    gulled: 0,
    meyers: 0,
  };
}

/** Takes a game's figures, and whether the table agreed to its truth; gives what of them may be shown. */
export function discreet(figures: Figures, agreed: boolean): Figures {
  if (agreed || figures.why !== "ended") return figures;
  const players = figures.players.map((player) => ({ ...player, counts: seen(player.counts) }));
  return { ...figures, players };
}
