// What the phone offers to play cues with; each part guarded, any of them may be missing.
import { createFeel, type Feel, type FeelPorts } from "./feel.ts";
import { createHaptics } from "./haptics.ts";
import { createShake, type Motion } from "./shake.ts";
import { createSound } from "./sound.ts";
import { createSpeech, type SpeechPorts } from "./speech.ts";
import { createWake } from "./wake.ts";

type Page = Window & typeof globalThis;

/** So long a frame may take to come, in ms. */
const FRAMELESS_MS = 150;
const GESTURES = ["pointerup", "keydown", "click"] as const;

function motionOf(page: Page) {
  const sensor = page.DeviceMotionEvent as
    | (typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> })
    | undefined;
  if (typeof sensor !== "function") return { listen: undefined, permit: undefined };
  // A desk has no sensor, whatever its browser knows of asking.
  const held = page.matchMedia?.("(pointer: coarse)").matches;
  const permit = held ? sensor.requestPermission?.bind(sensor) : undefined;
  const listen = (heard: (motion: Motion) => void) => {
    page.addEventListener("devicemotion", heard);
    return () => page.removeEventListener("devicemotion", heard);
  };
  return { listen, permit };
}

/** Takes the page, what is set, and how a claim is said; gives what plays cues, already listening for gestures. */
export function feelOf(
  page: Page,
  settings: FeelPorts["settings"],
  words: SpeechPorts["words"],
): Feel {
  const { navigator, document } = page;
  const lock = "wakeLock" in navigator ? navigator.wakeLock : undefined;
  const after = (ms: number, task: () => void) => {
    const timer = page.setTimeout(task, ms);
    return () => page.clearTimeout(timer);
  };
  const soon = (task: () => void) => {
    let due = true;
    const now = () => {
      if (due) task();
      due = false;
    };
    page.requestAnimationFrame(() => page.setTimeout(now));
    // Where no frame comes.
    page.setTimeout(now, FRAMELESS_MS);
  };
  const feel = createFeel({
    soon,
    settings,
    sound: createSound({
      make: () => new page.AudioContext(),
      free: () => navigator.userActivation?.hasBeenActive ?? false,
      after,
      now: () => page.performance.now(),
    }),
    haptics: createHaptics(navigator.vibrate?.bind(navigator)),
    speech: createSpeech({
      synthesis: page.speechSynthesis,
      utter: (text) => new page.SpeechSynthesisUtterance(text),
      words,
    }),
    wake: createWake({
      ask: lock && (() => lock.request("screen")),
      visible: () => document.visibilityState === "visible",
      after,
    }),
    shake: createShake({ ...motionOf(page), after }),
  });
  for (const gesture of GESTURES) {
    page.addEventListener(gesture, feel.touched, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") feel.shown();
  });
  return feel;
}
