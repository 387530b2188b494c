// An act that must not happen by accident: held or drawn up by a finger, plainly pressed by a key.
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { attachDraw, HOLD_MS } from "./draw.ts";
import "./hold.css";
import { isPlain, once } from "./press.ts";
import { isStill } from "./still.ts";

export type HoldProps = Readonly<{
  /** What it does, in a word: "Lift". */
  label: ReactNode;
  onDone: () => void;
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

const FILL = { "--hold": `${HOLD_MS}ms` } as CSSProperties;

export function Hold({
  label,
  onDone,
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
  const now = useRef({ live, onDone, mine: false });
  useEffect(() => {
    now.current = { live, onDone, mine: live && now.current.mine };
  }, [live, onDone]);

  useEffect(() => {
    const button = element.current;
    if (button === null) return undefined;
    return attachDraw(button, {
      ready: () => {
        now.current.mine = now.current.live;
        return now.current.live;
      },
      progress: (way) => button.style.setProperty("--way", String(way)),
      done: () => {
        now.current.mine = false;
        now.current.onDone();
      },
    });
  }, []);

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
      style={FILL}
      disabled={!live}
      data-unarmed={disabled || armed ? undefined : ""}
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
        <span className="hold-label">{label}</span>
        {note === undefined || note === null ? null : <span className="hold-note">{note}</span>}
      </span>
    </button>
  );
}
