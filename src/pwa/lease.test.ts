// Two windows on one game: one has it, the other is told so and can take it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Channel, createLease, type Locks } from "./lease.ts";

type Waiting = { callback: (given: Lock | null) => unknown; done: (value: unknown) => void };
type Holder = { reject: (reason: Error) => void };

/** The browser's locks as far as the standard goes: one holder a name, a queue, taking away. */
function manager() {
  const holders = new Map<string, Holder>();
  const queues = new Map<string, Waiting[]>();
  const grant = (name: string, { callback, done }: Waiting) => {
    const holder: Holder = { reject: () => {} };
    const stolen = new Promise<never>((_, reject) => {
      holder.reject = reject;
    });
    holders.set(name, holder);
    const work = Promise.resolve(callback({ name, mode: "exclusive" }));
    done(Promise.race([work, stolen]));
    void work.then(() => {
      if (holders.get(name) !== holder) return;
      holders.delete(name);
      const next = queues.get(name)?.shift();
      if (next) grant(name, next);
    });
  };
  const take = (name: string) => {
    const before = holders.get(name);
    holders.delete(name);
    before?.reject(new DOMException("stolen", "AbortError"));
  };
  const request = (name: string, options: LockOptions, callback: Waiting["callback"]) =>
    new Promise((done, failed) => {
      const waiting = { callback, done };
      if (options.steal) take(name);
      if (!holders.has(name)) return grant(name, waiting);
      if (options.ifAvailable) return done(callback(null));
      queues.set(name, [...(queues.get(name) ?? []), waiting]);
      options.signal?.addEventListener("abort", () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((other) => other !== waiting),
        );
        failed(new DOMException("too long", "AbortError"));
      });
    });
  return { request: request as unknown as Locks["request"], lose: take };
}

/** Windows that hear each other, in a task of its own as in a browser. */
function air() {
  const all: Channel[] = [];
  return (): Channel => {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of all) {
          if (other === own) continue;
          const event = { data } as MessageEvent;
          setTimeout(() => other.onmessage?.call(other as BroadcastChannel, event), 1);
        }
      },
    };
    all.push(own);
    return own;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets all that waits come to its end. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(3_000);
  return asked;
}

describe.each([
  ["locks and word", true, true],
  ["locks alone", true, false],
  ["word alone", false, true],
] as const)("with %s", (_, locking, talking) => {
  function windows() {
    const browser = manager();
    const channel = air();
    const open = () => {
      const lost: string[] = [];
      const lease = createLease({
        locks: locking ? browser : undefined,
        channel: talking ? channel() : null,
        onLost: async (id) => {
          lost.push(id);
        },
        onErased: () => lost.push("everything"),
      });
      return { ...lease, lost };
    };
    return { open, browser };
  }

  test("the first window has it, the second does not, and neither is disturbed", async () => {
    const { open } = windows();
    const [first, second] = [open(), open()];
    expect(await settled(first.take("a"))).toBe(true);
    expect(await settled(second.take("a"))).toBe(false);
    expect(await settled(second.take("b"))).toBe(true);
    expect([first.lost, second.lost]).toEqual([[], []]);
  });

  test("the second can take it, and the first is told once; and back", async () => {
    const { open } = windows();
    const [first, second] = [open(), open()];
    await settled(first.take("a"));
    expect(await settled(second.take("a", true))).toBe(true);
    expect(first.lost).toEqual(["a"]);
    expect(await settled(first.take("a"))).toBe(false);
    expect(await settled(first.take("a", true))).toBe(true);
    expect([first.lost, second.lost]).toEqual([["a"], ["a"]]);
  });

  test.runIf(locking)(
    "a window that goes slowly is waited for, and is no other window",
    async () => {
      const { open, browser } = windows();
      let free: () => void = () => {};
      const gone = new Promise<void>((done) => {
        free = done;
      });
      // Its page is being taken down: it answers nobody, and still has the lock.
      void browser.request("undercup a", {}, () => gone);
      const asked = open().take("a");
      await vi.advanceTimersByTimeAsync(2_000);
      free();
      await vi.advanceTimersByTimeAsync(10);
      expect(await asked).toBe(true);
    },
  );

  test.runIf(locking && talking)("a window that stays says so at once", async () => {
    const { open } = windows();
    const [first, second] = [open(), open()];
    await settled(first.take("a"));
    const asked = second.take("a");
    await vi.advanceTimersByTimeAsync(50);
    expect(await asked).toBe(false);
  });

  test.runIf(talking)("what one erases the others give away first, then forget", async () => {
    const { open } = windows();
    const [first, second, third] = [open(), open(), open()];
    await settled(first.take("a"));
    let before: readonly string[] = [];
    const erased = second.erase(async () => {
      before = [...first.lost];
      return true;
    });
    expect(await settled(erased)).toBe(true);
    expect(before).toEqual(["a"]);
    expect([first.lost, second.lost, third.lost]).toEqual([
      ["a", "everything"],
      [],
      ["everything"],
    ]);
  });

  test("let go, it is anybody's, and nobody is told of a loss", async () => {
    const { open } = windows();
    const [first, second] = [open(), open()];
    await settled(first.take("a"));
    first.drop();
    expect(await settled(second.take("a"))).toBe(true);
    second.drop();
    await settled(first.take("a"));
    expect(await settled(first.take("b"))).toBe(true);
    expect(await settled(second.take("a"))).toBe(true);
    expect([first.lost, second.lost]).toEqual([[], []]);
  });

  test("what the first still saves is waited for, but not for ever", async () => {
    const browser = manager();
    const channel = air();
    const order: string[] = [];
    const open = (saving: number) =>
      createLease({
        locks: locking ? browser : undefined,
        channel: talking ? channel() : null,
        onLost: async () => {
          await new Promise((done) => setTimeout(done, saving));
          order.push("saved");
        },
      });
    const [first, second, third] = [open(100), open(60_000), open(0)];
    await settled(first.take("a"));
    const taking = second.take("a", true).then(() => order.push("taken"));
    await settled(taking);
    if (talking) expect(order).toEqual(["saved", "taken"]);
    expect(await settled(third.take("a", true))).toBe(true);
  });
});

describe("a lock that the browser loses", () => {
  test("is had again without a word", async () => {
    const browser = manager();
    const onLost = vi.fn(async () => {});
    const { take } = createLease({ locks: browser, channel: null, onLost });
    await settled(take("a"));
    browser.lose("undercup a");
    await settled(Promise.resolve());
    expect(onLost).not.toHaveBeenCalled();
    const other = createLease({ locks: browser, channel: null, onLost });
    expect(await settled(other.take("a"))).toBe(false);
  });
});

test("a window that is going lets the next one in within a moment", async () => {
  const browser = manager();
  const open = () => createLease({ locks: browser, channel: null, onLost: async () => {} });
  const [going, coming] = [open(), open()];
  await settled(going.take("a"));
  const taken = coming.take("a");
  setTimeout(going.drop, 200);
  expect(await settled(taken)).toBe(true);
});

test("where windows can neither lock nor talk, everybody has it", async () => {
  const open = () => createLease({ channel: null, onLost: async () => {} });
  expect(await settled(open().take("a"))).toBe(true);
  expect(await settled(open().take("a"))).toBe(true);
});

test("what others say on the channel is listened to with care", async () => {
  const channel = air();
  const lost = vi.fn(async () => {});
  const { take } = createLease({ channel: channel(), onLost: lost });
  await settled(take("a"));
  const stranger = channel();
  for (const word of [null, "give", 7, { id: "a" }, { word: "give" }, { word: "give", id: "b" }]) {
    stranger.postMessage(word);
  }
  await settled(Promise.resolve());
  expect(lost).not.toHaveBeenCalled();
});
