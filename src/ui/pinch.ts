// Two fingers that spread must not zoom a game: what has slid off the screen would be out of reach.
import { useEffect } from "react";

const refuse = (event: Event) => {
  // What lies over the screen is read: there text may be made larger.
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  event.preventDefault();
};

/** Safari's own gesture, which no style sheet forbids; other browsers know no such event. */
export function useStillScreen(): void {
  useEffect(() => {
    document.addEventListener("gesturestart", refuse, { passive: false });
    return () => document.removeEventListener("gesturestart", refuse);
  }, []);
}
