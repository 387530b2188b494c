// What the screens need of the world: handed in by main.tsx, which alone knows where it comes from.

import type { ComponentType } from "react";
import type { Front, Language, Table as TableWords } from "../i18n/shape.ts";
import type { Saving } from "../store/saving.ts";
import type { SettingStore } from "../store/settings.ts";
import type { Table } from "../store/table.ts";
import type { GripProps } from "../ui/Grip.tsx";
import type { DataProps } from "./data/Data.tsx";
import type { DataPort } from "./data/port.ts";
import type { AidPort } from "./help/aids.ts";
import type { HistoryProps } from "./history/History.tsx";
import type { HistoryPort } from "./history/port.ts";
import type { Saved } from "./home/saved.ts";
import type { HintProps } from "./install/Hint.tsx";
import type { ShelfPort } from "./own/shelf.ts";
import type { BackPort } from "./play/back.ts";
import type { FeelPort } from "./play/feel.ts";
import type { PlayProps } from "./play/Play.tsx";
import type { PicturePort } from "./poster/port.ts";
import type { RulesProps } from "./rules/Rules.tsx";
import type { Self } from "./settings/About.tsx";
import type { SettingsProps } from "./settings/Settings.tsx";
import type { Deal } from "./setup/deal.ts";
import type { SetupProps } from "./setup/Setup.tsx";
import type { ArrivalProps } from "./share/Arrival.tsx";
import type { Brought, SharePort } from "./share/port.ts";

/** Everything a game needs, loaded whole before the first roll. */
export type Room = Readonly<{
  Play: ComponentType<PlayProps>;
  Setup: ComponentType<SetupProps>;
  Rules: ComponentType<RulesProps>;
  Settings: ComponentType<SettingsProps>;
  Arrival: ComponentType<ArrivalProps>;
  Data: ComponentType<DataProps>;
  History: ComponentType<HistoryProps>;
  /** A line for Home. */
  Hint: ComponentType<HintProps>;
  /** What cannot be undone is grasped with it, on Home too. */
  Grip: ComponentType<GripProps>;
  history: HistoryPort;
  pictures: PicturePort;
  /** All have agreed to hear the truth of the game at the table, though they ended it. */
  agree: () => void;
  share: SharePort;
  data: DataPort;
  /** What the address brings that the app was opened with; null where that is nothing. */
  brought: (address: string) => Brought | null;
  /** Wakes a game that sleeps. */
  wake: (id: string) => Promise<void>;
  self: Self;
  /** The table's own rulesets. */
  shelf: ShelfPort;
  aids: AidPort;
  /** Resolves once own rulesets and help are read, or would take too long. */
  ready: () => Promise<void>;
  table: Table;
  settings: SettingStore;
  feel: FeelPort;
  back: BackPort;
  /** Seats a saved game; says why it cannot. `seize`: though another window plays it. */
  open: (id: string, seize?: boolean) => Promise<"open" | "broken" | "newer" | "elsewhere">;
  /** Deals a new table in. */
  deal: (deal: Deal) => Promise<void>;
  /** Who sits at the table now, in seat order; null where nobody does, or too few for a game. */
  names: () => readonly string[] | null;
  /** The id of who has that name, if the phone knows them and they do not sit here; else a new one. */
  idFor: (name: string) => string;
  /** Leaves the table; a game that is over is packed away. */
  leave: () => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** Every game that can be resumed, newest first. */
  saved: () => Promise<readonly Saved[]>;
  /** Resolves when nothing waits to be saved. */
  idle: () => Promise<void>;
}>;

export type Route =
  | "home"
  | "setup"
  | "rules"
  | "play"
  | "settings"
  | "arrival"
  | "data"
  | "history";

/** What the app has to say about itself. */
export type News = Readonly<{
  offline: boolean;
  update: boolean;
  /** Named messages of the storage, oldest first. */
  notices: readonly ("memory" | "aside" | "newer" | "gone")[];
  /** The game that was wanted here and is played in another window. */
  elsewhere: string | null;
}>;

export type Start = Readonly<{
  language: Language;
  words: Front;
  saved: readonly Saved[];
  last: Deal | null;
  /** The game that was at the table when the app went: straight back to its cover. */
  open: string | null;
}>;

export type Words = Readonly<{ front: Front; table: TableWords | null }>;

type Entered = Readonly<{ room: Room; words: TableWords }>;

export type Ports = Readonly<{
  start: Start;
  saving: Saving;
  settings: SettingStore;
  watchNews: (changed: (news: News) => void) => () => void;
  news: () => News;
  /** Loads the game's part of the app, and its words. */
  enter: (language: Language) => Promise<Entered>;
  /** The same while Home is read, so that nobody waits for it after a tap. */
  ahead: (language: Language, done: (entered: Entered) => void) => void;
  /** Changes the language for good; gives its words, those of a game too if one was entered. */
  speak: (language: Language) => Promise<Words>;
  went: (route: Route) => void;
  update: () => void;
  dismiss: (notice: News["notices"][number]) => void;
  /** Calls back with every address that may bring something: the first one, and those that follow. */
  onLink: (come: (address: string) => void) => () => void;
}>;
