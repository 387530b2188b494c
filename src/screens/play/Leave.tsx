// Somebody went back: the phone is covered, and they say whether they meant to leave. Going back once more leaves.

import { useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import type { BackPort } from "./back.ts";

type LeaveProps = Readonly<{ back: BackPort; onHome: () => void }>;

export function useAsked(back: BackPort): boolean {
  return useSyncExternalStore(back.watch, back.asked);
}

export function Leave({ back, onHome }: LeaveProps) {
  const words = useWords().menuSheet;
  const asked = useAsked(back);
  return (
    <Sheet open={asked} title={words.leave} handle="leave-game" onClose={onHome}>
      <Button tone="primary" handle="stay" onPress={back.stay}>
        {words.goOn}
      </Button>
      <Button handle="home" note={words.homeNote} onPress={onHome}>
        {words.home}
      </Button>
    </Sheet>
  );
}
