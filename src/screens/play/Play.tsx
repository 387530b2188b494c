// A game on the screen: one exhaustive switch from stage and phase to a screen.

import { useCallback, useEffect, useMemo, useState } from "react";
import type { Wish } from "../../game/flow/events.ts";
import { type TableView, viewOf } from "../../game/flow/view.ts";
import { useTable } from "../../store/hooks.ts";
import type { Stage } from "../../store/state.ts";
import type { Table } from "../../store/table.ts";
import { useArmed } from "../../ui/armed.ts";
import { Answer } from "../answer/Answer.tsx";
import { Between } from "../between/Between.tsx";
import { Buying } from "../buying/Buying.tsx";
import { Claim } from "../claim/Claim.tsx";
import { Entry } from "../entry/Entry.tsx";
import { Handover } from "../handover/Handover.tsx";
import { Over } from "../over/Over.tsx";
import { Reveal } from "../reveal/Reveal.tsx";
import { Roll } from "../roll/Roll.tsx";
import { Menu } from "./Menu.tsx";
import { type Turn, TurnContext } from "./turn.ts";

export type PlayProps = Readonly<{
  table: Table;
  /** Leaves the game for Home; it stays where it is. */
  onHome: () => void;
  /** Deals the same table in again. */
  onRematch: () => void;
}>;

const SCREENS = {
  handover: Handover,
  reveal: Reveal,
  between: Between,
  roll: Roll,
  claim: Claim,
  answer: Answer,
  entry: Entry,
  "buy-in": Buying,
  over: Over,
} as const;
type ScreenName = keyof typeof SCREENS;

function screenOf(stage: Stage, phase: TableView["phase"]["name"]): ScreenName {
  switch (stage) {
    case "cover":
      return "handover";
    case "reveal":
      return "reveal";
    case "act":
      break;
  }
  switch (phase) {
    case "between":
    case "over":
      return phase;
    case "rolling":
      return "roll";
    case "holding":
      return "claim";
    case "answering":
      return "answer";
    case "entering":
      return "entry";
    case "buying":
      return "buy-in";
  }
}

/** Looks leave the screen as it is; every other event makes it a new one. */
function useScene(screen: ScreenName, { phase, turn }: TableView): string {
  const looks = phase.name === "holding" && phase.cup.kind === "sealed" ? phase.cup.looks : 0;
  return `${screen} ${turn - looks}`;
}

export function Play({ table, onHome, onRematch }: PlayProps) {
  const game = useTable(table, (state) => state.game);
  const stage = useTable(table, (state) => state.stage);
  const view = useMemo(() => (game ? viewOf(game, "table") : null), [game]);
  return view ? (
    <Room table={table} view={view} stage={stage} onHome={onHome} onRematch={onRematch} />
  ) : null;
}

type RoomProps = PlayProps & Readonly<{ view: TableView; stage: Stage }>;

function Room({ table, view, stage, onHome, onRematch }: RoomProps) {
  const screen = screenOf(stage, view.phase.name);
  const scene = useScene(screen, view);
  const armed = useArmed(scene);
  const [menu, setMenu] = useState<string | null>(null);
  const { turn } = view;
  const send = useCallback(
    (wish: Wish) => {
      setMenu(null);
      void table.dispatch(wish, turn);
    },
    [table, turn],
  );
  const peek = useCallback(() => {
    const { game } = table.store.getState();
    if (game?.phase.name !== "holding") return null;
    return viewOf(game, game.phase.cup.roller).peek;
  }, [table]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const value: Turn = {
    view,
    armed,
    send,
    accept: () => void table.accept(),
    proceed: table.proceed,
    showTable: table.proceed,
    openMenu: () => setMenu(scene),
    goHome: onHome,
    rematch: onRematch,
    peek,
  };
  const Screen = SCREENS[screen];
  return (
    <TurnContext value={value}>
      <main className="screen" data-screen={screen} data-turn={turn}>
        <Screen key={scene} />
      </main>
      <Menu open={menu === scene} onClose={() => setMenu(null)} />
    </TurnContext>
  );
}
