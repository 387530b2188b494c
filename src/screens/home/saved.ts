// What Home knows of a game that was left: its people and where it stands, not its state.

export type Saved = Readonly<{
  id: string;
  names: readonly string[];
  /** Whose act is next; null between rounds. */
  acts: string | null;
  round: number;
  over: boolean;
}>;
