// One tap, one event, saved before it shows: races, refusals and disks that do not answer.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, StartedEvent } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import type { Game } from "../game/flow/state.ts";
import type { Ruleset } from "../game/rules/ruleset.ts";
import { story } from "../game/testing/story.ts";
import { cryptoChance } from "./chance.ts";
import type { SavingStatus } from "./state.ts";
import { createTable, PATIENCE, SHORT_PATIENCE, type TablePorts } from "./table.ts";

type Commit = TablePorts["commit"];

/** A table whose disk is what `commit` makes of it; everything that reached the disk is in `log`. */
function laid(commit: Commit = async () => true) {
  const log: (GameEvent | StartedEvent)[] = [];
  const heard: string[] = [];
  const saving: SavingStatus[] = [];
  const draws = { count: 0 };
  const getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    draws.count += 1;
    return crypto.getRandomValues(array as unknown as Uint8Array<ArrayBuffer>) as unknown as T;
  };
  const table = createTable({
    commit: async (game, event) => {
      const saved = await commit(game, event);
      if (saved) log.push(event);
      return saved;
    },
    chance: cryptoChance({ getRandomValues } as Pick<Crypto, "getRandomValues">),
    now: () => 1_000,
    onSaving: (status) => saving.push(status),
    onEvent: (before, after, event) => heard.push(`${event.kind} ${before.turn}>${after.turn}`),
  });
  const state = () => table.store.getState();
  const game = (): Game => {
    const now = state().game;
    if (!now) throw new Error("no game at the table");
    return now;
  };
  return { table, log, heard, saving, draws, state, game };
}

const told = (text: string, rules: Partial<Ruleset> = {}) => story(rules, "Anna Ben Carla", text);
const startOf = (rules: Partial<Ruleset> = {}) => told("", rules).log[0];

/** A disk that answers when it is told to. */
function slow() {
  const answers: ((saved: boolean) => void)[] = [];
  const commit: Commit = () => new Promise((resolve) => answers.push(resolve));
  return { commit, answer: (saved: boolean) => answers.shift()?.(saved), answers };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a game", () => {
  test("begins covered for its opener, whose tap leads to the roll", async () => {
    const { table, log, state, game } = laid();
    expect(await table.begin(startOf())).toBeNull();
    expect(state()).toMatchObject({ stage: "cover", lastActor: null });
    expect(log.map(({ kind }) => kind)).toEqual(["started"]);
    expect(await table.accept()).toBeNull();
    expect(state()).toMatchObject({ stage: "act", lastActor: "Anna" });
    expect(game().phase).toMatchObject({ name: "rolling", roller: "Anna" });
  });

  test("that cannot be played is not begun", async () => {
    const { table, log, state } = laid();
    const start = { ...startOf(), players: [] };
    expect(await table.begin(start)).toBe("too-few-players");
    expect([state().game, log]).toEqual([null, []]);
  });

  test("opens one round however often its cover is tapped", async () => {
    const { table, log } = laid();
    await table.begin(startOf());
    const answers = await Promise.all([table.accept(), table.accept(), table.accept()]);
    expect(answers).toEqual([null, "stale-turn", "stale-turn"]);
    expect(log.map(({ kind }) => kind)).toEqual(["started", "round-opened"]);
  });

  test("comes back covered, in every phase but the last", () => {
    const { table, state } = laid();
    table.resume(told("Anna rolls 62. Anna says 54").game, null);
    expect(state().stage).toBe("cover");
    table.resume(told("end").game, null);
    expect(state().stage).toBe("act");
    table.close();
    expect(state()).toEqual({ game: null, stage: "act", lastActor: null, log: null });
  });

  test("played by taps is what its log replays to", async () => {
    const { table, log, game, state } = laid();
    await table.begin(startOf());
    await table.accept();
    const wishes = [
      { kind: "roll", by: "Anna" },
      { kind: "look", by: "Anna" },
      { kind: "claim", by: "Anna", roll: 31 },
      { kind: "lift", by: "Ben" },
    ] as const;
    for (const wish of wishes) expect(await table.dispatch(wish, game().turn)).toBeNull();
    expect(state().stage).toBe("reveal");
    table.proceed();
    expect(state().stage).toBe("act");
    expect(replay(log as [StartedEvent, ...GameEvent[]])).toEqual(game());
  });
});

describe("a wish", () => {
  test("that is refused writes, draws and shows nothing", async () => {
    const { table, log, draws, heard, game } = laid();
    table.resume(told("Anna rolls 62. Anna says 54").game, null);
    const watched = vi.fn();
    table.store.subscribe(watched);
    expect(await table.dispatch({ kind: "roll", by: "Ben" }, game().turn)).toBe("not-now");
    expect(await table.dispatch({ kind: "believe", by: "Anna" }, game().turn)).toBe("not-yours");
    expect(await table.dispatch({ kind: "believe", by: "Ben" }, 1)).toBe("stale-turn");
    expect([log, draws.count, heard]).toEqual([[], 0, []]);
    expect(watched).not.toHaveBeenCalled();
  });

  test("tapped twice happens once, and is rolled once", async () => {
    const { table, log, draws, game } = laid();
    table.resume(told("open").game, null);
    const { turn } = game();
    const roll = { kind: "roll", by: "Anna" } as const;
    const answers = await Promise.all([table.dispatch(roll, turn), table.dispatch(roll, turn)]);
    expect(answers).toEqual([null, "stale-turn"]);
    expect(log.map(({ kind }) => kind)).toEqual(["rolled"]);
    expect(draws.count).toBeLessThan(10);
  });

  test("shows once, when it is saved and not before", async () => {
    const { commit, answer } = slow();
    const { table, heard, game, state } = laid(commit);
    table.resume(told("open").game, null);
    const watched = vi.fn();
    table.store.subscribe(watched);
    const done = table.dispatch({ kind: "roll", by: "Anna" }, game().turn);
    await settle();
    expect([watched.mock.calls.length, game().phase.name]).toEqual([0, "rolling"]);
    answer(true);
    await done;
    expect([watched.mock.calls.length, game().phase.name]).toEqual([1, "holding"]);
    expect([heard, state().lastActor]).toEqual([["rolled 2>3"], "Anna"]);
  });

  test("tapped while a look is being saved still stands", async () => {
    const { commit, answer } = slow();
    const { table, game, state } = laid(commit);
    table.resume(told("Anna rolls 62").game, null);
    const { turn } = game();
    const look = table.dispatch({ kind: "look", by: "Anna" }, turn);
    const claim = table.dispatch({ kind: "claim", by: "Anna", roll: 54 }, turn);
    const again = table.dispatch({ kind: "claim", by: "Anna", roll: 54 }, turn);
    await settle();
    answer(true);
    await look;
    await settle();
    answer(true);
    expect([await claim, await again]).toEqual([null, "stale-turn"]);
    expect([game().turn, state().stage]).toEqual([turn + 2, "act"]);
    expect(game().phase).toMatchObject({ name: "answering", standing: { roll: 54 } });
  });

  test("after a look is bound by what was seen", async () => {
    const { table, game } = laid();
    table.resume(told("Anna rolls 62", { understate: false }).game, null);
    const { turn } = game();
    const look = table.dispatch({ kind: "look", by: "Anna" }, turn);
    const claim = table.dispatch({ kind: "claim", by: "Anna", roll: 54 }, turn);
    expect([await look, await claim]).toEqual([null, "below-roll"]);
  });

  test("that waited for another game is stale", async () => {
    const { commit, answer } = slow();
    const { table, game } = laid(commit);
    table.resume(told("open").game, null);
    const roll = table.dispatch({ kind: "roll", by: "Anna" }, game().turn);
    const late = table.dispatch({ kind: "look", by: "Anna" }, game().turn);
    await settle();
    table.resume(told("end").game, null);
    answer(true);
    expect([await roll, await late]).toEqual([null, "stale-turn"]);
    expect(game().phase.name).toBe("over");
  });

  test("with nobody at the table is stale", async () => {
    const { table } = laid();
    expect(await table.dispatch({ kind: "open-round" }, 1)).toBe("stale-turn");
    expect(await table.accept()).toBeNull();
    table.proceed();
  });
});

describe("a disk", () => {
  test("that is late is not waited for; the game says so, and heals", async () => {
    const { commit, answer } = slow();
    const { table, saving, game } = laid(commit);
    table.resume(told("open").game, null);
    const done = table.dispatch({ kind: "roll", by: "Anna" }, game().turn);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(game().phase.name).toBe("rolling");
    await vi.advanceTimersByTimeAsync(1);
    expect([await done, game().phase.name]).toEqual([null, "holding"]);
    expect(saving).toEqual(["failing"]);
    answer(true);
    await settle();
    expect(saving).toEqual(["failing", "saved"]);
  });

  test("that failed before is waited for less, until it is back", async () => {
    const { commit, answer } = slow();
    const { table, saving, game } = laid(commit);
    table.resume(told("open").game, null);
    const roll = table.dispatch({ kind: "roll", by: "Anna" }, game().turn);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await roll;
    const look = table.dispatch({ kind: "look", by: "Anna" }, game().turn);
    await vi.advanceTimersByTimeAsync(SHORT_PATIENCE);
    expect([await look, game().turn]).toEqual([null, 4]);
    answer(true);
    await settle();
    expect(saving).toEqual(["failing", "failing"]);
    answer(true);
    await settle();
    expect(saving).toEqual(["failing", "failing", "saved"]);
  });

  test.each([
    ["says no", async () => false],
    ["fails", () => Promise.reject(new Error("gone"))],
    [
      "throws",
      () => {
        throw new Error("gone");
      },
    ],
  ] as [string, Commit][])("that %s does not stop the game", async (_, commit) => {
    const { table, saving, game, log } = laid(commit);
    await table.begin(startOf());
    expect(await table.accept()).toBeNull();
    expect(game().phase.name).toBe("rolling");
    expect([saving[0], log]).toEqual(["failing", []]);
  });

  test("that comes back is said with the next move", async () => {
    let works = false;
    const { table, saving, game } = laid(async () => works);
    table.resume(told("open").game, null);
    await table.dispatch({ kind: "roll", by: "Anna" }, game().turn);
    works = true;
    await table.dispatch({ kind: "look", by: "Anna" }, game().turn);
    expect(saving).toEqual(["failing", "saved"]);
  });
});

test("a fault of the app's own leaves the game as it was", async () => {
  const { table, game, log } = laid();
  const broken = told("Anna rolls 62").game;
  table.resume({ ...broken, ruleset: { ...broken.ruleset, raise: "no such" } } as never, null);
  const before = game();
  const claim = {
    kind: "claim",
    by: "Anna",
    get roll(): never {
      throw new Error("broken");
    },
  } as const;
  expect(await table.dispatch(claim, game().turn)).toBe("not-now");
  expect([game(), log]).toEqual([before, []]);
  expect(await table.dispatch({ kind: "look", by: "Anna" }, game().turn)).toBeNull();
});

test("a listener that fails takes nothing with it", async () => {
  const table = createTable({
    commit: async () => true,
    chance: cryptoChance(crypto),
    now: () => 0,
    onEvent: () => {
      throw new Error("no sound");
    },
  });
  table.resume(told("open").game, null);
  expect(await table.dispatch({ kind: "roll", by: "Anna" }, 2)).toBeNull();
  expect(table.store.getState().game?.turn).toBe(3);
});

test("the log grows with the game, whole from a begin, as it was after a resume", async () => {
  const { table, state } = laid();
  await table.begin(startOf());
  await table.accept();
  expect(state().log?.map(({ kind }) => kind)).toEqual(["started", "round-opened"]);
  const { game, log } = state();
  if (game) table.resume(game, log);
  await table.dispatch({ kind: "roll", by: "Anna" }, 2);
  expect(state().log?.map(({ kind, turn }) => `${turn} ${kind}`)).toEqual([
    "0 started",
    "1 round-opened",
    "2 rolled",
  ]);
  if (game) table.resume(game, null);
  expect(state().log).toBe(null);
});
