// Rules are given a name, and stand beside the traditions from then on.

import { useState } from "react";
import { cleanName, nameFault } from "../../game/flow/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";

type SaveProps = Readonly<{
  open: boolean;
  /** Names that are taken: the other rulesets' and the traditions'. */
  taken: readonly string[];
  onClose: () => void;
  onSave: (name: string) => void;
}>;

export function Save({ open, taken, onClose, onSave }: SaveProps) {
  const words = useWords();
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const fault = nameFault(name, taken);
  const shown = tried ? fault : null;
  const save = () => {
    setTried(true);
    if (fault !== null) return;
    onSave(cleanName(name));
    setName("");
    setTried(false);
  };
  return (
    <Sheet open={open} title={words.own.save} close={words.cancel} onClose={onClose}>
      <Field
        label={words.own.saveAs}
        value={name}
        handle="own-new-name"
        fault={shown ? words.own.faults[shown] : null}
        enter="done"
        onEnter={save}
        onChange={setName}
      />
      <Button tone="primary" handle="own-save-do" onPress={save}>
        {words.own.saveDo}
      </Button>
    </Sheet>
  );
}
