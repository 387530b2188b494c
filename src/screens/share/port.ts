// What the screens need in order to send and to receive: handed in, so that no screen parses anything.

import { createContext, useContext } from "react";
import type { Ruleset } from "../../game/rules/ruleset.ts";

export type Fault = "damaged" | "foreign" | "newer";

/** A game that was brought, before it is taken: what may be told of it. */
export type Coming = Readonly<{
  names: readonly string[];
  round: number;
  /** Its log came along. */
  whole: boolean;
  /** Takes it in. `apart`: this phone went on with it by itself; null: it could not be saved. */
  take: () => Promise<Readonly<{ id: string }> | "apart" | null>;
}>;

/** What a link or a typed code has brought. */
export type Brought =
  | Readonly<{ kind: "rules"; rules: Ruleset }>
  | Readonly<{ kind: "game"; coming: Coming }>
  | Readonly<{ kind: "fault"; fault: Fault }>;

export type Squares = readonly (readonly boolean[])[];

/** `sent`: by the phone's own sheet; `copied`; `neither`: the link must be shown. */
export type Sent = "sent" | "copied" | "neither";

export type SharePort = Readonly<{
  rules: (rules: Ruleset) => Readonly<{ link: string; code: string }>;
  /** A link to the game at the table, with what lies in the cup; null where nobody sits there. */
  game: () => string | null;
  /** The link as a picture; null where it is too long for one. `firm`: a tenth of it may be covered. */
  picture: (link: string, firm: boolean) => Promise<Squares | null>;
  send: (link: string) => Promise<Sent>;
  /** Takes what was typed or pasted. */
  read: (text: string) => Brought;
  /** Puts the game at the table to sleep. False: it could not be saved, and goes on. */
  sleep: () => Promise<boolean>;
  /** Hands rows of cells to the phone as a file for spreadsheets. */
  table: (name: string, rows: readonly (readonly (string | number | null)[])[]) => Promise<boolean>;
}>;

export const ShareContext = createContext<SharePort | null>(null);

export function useShare(): SharePort {
  const port = useContext(ShareContext);
  if (!port) throw new Error("Nothing to share with");
  return port;
}
