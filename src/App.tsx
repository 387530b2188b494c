// Where the phone is: one exhaustive switch from the route to a screen.

import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Front, Language, Table } from "./i18n/shape.ts";
import { Home } from "./screens/home/Home.tsx";
import type { Saved } from "./screens/home/saved.ts";
import { land } from "./screens/land.ts";
import { Notices } from "./screens/Notices.tsx";
import type { Ports, Room, Route } from "./screens/ports.ts";
import type { Deal } from "./screens/setup/deal.ts";
import { type Brought, ShareContext } from "./screens/share/port.ts";
import { Trouble } from "./screens/Trouble.tsx";
import { FrontContext, listed, SpeechContext, TableContext } from "./screens/words.ts";

type Rules = Pick<Deal, "preset" | "ruleset">;

/** As they are listed in a sentence; the same as on Home. */
function namesOf(words: Front, saved: Saved | undefined): string | null {
  if (!saved) return null;
  return listed(
    words,
    saved.players.map(({ name }) => name),
  );
}

/** Seats a saved game; gives where that leads. */
async function opened(room: Room, id: string, seize?: boolean): Promise<Route> {
  return (await room.open(id, seize)) === "open" ? "play" : "home";
}

export function App({ ports }: Readonly<{ ports: Ports }>) {
  const [front, setFront] = useState(ports.start);
  const [words, setWords] = useState<Table | null>(null);
  const [route, setRoute] = useState<Route>("home");
  const [room, setRoom] = useState<Room | null>(null);
  const [busy, setBusy] = useState(false);
  const [behind, setBehind] = useState<"home" | "play">("home");
  const [brought, setBrought] = useState<Brought | null>(null);
  const [given, setGiven] = useState<Rules | null>(null);

  const go = useCallback(
    (next: Route) => {
      setRoute(next);
      ports.went(next);
    },
    [ports],
  );

  const news = useSyncExternalStore(ports.watchNews, ports.news);
  const { language } = front;
  const way = useRef<Promise<void> | null>(null);
  /** Goes elsewhere, by one way at a time: a tap on the way is one too many; what nobody would ask for again is
   * `patient`. */
  const alone = useCallback(async (walk: () => Promise<void>, patient = false) => {
    const before = way.current;
    if (before && !patient) return;
    const walked = async () => {
      await before?.catch(() => undefined);
      await walk();
    };
    const mine = walked().finally(() => {
      if (way.current === mine) way.current = null;
    });
    way.current = mine;
    await mine;
  }, []);
  /** The same with what needs the game's part of the app, once that is there. */
  const inRoom = useCallback(
    (act: (room: Room) => Promise<Route>, patient = false) =>
      alone(async () => {
        setBusy(true);
        try {
          const entered = await ports.enter(language);
          setRoom(entered.room);
          setWords(entered.words);
          go(await act(entered.room));
        } finally {
          setBusy(false);
        }
      }, patient),
    [ports, go, language, alone],
  );

  const resume = useCallback(
    (id: string, seize?: boolean) => inRoom((entered) => opened(entered, id, seize)),
    [inRoom],
  );

  const arrive = useEffectEvent((address: string) => {
    void inRoom(async (entered) => {
      const found = entered.brought(address);
      setBrought(found);
      return found ? "arrival" : "home";
    }, true);
  });
  const begin = useEffectEvent((id: string | null) => {
    // What a link brings is looked at first; the game at the table is behind it.
    if (id !== null && !arriving.current) void resume(id);
  });
  const arriving = useRef(false);
  useEffect(() => {
    const stop = ports.onLink((address) => {
      arriving.current = true;
      arrive(address);
    });
    begin(ports.start.open);
    return stop;
  }, [ports]);

  useEffect(() => {
    let gone = false;
    ports.ahead(language, (entered) => {
      if (gone) return;
      setRoom(entered.room);
      setWords(entered.words);
    });
    return () => {
      gone = true;
    };
  }, [ports, language]);

  const refresh = async (entered: Room) => {
    const saved = await entered.saved();
    setFront((now) => ({ ...now, saved, open: null }));
  };
  const { elsewhere } = news;
  /** Another window has taken the game: this one goes to where it can be had back. */
  const yielded = useEffectEvent(() => {
    if (!room || room.table.store.getState().game) return;
    setBehind("home");
    if (route === "play") go("home");
    void refresh(room);
  });
  useEffect(() => {
    if (elsewhere !== null) yielded();
  }, [elsewhere]);
  const memory = news.notices.includes("memory");
  /** The disk, given up at the start, answers: what lies on it can be resumed. */
  const healed = useEffectEvent(async () => {
    if (route === "home") await refresh((await ports.enter(language)).room);
  });
  useEffect(() => (memory ? () => void healed() : undefined), [memory]);
  /** The phone's way back leads to the game's cover, from wherever it was left for a moment. */
  const wentBack = useEffectEvent(() => {
    if (room?.back.asked()) go("play");
  });
  useEffect(() => room?.back.watch(wentBack), [room]);
  const first = useRef(true);
  useEffect(() => {
    // The app has only been opened: the focus is where it belongs.
    if (!first.current || route !== "home") land();
    first.current = false;
  }, [route]);
  const deal = async (entered: Room, dealt: Deal) => {
    await entered.deal(dealt);
    setFront((now) => ({ ...now, last: { ...dealt, opener: null, guide: false } }));
  };
  const home = () =>
    alone(async () => {
      await room?.leave();
      if (room) await refresh(room);
      go("home");
    });
  const speak = async (next: Language) => {
    const spoken = await ports.speak(next);
    setFront((now) => ({ ...now, language: next, words: spoken.front }));
    setWords(spoken.table);
  };
  const again = (table: Deal | null) => {
    if (!table) return;
    void inRoom(async (entered) => {
      await deal(entered, table);
      return "play";
    });
  };
  const rematch = () => {
    const { last } = front;
    const names = room?.names() ?? null;
    again(last && names ? { ...last, names } : last);
  };
  const settle = (from: "home" | "play") => {
    setBehind(from);
    void inRoom(async () => "settings");
  };
  /** Changes what Home lists. No game is opened from it meanwhile. */
  const change = (act: (room: Room) => Promise<void>) =>
    alone(async () => {
      const { room: entered } = await ports.enter(language);
      await act(entered);
      await refresh(entered);
    });
  /** From what a link has brought back to where it came in between. */
  const turnBack = () => {
    if (room?.table.store.getState().game) go("play");
    else if (front.open !== null) void resume(front.open);
    else go("home");
  };
  /** What a link has brought takes the place of the game at the table, which is put away. */
  const replace = (act: (room: Room) => Promise<Route>) =>
    inRoom(async (entered) => {
      if (entered.table.store.getState().game) await entered.leave();
      await refresh(entered);
      return act(entered);
    });
  const adopt = (rules: Rules) =>
    replace(async (entered) => {
      await entered.ready();
      setGiven(rules);
      return "setup";
    });

  const screen = (): ReactNode => {
    switch (route) {
      case "home":
        return (
          <Home
            language={language}
            saved={front.saved}
            last={front.last?.names ?? null}
            offline={news.offline}
            busy={busy}
            onResume={resume}
            onPlayAgain={() => again(front.last)}
            onNew={() =>
              inRoom(async (entered) => {
                await entered.ready();
                return "setup";
              })
            }
            onRules={() => inRoom(async () => "rules")}
            onHistory={() => inRoom(async () => "history")}
            onDiscard={(id) => change((entered) => entered.discard(id))}
            onWake={(id) => change((entered) => entered.wake(id))}
            onLanguage={speak}
            onSettings={() => settle("home")}
            grip={room?.Grip}
          >
            {room && words ? (
              <room.Hint
                install={room.self.install}
                settings={room.settings}
                played={front.last !== null}
                saved={front.saved}
              />
            ) : null}
          </Home>
        );
      case "setup":
        return room && words ? (
          <room.Setup
            language={language}
            last={front.last}
            given={given}
            shelf={room.shelf}
            coach={room.settings.store.getState().coach}
            unfinished={namesOf(
              front.words,
              front.saved.find(({ over, mark }) => !over && mark !== "asleep"),
            )}
            onBack={() => {
              setGiven(null);
              void home();
            }}
            onStart={(dealt) => {
              setGiven(null);
              // The room is there: Setup need not be drawn once more to say that it is waited for.
              void alone(async () => {
                await deal(room, dealt);
                go("play");
              });
            }}
          />
        ) : null;
      case "rules":
        return room && words ? (
          <room.Rules
            last={front.last?.ruleset ?? null}
            onBrought={(found) => {
              setBrought(found);
              go("arrival");
            }}
            onBack={() => go("home")}
          />
        ) : null;
      case "play":
        return room && words ? (
          <room.Play
            table={room.table}
            aids={room.aids}
            feel={room.feel}
            back={room.back}
            newId={room.idFor}
            onHome={home}
            onRematch={rematch}
            onAgree={room.agree}
            pictures={room.pictures}
            onSettings={() => settle("play")}
          />
        ) : null;
      case "settings":
        return room && words ? (
          <room.Settings
            settings={ports.settings}
            self={room.self}
            language={language}
            onLanguage={speak}
            onBack={() => go(behind)}
            onData={() => go("data")}
          />
        ) : null;
      case "data":
        return room && words ? <room.Data data={room.data} onBack={() => go("settings")} /> : null;
      case "history":
        return room && words ? (
          <room.History history={room.history} pictures={room.pictures} onBack={() => go("home")} />
        ) : null;
      case "arrival":
        return room && words && brought ? (
          <room.Arrival
            brought={brought}
            onRules={(rules) => void adopt(rules)}
            onGame={(id) => void replace((entered) => opened(entered, id))}
            onBack={turnBack}
          />
        ) : null;
    }
  };

  return (
    <FrontContext value={front.words}>
      <div className="frame">
        <Notices
          ports={ports}
          route={route}
          onUseHere={() => {
            if (elsewhere !== null) void resume(elsewhere, true);
          }}
        />
        <TableContext value={words}>
          <SpeechContext value={{ language, speak }}>
            <ShareContext value={room?.share ?? null}>
              <Trouble room={room}>{screen()}</Trouble>
            </ShareContext>
          </SpeechContext>
        </TableContext>
      </div>
    </FrontContext>
  );
}
