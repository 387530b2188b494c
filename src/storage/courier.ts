// What leaves this phone and what arrives, for the screens: links, pictures, files, and a game's sleep.

import type { Log } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { rulesetCode, spelled } from "../wire/code.ts";
import { type Cell, writeTable } from "../wire/csv.ts";
import type { WireFault } from "../wire/fault.ts";
import { type FileFault, readFile } from "../wire/file.ts";
import { type Brought, gameLink, parseLink, parseTyped, rulesLink } from "../wire/link.ts";
import type { Carried } from "../wire/pack.ts";
import { squaresOf } from "../wire/picture.ts";
import { exportAll, importAll, type Plan, planImport, receive } from "./backup.ts";
import type { Base } from "./base.ts";
import { eraseAll } from "./erase.ts";
import type { Saver } from "./saver.ts";
import { sleepGame, wakeGame } from "./sleep.ts";

export type CourierPorts = Readonly<{
  base: Base;
  saver: Saver;
  /** Where the app stands on the web, with a slash at its end. */
  address: string;
  /** The game at the table, with its log where that is whole. */
  current: () => Readonly<{ game: Game | null; log: Log | null }>;
  /** Puts a text among the phone's downloads. */
  saveText: (name: string, type: string, text: string) => void;
  /** Spreadsheets of many languages take a comma for a decimal point. */
  between: () => "," | ";";
}>;

const TABLE = "text/csv;charset=utf-8";
const FILE = "application/json";

/** Gives the screen its turn. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

type Coming = Readonly<{
  names: readonly string[];
  round: number;
  whole: boolean;
  take: () => Promise<Readonly<{ id: string }> | "apart" | null>;
}>;
type Shown =
  | Readonly<{ kind: "rules"; rules: Ruleset }>
  | Readonly<{ kind: "game"; coming: Coming }>
  | Readonly<{ kind: "fault"; fault: WireFault }>;

export type Courier = Readonly<{
  rules: (rules: Ruleset) => Readonly<{ link: string; code: string }>;
  game: () => string | null;
  picture: (link: string, firm: boolean) => Promise<readonly (readonly boolean[])[] | null>;
  /** What was typed or pasted. */
  read: (text: string) => Shown;
  /** The address that the app was opened with; null where it brings nothing. */
  open: (address: string) => Shown | null;
  sleep: () => Promise<boolean>;
  wake: (id: string) => Promise<boolean>;
  save: () => Promise<boolean>;
  load: (
    file: Blob,
  ) => Promise<Readonly<{ plan: Plan; take: () => Promise<boolean> }> | FileFault | null>;
  table: (name: string, rows: readonly (readonly Cell[])[]) => Promise<boolean>;
  erase: () => Promise<boolean>;
}>;

export function createCourier(ports: CourierPorts): Courier {
  const { base, saver, address, current, saveText, between } = ports;

  const comingOf = (carried: Carried): Coming => ({
    names: carried.game.players.map(({ name }) => name),
    round: carried.game.round,
    whole: carried.log !== null,
    take: async () => {
      await saver.idle();
      const standing = await receive(base, carried, Date.now());
      if (standing === "apart" || standing === null) return standing;
      saver.forget(carried.game.id);
      return { id: carried.game.id };
    },
  });

  function shown(brought: Brought): Shown {
    if ("fault" in brought.parsed) return { kind: "fault", fault: brought.parsed.fault };
    switch (brought.kind) {
      case "rules":
        return { kind: "rules", rules: brought.parsed.ok };
      case "game":
        return { kind: "game", coming: comingOf(brought.parsed.ok) };
    }
  }

  return {
    rules: (rules) => ({ link: rulesLink(rules, address), code: spelled(rulesetCode(rules)) }),
    game: () => {
      const { game, log } = current();
      return game && gameLink({ game, log }, address);
    },
    picture: (link, firm) => Promise.resolve(squaresOf(link, firm ? "Q" : "L")),
    read: (text) => shown(parseTyped(text)),
    open: (link) => {
      const brought = parseLink(link);
      return brought && shown(brought);
    },
    sleep: async () => {
      const { game } = current();
      await saver.idle();
      return game !== null && sleepGame(base, game.id);
    },
    wake: (id) => wakeGame(base, id),
    save: async () => {
      await saver.idle();
      const now = Date.now();
      const text = await exportAll(base, now, breathe);
      if (text !== null) saveText(`undercup-${dayOf(now)}.json`, FILE, text);
      return text !== null;
    },
    load: async (file) => {
      await saver.idle();
      const read = await readFile(file, breathe);
      if ("fault" in read) return read.fault;
      const plan = await planImport(base, read.ok);
      return plan && { plan, take: async () => (await importAll(base, read.ok)) !== null };
    },
    table: async (name, rows) => {
      saveText(`${name}.csv`, TABLE, writeTable(rows, between()));
      return true;
    },
    erase: async () => {
      await saver.idle();
      return eraseAll(base);
    },
  };
}
