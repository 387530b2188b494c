// Before a new game: the unfinished one is put away, not lost, and that is said first.

import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useFront } from "../words.ts";

type AskProps = Readonly<{
  open: boolean;
  /** Who sits in the unfinished game. */
  names: string;
  onClose: () => void;
  onDone: () => void;
}>;

export function Ask({ open, names, onClose, onDone }: AskProps) {
  const words = useFront();
  return (
    <Sheet open={open} title={words.home.putAwayTitle} close={words.cancel} onClose={onClose}>
      <p>{words.home.putAwayText(names)}</p>
      <Button tone="primary" handle="put-away" onPress={onDone}>
        {words.home.putAwayDo}
      </Button>
    </Sheet>
  );
}
