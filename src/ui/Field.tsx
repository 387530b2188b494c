// A line to write in, with what is wrong with it said right there.
import { type Ref, useId } from "react";
import "./field.css";

export type FieldProps = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; null if nothing. */
  fault?: string | null;
  /** The label is for screen readers only, where the place makes it plain. */
  bare?: boolean;
  placeholder?: string;
  handle?: string;
  enter?: "next" | "done" | "go";
  onEnter?: () => void;
  input?: Ref<HTMLInputElement>;
}>;

export function Field({
  label,
  value,
  onChange,
  fault = null,
  bare = false,
  placeholder,
  handle,
  enter = "next",
  onEnter,
  input,
}: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className={bare ? "unseen" : "field-label"} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="field-input"
        type="text"
        dir="auto"
        value={value}
        placeholder={placeholder}
        data-testid={handle}
        enterKeyHint={enter}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter?.();
        }}
      />
      {fault === null ? null : (
        <p className="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
