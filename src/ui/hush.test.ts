// @vitest-environment jsdom
// What a root is not asked for, and what goes on reaching it and everybody else.
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { hushed, UNHEARD } from "./hush.ts";

/** What is listened to as a root begins. */
function askedBy(begin: (root: HTMLElement) => Root): readonly string[] {
  const listen = vi.spyOn(EventTarget.prototype, "addEventListener");
  begin(document.createElement("div")).unmount();
  const asked = listen.mock.calls.map(([name]) => name);
  listen.mockRestore();
  return asked;
}

test("React is given what presses, clicks, keys and fields bring, and nothing that is unheard", () => {
  const asked = askedBy((root) => hushed(root, createRoot));
  expect(asked).toEqual(
    expect.arrayContaining(["pointerdown", "click", "keydown", "input", "change", "submit"]),
  );
  expect(asked.filter((name) => UNHEARD.includes(name))).toEqual([]);
});

test("every unheard event is one that React would have asked for", () => {
  const asked = askedBy(createRoot);
  expect(UNHEARD.filter((name) => !asked.includes(name))).toEqual([]);
});

test("whoever listens to the page or to a control is told as before", () => {
  const root = document.createElement("div");
  document.body.append(root);
  hushed(root, createRoot).render(createElement("span"));
  const told: string[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  for (const [who, target] of [
    ["window", window],
    ["document", document],
    ["root", root],
  ] as const) {
    target.addEventListener("pointerup", () => told.push(who), { signal });
  }
  root.dispatchEvent(new Event("pointerup", { bubbles: true }));
  ending.abort();
  root.remove();
  expect(told).toEqual(["root", "document", "window"]);
});

test("what it listens to is heard by React", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  const heard: string[] = [];
  const note = ({ type }: Readonly<{ type: string }>) => void heard.push(type);
  hushed(root, createRoot).render(
    createElement("span", { onPointerDown: note, onClick: note, onPointerUp: note }),
  );
  await vi.waitFor(() => expect(root.querySelector("span")).not.toBeNull());
  for (const name of ["pointerdown", "pointerup", "click"]) {
    root.querySelector("span")?.dispatchEvent(new Event(name, { bubbles: true }));
  }
  root.remove();
  expect(heard).toEqual(["pointerdown", "click"]);
});
