// Everything that is kept on this phone, gone: the database, and what lies beside it under our name.

import type { Base } from "./base.ts";
import { wipe } from "./connect.ts";
import { STORES } from "./notice.ts";

/** What we keep outside the database stands under this name or begins with it; the rest is other sites' on this host. */
const NAME = "undercup";

function clear(storage: () => Storage): void {
  try {
    const box = storage();
    const names = Array.from({ length: box.length }, (_, at) => box.key(at) ?? "");
    for (const name of names) if (name.startsWith(NAME)) box.removeItem(name);
  } catch {
    // Denied: then nothing of ours is in it.
  }
}

/**
 * Empties every store in one transaction, then deletes the database itself. The app's own files stay in
 * the cache: they are the same for everybody, and without them it would not open here again offline.
 */
export async function eraseAll(base: Base): Promise<boolean> {
  const emptied = await base.write(STORES, "strict", async (tx) => {
    await Promise.all(STORES.map((store) => tx.objectStore(store).clear()));
  });
  clear(() => localStorage);
  clear(() => sessionStorage);
  base.close();
  try {
    await wipe();
    return true;
  } catch {
    // Another window holds it: it is empty all the same.
    return emptied.ok;
  }
}
