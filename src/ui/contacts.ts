// Which fingers and mouse buttons are down anywhere on the page, and when one last moved.

export type Contacts = Readonly<{
  count(): number;
  /** No pointer has done anything for a second: a click now is no finger's. */
  idle(): boolean;
  onChange(listener: () => void): () => void;
  stop(): void;
}>;

const IDLE_MS = 1000;

/** Watches a window until stopped. */
export function watchContacts(window: Window): Contacts {
  const down = new Map<number, string>();
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  let last = Number.NEGATIVE_INFINITY;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const clear = () => {
    down.clear();
    tell();
  };
  const lower = (event: PointerEvent) => {
    last = performance.now();
    // The first finger of all: whatever this kind of pointer left behind is stale.
    if (event.isPrimary) {
      for (const [id, type] of down) if (type === event.pointerType) down.delete(id);
    }
    down.set(event.pointerId, event.pointerType);
    tell();
  };
  const raise = (event: PointerEvent) => {
    last = performance.now();
    if (down.delete(event.pointerId)) tell();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.buttons === 0) down.delete(event.pointerId);
  };

  const options = { capture: true, passive: true, signal: ending.signal };
  window.addEventListener("pointerdown", lower, options);
  window.addEventListener("pointerup", raise, options);
  window.addEventListener("pointercancel", raise, options);
  window.addEventListener("pointermove", move, options);
  window.addEventListener("blur", clear, { signal: ending.signal });
  window.addEventListener("pagehide", clear, { signal: ending.signal });
  window.document.addEventListener(
    "visibilitychange",
    () => {
      if (window.document.hidden) clear();
    },
    { signal: ending.signal },
  );

  return {
    count: () => down.size,
    idle: () => performance.now() - last > IDLE_MS,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => ending.abort(),
  };
}

let shared: Contacts | undefined;

/** The page's own, begun by whoever asks first and never stopped. */
export function contacts(): Contacts {
  shared ??= watchContacts(window);
  return shared;
}
