// Time as the app counts it: whoever waits too long is found out, and no machine for being slow.
import { vi } from "vitest";

/** So finely it passes, in ms. */
const STEP = 50;
/** So often what the disk has to say is heard in each step: that takes no time of its own. */
const HEARD = 20;

/** Takes ms, and what must have ended by then; gives what it gives. */
export async function endsIn<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let ended = false;
    const result = work().finally(() => {
      ended = true;
    });
    result.catch(() => undefined);
    for (let gone = 0; !ended && gone < ms; gone += STEP) {
      for (let turn = 0; turn < HEARD; turn += 1) await new Promise((done) => setImmediate(done));
      await vi.advanceTimersByTimeAsync(Math.min(STEP, ms - gone));
    }
    if (!ended) throw new Error(`it has not ended after ${ms} ms`);
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
