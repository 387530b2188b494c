// Dragging a line of a list to another place, by its handle: told at each place it passes.

import type { PointerEvent } from "react";

/** Which of its list's lines lies at that height, in CSS pixels from the top of the window. */
function placeAt(list: Element, y: number): number {
  const lines = [...list.children];
  const below = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
  return below < 0 ? lines.length - 1 : below;
}

/**
 * Gives what a handle listens to. `index`: where its line stands as the drag begins. The line keeps its
 * key, so that it moves under the finger and the pointer stays its own.
 */
export function dragBy(
  index: number,
  onMove: (from: number, to: number) => void,
): (event: PointerEvent<HTMLElement>) => void {
  return (event) => {
    const handle = event.currentTarget;
    const list = handle.closest("ol");
    if (!event.isPrimary || event.button !== 0 || list === null) return;
    const { pointerId } = event;
    const ending = new AbortController();
    const { signal } = ending;
    let from = index;
    const stop = () => ending.abort();
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const to = placeAt(list, moved.clientY);
      if (to === from) return;
      onMove(from, to);
      from = to;
    };
    window.addEventListener("pointermove", move, { signal });
    for (const name of ["pointerup", "pointercancel", "blur"]) {
      window.addEventListener(name, stop, { signal });
    }
  };
}
