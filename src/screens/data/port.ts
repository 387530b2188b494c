// What the data screen needs of the world: a file out, a file in, everything gone.

export type Standing = "new" | "newer" | "here" | "apart";
export const KINDS = ["finished", "running", "players", "rulesets", "settings"] as const;
export type Kind = (typeof KINDS)[number];

/** How many of each kind are new, further than here, here already, or went another way. */
export type Plan = Readonly<Record<Kind, Readonly<Record<Standing, number>>>>;

export type FileFault = "damaged" | "foreign" | "newer" | "large";

/** A file that was read and checked to its end, and what taking it in would do. */
export type Offered = Readonly<{
  plan: Plan;
  /** All of it or nothing; false: nothing. */
  take: () => Promise<boolean>;
}>;

export type DataPort = Readonly<{
  /** Hands everything to the phone as a file. */
  save: () => Promise<boolean>;
  /** Null: the disk does not answer. */
  read: (file: Blob) => Promise<Offered | FileFault | null>;
  /** Deletes everything; false: it could not. */
  erase: () => Promise<boolean>;
  /** Begins anew with what the disk holds now. */
  restart: () => void;
}>;
