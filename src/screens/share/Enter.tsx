// A code from another table, typed in.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import { type Brought, type Fault, useShare } from "./port.ts";
import "./share.css";

type EnterProps = Readonly<{ onBrought: (brought: Brought) => void }>;

/** The button and its sheet. */
export function Enter({ onBrought }: EnterProps) {
  const words = useWords();
  const { enter } = words;
  const port = useShare();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const show = () => {
    const brought = port.read(typed);
    if (brought.kind === "fault") setFault(brought.fault);
    else onBrought(brought);
  };
  return (
    <>
      <Button handle="enter-code" onPress={() => setOpen(true)}>
        {enter.open}
      </Button>
      <Sheet open={open} title={enter.title} close={words.cancel} onClose={() => setOpen(false)}>
        <Field
          label={enter.field}
          value={typed}
          placeholder="1XXX-XXXX-XXXX"
          handle="code-field"
          enter="go"
          fault={fault === null ? null : enter[fault]}
          onChange={(value) => {
            setTyped(value);
            setFault(null);
          }}
          onEnter={show}
        />
        <Button tone="primary" handle="show-rules" disabled={typed.trim() === ""} onPress={show}>
          {enter.show}
        </Button>
      </Sheet>
    </>
  );
}
