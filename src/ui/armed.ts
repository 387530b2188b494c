// When the controls of a screen that has just appeared may act: no finger down, and half a second gone.
import { useEffect, useState } from "react";
import { contacts } from "./contacts.ts";

export const ARM_MS = 500;

/** `screen` names what is on screen; a new name disarms until the rule above is met again. */
export function useArmed(screen: string | number): boolean {
  const [armed, setArmed] = useState<string | number | null>(null);
  useEffect(() => {
    const fingers = contacts();
    let stop = () => {};
    const settle = () => {
      if (fingers.count() > 0) return;
      stop();
      setArmed(screen);
    };
    const timer = setTimeout(() => {
      stop = fingers.onChange(settle);
      settle();
    }, ARM_MS);
    return () => {
      clearTimeout(timer);
      stop();
      setArmed(null);
    };
  }, [screen]);
  return armed === screen;
}
