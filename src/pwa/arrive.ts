// Links that bring something: the address the app was opened with, and every one that follows.

/** Whether a fragment is one of ours; the rest is none of our business. */
export const isLink = (hash: string) => /^#[rg]=/.test(hash);

/** Calls back with each such address, and takes it out of the bar: a reload brings it only once. */
export function arrivals(come: (address: string) => void): () => void {
  const look = () => {
    const { href, hash, pathname, search } = location;
    if (!isLink(hash)) return;
    history.replaceState(history.state, "", pathname + search);
    come(href);
  };
  look();
  addEventListener("hashchange", look);
  return () => removeEventListener("hashchange", look);
}
