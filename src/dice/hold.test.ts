// @vitest-environment jsdom
// The hold in every way it can end: the dice are gone within the event that ends it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PIPS } from "../game/words/dice.ts";
import type { PeekContent } from "./draw.ts";
import { attachHold, type HoldControl, LOOK_MS, WATCH_MS } from "./hold.ts";

const SECRET: PeekContent = { dice: [6, 3], name: "sixty-three", notes: ["only 64 or more"] };
const BOX = { left: 100, right: 300, top: 400, bottom: 600 };

let cup: HTMLElement;
let pad: HTMLElement;
let room: HTMLElement;
let hold: HoldControl;
let ready: boolean;
let secret: PeekContent | null;
const onLook = vi.fn();

const shown = () => document.querySelectorAll("[data-testid=die]").length;

type Finger = { id?: number; primary?: boolean; x?: number; y?: number; button?: number };

function pointer(type: string, at: EventTarget, finger: Finger = {}, kind = "touch") {
  const { id = 1, primary = true, x = 200, y = 500, button = 0 } = finger;
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: id,
    isPrimary: primary,
    pointerType: kind,
    button,
    buttons: type === "pointerup" ? 0 : 1,
    clientX: x,
    clientY: y,
  });
  at.dispatchEvent(event);
  return event;
}
const key = (type: string, name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more });
  pad.dispatchEvent(event);
  return event;
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  onLook.mockClear();
  ready = true;
  secret = SECRET;
  document.body.innerHTML =
    '<div id="cup"><button id="pad"></button><div id="room"></div></div><button id="other"></button>';
  const byId = (id: string) => document.getElementById(id) ?? document.body;
  [cup, pad, room] = [byId("cup"), byId("pad"), byId("room")];
  pad.getBoundingClientRect = () => ({ ...BOX }) as DOMRect;
  hold = attachHold({ cup, pad, room }, { peek: () => secret, onLook, ready: () => ready });
});

afterEach(() => {
  hold.detach();
  hide(false);
  window.dispatchEvent(new Event("blur"));
  vi.useRealTimers();
});

const capturing: readonly [string, (() => void) | undefined][] = [
  ["missing", undefined],
  ["working", () => {}],
  [
    "throwing",
    () => {
      throw new DOMException("No active pointer", "NotFoundError");
    },
  ],
];

describe.each(capturing)("with pointer capture %s", (_, capture) => {
  beforeEach(() => {
    if (capture === undefined) return;
    pad.setPointerCapture = capture;
    pad.releasePointerCapture = capture;
  });

  test("a finger shows the dice, their name and the notes at once", () => {
    pointer("pointerdown", pad);
    const dice = [...room.querySelectorAll<SVGElement>("[data-testid=die]")];
    expect(dice.map((die) => die.getAttribute("data-pips"))).toEqual(["6", "3"]);
    expect(room.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("sixty-three");
    expect(room.textContent).toContain("only 64 or more");
    expect(cup.dataset["open"]).toBe("");
  });

  const endings: readonly [string, () => void][] = [
    ["pointerup on the pad", () => pointer("pointerup", pad)],
    ["pointerup elsewhere", () => pointer("pointerup", document.body)],
    ["pointercancel", () => pointer("pointercancel", pad)],
    ["lostpointercapture", () => pointer("lostpointercapture", pad)],
    ["blur of the window", () => window.dispatchEvent(new Event("blur"))],
    ["blur of the pad", () => pad.dispatchEvent(new FocusEvent("blur"))],
    ["a hidden page", () => hide(true)],
    ["pagehide", () => window.dispatchEvent(new Event("pagehide"))],
    ["freeze", () => document.dispatchEvent(new Event("freeze"))],
    ["a context menu", () => pad.dispatchEvent(new Event("contextmenu", { bubbles: true }))],
    ["resize", () => window.dispatchEvent(new Event("resize"))],
    ["orientationchange", () => window.dispatchEvent(new Event("orientationchange"))],
    ["a pinch", () => window.dispatchEvent(new Event("gesturestart"))],
    ["a second finger on the pad", () => pointer("pointerdown", pad, { id: 2, primary: false })],
    [
      "a second finger elsewhere",
      () => pointer("pointerdown", document.body, { id: 2, primary: false }),
    ],
    ["25 px past the left", () => pointer("pointermove", pad, { x: BOX.left - 25 })],
    ["25 px past the right", () => pointer("pointermove", pad, { x: BOX.right + 25 })],
    ["25 px past the top", () => pointer("pointermove", pad, { y: BOX.top - 25 })],
    ["25 px past the bottom", () => pointer("pointermove", pad, { y: BOX.bottom + 25 })],
    ["a key", () => key("keydown", "a")],
    ["20 seconds in which nothing stirs", () => vi.advanceTimersByTime(WATCH_MS)],
    ["being told to cover", () => hold.cover()],
    ["being taken off", () => hold.detach()],
  ];

  test.each(endings)("%s covers within the event", (_name, end) => {
    const before = document.body.innerHTML;
    pointer("pointerdown", pad);
    expect(shown()).toBe(2);
    end();
    expect(shown()).toBe(0);
    expect(document.body.innerHTML).toBe(before);
  });

  test.each(endings)("after %s nothing but a fresh finger shows them", (_name, end) => {
    pointer("pointerdown", pad);
    end();
    pointer("pointermove", pad);
    hide(true);
    hide(false);
    window.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(WATCH_MS);
    expect(shown()).toBe(0);
  });
});

test("straying up to 24 px keeps them", () => {
  pointer("pointerdown", pad);
  pointer("pointermove", pad, { x: BOX.left - 24, y: BOX.top - 24 });
  expect(shown()).toBe(2);
});

test("coming back onto the pad does not show them again", () => {
  pointer("pointerdown", pad);
  pointer("pointermove", pad, { x: 0 });
  pointer("pointermove", pad);
  expect(shown()).toBe(0);
});

test("another finger's end is not this finger's", () => {
  pointer("pointerdown", pad);
  pointer("pointerup", document.body, { id: 7, primary: false });
  expect(shown()).toBe(2);
});

test("with a second finger down no hold begins, whichever is lifted first", () => {
  pointer("pointerdown", document.body, { id: 1 });
  pointer("pointerdown", pad, { id: 2, primary: false });
  expect(shown()).toBe(0);
  pointer("pointerup", document.body, { id: 1 });
  expect(shown()).toBe(0);
  pointer("pointerup", pad, { id: 2, primary: false });
  pointer("pointerdown", pad, { id: 3 });
  expect(shown()).toBe(2);
});

test.each([
  ["not primary", { primary: false }],
  ["another button", { button: 2 }],
] as const)("a pointer that is %s shows nothing", (_, finger) => {
  pointer("pointerdown", pad, finger);
  expect(shown()).toBe(0);
});

test("a mouse let go outside the window covers when it is next seen", () => {
  pointer("pointerdown", pad, {}, "mouse");
  expect(shown()).toBe(2);
  const event = new PointerEvent("pointermove", { pointerId: 1, pointerType: "mouse", buttons: 0 });
  window.dispatchEvent(event);
  expect(shown()).toBe(0);
});

test("nothing is shown on a hidden page, before it is ready, or when there is no secret", () => {
  hide(true);
  pointer("pointerdown", pad);
  expect(shown()).toBe(0);
  hide(false);
  ready = false;
  pointer("pointerdown", pad);
  expect(shown()).toBe(0);
  ready = true;
  secret = null;
  pointer("pointerdown", pad);
  expect(shown()).toBe(0);
  vi.runAllTimers();
  expect(onLook).not.toHaveBeenCalled();
});

test("a look is told once a hold, after it is shown", () => {
  pointer("pointerdown", pad);
  expect(onLook).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  pointer("pointermove", pad);
  pointer("pointerup", pad);
  vi.runAllTimers();
  expect(onLook).toHaveBeenCalledTimes(1);
});

test("the pad keeps the browser's own answers to a long press away", () => {
  const fired = ["touchstart", "contextmenu", "dragstart", "selectstart"].map((name) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    pad.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(fired).toEqual([true, true, true, true]);
});

describe("a key", () => {
  test.each([" ", "Enter"])("%j held shows, repeats keep, its end covers", (name) => {
    expect(key("keydown", name).defaultPrevented).toBe(true);
    const first = room.firstChild;
    expect(shown()).toBe(2);
    for (let n = 0; n < 5; n++) key("keydown", name, { repeat: true });
    expect(room.firstChild).toBe(first);
    key("keyup", name);
    expect(shown()).toBe(0);
  });

  test("that was already down when the focus came shows nothing", () => {
    key("keydown", " ", { repeat: true });
    expect(shown()).toBe(0);
  });

  test.each(["Tab", "Escape", "Shift"])("%s covers a look that another key holds", (name) => {
    key("keydown", " ");
    key("keydown", name);
    expect(shown()).toBe(0);
  });

  test("and a blur covers", () => {
    key("keydown", " ");
    pad.dispatchEvent(new FocusEvent("blur"));
    expect(shown()).toBe(0);
  });

  test("on another control is left alone", () => {
    const other = document.getElementById("other");
    const event = new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true });
    other?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe("a look without holding", () => {
  test("puts its name in focus, ends by itself and gives the focus back", () => {
    const other = document.getElementById("other");
    other?.focus();
    hold.look();
    expect(shown()).toBe(2);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("sixty-three");
    vi.advanceTimersByTime(LOOK_MS - 1);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(0);
    expect(document.activeElement).toBe(other);
  });

  test.each([
    ["any finger", () => pointer("pointerdown", document.body)],
    ["Escape", () => key("keydown", "Escape")],
    ["Tab", () => key("keydown", "Tab")],
    ["blur", () => window.dispatchEvent(new Event("blur"))],
    ["a hidden page", () => hide(true)],
    ["a turn of the phone", () => window.dispatchEvent(new Event("resize"))],
  ] as const)("%s covers it", (_name, end) => {
    hold.look();
    end();
    expect(shown()).toBe(0);
  });

  test("a focus that goes elsewhere covers it, and stays there", () => {
    hold.look();
    const other = document.getElementById("other");
    other?.focus();
    expect(shown()).toBe(0);
    expect(document.activeElement).toBe(other);
  });
});

test("covered, the page is the same to the byte for all rolls", () => {
  const pages = new Set<string>();
  for (const high of PIPS) {
    for (const low of PIPS) {
      secret = { dice: [high, low], name: `roll ${high}${low}`, notes: [`note ${high}${low}`] };
      pages.add(document.documentElement.outerHTML);
      pointer("pointerdown", pad);
      expect(shown()).toBe(2);
      pointer("pointerup", pad);
      pages.add(document.documentElement.outerHTML);
    }
  }
  expect(pages.size).toBe(1);
});
