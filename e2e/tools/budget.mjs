// What the app may weigh, and what a first visit loads. Kept in one place for the gate, the tests
// and the bench. 1 KB is 1,000 bytes.

/** Brotli bytes unless said otherwise. */
export const LIMITS = { firstScript: 75_000, firstAll: 90_000, precache: 450_000 };

/** Chunks that Home needs although they are imported when they are needed. Of each row one is
 * loaded: the heaviest counts. */
export const BOOT = [["en", "de", "da", "nb"].map((name) => `src/i18n/front/${name}.ts`)];

/** What only framer-motion has in it: it must not be in the first load. */
export const MARKERS = ["framerAppearId", "data-framer-appear-id", "whileInView"];
