// What a screen gets of what is felt: the cue it may move by, the shake, and who reads the claim from where.

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { Direction } from "../../game/words/table.ts";
import { isLively } from "../../ui/lively.ts";
import { useTurn } from "./turn.ts";

/** The last event as what moves: worked out from before, after and event; the same for every covered roll. */
export type Cued = Readonly<{
  name: "open" | "roll" | "look" | "pass" | "meyer" | "believe" | "lift" | "second" | "end";
  /** The turn it led to. */
  turn: number;
  way: Direction;
}>;

export type FeelPort = Readonly<{
  /** Null after a load. */
  last: () => Cued | null;
  shake: Readonly<{
    /** `ask`: a click may ask for it; `on`: shaking rolls; `off`: it does not. */
    state: () => "off" | "ask" | "on";
    watch: (changed: () => void) => () => void;
    /** Within a click. */
    ask: () => void;
    arm: (shaken: () => void) => () => void;
    /** Tells when the phone comes to lie flat, and when it is taken up. */
    flat: (changed: (flat: boolean) => void) => () => void;
  }>;
  /** Whether the claim always reads from both long sides. */
  sides: Readonly<{
    on: () => boolean;
    watch: (changed: () => void) => () => void;
    set: (on: boolean) => void;
  }>;
}>;

const NOTHING = () => () => {};

/** A phone that feels nothing. */
export const NUMB: FeelPort = {
  last: () => null,
  shake: { state: () => "off", watch: NOTHING, ask: () => {}, arm: NOTHING, flat: NOTHING },
  sides: { on: () => false, watch: NOTHING, set: () => {} },
};

export const FeelContext = createContext<FeelPort>(NUMB);

/** The cue that brought this screen, if it is one of these and movement would be seen; else null. */
export function useCued(...names: readonly Cued["name"][]): Cued | null {
  const { last } = useContext(FeelContext);
  const { view } = useTurn();
  const [cued] = useState(() => {
    const found = last();
    const mine = found !== null && found.turn === view.turn && names.includes(found.name);
    return mine && isLively() ? found : null;
  });
  return cued;
}

/** How shaking stands, and the asking for it. */
export function useShake(): Readonly<{ state: "off" | "ask" | "on"; ask: () => void }> {
  const { shake } = useContext(FeelContext);
  return { state: useSyncExternalStore(shake.watch, shake.state), ask: shake.ask };
}

/** Shaking does it, as long as that is armed. */
export function useShaken(armed: boolean, act: () => void): void {
  const { shake } = useContext(FeelContext);
  const state = useSyncExternalStore(shake.watch, shake.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once permitted, the sensor is listened to anew
  useEffect(() => (armed ? shake.arm(act) : undefined), [armed, act, shake, state]);
}

/** Whether the claim is to read from both long sides: the table's wish, or the phone lies flat. */
export function useSides(): boolean {
  const { shake, sides } = useContext(FeelContext);
  const wished = useSyncExternalStore(sides.watch, sides.on);
  const [flat, setFlat] = useState(false);
  useEffect(() => shake.flat(setFlat), [shake]);
  return wished || flat;
}
