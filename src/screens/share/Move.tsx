// The running game for another phone; this one then sleeps.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import { Link } from "./Link.tsx";
import { useShare } from "./port.ts";
import "./share.css";

type MoveProps = Readonly<{ onAsleep: () => void }>;

/** The button and its sheet. */
export function Move({ onAsleep }: MoveProps) {
  const words = useWords();
  const { moving } = words;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button handle="move-game" onPress={() => setOpen(true)}>
        {moving.open}
      </Button>
      <Sheet open={open} title={moving.title} close={words.close} onClose={() => setOpen(false)}>
        <Away onAsleep={onAsleep} />
      </Sheet>
    </>
  );
}

/** The link is made when the sheet opens: the game stands still under it. */
function Away({ onAsleep }: MoveProps) {
  const { moving, hold } = useWords();
  const port = useShare();
  const [link] = useState(port.game);
  if (link === null) return null;
  return (
    <>
      <p>{moving.scan}</p>
      <Link link={link} label={moving.picture} large={moving.large} />
      <Hold
        handle="sleep"
        hint={hold.down}
        label={moving.sleep}
        note={moving.sleepNote}
        onDone={() => {
          void port.sleep().then((asleep) => {
            if (asleep) onAsleep();
          });
        }}
      />
    </>
  );
}
