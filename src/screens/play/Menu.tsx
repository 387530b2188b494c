// What can be done at any time: leave for Home, take back, void the round. Nothing here hides the game's state.

import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import { offer, useTurn } from "./turn.ts";

type MenuProps = Readonly<{ open: boolean; onClose: () => void }>;

export function Menu({ open, onClose }: MenuProps) {
  const words = useWords();
  const { view, send, goHome } = useTurn();
  return (
    <Sheet open={open} title={words.menuSheet.title} close={words.menuSheet.goOn} onClose={onClose}>
      {offer(view, "take-back") ? (
        <Hold
          handle="take-back"
          label={words.menuSheet.takeBack}
          note={words.menuSheet.takeBackNote}
          onDone={() => send({ kind: "take-back" })}
        />
      ) : null}
      {offer(view, "void-round") ? (
        <Hold
          handle="void-round"
          label={words.menuSheet.voidRound}
          note={words.menuSheet.voidRoundNote}
          onDone={() => send({ kind: "void-round" })}
        />
      ) : null}
      <Button handle="home" note={words.menuSheet.homeNote} onPress={goHome}>
        {words.menuSheet.home}
      </Button>
    </Sheet>
  );
}
