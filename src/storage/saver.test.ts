// Every move reaches the disk, in order and once, whatever the disk does meanwhile; and none is written over a newer one.
import { forceCloseDatabase } from "fake-indexeddb";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Base, createBase, type Got } from "./base.ts";
import { openGame } from "./open.ts";
import { createSaver, type Saver } from "./saver.ts";
import {
  abortedWrites,
  contents,
  deadConnection,
  emptyDisk,
  played,
  put,
  remove,
} from "./testing/disk.ts";

const TEXT = "Anna rolls 62. Anna looks. Anna says 54. Ben believes. Ben rolls 65";
const { game: last, steps } = played(TEXT);
const log = steps.map(({ event }) => event);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function commitAll(saver: Saver, from = 0, to = steps.length): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const { game, event } of steps.slice(from, to))
    answers.push(await saver.commit(game, event));
  return answers;
}

/** What a fresh start finds. */
async function found() {
  const opened = await openGame(createBase(), last.id);
  return "game" in opened ? opened : null;
}

async function expectAll(): Promise<void> {
  expect(await found()).toEqual({ game: last, log, notices: [] });
}

let said: string[] = [];
const listening = (base: Base) =>
  createSaver(base, {
    onStatus: (status) => said.push(status),
    onBehind: (id) => said.push(`behind ${id}`),
    now: () => 5_000,
  });

beforeEach(() => {
  emptyDisk();
  said = [];
});

describe("a game", () => {
  test("is all on the disk after every move", async () => {
    const saver = listening(createBase());
    for (const { game, event } of steps) {
      expect(await saver.commit(game, event)).toBe(true);
      expect((await found())?.game).toEqual(game);
    }
    await expectAll();
    expect(said).toEqual([]);
    expect(saver.held()).toEqual([]);
  });

  test("is written in one strict transaction for each move", async () => {
    const base = createBase();
    const saver = createSaver(base);
    await commitAll(saver, 0, 1);
    const spy = vi.spyOn(IDBDatabase.prototype, "transaction");
    await commitAll(saver, 1);
    expect(spy).toHaveBeenCalledTimes(steps.length - 1);
    for (const [stores, mode, options] of spy.mock.calls) {
      expect([mode, options?.durability]).toEqual(["readwrite", "strict"]);
      expect(stores).toEqual(expect.arrayContaining(["games", "events"]));
    }
  });

  test("has a record that Home reads without opening it", async () => {
    await commitAll(createSaver(createBase(), { now: () => 5_000 }));
    expect(await contents("games")).toEqual({
      story: {
        v: 1,
        id: "story",
        savedAt: 5_000,
        game: last,
        summary: {
          id: "story",
          savedAt: 5_000,
          players: ["Anna", "Ben", "Carla"].map((name) => ({ name, lives: 6, standing: "in" })),
          lives: 6,
          counting: "lives",
          drinks: "off",
          acts: "Ben",
          round: 1,
          over: false,
          preset: "meiern",
        },
      },
    });
    expect(await contents("settings")).toEqual({ open: "story" });
  });

  test("taken all at once is written in order", async () => {
    const saver = createSaver(createBase());
    const answers = steps.map(({ game, event }) => saver.commit(game, event));
    expect(await Promise.all(answers)).toEqual(steps.map(() => true));
    await expectAll();
  });

  test("resumed goes on where it was", async () => {
    await commitAll(createSaver(createBase()), 0, 4);
    const opened = await found();
    const saver = createSaver(createBase());
    if (opened) saver.hold(opened.game, opened.log);
    expect(await commitAll(saver, 4)).toEqual([true, true, true]);
    await expectAll();
  });

  test("killed in mid-save is at the move before, or at this one", async () => {
    await commitAll(createSaver(createBase()), 0, 4);
    const base = createBase();
    const saver = createSaver(base);
    void commitAll(saver, 4, 5);
    await rest(1);
    const turn = (await found())?.game.turn;
    expect([4, 5]).toContain(turn);
  });
});

/** A base whose writes take as long as they are told to, or fail. */
function uneven(base: Base, plan: (write: number) => "ok" | "late" | number | "fail"): Base {
  let writes = -1;
  return {
    ...base,
    write: async (...asked) => {
      writes += 1;
      const what = plan(writes);
      if (what === "fail") return { ok: false, why: "failed" };
      if (typeof what === "number") await rest(what);
      const got = await base.write(...asked);
      // It was done, but nobody heard of it.
      return what === "late" ? ({ ok: false, why: "mute" } satisfies Got<never>) : got;
    },
  };
}

describe("a disk", () => {
  test("of uneven speed keeps the order", async () => {
    const delays = [50, 5, 20, 1, 30, 0];
    const saver = createSaver(uneven(createBase(), (write) => delays[write] ?? "ok"));
    const answers = steps.map(({ game, event }) => saver.commit(game, event));
    expect(await Promise.all(answers)).toEqual(steps.map(() => true));
    await expectAll();
  });

  test("that loses its connection at every move loses none", async () => {
    const base = createBase();
    await base.read(["games"], async () => null);
    const saver = listening(base);
    for (const { game, event } of steps) {
      deadConnection(1);
      expect(await saver.commit(game, event)).toBe(true);
      vi.restoreAllMocks();
    }
    await expectAll();
    expect(said).toEqual([]);
  });

  test("that is full says so, and heals with the next move", async () => {
    const saver = listening(createBase());
    await commitAll(saver, 0, 3);
    abortedWrites(1, "QuotaExceededError");
    expect(await commitAll(saver, 3, 4)).toEqual([false]);
    expect(said).toEqual(["failing"]);
    expect(saver.held().map(({ game }) => game)).toEqual([steps[3]?.game]);
    vi.restoreAllMocks();
    expect(await commitAll(saver, 4)).toEqual([true, true, true]);
    expect(said).toEqual(["failing", "saved"]);
    await expectAll();
  });

  test("that heals by itself gets what it missed, on a return to the app", async () => {
    let works = false;
    const saver = listening(uneven(createBase(), () => (works ? "ok" : "fail")));
    expect(await commitAll(saver)).toEqual(steps.map(() => false));
    works = true;
    saver.retry();
    await saver.idle();
    expect(said).toEqual(["failing", "saved"]);
    await expectAll();
  });

  test("that heals by itself gets what it missed, after a second without a word", async () => {
    const saver = listening(uneven(createBase(), (write) => (write === 0 ? "fail" : "ok")));
    const [first] = steps;
    if (first) await saver.commit(first.game, first.event);
    await rest(1_100);
    await saver.idle();
    expect(said).toEqual(["failing", "saved"]);
    expect((await found())?.game).toEqual(first?.game);
  });

  test("that does what it says it did not is taken at its deed", async () => {
    const saver = listening(uneven(createBase(), (write) => (write === 3 ? "late" : "ok")));
    const answers = await commitAll(saver);
    expect(answers).toEqual([true, true, true, false, true, true, true]);
    await expectAll();
    expect(said).toEqual(["failing", "saved"]);
  });

  test.each([
    ["with the next move", 4],
    ["at once, with no move at all", steps.length],
  ])("that was emptied under the game gets the whole game again %s", async (_, before) => {
    const handles: IDBDatabase[] = [];
    const real = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      handles.push(this);
      return real.apply(this, asked);
    });
    const saver = createSaver(createBase());
    await commitAll(saver, 0, before);
    const handle = handles.at(-1);
    emptyDisk();
    forceCloseDatabase(handle as never);
    await rest(10);
    expect(await commitAll(saver, before)).toEqual(steps.slice(before).map(() => true));
    await saver.idle();
    await expectAll();
  });

  test("with any delays and failures ends with every move", async () => {
    const plan = fc.array(fc.oneof(fc.constantFrom("ok", "fail", "late"), fc.nat(3)), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(plan, fc.nat(3), async (does, pause) => {
        emptyDisk();
        const base = uneven(
          createBase(),
          (write) => (does[write] as ReturnType<Parameters<typeof uneven>[1]>) ?? "ok",
        );
        const saver = createSaver(base);
        for (const { game, event } of steps) {
          void saver.commit(game, event);
          if (pause > 0) await rest(pause - 1);
        }
        for (let tries = 0; tries < 15 && saver.held().length > 0; tries += 1) {
          saver.retry();
          await saver.idle();
        }
        await expectAll();
      }),
      { numRuns: 40 },
    );
  });

  test("that is not there leaves the game in memory", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const saver = listening(createBase());
    expect(await commitAll(saver)).toEqual(steps.map(() => false));
    expect(saver.held()).toEqual([{ game: last, log }]);
    expect(said).toEqual(["failing"]);
  });
});

describe("another window", () => {
  const other = played("Anna rolls 31. Anna says 66. Ben lifts");

  test("that played on is not written over, and it is said", async () => {
    const here = listening(createBase());
    await commitAll(here, 0, 3);
    const there = createSaver(createBase());
    for (const { game, event } of other.steps.slice(0, 3)) await there.commit(game, event);
    expect(said).toEqual([]);
    const next = other.steps[3];
    if (next) {
      there.hold(other.steps[2]?.game ?? next.game, []);
      await put("events", ["story", 2], other.steps[2]?.event);
      await put("events", ["story", 3], next.event);
      await put("games", "story", { v: 1, id: "story", savedAt: 1, summary: {}, game: next.game });
    }
    expect(await commitAll(here, 3)).toEqual([false, false, false, false]);
    expect(said).toEqual(["behind story", "failing"]);
    expect((await found())?.game).toEqual(next?.game);
  });

  test("that is further with the same moves is not set back", async () => {
    await commitAll(createSaver(createBase()));
    const here = listening(createBase());
    expect(await commitAll(here, 3, 4)).toEqual([false]);
    expect(said).toEqual(["behind story", "failing"]);
    await expectAll();
  });

  test("that finished the game keeps it finished", async () => {
    const here = listening(createBase());
    await commitAll(here, 0, 3);
    await remove("games", "story");
    await put("finished", "story", { v: 1 });
    expect(await commitAll(here, 3, 4)).toEqual([false]);
    expect(await contents("games")).toEqual({});
  });

  test("left for this one lets it save again", async () => {
    await commitAll(createSaver(createBase()), 0, 5);
    const here = listening(createBase());
    expect(await commitAll(here, 2, 3)).toEqual([false]);
    const opened = await found();
    if (opened) here.hold(opened.game, opened.log);
    expect(await commitAll(here, 5)).toEqual([true, true]);
    expect(said).toEqual(["behind story", "failing", "saved"]);
    await expectAll();
  });
});

test.each([[42], ["{"], [null], [{ v: 1 }], [{ v: 1, game: { turn: "x" } }]])(
  "a record %j that was damaged meanwhile is kept aside and written anew",
  async (junk) => {
    const saver = listening(createBase());
    await commitAll(saver, 0, 4);
    await put("games", "story", junk);
    expect(await commitAll(saver, 4)).toEqual([true, true, true]);
    await expectAll();
    expect(Object.values(await contents("aside"))).toEqual([
      { at: 5_000, store: "games", key: "story", value: junk, why: "not readable" },
    ]);
  },
);

test("a record of a newer app is never written over", async () => {
  const saver = listening(createBase());
  await commitAll(saver, 0, 4);
  const newer = { v: 2, id: "story", game: { turn: 1 } };
  await put("games", "story", newer);
  expect(await commitAll(saver, 4)).toEqual([false, false, false]);
  expect(await contents("games")).toEqual({ story: newer });
  expect(said).toEqual(["behind story", "failing"]);
});
