// A small number with a step down and a step up; drawn by the caller, so that it is never a bare number.
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import "./stepper.css";

export type StepperProps = Readonly<{
  /** What is counted: "Lives". */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value in words: "6 lives". */
  text: string;
  less: string;
  more: string;
  /** The value drawn; the text if nothing. */
  children?: ReactNode;
  handle?: string;
}>;

export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
  text,
  less,
  more,
  children,
  handle,
}: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label} data-testid={handle}>
      <Button label={less} disabled={value <= min} onPress={() => onChange(value - 1)}>
        −
      </Button>
      <span className="stepper-value">
        {children}
        <output className={children === undefined ? "" : "unseen"}>{text}</output>
      </span>
      <Button label={more} disabled={value >= max} onPress={() => onChange(value + 1)}>
        +
      </Button>
    </fieldset>
  );
}
