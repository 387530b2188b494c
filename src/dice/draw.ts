// The secret dice, written into the document by hand: outside React, and leaving nothing behind.
import type { Dice, Pips } from "../game/words/dice.ts";
import { pipPath } from "./pips.ts";

/** What the holder may see: the dice as they fell, the roll's name, lines for nobody else. */
export type PeekContent = Readonly<{ dice: Dice; name: string; notes: readonly string[] }>;

const SVG = "http://www.w3.org/2000/svg";

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function die(pips: Pips): SVGElement {
  const svg = shape("svg", {
    class: "die",
    viewBox: "0 0 10 10",
    "aria-hidden": "true",
    "data-testid": "die",
    "data-pips": String(pips),
  });
  svg.append(
    shape("rect", { class: "die-edge", x: ".2", y: ".2", width: "9.6", height: "9.6", rx: "2.2" }),
    shape("rect", { class: "die-face", x: ".7", y: ".5", width: "8.6", height: "8.5", rx: "1.8" }),
    shape("path", { class: "die-pips", d: pipPath(pips) }),
  );
  return svg;
}

function line(className: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.className = className;
  element.textContent = text;
  return element;
}

/** Fills the room inside the cup; gives back what carries the roll's name. */
export function drawPeek(room: HTMLElement, { dice, name, notes }: PeekContent): HTMLElement {
  const pair = document.createElement("div");
  pair.className = "peek-dice";
  pair.tabIndex = -1;
  pair.setAttribute("role", "img");
  pair.setAttribute("aria-label", name);
  pair.append(die(dice[0]), die(dice[1]));
  const word = line("peek-name", name);
  word.setAttribute("aria-hidden", "true");
  room.replaceChildren(pair, word, ...notes.map((note) => line("peek-note", note)));
  return pair;
}
