// The look as it stands on <html>, where the style sheets read it.

export type Look = Readonly<{
  /** A theme's name; "system" follows the phone. */
  theme: string;
  /** Nothing moves. */
  still: boolean;
  /** Which hand holds the phone. */
  hand: string;
}>;

/** The phone's own wish for light; null where it cannot be asked. */
export const daylight = (): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: light)") : null;

/** Puts a look on. */
export function wear({ theme, still, hand }: Look): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme === "system" ? (daylight()?.matches ? "light" : "dark") : theme;
  root.dataset["hand"] = hand;
  if (still) root.dataset["motion"] = "still";
  else delete root.dataset["motion"];
  const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}
