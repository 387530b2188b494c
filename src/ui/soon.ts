// What lies below the glass of a screen that has just come can wait until the rest of it is there.

import { useDeferredValue } from "react";

/** False when a screen comes, true right behind it. */
export const useSoon = (): boolean => useDeferredValue(true, false);
