// Whether a movement that is begun now would be seen to its end: frames come, the page shows, nothing is to keep still.
import { isStill } from "./still.ts";

let seen = false;
let watching = false;

function look(): void {
  seen = false;
  try {
    requestAnimationFrame(() => {
      seen = !document.hidden;
    });
  } catch {
    // No frames here.
  }
}

/** Begins to watch for frames: once, before the first thing that moves. */
export function watchFrames(): void {
  if (watching) return;
  watching = true;
  look();
  document.addEventListener("visibilitychange", look);
}

/** Where this is false, things are drawn where they end. Nothing may ever wait for a movement. */
export const isLively = (): boolean => seen && !document.hidden && !isStill();
