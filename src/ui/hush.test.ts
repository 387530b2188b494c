// @vitest-environment jsdom
// What is kept from React, and what must go on reaching it.
import { expect, test } from "vitest";
import { hush, UNHEARD } from "./hush.ts";

/** Who hears an event at a control: the window on the way down, a root below it, the control itself. */
function heard(name: string): readonly string[] {
  const root = document.createElement("div");
  const control = document.createElement("button");
  root.append(control);
  document.body.append(root);
  const told: string[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  for (const capture of [true, false]) {
    root.addEventListener(name, () => told.push("root"), { capture, signal });
  }
  window.addEventListener(name, () => told.push("window"), { capture: true, signal });
  control.addEventListener(name, () => told.push("control"), { signal });
  control.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  ending.abort();
  root.remove();
  return told;
}

test("what nobody wants goes no further than the window, which still hears it", () => {
  hush(window);
  expect(UNHEARD.map((name) => [name, heard(name)])).toEqual(
    UNHEARD.map((name) => [name, ["window"]]),
  );
});

test.each([
  ...["pointerdown", "click", "keydown", "keyup", "input", "change", "submit", "toggle"],
  ...["lostpointercapture", "contextmenu", "touchstart", "focusin", "focusout", "scroll", "cancel"],
])("%s reaches a root and its control", (name) => {
  expect(heard(name)).toEqual(["window", "root", "control", "root"]);
});

test("the browser's own answer to it is not taken away", () => {
  const event = new Event("mousedown", { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
