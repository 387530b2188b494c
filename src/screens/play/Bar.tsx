// The line at the top of every game screen: what it is about, the rules, the menu; below, the guide.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Book } from "../help/Book.tsx";
import { useHelp } from "../help/help.ts";
import { useWords } from "../words.ts";
import "./bar.css";
import { useTurn } from "./turn.ts";

export function Bar({ children }: Readonly<{ children?: ReactNode }>) {
  const words = useWords();
  const { armed, openMenu } = useTurn();
  const { guide } = useHelp();
  return (
    <header className="bar">
      <div className="bar-text">{children}</div>
      <Book />
      <Button tone="quiet" handle="menu" label={words.menu} armed={armed} onPress={openMenu}>
        <span className="bar-dots" aria-hidden="true" />
      </Button>
      {guide === null ? null : (
        <p className="guide" data-testid="guide">
          {guide}
        </p>
      )}
    </header>
  );
}
