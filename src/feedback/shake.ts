// Reads the phone's motion while somebody listens: a shake, or a phone that lies flat on the table.

/** As much of the browser's event as is used. */
export type Motion = Readonly<{
  acceleration: Readonly<{ x: number | null; y: number | null; z: number | null }> | null;
  accelerationIncludingGravity: Readonly<{
    x: number | null;
    y: number | null;
    z: number | null;
  }> | null;
  timeStamp: number;
}>;

export type ShakePorts = Readonly<{
  /** Hears every motion; gives what stops it. Undefined where the phone has no such sensor. */
  listen: ((heard: (motion: Motion) => void) => () => void) | undefined;
  /** Where the phone may ask first: must be called within a click. */
  permit: (() => Promise<string>) | undefined;
  after: (ms: number, task: () => void) => void;
}>;

/** `ask`: a click may ask for it; `on`: it has moved; `off`: not to be had, or not known yet. */
export type ShakeState = "off" | "ask" | "on";

export type Shake = Readonly<{
  state: () => ShakeState;
  watch: (changed: () => void) => () => void;
  ask: () => void;
  /** Tells of one shake; gives what disarms. */
  arm: (shaken: () => void) => () => void;
  /** Tells whenever the phone comes to lie flat, or is taken up; gives what ends it. */
  flat: (changed: (flat: boolean) => void) => () => void;
}>;

/** How hard a jolt must be, in m/s² beyond gravity: more than a walk, less than a fling. */
export const JOLT = 13;
/** So many jolts within so many ms are a shake. */
export const JOLTS = 3;
export const WITHIN_MS = 900;
/** A sensor that says nothing for so long waits for a permission, in ms. */
export const SILENT_MS = 600;
/** One swing is one jolt. */
const APART_MS = 80;
/** Lies flat: gravity straight through the screen, and still for a while. */
const LEVEL = 9.2;
const SLANT = 2;
const STILL_MS = 700;

type Vector = Readonly<{ x: number | null; y: number | null; z: number | null }>;
const length = ({ x, y, z }: Vector) => Math.hypot(x ?? 0, y ?? 0, z ?? 0);
const real = (vector: Vector | null): vector is Vector =>
  vector !== null && vector.x !== null && vector.y !== null && vector.z !== null;

function strength({ acceleration, accelerationIncludingGravity }: Motion): number {
  if (real(acceleration)) return length(acceleration);
  if (real(accelerationIncludingGravity)) {
    return Math.abs(length(accelerationIncludingGravity) - 9.81);
  }
  return 0;
}

/** Takes motions one by one; says at which one a shake is complete. */
export function shakes(): (motion: Motion) => boolean {
  let jolts: readonly number[] = [];
  return (motion) => {
    const { timeStamp } = motion;
    if (strength(motion) < JOLT || timeStamp - (jolts.at(-1) ?? -APART_MS) < APART_MS) return false;
    jolts = [...jolts.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
    if (jolts.length < JOLTS) return false;
    jolts = [];
    return true;
  };
}

/** Takes motions one by one; says at each whether the phone lies flat. */
export function levels(): (motion: Motion) => boolean {
  let since: number | null = null;
  return ({ accelerationIncludingGravity: pull, timeStamp }) => {
    const level =
      real(pull) &&
      Math.abs(pull.z ?? 0) > LEVEL &&
      Math.abs(pull.x ?? 0) < SLANT &&
      Math.abs(pull.y ?? 0) < SLANT;
    since = level ? (since ?? timeStamp) : null;
    return since !== null && timeStamp - since >= STILL_MS;
  };
}

export function createShake({ listen, permit, after }: ShakePorts): Shake {
  let state: ShakeState = "off";
  let answered = !permit;
  const watchers = new Set<() => void>();
  const become = (next: ShakeState) => {
    if (state === next) return;
    state = next;
    for (const changed of watchers) changed();
  };
  const hear = (heard: (motion: Motion) => void): (() => void) => {
    try {
      if (listen && !answered) {
        after(SILENT_MS, () => {
          if (!answered) become("ask");
        });
      }
      return (
        listen?.((motion) => {
          if (!real(motion.accelerationIncludingGravity)) return;
          answered = true;
          become("on");
          heard(motion);
        }) ?? (() => {})
      );
    } catch {
      return () => {};
    }
  };
  return {
    state: () => state,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    ask: () => {
      if (!permit || state === "on") return;
      answered = true;
      try {
        permit().then(
          (answer) => become(answer === "granted" ? "on" : "off"),
          () => become("off"),
        );
      } catch {
        become("off");
      }
    },
    arm: (shaken) => {
      const complete = shakes();
      return hear((motion) => {
        if (complete(motion)) shaken();
      });
    },
    flat: (changed) => {
      const lies = levels();
      let flat = false;
      return hear((motion) => {
        const now = lies(motion);
        if (now === flat) return;
        flat = now;
        changed(flat);
      });
    },
  };
}
