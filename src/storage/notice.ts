// What the storage has to say to the table: never more than that something was kept, mended or will not last.

export const STORES = [
  "games",
  "events",
  "finished",
  "players",
  "rulesets",
  "settings",
  "aside",
] as const;
export type StoreName = (typeof STORES)[number];

/** Why the disk cannot be used: it is denied, does not answer, is full, held by another version, or fails. */
export type Trouble = "denied" | "mute" | "full" | "blocked" | "failed";

export type Notice =
  /** Nothing lasts beyond this window. */
  | Readonly<{ kind: "memory"; why: Trouble }>
  /** Could not be read, and is kept aside. */
  | Readonly<{ kind: "aside"; store: StoreName; count: number }>
  /** Was damaged, and came back out of its log. */
  | Readonly<{ kind: "rescued"; store: StoreName; count: number }>
  /** Written by a newer version, and left alone. */
  | Readonly<{ kind: "newer"; store: StoreName; count: number }>
  /** The browser's own database was damaged and had to be made anew: what was in it is lost. */
  | Readonly<{ kind: "rebuilt" }>
  /** The browser has thrown away what was saved. */
  | Readonly<{ kind: "gone" }>;
