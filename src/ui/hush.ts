// React asks its root for every event there is, and looks through the whole tree for somebody who wants it. What a
// tap brings beside its press and its click nobody here wants, and yet the tap had to wait for it.

/** What no component listens to; whoever needs one of them has it from the window or an element itself. */
export const UNHEARD: readonly string[] = [
  ...["pointerover", "pointerout", "pointermove", "pointerup", "pointercancel"],
  ...["gotpointercapture", "lostpointercapture"],
  ...["touchstart", "touchmove", "touchend", "touchcancel"],
  ...["mouseover", "mouseout", "mousemove", "mousedown", "mouseup"],
];

/** Takes a root and what begins to listen to it; gives what that gives. It is not told of what is unheard. */
export function hushed<T>(root: HTMLElement, begin: (root: HTMLElement) => T): T {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (name: string, ...how: [EventListenerOrEventListenerObject]) => {
    if (!UNHEARD.includes(name)) listen(name, ...how);
  };
  try {
    return begin(root);
  } finally {
    // Its own again, as the browser has made it.
    Reflect.deleteProperty(root, "addEventListener");
  }
}
