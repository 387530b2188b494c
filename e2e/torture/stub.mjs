// What runs in the page before the app: bytes of known origin for the dice, and a watch for open dice.

/** Feeds every one-byte draw from a sequence of its own and tells what it gave; sees dice that
 * nobody holds, and counts what a full disk has refused.
 * @param {{ seed: number }} given */
export function stub({ seed }) {
  const real = crypto.getRandomValues.bind(crypto);
  let state = (seed ^ Date.now()) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % 256;
  };
  const told = /** @type {any} */ (window);
  told.tortureBytes = [];
  told.tortureLeaks = [];
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: (/** @type {any} */ array) => {
      if (!(array instanceof Uint8Array) || array.length !== 1) return real(array);
      array[0] = next();
      told.tortureBytes.push(array[0]);
      return array;
    },
  });
  told.tortureFull = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function watched(...asked) {
    const begun = transaction.apply(this, asked);
    begun.addEventListener("abort", () => {
      if (begun.error?.name === "QuotaExceededError") told.tortureFull += 1;
    });
    return begun;
  };
  let held = 0;
  const hold = () => {
    held += 1;
  };
  const free = () => {
    held = 0;
  };
  window.addEventListener("pointerdown", hold, { capture: true });
  window.addEventListener("pointerup", free, { capture: true });
  window.addEventListener("pointercancel", free, { capture: true });
  new MutationObserver(() => {
    if (held > 0 || !document.querySelector('[data-testid="die"]')) return;
    const screen = document.querySelector("main")?.getAttribute("data-screen");
    if (screen !== "reveal") told.tortureLeaks.push(String(screen));
  }).observe(document, { childList: true, subtree: true });
}

/** The dice that the last bytes make: two that count, a byte of 252 or more being drawn again.
 * @param {readonly number[]} bytes
 * @returns {string | null} */
export function diceOf(bytes) {
  const fair = bytes.filter((byte) => byte < 252).slice(-2);
  return fair.length === 2 ? fair.map((byte) => (byte % 6) + 1).join("") : null;
}
