// A hold or an upward draw of one finger, written outside React so that it follows the finger.
import { contacts } from "./contacts.ts";

export type DrawPorts = Readonly<{
  /** Whether it may begin now. */
  ready(): boolean;
  /** How far it has got by the finger's way, 0 to 1. */
  progress(way: number): void;
  /** What it wears: from when it is seen to be a hold; let go of too soon for anything; neither. */
  tell(what: "doing" | "hint" | null): void;
  done(): void;
}>;

export const HOLD_MS = 600;
/** Where a hold must not be taken for a look: long enough to be let go of. */
export const LONG_MS = 1200;
/** From when a finger that stays is told what it is doing. */
export const TELL_MS = 200;
/** A draw that got this far and was taken back knows how it is done. */
const DRAWN = 0.25;
/** How far up a finger draws, in CSS pixels. */
export const DRAW_PX = 84;

/** Joins the gesture to an element; gives back what takes it off again. */
export function attachDraw(
  element: HTMLElement,
  ports: DrawPorts,
  lasts: number = HOLD_MS,
): () => void {
  const ending = new AbortController();
  const fingers = contacts();
  let owner: number | null = null;
  let from = 0;
  let far = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (owner === null) return;
    owner = null;
    clearTimeout(timer);
    clearTimeout(telling);
    delete element.dataset["held"];
    ports.progress(0);
    ports.tell(null);
  };
  const finish = () => {
    stop();
    ports.done();
  };

  const lower = (event: PointerEvent) => {
    if (owner !== null) return stop();
    if (!event.isPrimary || event.button !== 0 || fingers.count() > 1 || !ports.ready()) return;
    owner = event.pointerId;
    from = event.clientY;
    far = 0;
    element.dataset["held"] = "";
    ports.tell(null);
    timer = setTimeout(finish, lasts);
    telling = setTimeout(() => ports.tell("doing"), TELL_MS);
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already; the window hears its end.
    }
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== owner) return;
    const way = Math.min(1, Math.max(0, (from - event.clientY) / DRAW_PX));
    far = Math.max(far, way);
    if (way >= 1) finish();
    else ports.progress(way);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== owner) return;
    stop();
    if (event.type === "pointerup" && far < DRAWN) ports.tell("hint");
  };
  const second = (event: PointerEvent) => {
    if (owner !== null && event.pointerId !== owner) stop();
  };
  const hide = () => {
    if (document.hidden) stop();
  };

  const { signal } = ending;
  element.addEventListener("pointerdown", lower, { signal });
  element.addEventListener("lostpointercapture", end, { signal });
  window.addEventListener("pointerdown", second, { capture: true, signal });
  window.addEventListener("pointermove", move, { capture: true, passive: true, signal });
  window.addEventListener("pointerup", end, { capture: true, signal });
  window.addEventListener("pointercancel", end, { capture: true, signal });
  window.addEventListener("blur", stop, { signal });
  window.addEventListener("pagehide", stop, { signal });
  document.addEventListener("visibilitychange", hide, { signal });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });

  return () => {
    stop();
    ending.abort();
  };
}
