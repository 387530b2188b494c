// The sign in the bar that opens the rules over any screen of a game: the turn stands still meanwhile.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Card } from "../card/Card.tsx";
import { useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";
import "./help.css";

export function Book() {
  const words = useWords();
  const { view, armed } = useTurn();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        handle="rules-card"
        label={words.card.open}
        armed={armed}
        onPress={() => setOpen(true)}
      >
        <svg className="book" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zm0 0v14" />
        </svg>
      </Button>
      <Sheet
        open={open}
        title={words.card.title}
        close={words.card.close}
        handle="rules-sheet"
        long
        onClose={() => setOpen(false)}
      >
        <Card rules={view.ruleset} />
      </Sheet>
    </>
  );
}
