// Joins everything: load, fill the store, connect, render. Nobody imports this file.

import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createStore } from "zustand/vanilla";
import { App } from "./App.tsx";
import { frontOf, languageOf, tableOf } from "./i18n/load.ts";
import type { Language } from "./i18n/shape.ts";
import { standalone } from "./pwa/alone.ts";
import { arrivals } from "./pwa/arrive.ts";
import { mirror } from "./pwa/mirror.ts";
import { register } from "./pwa/worker.ts";
import type { News, Ports, Room, Route } from "./screens/ports.ts";
import type { Deal } from "./screens/setup/deal.ts";
import { createBase } from "./storage/base.ts";
import { readBoot } from "./storage/boot.ts";
import { createKeeper } from "./storage/keeper.ts";
import type { Notice } from "./storage/notice.ts";
import { reloadAfter } from "./storage/reload.ts";
import { createSaving } from "./store/saving.ts";
import { createSettings, type SettingStore } from "./store/settings.ts";
import { hushed } from "./ui/hush.ts";
import { daylight, wear } from "./ui/look.ts";
import type { KnownPlayer, LastTable } from "./wire/seating.ts";
import "./styles/tokens.css";
import "./styles/sign.css";
import "./styles/base.css";
import "./styles/screen.css";

const news = createStore<News>(() => ({
  offline: false,
  update: false,
  notices: [],
  elsewhere: null,
}));
const saving = createSaving();
let route: Route = "home";

/** What the storage has to say, as far as the table must know. */
function tell({ kind }: Notice): void {
  const name = kind === "rescued" ? "aside" : kind === "rebuilt" ? "gone" : kind;
  news.setState(({ notices }) => ({ notices: [...notices.filter((n) => n !== name), name] }));
}

const dismiss = (name: string) => {
  const { notices } = news.getState();
  if (notices.some((n) => n === name)) {
    news.setState({ notices: notices.filter((n) => n !== name) });
  }
};

const base = createBase({ onNotice: tell, onBack: () => dismiss("memory") });
const keeper = createKeeper(base);

const worker = register({
  base: import.meta.env.BASE_URL,
  mayReload: () => route === "home",
  reload: () => void reload(),
  offlineChanged: (offline) => news.setState({ offline }),
  waitingChanged: (update) => news.setState({ update }),
});

const dealOf = ({ players, preset, ruleset }: LastTable): Deal => ({
  names: players.map(({ name }) => name),
  preset,
  ruleset,
  opener: null,
});

let room: Promise<Room> | null = null;
/** Everything a game needs, in one go; asked for again if the first try failed. */
function enter(known: readonly KnownPlayer[], settings: SettingStore): Promise<Room> {
  room ??= import("./room.ts").then(
    ({ furnish }) =>
      furnish({
        ...{ base, keeper, saving, settings, known, tell, restart: reload },
        elsewhere: (id) => news.setState({ elsewhere: id }),
      }),
    (error: unknown) => {
      room = null;
      throw error;
    },
  );
  return room;
}

/** So long a Home that has just come is left to whoever taps at once, in ms. */
const CALM_MS = 300;

/** Safari has no idle callback: there a moment must do. */
function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(task);
  else setTimeout(task, 300);
}

function reload(): Promise<void> {
  return reloadAfter(
    base,
    async () => (await room?.catch(() => null))?.idle(),
    () => location.reload(),
  );
}

async function begin(root: HTMLElement): Promise<void> {
  const boot = await readBoot(base);
  boot.notices.forEach(tell);
  const language: Language = boot.settings.language ?? languageOf(navigator.languages);
  const words = await frontOf(language);
  const settings = createSettings(boot.settings, (name, value) => {
    void keeper.saveSetting(name, value);
    show();
  });
  const show = () => {
    const { theme, motion, hand, language: spoken } = settings.store.getState();
    document.documentElement.lang = spoken ?? language;
    mirror(theme, spoken ?? language);
    wear({ theme, still: !motion, hand });
  };
  show();
  daylight()?.addEventListener("change", show);
  document.documentElement.classList.toggle("standalone", standalone());
  const enterIn = async (spoken: Language) => {
    const { numbers } = settings.store.getState();
    const [entered, table] = await Promise.all([
      enter(boot.players, settings),
      tableOf(spoken, numbers),
    ]);
    return { room: entered, words: table };
  };
  const ports: Ports = {
    start: {
      language,
      words,
      open: boot.open,
      saved: boot.running,
      last: boot.lastTable && dealOf(boot.lastTable),
    },
    saving,
    settings,
    news: news.getState,
    watchNews: news.subscribe,
    enter: enterIn,
    ahead: (spoken, done) =>
      setTimeout(whenIdle, CALM_MS, () => {
        enterIn(spoken).then(
          (entered) => {
            done(entered);
            // Read before somebody taps and waits for it.
            whenIdle(() => void entered.room.ready());
          },
          () => undefined,
        );
      }),
    speak: async (spoken) => {
      const [front, table] = await Promise.all([
        frontOf(spoken),
        room === null ? null : tableOf(spoken, settings.store.getState().numbers),
      ]);
      settings.set("language", spoken);
      return { front, table };
    },
    went: (next) => {
      route = next;
      if (next === "home") worker.settle();
    },
    update: () => void worker.accept(),
    onLink: arrivals,
    dismiss,
  };
  // In slices: an old phone answers between them.
  startTransition(() =>
    hushed(root, createRoot).render(
      <StrictMode>
        <App ports={ports} />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById("root");
if (root) void begin(root);
