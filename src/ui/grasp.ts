// What must not slip is grasped at both ends at once, or held at one for twice as long.
import { contacts } from "./contacts.ts";

export type GraspPorts = Readonly<{
  /** Whether it may begin now. */
  ready(): boolean;
  /** Where it is held; null once it is let go. */
  held(by: "one" | "both" | null): void;
  done(): void;
}>;

/** How long both ends are held, and how long one alone, in ms. */
export const BOTH_MS = 600;
export const ONE_MS = 1200;
/** How far beside it a finger may stray, in CSS pixels. */
const SLACK = 24;

/** Joins the gesture to an element; gives back what takes it off again. */
export function attachGrasp(element: HTMLElement, ports: GraspPorts): () => void {
  const ending = new AbortController();
  const fingers = contacts();
  /** Which end each finger holds. */
  const ends = new Map<number, "left" | "right">();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (ends.size === 0) return;
    ends.clear();
    clearTimeout(timer);
    ports.held(null);
  };
  const finish = () => {
    stop();
    ports.done();
  };
  const endOf = ({ clientX }: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect();
    return clientX < left + width / 2 ? "left" : "right";
  };

  const lower = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.count() > ends.size + 1) return stop();
    const end = endOf(event);
    const first = ends.size === 0;
    if (first ? !ports.ready() : ends.size > 1 || [...ends.values()].includes(end)) return stop();
    ends.set(event.pointerId, end);
    clearTimeout(timer);
    timer = setTimeout(finish, first ? ONE_MS : BOTH_MS);
    ports.held(first ? "one" : "both");
  };
  const stray = (event: PointerEvent) => {
    if (!ends.has(event.pointerId)) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left - SLACK || x > right + SLACK || y < top - SLACK || y > bottom + SLACK) stop();
  };
  const lift = (event: PointerEvent) => {
    if (ends.has(event.pointerId)) stop();
  };
  /** A finger anywhere else is a palm. */
  const elsewhere = (event: PointerEvent) => {
    if (!(event.target instanceof Node && element.contains(event.target))) stop();
  };
  const hide = () => {
    if (document.hidden) stop();
  };

  const { signal } = ending;
  element.addEventListener("pointerdown", lower, { signal });
  window.addEventListener("pointerdown", elsewhere, { capture: true, signal });
  window.addEventListener("pointermove", stray, { capture: true, passive: true, signal });
  window.addEventListener("pointerup", lift, { capture: true, signal });
  window.addEventListener("pointercancel", lift, { capture: true, signal });
  window.addEventListener("blur", stop, { signal });
  window.addEventListener("pagehide", stop, { signal });
  document.addEventListener("visibilitychange", hide, { signal });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });

  return () => {
    stop();
    ending.abort();
  };
}
