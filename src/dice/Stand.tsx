// The cup on its mat, each a layer of its own, so that the cup alone moves. It is closed all the while.
import type { Seal } from "../game/words/dice.ts";
import { Moved, type MovedProps } from "../ui/Moving.tsx";
import { ClosedCup } from "./Closed.tsx";
import "./stand.css";

export type Coming = "thrown" | "from-right" | "from-left";

/** Shaken above the mat, then slammed down on it. */
const THROWN = {
  along: {
    x: [0, -24, 22, -22, 20, -10, 0, 0],
    y: [-40, -64, -54, -66, -54, -60, 0, 0],
    rotate: [0, -12, 11, -10, 9, -4, 0, 0],
    scaleY: [1, 1, 1, 1, 1, 1, 0.9, 1],
  },
  times: [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.88, 1],
  lasts: 0.48,
} as const;
/** Pushed over by whoever had it: it tips a little as it stops. */
const SLID = { lasts: 0.46, bounce: 0.3 } as const;
const AWAY = 340;
const TIPPED = 9;

function wayOf(coming: Coming | null): Omit<MovedProps, "moves"> {
  switch (coming) {
    case "from-right":
      return { ...SLID, from: { x: AWAY, rotate: TIPPED } };
    case "from-left":
      return { ...SLID, from: { x: -AWAY, rotate: -TIPPED } };
    case "thrown":
    case null:
      return THROWN;
  }
}

type StandProps = Readonly<{
  seal: Seal | null;
  /** How it comes here; null where it stands already. */
  coming?: Coming | null;
}>;

/** As large as there is room. */
export function Stand({ seal, coming = null }: StandProps) {
  return (
    <span className="stand">
      <ClosedCup part="mat" />
      <Moved as="span" className="stand-way" moves={coming !== null} {...wayOf(coming)}>
        <span className="stand-cup">
          <ClosedCup part="cup" seal={seal} />
        </span>
      </Moved>
    </span>
  );
}
