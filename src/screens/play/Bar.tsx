// The line at the top of every game screen: the menu, and what the screen is about.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import "./bar.css";
import { useTurn } from "./turn.ts";

export function Bar({ children }: Readonly<{ children?: ReactNode }>) {
  const words = useWords();
  const { armed, openMenu } = useTurn();
  return (
    <header className="bar">
      <div className="bar-text">{children}</div>
      <Button tone="quiet" handle="menu" label={words.menu} armed={armed} onPress={openMenu}>
        <span className="bar-dots" aria-hidden="true" />
      </Button>
    </header>
  );
}
