// A game on the screen: one exhaustive switch from stage and phase to a screen.

import { useCallback, useEffect, useMemo, useState } from "react";
import { retell } from "../../evening/retell.ts";
import type { Wish } from "../../game/flow/events.ts";
import { roundsOf } from "../../game/flow/rounds.ts";
import { sheetOf } from "../../game/flow/sheet.ts";
import type { Game } from "../../game/flow/state.ts";
import { saidUnseen, trailOf } from "../../game/flow/trail.ts";
import { type TableView, viewOf } from "../../game/flow/view.ts";
import {
  NAME_FAULTS,
  type PlayerId,
  PRIVATE_REFUSALS,
  type Refusal,
} from "../../game/words/table.ts";
import { useTable } from "../../store/hooks.ts";
import type { Stage } from "../../store/state.ts";
import type { Table } from "../../store/table.ts";
import { useArmed } from "../../ui/armed.ts";
import { Moving } from "../../ui/Moving.tsx";
import { useStillScreen } from "../../ui/pinch.ts";
import { Answer } from "../answer/Answer.tsx";
import { Between } from "../between/Between.tsx";
import { Buying } from "../buying/Buying.tsx";
import { Claim } from "../claim/Claim.tsx";
import { Entry } from "../entry/Entry.tsx";
import { Handover } from "../handover/Handover.tsx";
import type { AidPort } from "../help/aids.ts";
import { HelpContext, useHelpFor } from "../help/help.ts";
import { land } from "../land.ts";
import { Over } from "../over/Over.tsx";
import { PictureContext, type PicturePort } from "../poster/port.ts";
import { Reveal } from "../reveal/Reveal.tsx";
import { Roll } from "../roll/Roll.tsx";
import type { BackPort } from "./back.ts";
import { FeelContext, type FeelPort } from "./feel.ts";
import "./hand.css";
import { Leave, useAsked } from "./Leave.tsx";
import { Menu } from "./Menu.tsx";
import { Refused } from "./Refused.tsx";
import { needsRoll, realRoll, viewAhead } from "./real.ts";
import { type PublicRefusal, type Turn, TurnContext } from "./turn.ts";

export type PlayProps = Readonly<{
  table: Table;
  aids: AidPort;
  feel: FeelPort;
  back: BackPort;
  /** Leaves the game for Home; it stays where it is. */
  onHome: () => void;
  /** Deals the same table in again. */
  onRematch: () => void;
  onSettings: () => void;
  /** All have agreed to hear the truth of the game at the table. */
  onAgree: () => void;
  pictures: PicturePort;
  /** Whose name that is, or a new id. */
  newId: (name: string) => PlayerId;
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

/** Looks leave the screen as it is, and so does a real roll; every other event makes it a new one. */
function sceneOf(screen: ScreenName, { phase, turn }: TableView, ahead: boolean): string {
  const looks = phase.name === "holding" && phase.cup.kind === "sealed" ? phase.cup.looks : 0;
  return `${screen} ${turn - looks + (ahead ? 1 : 0)}`;
}

const isPublic = (reason: Refusal): reason is PublicRefusal =>
  ![...NAME_FAULTS, ...PRIVATE_REFUSALS].some((hidden) => hidden === reason);

export function Play(props: PlayProps) {
  const { table } = props;
  const game = useTable(table, (state) => state.game);
  const stage = useTable(table, (state) => state.stage);
  return game ? <Room {...props} game={game} stage={stage} /> : null;
}

type RoomProps = PlayProps & Readonly<{ game: Game; stage: Stage }>;

function Room(props: RoomProps) {
  const { table, aids, feel, back, game, stage, onHome, onRematch, onSettings, newId } = props;
  const { onAgree, pictures } = props;
  const view = useMemo(
    () => (stage === "act" ? viewAhead(game) : viewOf(game, "table")),
    [game, stage],
  );
  const screen = screenOf(stage, view.phase.name);
  const ahead = stage === "act" ? realRoll(game) : null;
  const scene = sceneOf(screen, view, ahead !== null);
  const armed = useArmed(scene);
  const help = useHelpFor(aids, view, screen);
  useStillScreen();
  const asked = useAsked(back);
  const [menu, setMenu] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<{ scene: string; reason: Refusal }> | null>(null);
  const { turn } = view;
  const send = useCallback(
    async (wish: Wish) => {
      setMenu(null);
      setRefused(null);
      const roll = ahead && needsRoll(wish) ? ahead : null;
      const reason =
        (roll && (await table.dispatch(roll, turn))) ??
        (await table.dispatch(wish, roll ? turn + 1 : turn));
      if (reason) setRefused({ scene, reason });
    },
    [table, turn, ahead, scene],
  );
  const peek = useCallback(() => {
    const { game } = table.store.getState();
    if (game?.phase.name !== "holding") return null;
    return viewOf(game, game.phase.cup.roller).peek;
  }, [table]);
  const tell = useCallback(() => {
    const { log } = table.store.getState();
    if (!log) return null;
    // Most are a walk through the whole game, and hardly ever are two of them asked for.
    return {
      get sheet() {
        return sheetOf(log);
      },
      get rounds() {
        return roundsOf(log);
      },
      get trail() {
        return trailOf(log);
      },
      get unseen() {
        return saidUnseen(log);
      },
    };
  }, [table]);
  const reveal = useCallback(
    (agreed: boolean) => {
      const { game, log } = table.store.getState();
      // The log is full of secrets until the game is over.
      return log && game?.phase.name === "over" ? retell(log, { agreed }) : null;
    },
    [table],
  );
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new scene is landed on.
  useEffect(land, [scene]);
  const why = refused?.scene === scene ? refused.reason : null;
  const value: Turn = {
    view,
    armed,
    send,
    refused: why && isPublic(why) ? why : null,
    accept: () => void table.accept(),
    proceed: table.proceed,
    showTable: table.showTable,
    openMenu: () => setMenu(scene),
    closeMenu: () => setMenu(null),
    goHome: onHome,
    openSettings: onSettings,
    rematch: onRematch,
    newId,
    tell,
    retell: reveal,
    agree: onAgree,
    peek,
  };
  const Screen = SCREENS[screen];
  return (
    <TurnContext value={value}>
      <HelpContext value={help}>
        <FeelContext value={feel}>
          <Moving>
            {/* Taken away in one piece: part by part, the focus in it would have the page laid out in between. */}
            <main key={scene} className="screen" data-screen={screen} data-turn={turn}>
              <Refused />
              <PictureContext value={pictures}>
                <Screen />
              </PictureContext>
            </main>
            <Menu open={menu === scene && !asked} onClose={() => setMenu(null)} />
            <Leave back={back} onHome={onHome} />
          </Moving>
        </FeelContext>
      </HelpContext>
    </TurnContext>
  );
}
