// Whether things are to keep still: the phone's wish, or the app's own switch on <html>.

export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "still" ||
  (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches);
