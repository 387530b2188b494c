// What a player has left, drawn: a brass life die, pencil strokes on a mat, a life ring, gone.
import type { Pips } from "../game/words/dice.ts";
import "./lives.css";
import { pipPath } from "./pips.ts";
import { Gone, Home, Ring } from "./state.tsx";
import { Tally } from "./Tally.tsx";

export type LivesProps = Readonly<{
  lives: number;
  /** What everybody started with. */
  start: number;
  standing: "in" | "swimming" | "out" | "left";
  counting: "lives" | "penalties";
  /** The whole in words: "Anna: 4 lives". */
  label: string;
}>;

const MOST = 6;

function LifeDie({ pips }: Readonly<{ pips: number }>) {
  return (
    <svg className="lives-die" viewBox="0 0 10 10" aria-hidden="true">
      <rect className="lives-edge" x=".2" y=".2" width="9.6" height="9.6" rx="1.4" />
      <rect className="lives-face" x=".7" y=".5" width="8.6" height="8.5" rx="1.1" />
      {pips > 0 ? <path className="lives-pips" d={pipPath(pips as Pips)} /> : null}
    </svg>
  );
}

function Left({ lives }: Readonly<{ lives: number }>) {
  const second = lives - MOST;
  return (
    <>
      <LifeDie pips={Math.min(lives, MOST)} />
      {second > 0 ? <LifeDie pips={second} /> : null}
    </>
  );
}

function Drawing({ lives, start, standing, counting }: Omit<LivesProps, "label">) {
  switch (standing) {
    case "out":
      return <Gone />;
    case "left":
      return <Home />;
    case "swimming":
      return <Ring />;
    case "in":
      return counting === "penalties" ? <Tally count={start - lives} /> : <Left lives={lives} />;
  }
}

/** Its size is the font's. */
export function Lives({ label, ...rest }: LivesProps) {
  return (
    <span className={`lives lives-${rest.standing}`} role="img" aria-label={label}>
      <Drawing {...rest} />
    </span>
  );
}
