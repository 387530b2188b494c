// The running game for another phone; this one then sleeps.

import { useState } from "react";
import { Hold } from "../../ui/Hold.tsx";
import { useWords } from "../words.ts";
import { Link } from "./Link.tsx";
import { useShare } from "./port.ts";
import "./share.css";

type MoveProps = Readonly<{ onAsleep: () => void }>;

/** Stands in the menu's sheet. */
export function Move({ onAsleep }: MoveProps) {
  const { moving } = useWords();
  const port = useShare();
  const [link] = useState(port.game);
  if (link === null) return null;
  return (
    <>
      <p>{moving.scan}</p>
      <Link link={link} label={moving.picture} large={moving.large} />
      <Hold
        handle="sleep"
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
