// One window at a time plays a game: a lock of the browser's, or word from window to window where it has none.

/** As much of the browser's locks as is used. */
export type Locks = Pick<LockManager, "request">;
/** As much of a broadcast channel as is used. */
export type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage">;

export type LeasePorts = Readonly<{
  locks?: Locks | undefined;
  /** Null: windows cannot talk to each other either, and whoever asks gets the game. */
  channel: Channel | null;
  /** Another window takes this game: what it resolves with is waited for, but not for ever. */
  onLost: (id: string) => Promise<void>;
  /** Another window has erased everything: what this one remembers must not come back. */
  onErased?: (() => void) | undefined;
}>;

export type Lease = Readonly<{
  /** Answers true once the game is this window's; `seize`: even though another one has it. */
  take: (id: string, seize?: boolean) => Promise<boolean>;
  drop: () => void;
  /** Erases: every other window first lets go of its game, and is told when nothing is left. */
  erase: (work: () => Promise<boolean>) => Promise<boolean>;
}>;

/** How long a window that goes (a reload, a kill) may take to let go, in ms: one that stays says so at once. */
const GOING = 2_500;
/** How long another window may take to give the game away, in ms: then it is asleep, and not asked. */
const GIVING = 700;
/** How long another window may take to say that it has the game, in ms. */
const ANSWER = 200;

type Word = Readonly<{
  word: "who" | "mine" | "give" | "given" | "erasing" | "erased";
  id: string;
}>;

const isWord = (value: unknown): value is Word =>
  typeof value === "object" && value !== null && "word" in value && "id" in value;

const wait = (ms: number) => new Promise<false>((done) => setTimeout(done, ms, false));

/** Takes what this browser has; gives its window's lease. */
export function browserLease({ onLost, onErased }: Pick<LeasePorts, "onLost" | "onErased">): Lease {
  const { locks }: Partial<Pick<Navigator, "locks">> = navigator;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("undercup") : null;
  return createLease({ locks, channel, onLost, onErased });
}

export function createLease({ locks, channel, onLost, onErased }: LeasePorts): Lease {
  let held: Readonly<{ id: string; free: () => void }> | null = null;
  const heard = new Set<(word: Word) => void>();
  const say = (word: Word["word"], id: string) => channel?.postMessage({ word, id });

  /** Resolves with true once another window has said it, with false where none does. */
  const hears = (wanted: Word["word"], id: string, ms: number) => {
    let listen: (word: Word) => void = () => {};
    const said = new Promise<true>((done) => {
      listen = ({ word, id: of }) => (word === wanted && of === id ? done(true) : undefined);
      heard.add(listen);
    });
    return Promise.race([said, wait(ms)]).finally(() => heard.delete(listen));
  };

  /** Whether another window says that the game is its own. */
  const isTaken = (id: string, ms: number) => {
    const answer = hears("mine", id, ms);
    say("who", id);
    return answer;
  };

  const drop = () => {
    const mine = held;
    held = null;
    mine?.free();
  };
  const lose = async (id: string) => {
    if (held?.id !== id) return;
    const { free } = held;
    held = null;
    await Promise.race([onLost(id).catch(() => undefined), wait(GIVING)]);
    free();
  };

  /** Asks for the browser's lock; what it resolves with is whether it was given. */
  function lock(id: string, by: Locks, options: LockOptions): Promise<boolean> {
    return new Promise((answered) => {
      const holding = by.request(`undercup ${id}`, options, (given) => {
        if (given === null) return undefined;
        return new Promise<void>((free) => {
          held = { id, free };
          answered(true);
        });
      });
      holding.then(
        () => answered(false),
        () => {
          answered(false);
          // Taken from a window that did not answer; or lost by the browser, and free to be had again.
          void again(id, by);
        },
      );
    });
  }
  async function again(id: string, by: Locks): Promise<void> {
    if (held?.id !== id) return;
    const mine = held;
    if (await lock(id, by, { ifAvailable: true })) return;
    if (held === mine) await lose(id);
  }
  function within(id: string, by: Locks, ms: number): Promise<boolean> {
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    const timer = setTimeout(stop, ms);
    void isTaken(id, ms).then((taken) => taken && stop());
    return lock(id, by, { signal: waiting.signal }).finally(() => clearTimeout(timer));
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (!isWord(data)) return;
      for (const listen of [...heard]) listen(data);
      const { word, id } = data;
      if (word === "erasing" && held) void lose(held.id);
      if (word === "erased") onErased?.();
      if (held?.id !== id) return;
      if (word === "who") say("mine", id);
      if (word === "give") void lose(id).then(() => say("given", id));
    };
  }

  return {
    take: async (id, seize = false) => {
      if (held?.id === id) return true;
      drop();
      if (locks) {
        if (seize) say("give", id);
        if (await within(id, locks, seize ? GIVING : GOING)) return true;
        return seize && lock(id, locks, { steal: true });
      }
      if (seize) {
        say("give", id);
        if (channel) await hears("given", id, GIVING);
      } else if (channel && (await isTaken(id, ANSWER))) return false;
      held = { id, free: () => {} };
      return true;
    },
    drop,
    erase: async (work) => {
      say("erasing", "");
      if (channel) await wait(GIVING);
      const done = await work();
      say("erased", "");
      return done;
    },
  };
}
