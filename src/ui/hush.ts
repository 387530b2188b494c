// What a tap brings beside its press and its click: nothing here listens to it. React would hear it all at its
// root, and look through the whole tree for somebody who wants it, before the tap itself is told.

/** Heard by nobody, or by the window on its way down only. */
export const UNHEARD = [
  ...["pointerover", "pointerout", "pointermove", "pointerup", "pointercancel"],
  ...[
    "gotpointercapture",
    "touchend",
    "mouseover",
    "mouseout",
    "mousemove",
    "mousedown",
    "mouseup",
  ],
] as const;

/** Takes the window; keeps from everything below it what is unheard. What the browser does by itself goes on. */
export function hush(page: Window): void {
  for (const name of UNHEARD) {
    page.addEventListener(name, (event) => event.stopPropagation(), {
      capture: true,
      passive: true,
    });
  }
}
