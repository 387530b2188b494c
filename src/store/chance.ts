// Chance from the browser's own source. DESIGN fixes how it is used: dice, and only dice, take one byte.

import type { Chance } from "../game/flow/events.ts";
import { type Dice, type Pips, SEAL_PICTURES, type Seal } from "../game/words/dice.ts";

type Source = Pick<Crypto, "getRandomValues">;

export type ChanceSource = Readonly<{
  die: () => Pips;
  dice: () => Dice;
  /** Three different pictures. */
  seal: () => Seal;
  /** 0 to count - 1, for what is no die: who opens, an order of seats. */
  below: (count: number) => number;
  /** A name that nothing else has: for games and players. */
  id: () => string;
}>;

/** The highest multiple of 6 in a byte: what lies above would favour the low faces. */
const FAIR = 252;
const WORDS = 2 ** 32;
const RADIX = 36;

function drawDie(source: Source): Pips {
  for (;;) {
    const [byte = FAIR] = source.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) return ((byte % 6) + 1) as Pips;
  }
}

function drawBelow(source: Source, count: number): number {
  const fair = WORDS - (WORDS % count);
  for (;;) {
    const words = source.getRandomValues(new Uint32Array(2));
    const word = words.find((drawn) => drawn < fair);
    if (word !== undefined) return word % count;
  }
}

/** Steps over the pictures that are taken, so that no draw is ever repeated. */
function drawSeal(below: (count: number) => number): Seal {
  const taken: number[] = [];
  const next = () => {
    let picture = below(SEAL_PICTURES - taken.length);
    for (const other of [...taken].sort((a, b) => a - b)) if (picture >= other) picture += 1;
    taken.push(picture);
    return picture;
  };
  return [next(), next(), next()];
}

/** Takes `crypto`; gives every draw the app makes. Works where `crypto.randomUUID` is missing. */
export function cryptoChance(source: Source): ChanceSource {
  let made = 0;
  const die = () => drawDie(source);
  const below = (count: number) => drawBelow(source, count);
  const id = () => {
    made += 1;
    const bytes = source.getRandomValues(new Uint8Array(10));
    const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    // The time and a count keep ids apart even where the source is stubbed.
    return `${Date.now().toString(RADIX)}-${made.toString(RADIX)}-${drawn}`;
  };
  return { die, below, id, dice: () => [die(), die()], seal: () => drawSeal(below) };
}

/** Takes what an event needs; draws it. */
export function drawChance(source: ChanceSource, need: "roll" | "die" | "none"): Chance {
  switch (need) {
    case "roll":
      return { dice: source.dice(), seal: source.seal() };
    case "die":
      return { die: source.die() };
    case "none":
      return { none: true };
  }
}
