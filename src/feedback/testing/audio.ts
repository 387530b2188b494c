// An audio context that plays nothing: it counts what is written into it, and can be struck dumb.
import type { SoundPorts } from "../sound.ts";

export type Made = {
  state: AudioContextState | "interrupted";
  currentTime: number;
  closed: boolean;
  resumed: number;
  /** Every note by its wave, its beginning and its pitches. */
  readonly notes: string[];
  /** Sources that were cut off. */
  stops: number;
};

/** How a fresh context behaves: it runs once asked, it never answers, it refuses. */
export type Temper = "willing" | "mute" | "refusing";

type Clock = Readonly<{ after: SoundPorts["after"]; now: SoundPorts["now"] }>;

const param = (heard: (value: number) => void) => ({
  setValueAtTime: heard,
  exponentialRampToValueAtTime: heard,
  setTargetAtTime: () => {},
});

function contextOf(made: Made, temper: () => Temper): AudioContext {
  const node = (kind: string) => {
    const pitches: number[] = [];
    let from = 0;
    return {
      type: kind,
      gain: param(() => {}),
      frequency: param((value) => pitches.push(value)),
      connect: () => {},
      start(at: number) {
        from = at;
        made.notes.push(`${this.type} ${from.toFixed(3)} ${pitches.join(">")}`);
      },
      stop: () => {
        made.stops += 1;
      },
    };
  };
  const context = {
    get state() {
      return made.state;
    },
    get currentTime() {
      return made.currentTime;
    },
    sampleRate: 8_000,
    destination: {},
    createGain: () => node("gain"),
    createOscillator: () => node("sine"),
    createBiquadFilter: () => node("lowpass"),
    createBufferSource: () => node("noise"),
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    resume: () => {
      made.resumed += 1;
      if (temper() === "refusing") throw new Error("not allowed");
      if (temper() === "willing") {
        made.state = "running";
        return Promise.resolve();
      }
      return new Promise<void>(() => {});
    },
    close: () => {
      made.closed = true;
      made.state = "closed";
      return Promise.resolve();
    },
  };
  return context as unknown as AudioContext;
}

/** Ports for a sound, on the clock of the test; every context that was made is in `contexts`. */
export function studio(clock: Clock, first: Temper = "willing", free = true) {
  const contexts: Made[] = [];
  let temper = first;
  const ports: SoundPorts = {
    ...clock,
    free: () => free,
    make: () => {
      const made: Made = {
        state: "suspended",
        currentTime: 0,
        closed: false,
        resumed: 0,
        notes: [],
        stops: 0,
      };
      contexts.push(made);
      return contextOf(made, () => temper);
    },
  };
  const last = (): Made => {
    const made = contexts.at(-1);
    if (!made) throw new Error("no context was made");
    return made;
  };
  return {
    ports,
    contexts,
    last,
    become: (next: Temper) => {
      temper = next;
    },
  };
}
