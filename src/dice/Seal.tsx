// The seal: three pictures on a slip of paper, the same until the cup is lifted.
import type { Seal as SealOf } from "../game/words/dice.ts";
import { LINES, PICTURES } from "./pictures.ts";
import "./seal.css";

type PictureProps = Readonly<{ index: number }>;

/** One picture; its size is the font's. */
export function SealPicture({ index }: PictureProps) {
  const name = PICTURES[index] ?? PICTURES[0];
  return (
    <svg className="seal-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}

type SealProps = Readonly<{ seal: SealOf; label: string }>;

/** The seal off the cup, where it is compared: on the reveal, in the log. */
export function Seal({ seal, label }: SealProps) {
  return (
    <span className="seal" role="img" aria-label={label}>
      <SealPicture index={seal[0]} />
      <SealPicture index={seal[1]} />
      <SealPicture index={seal[2]} />
    </span>
  );
}
