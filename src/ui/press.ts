// A click acts only if its finger came down on the same control while that was armed.
import type { KeyboardEvent, MouseEvent } from "react";
import { useEffect, useRef } from "react";
import { contacts } from "./contacts.ts";

type Clicked = Readonly<{ detail: number }>;

/** A click that no finger made: a key, or assistive technology. */
export const isPlain = (event: Clicked): boolean => event.detail === 0 || contacts().idle();

/** A key that is kept down presses once: what it pressed may have brought the next screen. */
export const once = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
};

/** So long what was pressed stays sunk in after the finger has gone, in ms: most often its screen is gone by then. */
const RISE_MS = 150;

/**
 * Sinks in under the finger at once. The browser's own sign of a press comes late or, with a quick finger, at its
 * end, where it has the page drawn twice before the tap is even told.
 */
export function sink({ dataset }: HTMLElement): void {
  const fingers = contacts();
  const rise = () => {
    if (fingers.count() === 0) delete dataset["down"];
  };
  dataset["down"] = "";
  const stop = fingers.onChange(() => {
    if (fingers.count() > 0) return;
    stop();
    setTimeout(rise, RISE_MS);
  });
}

export type Press = Readonly<{
  onPointerDown: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}>;

/** What is pressed again before its act is done acts no second time. */
export function usePress(act: (() => unknown) | undefined, armed: boolean): Press {
  const mine = useRef(false);
  const doing = useRef(false);
  useEffect(() => {
    // Begins to watch, so that the first click is told from a finger's.
    contacts();
    if (!armed) mine.current = false;
  }, [armed]);
  return {
    onKeyDown: once,
    onPointerDown: () => {
      mine.current = armed;
    },
    onClick: (event) => {
      const own = mine.current || isPlain(event);
      mine.current = false;
      if (!armed || !own || doing.current) return;
      const done = act?.();
      if (!(done instanceof Promise)) return;
      doing.current = true;
      void done.finally(() => {
        doing.current = false;
      });
    },
  };
}
