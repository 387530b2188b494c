// Looking without holding, for a screen reader or a switch: it warns first, and asks to be pressed again.
import { type RefObject, useEffect, useState } from "react";

export type AsideWords = Readonly<{
  /** "Look without holding". */
  open: string;
  /** "Your screen reader will say the dice aloud…": what the second press does. */
  warn: string;
}>;

type AsideProps = Readonly<{
  button: RefObject<HTMLButtonElement | null>;
  words: AsideWords;
  onLook: () => void;
}>;

const ASKED_MS = 10_000;

export function Aside({ button, words, onLook }: AsideProps) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), ASKED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const press = () => {
    setAsked(!asked);
    if (asked) onLook();
  };
  return (
    <button
      ref={button}
      type="button"
      className={asked ? "cup-aside" : "cup-aside unseen"}
      data-testid="look"
      onClick={press}
    >
      {asked ? words.warn : words.open}
    </button>
  );
}
