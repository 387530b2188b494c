// A life die that turns down: what was there tips away, what is left comes up in its place.
import type { ReactNode } from "react";
import { Moved } from "../ui/Moving.tsx";
import "./turning.css";

type TurningProps = Readonly<{
  /** What was there; null, and nothing turns. */
  was: ReactNode;
  /** Seconds from now. */
  after: number;
  children: ReactNode;
}>;

const HALF = 0.2;

export function Turning({ was, after, children }: TurningProps) {
  if (was === null) return children;
  return (
    <span className="turning">
      <Moved
        as="span"
        className="turning-was"
        moves
        along={{ rotateX: [0, -90], opacity: [1, 0] }}
        after={after}
        lasts={HALF}
      >
        <span className="turning-face" aria-hidden="true">
          {was}
        </span>
      </Moved>
      <Moved
        as="span"
        className="turning-is"
        moves
        from={{ rotateX: 90, opacity: 0 }}
        after={after + HALF}
        lasts={0.5}
        bounce={0.5}
      >
        {children}
      </Moved>
    </span>
  );
}
