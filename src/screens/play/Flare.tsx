// The light behind what deserves it: a claimed Meyer, a winner. Behind the words, and no layer but this moves.

import { Moved } from "../../ui/Moving.tsx";
import "./flare.css";

/** Beats like a heart, twice, and stays lit. */
const BEATS = {
  along: { scale: [0.5, 1.12, 0.98, 1.16, 1], opacity: [0, 1, 0.6, 1, 0.8] },
  times: [0, 0.3, 0.5, 0.7, 1],
  after: 0.1,
  lasts: 0.6,
} as const;

/** Its parent is what it lights: positioned, and a stacking context. */
export function Flare({ moves }: Readonly<{ moves: boolean }>) {
  return <Moved as="span" className="flare" moves={moves} {...BEATS} />;
}
