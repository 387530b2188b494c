// What every screen of a running game gets: the table's view, and a way to wish for something.

import { createContext, useContext } from "react";
import type { Wish } from "../../game/flow/events.ts";
import type { Offer } from "../../game/flow/offers.ts";
import { playerOf } from "../../game/flow/seats.ts";
import type { Player } from "../../game/flow/state.ts";
import type { Peek, TableView } from "../../game/flow/view.ts";
import type { PlayerId } from "../../game/words/table.ts";

export type Turn = Readonly<{
  view: TableView;
  /** Whether controls may act yet (the screen has been up long enough and no finger is down). */
  armed: boolean;
  send(wish: Wish): void;
  /** Leaves the cover, the reveal. */
  accept(): void;
  proceed(): void;
  openMenu(): void;
  goHome(): void;
  rematch(): void;
  /** Shows the table (lives, corrections) from the reveal. */
  showTable(): void;
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
