// One of a few, each on its own line: native radio buttons.
import { type ReactNode, useId } from "react";
import "./choice.css";

export type Option<T extends string> = Readonly<{
  value: T;
  label: ReactNode;
  note?: ReactNode;
  handle?: string;
  /** It cannot be picked now; the note says why. */
  barred?: boolean;
}>;

export type ChoiceProps<T extends string> = Readonly<{
  legend: ReactNode;
  options: readonly Option<T>[];
  value: T;
  onPick: (value: T) => void;
  /** `row`: side by side, for two or three short ones. */
  lay?: "column" | "row";
}>;

export function Choice<T extends string>({
  legend,
  options,
  value,
  onPick,
  lay = "column",
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={`choice choice-${lay}`}>
      <legend className="choice-legend">{legend}</legend>
      {options.map((option) => (
        <label className="choice-option" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.barred}
            data-testid={option.handle}
            onChange={() => onPick(option.value)}
          />
          <span className="choice-mark" />
          <span className="choice-text">
            <span className="choice-label">{option.label}</span>
            {option.note === undefined ? null : <small>{option.note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
