// Keeps the screen on while a table plays: asked for again and again, never relied on.

/** As much of the browser's sentinel as is used. */
export type Sentinel = Readonly<{
  release: () => Promise<void>;
  addEventListener: (type: "release", heard: () => void) => void;
}>;

export type WakePorts = Readonly<{
  /** Undefined where the phone cannot. */
  ask: (() => Promise<Sentinel>) | undefined;
  visible: () => boolean;
  after: (ms: number, task: () => void) => () => void;
}>;

export type Wake = Readonly<{
  /** Whether a game is on that wants it. */
  want: (wanted: boolean) => void;
  /** Within every gesture: somebody is still there. */
  touch: () => void;
  /** The page can be seen again. */
  shown: () => void;
}>;

/** Without a touch for so long nobody plays, in ms. */
export const IDLE_MS = 5 * 60_000;
/** How often a lock that the phone takes back is asked for again before the next touch. */
export const STUBBORN = 3;

export function createWake({ ask, visible, after }: WakePorts): Wake {
  let wanted = false;
  let active = false;
  let asking = false;
  let held: Sentinel | null = null;
  let lost = 0;
  let calm = () => {};

  const drop = () => {
    const old = held;
    held = null;
    old?.release().catch(() => undefined);
  };
  const take = async () => {
    if (!ask || !wanted || !active || asking || held || !visible()) return;
    asking = true;
    try {
      const sentinel = await ask();
      held = sentinel;
      sentinel.addEventListener("release", () => {
        if (held !== sentinel) return;
        held = null;
        lost += 1;
        if (lost <= STUBBORN) void take();
      });
      if (!(wanted && active)) drop();
    } catch {
      // Refused: low battery, or hidden meanwhile. The next touch asks again.
    } finally {
      asking = false;
    }
  };
  const rest = () => {
    active = false;
    drop();
  };

  return {
    want: (next) => {
      if (next === wanted) return;
      wanted = next;
      if (next) void take();
      else drop();
    },
    touch: () => {
      active = true;
      lost = 0;
      calm();
      calm = after(IDLE_MS, rest);
      void take();
    },
    shown: () => void take(),
  };
}
