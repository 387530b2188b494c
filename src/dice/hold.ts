// The hold: the dice are in the document while a finger, or a key, is verifiably down, and at no other time.
import { contacts } from "../ui/contacts.ts";
import { drawPeek, type PeekContent } from "./draw.ts";

export type HoldPorts = Readonly<{
  /** Reads the secret, when it is to be shown and not before. Null: nothing to show. */
  peek(): PeekContent | null;
  /** Somebody has looked: told once a hold, after the dice are shown. */
  onLook(): void;
  /** Whether a hold may begin now. */
  ready(): boolean;
}>;

export type HoldParts = Readonly<{
  /** Carries `data-open` during a look. */
  cup: HTMLElement;
  /** What is held. */
  pad: HTMLElement;
  /** Where the dice are written. Nothing else may write there. */
  room: HTMLElement;
}>;

export type HoldControl = Readonly<{
  /** A look without holding, at most LOOK_MS long, with its name in focus. */
  look(): void;
  cover(): void;
  detach(): void;
}>;

/** How far a finger may stray from the pad, in CSS pixels. */
export const SLACK_PX = 24;
/** The longest a hold lasts on which nothing stirs. */
export const WATCH_MS = 20_000;
/** The longest a look without holding lasts. */
export const LOOK_MS = 8_000;

type Owner = "key" | "look" | number;

/** Keys that end a look without holding; the others are a screen reader's own. */
const LEAVING = ["Escape", "Tab", "Enter", " "];

const isKey = (event: KeyboardEvent) => event.key === " " || event.key === "Enter";

export function attachHold({ cup, pad, room }: HoldParts, ports: HoldPorts): HoldControl {
  const ending = new AbortController();
  const fingers = contacts();
  let owner: Owner | null = null;
  let field: DOMRect | null = null;
  let back: HTMLElement | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const cover = () => {
    if (owner === null) return;
    const held = owner;
    owner = null;
    room.replaceChildren();
    delete cup.dataset["open"];
    clearTimeout(watch);
    back?.focus({ preventScroll: true });
    back = null;
    if (typeof held !== "number") return;
    try {
      pad.releasePointerCapture(held);
    } catch {
      // It was never captured, or is gone.
    }
  };
  const rest = () => {
    clearTimeout(watch);
    watch = setTimeout(cover, WATCH_MS);
  };

  /** Gives what carries the roll's name, or null if nothing was shown. */
  const show = (who: Owner): HTMLElement | null => {
    if (owner !== null || document.hidden || !ports.ready()) return null;
    const content = ports.peek();
    if (content === null) return null;
    owner = who;
    const named = drawPeek(room, content);
    cup.dataset["open"] = "";
    setTimeout(ports.onLook, 0);
    rest();
    return named;
  };

  const lower = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || fingers.count() > 1) return cover();
    field = pad.getBoundingClientRect();
    if (show(event.pointerId) === null) return;
    try {
      pad.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already; the window hears its end.
    }
  };
  const another = (event: PointerEvent) => {
    if (owner !== null && event.pointerId !== owner) cover();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== owner || field === null) return;
    const out =
      event.clientX < field.left - SLACK_PX ||
      event.clientX > field.right + SLACK_PX ||
      event.clientY < field.top - SLACK_PX ||
      event.clientY > field.bottom + SLACK_PX;
    if (out || (event.pointerType === "mouse" && event.buttons === 0)) cover();
    else rest();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId === owner) cover();
  };
  const hidden = () => {
    if (document.hidden) cover();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!isKey(event) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat && fingers.count() === 0) show("key");
  };
  const keyUp = (event: KeyboardEvent) => {
    // Some browsers click on the way up whatever became of the way down.
    if (isKey(event) && event.target === pad) event.preventDefault();
    if (owner === "key") cover();
  };
  const anyKey = (event: KeyboardEvent) => {
    if (owner === "look" && !LEAVING.includes(event.key)) return;
    if (owner === "key" && event.repeat && isKey(event)) rest();
    else cover();
  };
  const away = () => {
    if (owner !== "look") cover();
  };
  const moved = (event: FocusEvent) => {
    if (event.relatedTarget !== null) back = null;
    cover();
  };
  const menu = (event: Event) => {
    event.preventDefault();
    cover();
  };
  const refuse = (event: Event) => event.preventDefault();

  const { signal } = ending;
  const first = { capture: true, signal };
  window.addEventListener("pointerdown", another, first);
  window.addEventListener("pointermove", move, { ...first, passive: true });
  window.addEventListener("pointerup", end, first);
  window.addEventListener("pointercancel", end, first);
  window.addEventListener("keydown", anyKey, first);
  window.addEventListener("keyup", keyUp, first);
  for (const name of ["blur", "pagehide", "resize", "orientationchange", "contextmenu"]) {
    window.addEventListener(name, cover, { signal });
  }
  // Two fingers, as Safari tells of them.
  window.addEventListener("gesturestart", cover, first);
  document.addEventListener("visibilitychange", hidden, first);
  document.addEventListener("freeze", cover, { signal });
  pad.addEventListener("lostpointercapture", end, { signal });
  pad.addEventListener("blur", away, { signal });
  pad.addEventListener("keydown", keyDown, { signal });
  room.addEventListener("focusout", moved, { signal });
  cup.addEventListener("contextmenu", menu, { signal });
  cup.addEventListener("dragstart", refuse, { signal });
  cup.addEventListener("selectstart", refuse, { signal });
  pad.addEventListener("touchstart", refuse, { passive: false, signal });
  pad.addEventListener("pointerdown", lower, { signal });

  return {
    look: () => {
      const from = document.activeElement;
      const named = show("look");
      if (named === null) return;
      named.focus({ preventScroll: true });
      back = from instanceof HTMLElement ? from : null;
      clearTimeout(watch);
      watch = setTimeout(cover, LOOK_MS);
    },
    cover,
    detach: () => {
      cover();
      ending.abort();
    },
  };
}
