// Whether the browser has thrown away what was saved here: a mark beside the database often outlives it.

import type { Base } from "./base.ts";

/** Stands under our name: erasing everything erases it too. */
const MARK = "undercup-kept";
/** Whoever has played has left something in one of these. */
const LEFT = ["games", "finished", "players"] as const;

function marked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    // Denied: then nothing was ever marked.
    return false;
  }
}

/** Leaves the mark: something is saved here now, or nothing is any more. */
export function mark(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(MARK, "1");
    else localStorage.removeItem(MARK);
  } catch {
    // Denied or full: then a loss goes unsaid.
  }
}

/** Takes the database; gives whether all is gone that was once saved in it. It is said once. */
export async function isGone(base: Base): Promise<boolean> {
  const got = await base.read(LEFT, async (tx) => {
    const counts = await Promise.all(LEFT.map((store) => tx.objectStore(store).count()));
    return counts.some((count) => count > 0);
  });
  if (!got.ok) return false;
  const gone = !got.value && marked();
  mark(got.value);
  return gone;
}
