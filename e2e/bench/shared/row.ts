// One figure of the bench, and what it should be.

export type Row = Readonly<{
  what: string;
  figure: string;
  goal: string;
  /** Undefined where there is nothing to judge. */
  ok?: boolean;
  /** A limit that is kept on every machine: when it is missed the bench fails. */
  gate?: boolean;
}>;

/** A part of the bench: sources of the app may be imported, and are bundled as they are built. */
export type Part = () => Row[] | Promise<Row[]>;
