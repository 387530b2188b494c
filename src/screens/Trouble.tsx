// When a screen cannot be drawn: no white page and no game data, but a way back to the last good turn.

import type { ReactNode } from "react";
import { Boundary } from "../ui/Boundary.tsx";
import { Button } from "../ui/Button.tsx";
import type { Room } from "./ports.ts";
import { useFront } from "./words.ts";

type TroubleProps = Readonly<{ room: Room | null; children: ReactNode }>;

export function Trouble({ room, children }: TroubleProps) {
  const words = useFront().notices;
  const back = (again: () => void) => {
    const { game, log } = room?.table.store.getState() ?? {};
    if (game) room?.table.resume(game, log ?? null);
    again();
  };
  return (
    <Boundary
      fallback={(again) => (
        <main className="screen" data-screen="trouble">
          <h1>{words.crashed}</h1>
          <div className="screen-gap" />
          <Button tone="primary" handle="resume" onPress={() => back(again)}>
            {words.crashedDo}
          </Button>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}
