// A file, read and checked whole; then what it would do; then, if the table wants it, done.

import { type ChangeEvent, useId, useState } from "react";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import { type DataPort, type FileFault, KINDS, type Offered, type Plan } from "./port.ts";

const STANDINGS = ["new", "newer", "apart", "here"] as const;

/** What the plan says, in lines; nothing of what comes to nothing. */
function linesOf({ data }: Catalogue, plan: Plan): readonly string[] {
  return STANDINGS.flatMap((standing) => {
    const parts = KINDS.filter((kind) => plan[kind][standing] > 0).map((kind) =>
      data[kind](plan[kind][standing]),
    );
    return parts.length > 0 ? data[standing](parts.join(", ")) : [];
  });
}

const brings = (plan: Plan) => KINDS.some((kind) => plan[kind].new + plan[kind].newer > 0);

type State = "none" | "reading" | "failed" | FileFault | Offered;

function faultOf({ data }: Catalogue, state: State): string | null {
  switch (state) {
    case "none":
    case "reading":
      return null;
    case "failed":
    case "damaged":
    case "foreign":
    case "large":
      return data[state];
    case "newer":
      return data.newerFile;
    default:
      return null;
  }
}

export function Load({ data }: Readonly<{ data: DataPort }>) {
  const words = useWords();
  const text = words.data;
  const [state, setState] = useState<State>("none");
  const field = useId();
  const fault = faultOf(words, state);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file again is a change too.
    event.currentTarget.value = "";
    if (!file) return;
    setState("reading");
    void data.read(file).then((read) => setState(read ?? "failed"));
  };
  return (
    <>
      <label className="button button-plain data-file" htmlFor={field}>
        <span className="button-label">{text.load}</span>
        <span className="button-note">{text.loadNote}</span>
      </label>
      <input
        id={field}
        className="unseen"
        type="file"
        accept=".json,application/json"
        data-testid="import"
        onChange={pick}
      />
      {state === "reading" ? <p role="status">{text.reading}</p> : null}
      {fault === null ? null : (
        <p className="data-fault" role="alert" data-testid="fault">
          {fault}
        </p>
      )}
      {typeof state === "object" ? (
        <Offer offered={state} onDone={data.restart} onFailed={() => setState("failed")} />
      ) : null}
    </>
  );
}

type OfferProps = Readonly<{ offered: Offered; onDone: () => void; onFailed: () => void }>;

function Offer({ offered, onDone, onFailed }: OfferProps) {
  const words = useWords();
  const text = words.data;
  const { plan, take } = offered;
  return (
    <div className="data-plan" data-testid="plan">
      <h2>{text.planTitle}</h2>
      {brings(plan) ? null : <p>{text.nothing}</p>}
      <ul>
        {linesOf(words, plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {brings(plan) ? (
        <Button
          tone="primary"
          handle="import-do"
          onPress={() => take().then((done) => (done ? onDone() : onFailed()))}
        >
          {text.take}
        </Button>
      ) : null}
    </div>
  );
}
