// The help a game gets: guide, coach, and the rule card that is new to the table.

import { createContext, useContext, useSyncExternalStore } from "react";
import type { TableView } from "../../game/flow/view.ts";
import { differences } from "../../game/rules/options.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { useWords } from "../words.ts";
import type { AidPort } from "./aids.ts";
import { guideOf } from "./guide.ts";

export type Help = Readonly<{
  /** The line for this screen, where the round is guided. */
  guide: string | null;
  /** Explains this round; null where it is being explained. */
  explain: (() => void) | null;
  coach: boolean;
  /** Before the first roll of a game. */
  early: boolean;
  /** The rules are not those of last time: what was played then, null for nothing. */
  fresh: Readonly<{ since: Ruleset | null }> | null;
  /** The table has had its rules before its eyes. */
  haveRead: () => void;
}>;

export const HelpContext = createContext<Help | null>(null);

export function useHelp(): Help {
  const help = useContext(HelpContext);
  if (!help) throw new Error("No game to help with");
  return help;
}

/** Takes where help is kept, the game's view and the screen it is on. */
export function useHelpFor(aids: AidPort, view: TableView, screen: string): Help {
  const words = useWords();
  const { games, read } = useSyncExternalStore(aids.watch, aids.get);
  const { id, ruleset, round, phase } = view;
  const aid = games.find(({ game }) => game === id) ?? { game: id, coach: false, guide: 0 };
  const now = Math.max(1, round);
  const guided = aid.guide >= now;
  const early = round === 0 && phase.name === "between";
  const other = read === null || differences(ruleset, read).length > 0;
  return {
    guide: guided ? guideOf(words, view, screen) : null,
    explain: guided ? null : () => void aids.aid({ ...aid, guide: now }),
    coach: aid.coach,
    early,
    fresh: early && other ? { since: read } : null,
    haveRead: () => {
      if (early && other) void aids.read(ruleset);
    },
  };
}
