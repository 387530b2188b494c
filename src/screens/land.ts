// Where the focus goes when a screen has come: to its heading, which a screen reader then says.

/** Nothing is taken from a sheet that lies over the screen: it gives the focus back itself. */
export function land(): void {
  if (document.querySelector("dialog[open]")) return;
  const main = document.querySelector<HTMLElement>("main");
  const to = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!to) return;
  to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
