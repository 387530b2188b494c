// What every screen of a running game gets: the table's view, and a way to wish for something.

import { createContext, useContext } from "react";
import type { Retold } from "../../evening/retell.ts";
import type { Wish } from "../../game/flow/events.ts";
import type { Offer } from "../../game/flow/offers.ts";
import type { EndedRound } from "../../game/flow/rounds.ts";
import { playerOf } from "../../game/flow/seats.ts";
import type { Sheet } from "../../game/flow/sheet.ts";
import type { Player } from "../../game/flow/state.ts";
import type { Trace } from "../../game/flow/trail.ts";
import type { Peek, TableView } from "../../game/flow/view.ts";
import type { NAME_FAULTS, PlayerId, PrivateRefusal, Refusal } from "../../game/words/table.ts";

/** Why something was refused that is no matter of the roll, and not told at a field. */
export type PublicRefusal = Exclude<Refusal, PrivateRefusal | (typeof NAME_FAULTS)[number]>;

/** The game so far as everybody may know it, each part worked out when it is read; null where its log was damaged. */
export type Told = Readonly<{
  sheet: Sheet;
  rounds: readonly EndedRound[];
  trail: readonly Trace[];
  /** Whether whoever made the last claim of the round had not looked. */
  unseen: boolean;
}>;

export type Turn = Readonly<{
  view: TableView;
  /** Whether controls may act yet (the screen has been up long enough and no finger is down). */
  armed: boolean;
  send(wish: Wish): void;
  /** Why the last wish was refused, if all may know. */
  refused: PublicRefusal | null;
  /** Leaves the cover, the reveal. */
  accept(): void;
  proceed(): void;
  openMenu(): void;
  closeMenu(): void;
  goHome(): void;
  openSettings(): void;
  rematch(): void;
  /** Shows the table (lives, corrections) from the reveal. */
  showTable(): void;
  /** An id for who sits down: their own, if the phone knows that name. */
  newId(name: string): PlayerId;
  /** Read when it is asked for. */
  tell(): Told | null;
  /** The truth of a game that is over: only there is it ever worked out. `ask`: the table ended it, and all must agree first. */
  retell(agreed: boolean): Retold | "ask" | null;
  /** All have agreed: that is kept with the game. */
  agree(): void;
  /** Read at the moment of a hold, never before. */
  peek(): Peek | null;
}>;

export const TurnContext = createContext<Turn | null>(null);

export function useTurn(): Turn {
  const turn = useContext(TurnContext);
  if (!turn) throw new Error("No game");
  return turn;
}

/** Takes a seated player's id; gives the player. Ids come from the same game, so there is one. */
export function seatOf({ players }: Pick<TableView, "players">, id: PlayerId): Player {
  const player = playerOf(players, id);
  if (!player) throw new Error(`Nobody at the table is ${id}`);
  return player;
}

type OfferOf<O, K> = O extends { kind: infer Kinds } ? (K extends Kinds ? O : never) : never;

/** The offer of that kind, if there is one. */
export function offer<K extends Offer["kind"]>(
  { offers }: Pick<TableView, "offers">,
  kind: K,
): OfferOf<Offer, K> | undefined {
  return offers.find((found): found is OfferOf<Offer, K> & Offer => found.kind === kind);
}

/** All offers of that kind: one for each of several players. */
export function offersOfKind<K extends Offer["kind"]>(
  { offers }: Pick<TableView, "offers">,
  kind: K,
): readonly OfferOf<Offer, K>[] {
  return offers.filter((found): found is OfferOf<Offer, K> & Offer => found.kind === kind);
}
