// The line at the top of every game screen: what it is about, the rules, the menu; below, the guide.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Book } from "../help/Book.tsx";
import { Guide } from "../help/Guide.tsx";
import { useWords } from "../words.ts";
import "./bar.css";
import { useTurn } from "./turn.ts";

type BarProps = Readonly<{
  children?: ReactNode;
  /** False where the guide has a place of its own. */
  guided?: boolean;
}>;

export function Bar({ children, guided = true }: BarProps) {
  const words = useWords();
  const { armed, openMenu } = useTurn();
  return (
    <header className="bar">
      <div className="bar-text">{children}</div>
      <Book />
      <Button tone="quiet" handle="menu" label={words.menu} armed={armed} onPress={openMenu}>
        <span className="bar-dots" aria-hidden="true" />
      </Button>
      {guided ? <Guide /> : null}
    </header>
  );
}
