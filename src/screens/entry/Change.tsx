// What was entered of a real cup can be changed until the next round starts or Over is left.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { offer, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import "./change.css";
import { Pick } from "./Pick.tsx";

export function Change({ tone = "plain" }: Readonly<{ tone?: "plain" | "quiet" }>) {
  const words = useWords();
  const { view, armed } = useTurn();
  const [open, setOpen] = useState(false);
  if (!offer(view, "enter")) return null;
  return (
    <>
      <Button
        tone={tone}
        handle="change-roll"
        className="change-do"
        armed={armed}
        onPress={() => setOpen(true)}
      >
        {words.entry.change}
      </Button>
      <Sheet
        open={open}
        title={words.entry.title}
        close={words.cancel}
        onClose={() => setOpen(false)}
      >
        <Pick armed />
      </Sheet>
    </>
  );
}
