// Where what cannot be read is put: as it was found, with the reason, and never deleted.

import type { StoreName } from "./notice.ts";
import type { AsideRecord, Writing } from "./schema.ts";

/** Takes a value that could not be read; keeps it in the transaction that replaces it. */
export async function putAside(tx: Writing, record: AsideRecord): Promise<void> {
  await tx.objectStore("aside").put(record);
}

type Place = Readonly<{
  at: number;
  store: Exclude<StoreName, "aside">;
  key: string | [string, number];
  why: string;
}>;

/** Moves a value out of its store, byte for byte. */
export async function moveAside(tx: Writing, place: Place): Promise<void> {
  const store = tx.objectStore(place.store);
  const key = place.key as string & [string, number];
  const value: unknown = await store.get(key);
  await Promise.all([putAside(tx, { ...place, value }), store.delete(key)]);
}
