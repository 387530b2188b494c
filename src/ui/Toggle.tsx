// On or off: a native checkbox, drawn as a switch.
import type { ReactNode } from "react";
import "./choice.css";

export type ToggleProps = Readonly<{
  label: ReactNode;
  note?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  handle?: string;
}>;

export function Toggle({ label, note, on, onChange, disabled = false, handle }: ToggleProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        data-testid={handle}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="choice-text">
        <span className="choice-label">{label}</span>
        {note === undefined ? null : <small>{note}</small>}
      </span>
      <span className="toggle-track" />
    </label>
  );
}
