// What Home knows of a game that was left: its people and where it stands, not its state.

export type Saved = Readonly<{
  id: string;
  names: readonly string[];
  /** Whose act is next; null between rounds. */
  acts: string | null;
  round: number;
  over: boolean;
}>;

type Told = Readonly<{
  id: string;
  players: readonly Readonly<{ name: string }>[];
  acts: string | null;
  round: number;
  over: boolean;
}>;

/** Takes what is told of a saved game; gives what Home shows of it. */
export function savedOf({ id, players, acts, round, over }: Told): Saved {
  return { id, names: players.map(({ name }) => name), acts, round, over };
}
