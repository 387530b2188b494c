// What is pressed. Brass for the one main act, engraved wood for the others, wine for what hurts.
import type { ReactNode } from "react";
import "./button.css";
import { sink, usePress } from "./press.ts";

export type ButtonProps = Readonly<{
  children: ReactNode;
  /** Gives a promise where it takes its time: until then it is not pressed again. */
  onPress: () => unknown;
  tone?: "primary" | "plain" | "quiet" | "danger";
  /** Small, second line: what it costs, what comes next. */
  note?: ReactNode;
  /** False until the screen has been up long enough (useArmed). */
  armed?: boolean;
  disabled?: boolean;
  /** Its data-testid. */
  handle?: string;
  /** Accessible name, where what is drawn does not say it. */
  label?: string;
  pressed?: boolean;
  expanded?: boolean;
  submit?: boolean;
  className?: string;
}>;

export function Button({
  children,
  onPress,
  tone = "plain",
  note,
  armed = true,
  disabled = false,
  handle,
  label,
  pressed,
  expanded,
  submit = false,
  className = "",
}: ButtonProps) {
  const live = armed && !disabled;
  const press = usePress(onPress, live);
  return (
    <button
      type={submit ? "submit" : "button"}
      className={`button button-${tone} ${className}`}
      disabled={!live}
      data-unarmed={disabled || armed ? undefined : ""}
      data-testid={handle}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...press}
      onPointerDown={({ currentTarget }) => {
        press.onPointerDown();
        if (live) sink(currentTarget);
      }}
    >
      <span className="button-label">{children}</span>
      {note === undefined || note === null ? null : <span className="button-note">{note}</span>}
    </button>
  );
}
