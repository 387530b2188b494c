// What went wrong with the disk, by the names browsers give it; and waiting with an end.

import type { Trouble } from "./notice.ts";

/** Thrown where something did not answer in time. */
export const MUTE = "MuteError";

/** Says no, and will say no again: private mode, a lockdown, no storage at all. */
const DENIED = ["SecurityError", "NotAllowedError", "NotSupportedError", "ReferenceError"];

export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : "Error";
}

export function troubleOf(error: unknown): Trouble {
  const name = nameOf(error);
  if (name === MUTE) return "mute";
  if (name === "QuotaExceededError") return "full";
  return DENIED.includes(name) ? "denied" : "failed";
}

/** Whether the files under the database are damaged, not just its connection lost (WebKit names both alike). */
export function isDamaged(error: unknown): boolean {
  if (nameOf(error) !== "UnknownError") return false;
  return !/lost|clos|connection/i.test((error as Error).message);
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Takes a promise and how many ms it may take; rejects with a `MuteError` where it takes longer. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error("no answer");
    late.name = MUTE;
    const timer = setTimeout(() => reject(late), ms);
    const stop = () => clearTimeout(timer);
    promise.then(
      (value) => {
        stop();
        resolve(value);
      },
      (error: unknown) => {
        stop();
        reject(error);
      },
    );
  });
}
