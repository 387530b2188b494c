// The second half of main.tsx: everything a game needs, joined when the first table is entered.

import { version } from "../package.json";
import { parseAliases } from "./evening/aliases.ts";
import { figuresOf } from "./evening/figures.ts";
import { packFigures, unpackFigures } from "./evening/kept.ts";
import { parseNames } from "./evening/names.ts";
import { feelOf } from "./feedback/browser.ts";
import type { GameEvent, Log, Seat, StartedEvent } from "./game/flow/events.ts";
import { nameKey } from "./game/flow/names.ts";
import type { Game } from "./game/flow/state.ts";
import { MIN_PLAYERS } from "./game/words/table.ts";
import { allWords, languageOf, tableOf } from "./i18n/load.ts";
import { browserGuard } from "./pwa/guard.ts";
import { watchInstall } from "./pwa/install.ts";
import { keep } from "./pwa/keep.ts";
import { browserLease } from "./pwa/lease.ts";
import { saveFile, saveText, sendLink, shareFile, sharesFile } from "./pwa/send.ts";
import { Data } from "./screens/data/Data.tsx";
import { History } from "./screens/history/History.tsx";
import type { Books } from "./screens/history/port.ts";
import { Hint } from "./screens/install/Hint.tsx";
import { Play } from "./screens/play/Play.tsx";
import type { Room } from "./screens/ports.ts";
import { Rules } from "./screens/rules/Rules.tsx";
import { Settings } from "./screens/settings/Settings.tsx";
import type { Deal } from "./screens/setup/deal.ts";
import { Setup } from "./screens/setup/Setup.tsx";
import { Arrival } from "./screens/share/Arrival.tsx";
import { rollName } from "./screens/words.ts";
import { createAids } from "./storage/aids.ts";
import type { Base } from "./storage/base.ts";
import { createCourier } from "./storage/courier.ts";
import { createGames } from "./storage/games.ts";
import { isGone, mark } from "./storage/gone.ts";
import { ALIASES, createHistory, NAMES } from "./storage/history.ts";
import type { Keeper } from "./storage/keeper.ts";
import type { Notice } from "./storage/notice.ts";
import { createRulesets } from "./storage/rulesets.ts";
import { createSaver } from "./storage/saver.ts";
import { wait } from "./storage/trouble.ts";
import { type ChanceSource, cryptoChance } from "./store/chance.ts";
import type { Saving } from "./store/saving.ts";
import type { SettingStore } from "./store/settings.ts";
import { createTable } from "./store/table.ts";
import { Grip } from "./ui/Grip.tsx";
import { squaresOf } from "./wire/picture.ts";
import type { KnownPlayer, LastTable } from "./wire/seating.ts";

export type Furniture = Readonly<{
  base: Base;
  keeper: Keeper;
  saving: Saving;
  settings: SettingStore;
  /** Who has sat at a table before: a known name keeps its id. */
  known: readonly KnownPlayer[];
  tell: (notice: Notice) => void;
  /** Says that another window plays this game, or none does. */
  elsewhere: (id: string | null) => void;
  /** Begins anew with what the disk holds. */
  restart: () => Promise<void>;
}>;

/** How long a table waits for its own rules and help to be read, in ms. */
const PATIENCE = 250;

/** The seats of a deal: who is known by name keeps their id, everybody else gets a new one. */
function seatsOf({ names }: Deal, known: readonly Seat[], chance: ChanceSource): readonly Seat[] {
  // Somebody may be known by two names; at one table they are two people.
  const taken = new Set<string>();
  return names.map((name) => {
    const key = nameKey(name);
    const same = known.find((player) => nameKey(player.name) === key && !taken.has(player.id));
    const id = same?.id ?? chance.id();
    taken.add(id);
    return { id, name, kind: "person" };
  });
}

/** What is counted in a finished game, as it is kept beside its log. */
function countIn(log: Log): string | null {
  const figures = figuresOf(log);
  return figures && packFigures(figures);
}

/** The log, if it is all there. */
function wholeLog(
  { turn }: Game,
  [first, ...rest]: readonly (StartedEvent | GameEvent)[],
): Log | null {
  if (first?.kind !== "started" || rest.length + 1 !== turn) return null;
  return [first, ...rest.filter((event): event is GameEvent => event.kind !== "started")];
}

/** Takes what main.tsx has; gives the room that a game is played in. */
export function furnish(furniture: Furniture): Room {
  const { base, keeper, saving, settings, known, tell, elsewhere, restart } = furniture;
  const chance = cryptoChance(crypto);
  /** Another window plays it now: here it is covered at once, and written no more. */
  const lost = async (id: string) => {
    if (table.store.getState().game?.id === id) table.close();
    elsewhere(id);
    await saver.idle();
    saver.forget(id);
    saving.report("saved");
  };
  const lease = browserLease({ onLost: lost, onErased: () => void restart() });
  const saver = createSaver(base, {
    onStatus: saving.report,
    onBehind: (id) => {
      lease.drop();
      void lost(id);
    },
  });
  const games = createGames(base, saver);
  const people: Seat[] = known.map(({ id, name }) => ({ id, name, kind: "person" }));
  const feel = feelOf(window, settings.store.getState, async ({ roll, ruleset }) => {
    const language = languageOf([document.documentElement.lang]);
    const words = await tableOf(language, settings.store.getState().numbers);
    return { text: rollName(words, ruleset, roll), language };
  });
  const table = createTable({
    commit: saver.commit,
    chance,
    now: Date.now,
    onSaving: saving.report,
    onEvent: feel.happened,
  });
  const guard = browserGuard(table.cover);
  table.store.subscribe(({ game }) => {
    feel.seated(game);
    guard.want(game !== null);
  });
  settings.store.subscribe(feel.set);

  const install = watchInstall();
  const shelf = createRulesets(base, tell);
  const aids = createAids(base);
  const past = createHistory(base, { count: countIn, read: unpackFigures, tell });
  /** Whoever was renamed in the history is known by that name too. */
  const meet = ({ names }: Books) => {
    for (const [id, name] of Object.entries(names)) people.push({ id, name, kind: "person" });
  };
  const books = async (): Promise<Books> => {
    const kept = await past.books();
    return { aliases: parseAliases(kept[ALIASES]), names: parseNames(kept[NAMES]) };
  };
  /** The finished game at the table whose truth all have agreed to hear. */
  let agreed: string | null = null;
  const read = Promise.all([shelf.load(), aids.load(), books().then(meet)]);
  void isGone(base).then((gone) => gone && tell({ kind: "gone" }));
  /** A language that is chosen in a game must not have to be fetched in it. */
  let spoken: Promise<void> | null = null;
  const ready = async () => {
    spoken ??= allWords().catch(() => {
      spoken = null;
    });
    await Promise.race([Promise.all([read, spoken]), wait(PATIENCE)]);
  };

  const retry = () => {
    saver.retry();
    void shelf.retry();
    void keeper.retry();
  };
  for (const event of ["pageshow", "focus"]) addEventListener(event, retry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") retry();
  });

  const leave = async () => {
    const { game } = table.store.getState();
    table.close();
    if (game?.phase.name === "over") {
      await games.finish(game, { count: countIn, agreed: agreed === game.id });
      void promise();
    } else await games.putAway();
    lease.drop();
  };
  /** Once there is something to lose, the browser is asked to keep it. */
  const promise = async () => {
    if (settings.store.getState().kept === null) settings.set("kept", await keep());
  };

  const address = new URL(import.meta.env.BASE_URL, location.href).href;
  const courier = createCourier({
    base,
    saver,
    address,
    current: table.store.getState,
    saveText,
    between: () => (document.documentElement.lang === "en" ? "," : ";"),
  });

  return {
    Play,
    Setup,
    Rules,
    Settings,
    Arrival,
    Data,
    History,
    Hint,
    Grip,
    history: {
      ...past,
      books,
      keep: async (next) => {
        meet(next);
        const saved = [past.keep(ALIASES, next.aliases), past.keep(NAMES, next.names)];
        return (await Promise.all(saved)).every(Boolean);
      },
    },
    agree: () => {
      agreed = table.store.getState().game?.id ?? null;
    },
    pictures: { shares: sharesFile, share: shareFile, save: saveFile },
    share: { ...courier, send: sendLink },
    data: {
      ...courier,
      read: courier.load,
      erase: () => lease.erase(courier.erase),
      restart: () => void restart(),
    },
    brought: courier.open,
    wake: async (id) => void (await courier.wake(id)),
    shelf: {
      ...shelf,
      add: (own) => {
        const id = chance.id();
        void shelf.save({ ...own, id, at: Date.now() });
        return id;
      },
    },
    aids,
    ready,
    self: {
      version,
      build: document.documentElement.dataset["build"] ?? "dev",
      address,
      code: async (text) => squaresOf(text, "M") ?? [],
      install: {
        ...install,
        // In a game nothing is said of it, not even in its settings.
        way: () => (table.store.getState().game ? null : install.way()),
      },
    },
    names: () => {
      const here = (table.store.getState().game?.players ?? []).filter(
        ({ standing }) => standing !== "left",
      );
      return here.length < MIN_PLAYERS ? null : here.map(({ name }) => name);
    },
    idFor: (name) => {
      const seated = table.store.getState().game?.players ?? [];
      const key = nameKey(name);
      const same = people.find((player) => nameKey(player.name) === key);
      if (same && !seated.some(({ id }) => id === same.id)) return same.id;
      return chance.id();
    },
    settings,
    feel: {
      last: feel.last,
      shake: feel.shake,
      sides: {
        on: () => settings.store.getState().sides,
        watch: settings.store.subscribe,
        set: (on) => settings.set("sides", on),
      },
    },
    table,
    leave,
    back: guard,
    open: async (id, seize) => {
      const [mine] = await Promise.all([lease.take(id, seize), ready()]);
      elsewhere(mine ? null : id);
      if (!mine) return "elsewhere";
      const opened = await games.openGame(id);
      opened.notices.forEach(tell);
      if (!("game" in opened)) {
        lease.drop();
        return opened.fault === "newer" ? "newer" : "broken";
      }
      table.resume(opened.game, wholeLog(opened.game, opened.log));
      return "open";
    },
    deal: async (deal) => {
      const { game } = table.store.getState();
      if (game) await leave();
      await ready();
      const players = seatsOf(deal, people, chance);
      people.push(...players);
      const drawn = deal.opener ?? chance.below(players.length);
      const opener = players[drawn]?.id ?? "";
      const { preset, ruleset, guide = false, coach = settings.store.getState().coach } = deal;
      const id = chance.id();
      const last: LastTable = { players, preset, ruleset, opener: "draw" };
      const at = Date.now();
      // Nobody else can want a game that is only just there: its lock need not be waited for.
      const mine = lease.take(id);
      elsewhere(null);
      const begun = table.begin({
        kind: "started",
        turn: 0,
        at,
        game: id,
        players,
        ruleset,
        opener,
      });
      // On the disk behind the game, which must not wait for them.
      void aids.aid({ game: id, coach, guide: guide ? 1 : 0 }, begun);
      await Promise.all([mine, begun]);
      void keeper.saveTable(last);
      void keeper.savePlayers(players, at).then((kept) => kept && mark(true));
    },
    discard: async (id) => {
      await games.discard(id);
    },
    saved: games.running,
    idle: saver.idle,
  };
}
