// An act that must not happen by accident: held or drawn up by a finger, plainly pressed by a key.
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { attachDraw, HOLD_MS, LONG_MS } from "./draw.ts";
import "./hold.css";
import { isPlain, once } from "./press.ts";
import { isStill } from "./still.ts";

export type HoldProps = Readonly<{
  /** What it does, in a word: "Lift". */
  label: ReactNode;
  onDone: () => void;
  /** How it is done: said for a while to a finger that only taps. */
  hint: string;
  /** What is being done while a finger stays: "Lifting". */
  doing?: string;
  /** It takes twice as long: where a look at the same place is held as well. */
  long?: boolean;
  /** Drawn above the word; follows the finger up. */
  children?: ReactNode;
  /** What it costs. */
  note?: ReactNode;
  tone?: "bare" | "plain" | "danger";
  armed?: boolean;
  disabled?: boolean;
  handle?: string;
  /** Accessible name, where label and note together do not say it. */
  name?: string;
  className?: string;
}>;

/** How long the hint stays, in ms. */
const HINT_MS = 2500;

export function Hold({
  label,
  onDone,
  hint,
  doing,
  long = false,
  children,
  note,
  tone = "plain",
  armed = true,
  disabled = false,
  handle,
  name,
  className = "",
}: HoldProps) {
  const element = useRef<HTMLButtonElement>(null);
  const live = armed && !disabled;
  const lasts = long ? LONG_MS : HOLD_MS;
  const [told, tell] = useState<"doing" | "hint" | null>(null);
  const now = useRef({ live, onDone, mine: false });
  useEffect(() => {
    now.current = { live, onDone, mine: live && now.current.mine };
  }, [live, onDone]);

  useEffect(() => {
    const button = element.current;
    if (button === null) return undefined;
    return attachDraw(
      button,
      {
        ready: () => {
          now.current.mine = now.current.live;
          return now.current.live;
        },
        progress: (way) => button.style.setProperty("--way", String(way)),
        // Where nothing may move, the tap itself does it.
        tell: (what) => tell(what === "hint" && isStill() ? null : what),
        done: () => {
          now.current.mine = false;
          now.current.onDone();
        },
      },
      lasts,
    );
  }, [lasts]);
  useEffect(() => {
    if (told !== "hint") return undefined;
    const timer = setTimeout(() => tell(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const said = told === "hint" ? hint : told === "doing" ? doing : undefined;

  const click = (event: MouseEvent) => {
    const tapped = now.current.mine && isStill();
    now.current.mine = false;
    if (live && (tapped || isPlain(event))) onDone();
  };

  return (
    <button
      ref={element}
      type="button"
      className={`hold hold-${tone} ${className}`}
      style={{ "--hold": `${lasts}ms` } as CSSProperties}
      disabled={!live}
      data-unarmed={disabled || armed ? undefined : ""}
      data-told={told ?? undefined}
      data-testid={handle}
      aria-label={name}
      onKeyDown={once}
      onClick={click}
    >
      {children === undefined ? null : <span className="hold-thing">{children}</span>}
      {tone === "bare" ? (
        <svg className="hold-up" viewBox="0 0 24 12" aria-hidden="true">
          <path d="M4 10 12 3l8 7" />
        </svg>
      ) : null}
      <span className="hold-plate">
        <span className="hold-fill" />
        <span className="hold-label">
          <span className="hold-mark" aria-hidden="true" />
          <span className="hold-words" data-said={said === undefined ? undefined : ""}>
            <span>{label}</span>
            {said === undefined ? null : (
              <span className="hold-said" aria-hidden="true">
                {said}
              </span>
            )}
          </span>
        </span>
        {note === undefined || note === null ? null : <span className="hold-note">{note}</span>}
      </span>
    </button>
  );
}
