// Brings damaged games back out of their logs, or puts them aside. Loaded only where something is damaged.

import type { GameSummary } from "../wire/summary.ts";
import type { Base } from "./base.ts";
import type { Notice } from "./notice.ts";
import { mendGame } from "./open.ts";
import { summaryOf } from "./record.ts";

/** Takes the ids of damaged records; gives the games that came back, and what there is to say. */
export async function mend(
  base: Base,
  ids: readonly string[],
): Promise<Readonly<{ running: readonly GameSummary[]; notices: readonly Notice[] }>> {
  const running: GameSummary[] = [];
  const found: Notice[] = [];
  for (const id of ids) {
    const opened = await mendGame(base, id);
    found.push(...opened.notices);
    if (!("game" in opened)) continue;
    running.push(summaryOf(opened.game, Date.now()));
    // Its state was good under a damaged cover.
    if (opened.notices.length === 0) found.push({ kind: "rescued", store: "games", count: 1 });
  }
  const count = (kind: "aside" | "rescued"): Notice[] => {
    const number = found.filter((notice) => notice.kind === kind).length;
    return number > 0 ? [{ kind, store: "games", count: number }] : [];
  };
  return { running, notices: [...count("rescued"), ...count("aside")] };
}
