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

/** A name that takes a second line, in letters. */
const LONG = 16;

export function Bar({ children, guided = true }: BarProps) {
  const words = useWords();
  const { view, armed, openMenu } = useTurn();
  const long = view.players.some(({ name }) => name.length > LONG);
  return (
    <header className="bar" data-long={long ? "" : undefined}>
      <div className="bar-text">{children}</div>
      <Book />
      <Button tone="quiet" handle="menu" label={words.menu} armed={armed} onPress={openMenu}>
        <span className="bar-dots" aria-hidden="true" />
      </Button>
      {guided ? <Guide /> : null}
    </header>
  );
}
